// The calculator with a script: the breakdown follows each change, drafts survive a reload.
// Everything here has a plain post behind it; without this file the page works in full.
import './result.js';
import './notation-editor.js';
import { shareData } from './editors.js';
import { tracks } from './tracks.js';

const FIELDS = 'input, select, textarea';
let form;
let timer;
let running = 0;

function draftKey() {
  return `draft:${form.dataset.game}`;
}

function body(action = 'score') {
  const data = new URLSearchParams();
  for (const [name, value] of new FormData(form)) data.append(name, value);
  data.set('do', action);
  return data;
}

function remember() {
  try {
    localStorage.setItem(draftKey(), body().toString());
  } catch {
    // No room or no permission: the page still works, it only forgets.
  }
}

function draft() {
  try {
    return localStorage.getItem(draftKey());
  } catch {
    return null;
  }
}

/* Which fields apply under the setup: the same conditions as on the server. */
function conditional() {
  for (const field of form.querySelectorAll('[data-when]')) {
    const input = field.querySelector(FIELDS);
    const when = JSON.parse(field.dataset.when);
    const fits = Object.entries(when).every(([name, allowed]) => {
      const value = nearest(input?.name ?? '', name);
      return value === null || allowed.some((item) => String(item).toLowerCase() === value);
    });
    field.hidden = !fits;
  }
}

function nearest(from, name) {
  const steps = from.split('-');
  for (let depth = steps.length - 1; depth >= 0; depth--) {
    const found = value([...steps.slice(0, depth), name].join('-'));
    if (found !== null) return found;
  }
  return value(`setup-${name}`);
}

function value(name) {
  const inputs = [...form.elements].filter((item) => item.name === name);
  const check = inputs.find((item) => item.type === 'checkbox');
  if (check) return String(check.checked);
  return inputs.length ? inputs[0].value.toLowerCase() : null;
}

function showRefusals(refusals) {
  for (const list of form.querySelectorAll('[data-errors]')) {
    const items = refusals[list.dataset.errors] ?? [];
    list.hidden = !items.length;
    list.replaceChildren(
      ...items.map((item) => {
        const entry = document.createElement('li');
        entry.textContent = `${item.message} `;
        if (item.rule) {
          const link = document.createElement('a');
          link.href = `${form.getAttribute('action').replace(/\/score.*/, '')}#${item.rule}`;
          link.textContent = form.dataset.rule;
          entry.append(link);
        }
        return entry;
      }),
    );
    const input = form.elements[list.dataset.errors];
    if (input?.setAttribute) {
      if (items.length) input.setAttribute('aria-invalid', 'true');
      else input.removeAttribute('aria-invalid');
    }
  }
}

function showTotals(result) {
  const totals = [];
  for (const player of form.querySelectorAll('.player')) {
    const index = player.dataset.player;
    const found = result.querySelector(`[data-total-of="${index}"]`)?.textContent.trim() ?? '';
    player.querySelector('.running').textContent = found;
    if (found) totals.push(`${player.querySelector('.who').textContent.trim()} ${found}`);
  }
  form.querySelector('[data-totals]').textContent = totals.join(' · ');
}

function take(result) {
  const json = (name) => JSON.parse(result.querySelector(`script[data-${name}]`)?.textContent || '{}');
  const refusals = json('refusals');
  showRefusals(refusals);
  showTotals(result);
  shareData({ editors: json('editors'), states: json('states'), canonical: json('canonical'), refusals });
}

async function follow() {
  const mine = ++running;
  const result = document.querySelector('#result');
  try {
    const response = await fetch(form.action, {
      method: 'POST',
      body: body(),
      headers: { 'X-Fragment': 'result' },
    });
    if (mine !== running) return;
    const html = await response.text();
    if (mine !== running) return;
    if (response.status !== 200 && response.status !== 422) throw new Error(html);
    result.innerHTML = html;
    take(result);
  } catch {
    if (mine !== running) return;
    const note = document.createElement('p');
    note.className = 'warning';
    note.textContent = form.dataset.lost;
    result.replaceChildren(note);
  }
}

function changed() {
  running += 1; // an answer to the form as it was before is of no use any more
  conditional();
  remember();
  clearTimeout(timer);
  timer = setTimeout(follow, 250);
}

/* A button that changes the form itself: post it, and take over the page that comes back. */
async function restructure(data, focus) {
  const response = await fetch(form.action, { method: 'POST', body: data });
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const fresh = page.querySelector('.calculator');
  if (!fresh) throw new Error('no calculator in the answer');
  document.querySelector('.calculator').replaceWith(fresh);
  start();
  remember();
  if (focus) form.querySelector(focus)?.focus();
}

function start() {
  form = document.querySelector('#calc');
  form.addEventListener('input', (event) => {
    const name = event.target.closest('.player')?.querySelector('.name input');
    if (name === event.target && name.value) {
      name.closest('.player').querySelector('.who').textContent = name.value;
    }
    changed();
  });
  form.addEventListener('submit', async (event) => {
    const action = event.submitter?.value ?? 'score';
    if (action === 'share' || event.submitter?.hasAttribute('formaction')) return;
    event.preventDefault();
    if (action === 'score') {
      await follow();
      document.querySelector('#result').scrollIntoView();
      return;
    }
    try {
      const last = action === 'add-player' ? '.player:last-of-type .name input' : null;
      await restructure(body(action), last);
    } catch {
      // The plain post; a script's submit() leaves the pressed button out.
      const pressed = Object.assign(document.createElement('input'), { type: 'hidden', name: 'do', value: action });
      form.append(pressed);
      form.submit();
    }
  });
  const clear = form.querySelector('[data-clear]');
  clear.hidden = false;
  clear.addEventListener('click', () => {
    try {
      localStorage.removeItem(draftKey());
    } catch {
      // Nothing was kept.
    }
    location.href = form.action.replace(/#.*/, '');
  });
  tracks(form);
  conditional();
  take(document.querySelector('#result'));
}

start();
const kept = draft();
if (form.dataset.fresh === 'true' && kept) {
  restructure(new URLSearchParams(kept)).catch(() => {});
} else if (form.dataset.fresh === 'false') {
  remember();
}
