// What every page has: links that keep their place, search at hand, copy buttons, offline use.
import './search.js';

for (const link of document.querySelectorAll('[data-switch]')) {
  link.addEventListener('click', () => {
    const code = link.lang;
    document.cookie = `lang=${code};path=/;max-age=31536000;samesite=lax`;
    const place = document.body.dataset.section ?? location.hash.slice(1);
    if (place && link.href) link.hash = place;
  });
}

for (const button of document.querySelectorAll('[data-copy]')) {
  if (!navigator.clipboard) continue;
  button.hidden = false;
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(button.dataset.copy);
    button.textContent = '✓';
  });
}

const recent = document.querySelector('[data-recent]');
const game = document.body.dataset.game ?? document.querySelector('[data-game]')?.dataset.game;
const KEY = 'recent-games';

function remembered() {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? found.filter((slug) => typeof slug === 'string') : [];
  } catch {
    return [];
  }
}

if (game) {
  try {
    const list = [game, ...remembered().filter((slug) => slug !== game)].slice(0, 4);
    localStorage.setItem(KEY, JSON.stringify(list));
  } catch {
    // A browser that keeps nothing still shows everything.
  }
}
if (recent) {
  const list = recent.querySelector('ul');
  for (const slug of remembered()) {
    const card = document.querySelector(`.all-games [data-slug="${CSS.escape(slug)}"]`);
    if (card) list.append(card.cloneNode(true));
  }
  recent.hidden = !list.children.length;
}

const filters = document.querySelector('[data-filters]');
if (filters) {
  const cards = [...document.querySelectorAll('.all-games [data-slug]')];
  const none = document.querySelector('[data-none]');
  const plain = (text) => text.toLocaleLowerCase().replaceAll('ё', 'е');
  const apply = () => {
    const words = plain(filters.elements.name.value).split(/\s+/).filter(Boolean);
    const players = Number(filters.elements.players.value);
    const minutes = Number(filters.elements.minutes.value);
    const kind = filters.elements.kind.value;
    let shown = 0;
    for (const card of cards) {
      const { names, least, most, short, kinds } = card.dataset;
      const fits =
        words.every((word) => plain(names).includes(word)) &&
        (!players || (least && Number(least) <= players && players <= Number(most))) &&
        (!minutes || (short && Number(short) <= minutes)) &&
        (!kind || kinds.split(' ').includes(kind));
      card.hidden = !fits;
      shown += fits;
    }
    none.hidden = shown > 0;
  };
  filters.addEventListener('input', apply);
  filters.addEventListener('submit', (event) => event.preventDefault());
  filters.querySelector('button')?.setAttribute('hidden', '');
  apply();
}
