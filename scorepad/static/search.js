// The search box: "/" focuses it, suggestions come as you type by a plain GET.

const box = document.querySelector('#q');

function list() {
  let found = box.form.querySelector('.suggest');
  if (!found) {
    found = document.createElement('ul');
    found.className = 'suggest';
    found.hidden = true;
    box.form.append(found);
  }
  return found;
}

let latest = 0;

async function suggest() {
  const mine = ++latest;
  const query = box.value.trim();
  if (query.length < 2) {
    list().hidden = true;
    return;
  }
  const address = new URL(box.form.action);
  address.pathname += '/suggest';
  address.search = new URLSearchParams(new FormData(box.form));
  try {
    const response = await fetch(address);
    if (mine !== latest || !response.ok) return;
    const html = await response.text();
    if (mine !== latest) return;
    list().innerHTML = html;
    list().hidden = !list().children.length;
  } catch {
    list().hidden = true;
  }
}

if (box) {
  let timer;
  box.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(suggest, 80);
  });
  document.addEventListener('keydown', (event) => {
    // On a Russian keyboard the same key gives a full stop.
    const slash = event.key === '/' || (event.key === '.' && event.code === 'Slash');
    const typing = event.target.closest?.('input, textarea, select, [contenteditable]');
    if (slash && !event.ctrlKey && !event.metaKey && !event.altKey && !typing) {
      event.preventDefault();
      box.focus();
      box.select();
    }
    if (event.key === 'Escape' && !list().hidden) {
      list().hidden = true;
      box.focus();
    }
    if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && event.target.closest?.('.find')) {
      const links = [box, ...list().querySelectorAll('a')];
      const next = links.indexOf(document.activeElement) + (event.key === 'ArrowDown' ? 1 : -1);
      if (links[next]) {
        event.preventDefault();
        links[next].focus();
      }
    }
  });
  document.addEventListener('click', (event) => {
    if (!event.target.closest('.find')) list().hidden = true;
  });
  box.form.addEventListener('focusout', (event) => {
    if (event.relatedTarget && !box.form.contains(event.relatedTarget)) list().hidden = true;
  });
}
