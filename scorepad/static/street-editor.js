// The street editor: three streets laid out like the paper, each scrolling sideways. Numbers are
// typed into houses or tapped on a pad; fences stand in the gaps, pools and parks where they are
// printed. The keys are the signs of the notation: "5p | 8b" typed into the houses does what it says.
import { cityPlans } from './city-plans.js';
import { format, parse, settle } from './street-text.js';
import { strip } from './tracks.js';
import { fill } from './words.js';

const SIGNS = { б: 'b', п: 'p', р: 'p', с: 'c', к: 'r', ',': ' ', _: '.', '-': '.' };

function element(tag, className, text) {
  const made = document.createElement(tag);
  made.className = className;
  if (text !== undefined) made.textContent = text;
  return made;
}

function button(className, label, text, act) {
  const made = element('button', className, text);
  made.type = 'button';
  made.setAttribute('aria-label', label);
  made.addEventListener('click', act);
  return made;
}

function pressed(made, on) {
  made.setAttribute('aria-pressed', String(on));
}

/* What stays in the house that has the focus keeps it: a touched button must not take it. */
function keepFocus(made) {
  for (const kind of ['pointerdown', 'mousedown']) made.addEventListener(kind, (event) => event.preventDefault());
  return made;
}

export function mount(owner, host, data) {
  const { streets, marks, labels } = data;
  const [lowest, highest] = data.numbers;
  const touch = matchMedia('(pointer: coarse)').matches;
  const redraws = [];
  const inputs = [];
  const gaps = [];
  const lots = []; // of each street its houses and the gaps between, from left to right
  const parkRows = [];
  let town = parse(owner.area.value, streets);
  let here = [0, 0];
  let typed = null; // the house that was just filled in: signs belong to it, also from the next one
  let ended = false; // whether the focus has moved on from it, so that a space need not
  let moving = false;
  const why = element('p', 'why');
  why.setAttribute('aria-hidden', 'true'); // the list of refusals below the editor says it
  let refused = [];
  const bar = owner.closest('form').querySelector('.actions');

  const item = ([s, h]) => town[s].houses[h];
  const numbered = (house) => /^\d+$/.test(house?.name ?? '');
  const complete = (name) => /^([02-9]|1\d)$/.test(name) && Number(name) >= lowest && Number(name) <= highest;

  /* Whether lights can run from house k to the next: the same condition as printed on the sheet. */
  function lightable(s, k) {
    const [left, right] = [town[s].houses[k - 1], town[s].houses[k]];
    if (!numbered(left) || !numbered(right)) return false;
    return [0, 1].includes(Number(right.name) - Number(left.name));
  }

  /* On a phone the pad covers what is below: the refusal of this house, or the first, stands on it. */
  function explain() {
    const mine = refused.find(({ at }) => at[0] === here[0] && at[1] === here[1]);
    why.textContent = (mine ?? refused[0])?.message ?? '';
    host.style.setProperty('--bar', `${bar.offsetHeight}px`);
  }

  function redraw() {
    for (const draw of redraws) draw();
  }

  function save() {
    town.forEach((street, s) => {
      settle(street);
      for (const k of street.dark) if (marks.no_lights && !lightable(s, k)) street.dark.delete(k);
    });
    redraw();
    owner.write(format(town, streets, data.blank));
  }

  function toggle(set, value) {
    if (!set.delete(value)) set.add(value);
    save();
  }

  function beside([s, h], by) {
    if (by > 0 && h + 1 >= streets[s].houses) return streets[s + 1] ? [s + 1, 0] : null;
    if (by < 0 && h === 0) return streets[s - 1] ? [s - 1, streets[s - 1].houses - 1] : null;
    return [s, h + by];
  }

  /* Go to a house; `from` is the house that a sign typed next still belongs to. */
  function go(place, from = null) {
    if (!place) return;
    moving = true;
    inputs[place[0]][place[1]].focus();
    moving = false;
    typed = from;
    ended = from !== null;
  }

  /* End the number: the first space or Enter after it goes no further than the number did. */
  function end() {
    if (ended) {
      ended = false;
    } else {
      go(beside(here, 1), typed);
      ended = false;
    }
  }

  function write(place, name, bis = false) {
    const house = item(place);
    house.name = name;
    if (!name) house.marks.clear();
    else if (bis) house.marks.add('b');
    else house.marks.delete('b');
    if (name === 'R') house.marks.clear();
    save();
  }

  function enter(place, name, bis = false) {
    write(place, name, bis);
    go(beside(place, 1) ?? place, place);
  }

  function erase() {
    const place = typed && !item(here).name ? typed : here;
    write(place, '');
    go(place);
  }

  /* Copy the neighbour's number into an empty house; make a bis of a numbered one, or no longer. */
  function bis(place) {
    const house = item(place);
    if (numbered(house)) return toggle(house.marks, 'b');
    const [s, h] = place;
    const sides = [[h - 1, h], [h + 1, h + 1]].filter(([, gap]) => !town[s].fences.has(gap));
    const original = sides.map(([side]) => town[s].houses[side]).find(numbered);
    if (original && !house.name) enter(place, original.name, true);
  }

  function roundabout(place) {
    if (!marks.roundabout) return;
    if (item(place).name === 'R') write(place, '');
    else enter(place, 'R');
  }

  /* A sign of the notation, typed into a house. It belongs to the number before it. */
  function sign(letter) {
    const place = typed ?? here;
    const [s, h] = place;
    const key = SIGNS[letter.toLowerCase()] ?? letter.toLowerCase();
    if (key === ' ') end();
    else if (key === '.') enter(here, '');
    else if (key === '|' && h + 1 < streets[s].houses) toggle(town[s].fences, h + 1);
    else if (key === '/' && marks.no_lights && lightable(s, h + 1)) toggle(town[s].dark, h + 1);
    else if (key === ':') parkRows[s].querySelector('[tabindex="0"]').focus();
    else if (key === 'b') bis(place);
    else if (key === 'r') roundabout(here);
    else if (key === 'p' && streets[s].pools.includes(h + 1)) toggle(item(place).marks, 'p');
    else if (key === 'c' && streets[s].cones[h + 1]) toggle(item(place).marks, 'c');
  }

  function digits(place, text) {
    const next = beside(place, 1);
    // No number is higher than 17, so 1 and 8 are two houses.
    if (Number(text) > highest && next && !item(next).name && complete(text[1])) {
      enter(place, text[0]);
      enter(next, text[1]);
      return;
    }
    write(place, text, item(place).marks.has('b'));
    typed = place;
    ended = false;
    if (complete(text)) go(next, place);
  }

  function numberField(s, h) {
    const input = element('input', '');
    input.inputMode = touch ? 'none' : 'numeric';
    input.autocomplete = 'off';
    input.maxLength = 2;
    input.addEventListener('focus', () => {
      here = [s, h];
      if (!moving) [typed, ended] = [null, false];
      input.select();
      const box = input.closest('.house');
      const row = box.parentElement;
      row.scrollTo({ left: box.offsetLeft - row.offsetLeft - (row.clientWidth - box.offsetWidth) / 2 });
      row.parentElement.scrollIntoView({ block: 'nearest' });
      explain();
    });
    input.addEventListener('beforeinput', (event) => {
      if (!event.data || /^\d+$/.test(event.data)) return;
      event.preventDefault();
      for (const letter of event.data) sign(letter);
    });
    input.addEventListener('paste', (event) => {
      const text = event.clipboardData.getData('text');
      if (!text.trim().includes('\n')) return;
      event.preventDefault();
      town = parse(text, streets);
      save();
    });
    input.addEventListener('input', (event) => {
      event.stopPropagation();
      digits([s, h], input.value.replace(/\D/g, ''));
    });
    input.addEventListener('keydown', (event) => {
      const along = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      const across = { ArrowUp: -1, ArrowDown: 1 }[event.key];
      const other = s + (across ?? 0);
      if (along) go(beside([s, h], along));
      else if (across) go(streets[other] && [other, Math.min(h, streets[other].houses - 1)]);
      else if (event.key === 'Enter' || (event.key === 'Tab' && ended && !event.shiftKey)) end();
      else if (event.key === 'Backspace' && !input.value) go(beside([s, h], -1));
      else if (event.key === 'Delete') erase();
      else return;
      event.preventDefault();
    });
    return input;
  }

  function house(s, h) {
    const box = element('div', 'house');
    const input = numberField(s, h);
    const label = fill(labels.house, { street: streets[s].label, n: h + 1 });
    inputs[s][h] = input;
    const badge = element('span', 'bis');
    badge.setAttribute('aria-hidden', 'true');
    box.append(badge, input);
    const spot = (mark, text, words) => {
      const made = button(`spot ${mark}`, fill(words, { n: h + 1 }), text, () => toggle(town[s].houses[h].marks, mark));
      made.tabIndex = -1;
      box.append(keepFocus(made));
      redraws.push(() => pressed(made, town[s].houses[h].marks.has(mark)));
    };
    if (streets[s].pools.includes(h + 1)) spot('p', '≈', labels.pool);
    if (streets[s].cones[h + 1]) spot('c', `▽${streets[s].cones[h + 1]}`, labels.cone);
    const eggs = Array.from({ length: streets[s].eggs[h + 1] ?? 0 }, () => element('i', 'egg'));
    if (eggs.length) {
      const basket = element('span', 'eggs');
      basket.title = labels.eggs;
      basket.append(...eggs);
      box.append(basket);
    }
    redraws.push(() => {
      const found = town[s].houses[h];
      if (input.value !== found.name) input.value = found.name;
      const isBis = found.marks.has('b');
      badge.textContent = isBis ? 'bis' : '';
      input.setAttribute('aria-label', isBis ? `${label}, bis` : label);
      box.classList.toggle('is-bis', isBis);
      box.classList.toggle('is-roundabout', found.name === 'R');
      box.classList.toggle('is-empty', !found.name);
      eggs.forEach((egg, n) => egg.classList.toggle('collected', numbered(found) && n < (data.collects[Number(found.name)] ?? 0)));
    });
    return box;
  }

  function gap(s, k) {
    const box = element('div', 'street-gap');
    lots[s][2 * k - 1] = box;
    const between = { n: k, m: k + 1, street: streets[s].label };
    const fence = keepFocus(button('fence', fill(labels.fence, between), '', () => toggle(town[s].fences, k)));
    fence.tabIndex = -1;
    gaps[s][k] = fence;
    box.append(fence);
    redraws.push(() => {
      const island = [town[s].houses[k - 1], town[s].houses[k]].some((found) => found?.name === 'R');
      pressed(fence, town[s].fences.has(k) || island);
      fence.disabled = island;
    });
    if (marks.no_lights) {
      const lights = keepFocus(button('lights', fill(labels.lights, between), '✦', () => toggle(town[s].dark, k)));
      lights.tabIndex = -1;
      box.prepend(lights);
      redraws.push(() => {
        lights.disabled = !lightable(s, k);
        pressed(lights, lightable(s, k) && !town[s].dark.has(k));
      });
    }
    return box;
  }

  function parks(s) {
    const row = element('div', 'parks');
    const { row: boxes, redraw: draw } = strip({
      scale: streets[s].park_scale,
      label: `${streets[s].label}: ${labels.parks}`,
      name: (n, points) => fill(labels.park, { n, points }),
      read: () => town[s].parks,
      write(count) {
        town[s].parks = count;
        save();
      },
    });
    row.append(element('span', '', labels.parks), boxes);
    redraws.push(draw);
    parkRows[s] = row;
    return row;
  }

  function street(s) {
    const section = element('div', 'street');
    section.setAttribute('role', 'group');
    section.setAttribute('aria-label', streets[s].label);
    const title = element('p', 'street-name', streets[s].label);
    const truck = { left: '→', right: '←' }[streets[s].truck];
    if (truck) title.append(` ${truck}`);
    const row = element('div', 'houses');
    inputs[s] = [];
    gaps[s] = [];
    lots[s] = [];
    row.append(element('div', 'street-end'));
    for (let h = 0; h < streets[s].houses; h++) {
      if (h) row.append(gap(s, h));
      lots[s][2 * h] = house(s, h);
      row.append(lots[s][2 * h]);
    }
    row.append(element('div', 'street-end'));
    section.append(title, row, parks(s));
    return section;
  }

  function pad() {
    const box = element('div', 'pad');
    box.append(why);
    const key = (label, text, act, className = 'key') => box.append(keepFocus(button(className, label, text, act)));
    for (let n = lowest; n <= highest; n++) key(String(n), n, () => enter(here, String(n)), 'key digit');
    key(labels.bis, 'bis', () => bis(here));
    if (marks.roundabout) key(labels.roundabout, '◎', () => roundabout(here));
    key(labels.erase, '⌫', erase);
    return box;
  }

  function keys() {
    const line = element('p', 'help keys');
    const known = [['Enter', labels.next_house], ['|', labels.fence_key], ['b', 'bis'], ['p', labels.pool_key], ['.', labels.empty]];
    if (marks.cone) known.push(['c', labels.cone_key]);
    if (marks.no_lights) known.push(['/', labels.no_lights_key]);
    if (marks.roundabout) known.push(['r', labels.roundabout_key]);
    known.forEach(([key, words]) => {
      const pair = element('span', '');
      pair.append(element('kbd', '', key), ` ${words}`);
      line.append(pair, ' ');
    });
    return line;
  }

  host.append(...streets.map((_, s) => street(s)), pad(), keys());
  redraw();
  const leave = cityPlans(owner.closest('form'), owner.player, data.cards, labels);

  /* Completed estates and what a plan took of them, as the rules found them. */
  function bands(state) {
    lots.forEach((row, s) => {
      for (const box of row) {
        box.className = box.className.replace(/ lot k\d/, '');
        box.removeAttribute('data-lot');
      }
      for (const { first, last, size, plan } of state?.streets[s].estates ?? []) {
        for (const box of row.slice(2 * first - 2, 2 * last - 1)) box.className += ` lot k${size - 1}`;
        row[2 * first - 2].dataset.lot = plan ? `${size} · ${fill(labels.plan, { n: plan })}` : size;
      }
    });
  }

  return {
    read() {
      town = parse(owner.area.value, streets);
      redraw();
    },
    update({ state, refusals }) {
      for (const bad of host.querySelectorAll('.bad')) bad.classList.remove('bad');
      for (const row of inputs) for (const input of row) input.removeAttribute('aria-invalid');
      for (const { at } of refusals) {
        const [s, h, part] = at;
        if (h === 'parks') parkRows[s]?.classList.add('bad');
        else if (part) gaps[s]?.[h + 1]?.parentElement.classList.add('bad');
        else inputs[s]?.[h]?.setAttribute('aria-invalid', 'true');
      }
      bands(state);
      refused = refusals;
      explain();
    },
    close: leave,
  };
}
