// What every page has: links that keep their place, search at hand, copy buttons, offline use.
import './offline.js';
import './search.js';
import { used } from './recent.js';

for (const link of document.querySelectorAll('[data-switch]')) {
  link.addEventListener('click', () => {
    const code = link.hreflang;
    document.cookie = `lang=${code};path=/;max-age=31536000;samesite=lax`;
    const place = document.body.dataset.section ?? location.hash.slice(1);
    link.hash = place;
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

const game = document.body.dataset.game ?? document.querySelector('[data-game]')?.dataset.game;
if (game) used(game);
