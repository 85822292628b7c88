// The home page: what was used last comes first, and the list is filtered as you type.
import { recentGames } from './recent.js';

const cards = [...document.querySelectorAll('.all-games [data-slug]')];

const recent = document.querySelector('[data-recent]');
const list = recent.querySelector('ul');
for (const slug of recentGames()) {
  const card = cards.find((found) => found.dataset.slug === slug);
  if (!card) continue;
  const copy = card.cloneNode(true);
  copy.hidden = false;
  list.append(copy);
}
recent.hidden = !list.children.length;

const filters = document.querySelector('[data-filters]');
const found = document.querySelector('[data-found]');
const plain = (text) => text.toLocaleLowerCase().replaceAll('ё', 'е');

/* The same conditions as in web/home.py, which answers where there is no script. */
function apply() {
  const { name, players, minutes, kind } = filters.elements;
  const words = plain(name.value).split(/\s+/).filter(Boolean);
  let shown = 0;
  for (const card of cards) {
    const { names, least, most, short, kinds } = card.dataset;
    const fits =
      words.every((word) => plain(names).includes(word)) &&
      (!players.value || (least && +least <= +players.value && +players.value <= +most)) &&
      (!minutes.value || (short && +short <= +minutes.value)) &&
      (!kind.value || kinds.split(' ').includes(kind.value));
    card.hidden = !fits;
    shown += fits ? 1 : 0;
  }
  const asked = words.length || players.value || minutes.value || kind.value;
  if (!asked) found.textContent = '';
  else found.textContent = shown ? found.dataset.found.replace('{count}', shown) : found.dataset.none;
}

filters.addEventListener('input', apply);
filters.addEventListener('submit', (event) => event.preventDefault());
filters.querySelector('button').hidden = true;
apply();
