// City plans as cards: those on the table are picked by a tap, and so is who completed one first.
// The selects stay behind the cards and are what is posted.
import { fill } from './words.js';

function element(tag, className, text) {
  const made = document.createElement(tag);
  made.className = className;
  if (text !== undefined) made.textContent = text;
  return made;
}

/* What is printed on a card: its number, and the estates or the words of what it asks for. */
function face(card, number, labels) {
  const box = element('span', 'plan-face');
  const star = card?.starred ? '*' : '';
  box.append(element('b', '', fill(labels.plan, { n: number }) + star));
  if (!card) {
    box.append(element('span', 'plan-words', '?'));
  } else if (card.plain) {
    const estates = element('span', 'plan-estates');
    for (const size of card.estates) estates.append(element('i', `k${size - 1} size-${size}`, size));
    box.append(estates);
  } else {
    box.append(element('span', 'plan-words', card.label.replace(/^[^:]*: | \(\*\)$/g, '')));
  }
  return box;
}

function choose(select, value) {
  select.value = value;
  select.dispatchEvent(new Event('input', { bubbles: true }));
}

/* Cards to pick one from, in the place of a select of the table. */
function picker(select, number, cards, labels) {
  const field = select.closest('.field');
  field.querySelector('.plan-cards')?.remove();
  const row = element('div', 'plan-cards');
  row.setAttribute('role', 'radiogroup');
  row.setAttribute('aria-label', field.querySelector('label').textContent);
  row.setAttribute('aria-describedby', select.getAttribute('aria-describedby'));
  const offered = [...cards];
  const taken = select.selectedOptions[0];
  if (select.value && !offered.some((card) => card.card === select.value)) {
    offered.push({ card: select.value, label: taken.textContent, estates: [] });
  }
  const buttons = offered.map((card) => {
    const button = element('button', 'plan-card');
    button.type = 'button';
    button.setAttribute('role', 'radio');
    button.append(face(card, number, labels));
    if (card.first !== undefined) button.append(element('span', 'plan-values', `${card.first} / ${card.later}`));
    button.setAttribute(
      'aria-label',
      card.first === undefined ? card.label : fill(labels.plan_card, { plan: card.label, first: card.first, later: card.later }),
    );
    button.addEventListener('click', () => choose(select, card.card));
    row.append(button);
    return button;
  });
  row.addEventListener('keydown', (event) => {
    const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    const next = by && buttons[buttons.indexOf(event.target) + by];
    if (!next) return;
    event.preventDefault();
    next.click();
    next.focus();
  });
  const redraw = () => {
    const at = offered.findIndex((card) => card.card === select.value);
    buttons.forEach((button, index) => {
      button.setAttribute('aria-checked', String(index === at));
      button.tabIndex = index === Math.max(at, 0) ? 0 : -1;
    });
  };
  redraw();
  select.hidden = true;
  field.classList.add('has-cards');
  select.after(row);
  return redraw;
}

/* The card on the table, with a button for each of its two values, in the place of a claim. */
function claim(select, table, number, cards, labels) {
  const field = select.closest('.field');
  field.querySelector('.plan-claim')?.remove();
  const box = element('div', 'plan-claim');
  box.setAttribute('role', 'group');
  box.setAttribute('aria-describedby', select.getAttribute('aria-describedby'));
  const buttons = ['first', 'later'].map((value) => {
    const button = element('button', 'claim');
    button.type = 'button';
    button.append(element('span', '', labels[value]), element('b', ''));
    button.addEventListener('click', () => choose(select, select.value === value ? '' : value));
    return [value, button];
  });
  const redraw = () => {
    const card = cards.find((item) => item.card === table.value);
    const words = card?.label ?? table.selectedOptions[0]?.textContent ?? '';
    box.setAttribute('aria-label', `${field.querySelector('label').textContent}: ${words}`);
    box.querySelector('.plan-face')?.remove();
    box.prepend(face(card, number, labels));
    for (const [value, button] of buttons) {
      button.lastChild.textContent = card?.[value] ?? '';
      button.setAttribute('aria-pressed', String(select.value === value));
    }
  };
  box.append(...buttons.map(([, button]) => button));
  redraw();
  select.hidden = true;
  field.classList.add('has-cards');
  select.after(box);
  return redraw;
}

/* Put cards in the place of the selects of the table and of one player. Returns how to stop. */
export function cityPlans(form, player, cards, labels) {
  const redraws = [];
  let together;
  for (const [name, offered] of Object.entries(cards)) {
    const number = name.replace(/\D/g, '');
    const table = form.elements[`setup-${name}`];
    const mine = form.elements[`players-${player}-sheet-${name}`];
    redraws.push(picker(table, number, offered, labels), claim(mine, table, number, offered, labels));
    const field = mine.closest('.field');
    together ??= field.closest('.claims');
    if (!together) {
      together = element('div', 'claims');
      field.before(together);
    }
    together.append(field);
  }
  const stop = new AbortController();
  form.addEventListener('input', () => redraws.forEach((redraw) => redraw()), { signal: stop.signal });
  return () => stop.abort();
}
