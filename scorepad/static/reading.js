// Reading a rules page: the contents follow, terms explain themselves, the place is remembered.

const slug = document.body.dataset.game;
const LINE = 100; // Below where a heading comes to stand that an address leads to, in pixels.
const headings = [...document.querySelectorAll('.prose h2[id], .prose h3[id]')];
const nav = document.querySelector('.contents');
const contents = nav.querySelector('details');
const here = nav.querySelector('.here');
const links = new Map([...nav.querySelectorAll('a')].map((link) => [link.hash.slice(1), link]));

/* Wide: a column beside the text. Narrow: a bar that stays at the top and opens over the text. */
const wide = matchMedia('(min-width: 62rem)');
nav.classList.add('following');
contents.open = wide.matches;
wide.addEventListener('change', () => (contents.open = wide.matches));
document.addEventListener('click', (event) => {
  const inside = event.target.closest('.contents');
  if (!wide.matches && (!inside || event.target.closest('.contents a'))) contents.open = false;
});
nav.addEventListener('keydown', (event) => {
  if (event.key !== 'Escape' || wide.matches || !contents.open) return;
  contents.open = false;
  contents.querySelector('summary').focus();
});
contents.addEventListener('toggle', () => show(links.get(current)));

/* Scrolls the list of contents, never the page. */
function show(link) {
  if (!link || !contents.open) return;
  const list = wide.matches ? nav : nav.querySelector('ul');
  const top = link.getBoundingClientRect().top - list.getBoundingClientRect().top;
  if (top < 0 || top > list.clientHeight - 40) list.scrollTop += top - list.clientHeight / 3;
}

/* The section whose heading last went past the top; at the end of the page, where the last ones
   cannot, the one that the address names, else the last. */
function read() {
  if (scrollY > 0 && scrollY + innerHeight >= document.documentElement.scrollHeight - 2) {
    const named = headings.find((heading) => heading.id === location.hash.slice(1));
    const inView = named && named.getBoundingClientRect().top >= 0;
    return inView ? named : headings.at(-1);
  }
  let found = headings[0];
  for (const heading of headings) {
    if (heading.getBoundingClientRect().top > LINE) break;
    found = heading;
  }
  return found;
}

let current = '';
function follow() {
  const found = read();
  document.body.dataset.section = scrollY > 200 ? (found?.id ?? '') : '';
  if (!found || found.id === current) return;
  links.get(current)?.removeAttribute('aria-current');
  current = found.id;
  const link = links.get(current);
  link?.setAttribute('aria-current', 'true');
  here.textContent = link?.textContent ?? '';
  show(link);
}

function remember() {
  try {
    localStorage.setItem(`place:${slug}`, document.body.dataset.section);
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
      remember();
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
  if (!link) return;
  const line = document.querySelector('.resume');
  const anchor = line.querySelector('a');
  anchor.href = `#${place}`;
  anchor.textContent = link.textContent;
  line.hidden = false;
  anchor.addEventListener('click', () => (line.hidden = true));
}
offer();
follow();

/* A term of the glossary explains itself where each section first uses it. */
const meanings = new Map();
for (const term of document.querySelectorAll('.prose dl:not(.worked dl) > dt')) {
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
        term.setAttribute('aria-expanded', 'false');
        term.dataset.meaning = meanings.get(words);
        rest.replaceWith(term);
        term.append(rest);
        node = after;
      }
    }
  }
}
mark();

/* One box for all terms; it is there from the start, so that a change of it is read out. */
const popover = document.createElement('div');
popover.className = 'popover';
popover.setAttribute('role', 'status');
popover.hidden = true;
document.body.append(popover);
let explained = null;

function close() {
  explained?.setAttribute('aria-expanded', 'false');
  explained = null;
  popover.hidden = true;
  popover.textContent = '';
}

function explain(term) {
  const again = term === explained;
  close();
  if (again) return;
  explained = term;
  term.setAttribute('aria-expanded', 'true');
  popover.hidden = false;
  popover.textContent = term.dataset.meaning;
  const box = term.getBoundingClientRect();
  const room = document.documentElement.clientWidth - popover.offsetWidth - 8;
  popover.style.top = `${box.bottom + scrollY + 6}px`;
  popover.style.left = `${Math.max(8, Math.min(box.left, room)) + scrollX}px`;
}

document.addEventListener('click', (event) => {
  const term = event.target.closest('.term');
  if (term) explain(term);
  else if (!event.target.closest('.popover')) close();
});
document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') close();
  if ((event.key === 'Enter' || event.key === ' ') && event.target.closest('.term')) {
    event.preventDefault();
    explain(event.target);
  }
});
