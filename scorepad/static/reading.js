// Reading a rules page: the contents follow, terms explain themselves, the place is remembered.

const slug = document.body.dataset.game;
const headings = [...document.querySelectorAll('.prose h2[id], .prose h3[id]')];
const contents = document.querySelector('.contents details');
const links = new Map(
  [...document.querySelectorAll('.contents a')].map((link) => [link.hash.slice(1), link]),
);

if (matchMedia('(min-width: 62rem)').matches) contents.open = true;
contents.addEventListener('click', (event) => {
  if (event.target.closest('a') && !matchMedia('(min-width: 62rem)').matches) contents.open = false;
});

let current = '';
function follow() {
  let found = headings[0];
  for (const heading of headings) {
    if (heading.getBoundingClientRect().top > innerHeight * 0.3) break;
    found = heading;
  }
  if (!found || found.id === current) return;
  links.get(current)?.removeAttribute('aria-current');
  current = found.id;
  document.body.dataset.section = scrollY > 200 ? current : '';
  const link = links.get(current);
  link?.setAttribute('aria-current', 'true');
  if (contents.open) link?.scrollIntoView({ block: 'nearest' });
  try {
    localStorage.setItem(`place:${slug}`, scrollY > 200 ? current : '');
  } catch {
    // The place is not remembered, that is all.
  }
}

let waiting = false;
addEventListener(
  'scroll',
  () => {
    if (waiting) return;
    waiting = true;
    requestAnimationFrame(() => {
      waiting = false;
      follow();
    });
  },
  { passive: true },
);

/* Back to where this page was left, offered rather than forced. */
function offer() {
  if (location.hash) return;
  let place;
  try {
    place = localStorage.getItem(`place:${slug}`);
  } catch {
    return;
  }
  const link = place && links.get(place);
  const nav = document.querySelector('.resume');
  if (!link || !nav) return;
  const anchor = nav.querySelector('a');
  anchor.href = `#${place}`;
  anchor.textContent = link.textContent;
  nav.hidden = false;
  anchor.addEventListener('click', () => (nav.hidden = true));
}
offer();
follow();

/* A term of the glossary explains itself where each section first uses it. */
const meanings = new Map();
for (const term of document.querySelectorAll('.prose dt')) {
  const words = term.textContent.replace(/\s*[([«“"].*$/, '').trim();
  const meaning = term.nextElementSibling;
  if (words.length > 3 && meaning?.tagName === 'DD') meanings.set(words.toLowerCase(), meaning.textContent.trim());
}

/* Endings change: of a long last word the ending may differ, in Russian by a few letters. */
function pattern(words) {
  const escaped = words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  if (/[а-яё]$/i.test(words)) {
    return words.split(' ').map((word) => `${word.slice(0, word.length > 5 ? -2 : -1)}\\p{L}{0,4}`).join('\\s+');
  }
  return `${escaped}(?:s|es)?`;
}

function mark() {
  if (!meanings.size) return;
  const longest = [...meanings.keys()].sort((a, b) => b.length - a.length);
  const finders = longest.map((words) => [new RegExp(`(?<!\\p{L})${pattern(words)}(?!\\p{L})`, 'iu'), words]);
  let used = new Set();
  const inside = document.querySelectorAll('.prose h2, .prose p, .prose li, .prose td');
  for (const element of inside) {
    if (element.tagName === 'H2') used = new Set();
    if (element.closest('dl, .worked, .page-foot') || element.tagName === 'H2') continue;
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const nodes = [];
    while (walker.nextNode()) {
      if (!walker.currentNode.parentElement.closest('a, code, .term, strong')) nodes.push(walker.currentNode);
    }
    for (let node of nodes) {
      for (const [finder, words] of finders) {
        if (used.has(words)) continue;
        const found = finder.exec(node.data);
        if (!found) continue;
        used.add(words);
        const rest = node.splitText(found.index);
        const after = rest.splitText(found[0].length);
        const term = document.createElement('span');
        term.className = 'term';
        term.tabIndex = 0;
        term.setAttribute('role', 'button');
        term.dataset.meaning = meanings.get(words);
        rest.replaceWith(term);
        term.append(rest);
        node = after;
      }
    }
  }
}
mark();

let popover;
function close() {
  popover?.remove();
  popover = null;
}

function explain(term) {
  close();
  popover = document.createElement('div');
  popover.className = 'popover';
  popover.id = 'meaning';
  popover.setAttribute('role', 'tooltip');
  popover.textContent = term.dataset.meaning;
  document.body.append(popover);
  term.setAttribute('aria-describedby', 'meaning');
  const box = term.getBoundingClientRect();
  popover.style.top = `${box.bottom + scrollY + 6}px`;
  const left = Math.min(box.left, document.documentElement.clientWidth - popover.offsetWidth - 12);
  popover.style.left = `${Math.max(8, left) + scrollX}px`;
}

document.addEventListener('click', (event) => {
  const term = event.target.closest('.term');
  if (term) explain(term);
  else close();
});
document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') close();
  if ((event.key === 'Enter' || event.key === ' ') && event.target.classList?.contains('term')) {
    event.preventDefault();
    explain(event.target);
  }
});
