// The street editor: three streets laid out like the paper, each scrolling sideways. Numbers are
// typed into houses; fences stand in the gaps, pools and parks where they are printed.

function parse(text, streets) {
  const lines = text.split(/\r?\n/);
  return streets.map((street, s) => {
    const found = { houses: [], fences: new Set(), dark: new Set(), parks: 0 };
    const tokens = (lines[s] ?? '').match(/[|/:]|[^\s|/:]+/g) ?? [];
    for (let i = 0; i < tokens.length; i++) {
      const token = tokens[i];
      if (token === ':') {
        found.parks = Number(tokens[i + 1]) || 0;
        break;
      }
      if (token === '|') found.fences.add(found.houses.length);
      else if (token === '/') found.dark.add(found.houses.length);
      else {
        const [, name, marks] = /^(.*?)([bpc]*)$/i.exec(token);
        found.houses.push({ name: /^[._]?$/.test(name) ? '' : name.toUpperCase(), marks: new Set(marks.toLowerCase()) });
      }
    }
    while (found.houses.length < street.houses) found.houses.push({ name: '', marks: new Set() });
    return found;
  });
}

function format(town, blank) {
  const touched = town.some(
    (street) => street.fences.size || street.dark.size || street.parks || street.houses.some((h) => h.name || h.marks.size),
  );
  if (!touched) return blank;
  return town
    .map((street) => {
      const pieces = [];
      for (let k = 0; k <= street.houses.length; k++) {
        const gap = (street.fences.has(k) ? '|' : '') + (street.dark.has(k) ? '/' : '');
        if (gap) pieces.push(gap);
        const house = street.houses[k];
        if (house) pieces.push((house.name || '.') + ['b', 'p', 'c'].filter((mark) => house.marks.has(mark)).join(''));
      }
      if (street.parks) pieces.push(':', String(street.parks));
      return pieces.join(' ');
    })
    .join('\n');
}

function button(className, label, act) {
  const element = document.createElement('button');
  element.type = 'button';
  element.className = className;
  element.setAttribute('aria-label', label);
  element.addEventListener('click', act);
  return element;
}

export function mount(owner, host, data) {
  const { streets, marks, labels } = data;
  const [lowest, highest] = data.numbers;
  let town = parse(owner.area.value, streets);
  let last = [0, 0];
  const inputs = [];
  const redraws = [];
  const fill = (pattern, values) => pattern.replace(/\{(\w+)\}/g, (_, name) => values[name]);

  function save() {
    for (const redraw of redraws) redraw();
    owner.write(format(town, data.blank ?? ''));
  }

  function pressed(element, on) {
    element.setAttribute('aria-pressed', String(on));
  }

  function toggle(set, item) {
    if (!set.delete(item)) set.add(item);
    save();
  }

  function focus(s, h) {
    if (h >= streets[s].houses) [s, h] = [s + 1, 0];
    if (h < 0) [s, h] = [s - 1, (streets[s - 1]?.houses ?? 0) - 1];
    inputs[s]?.[h]?.focus();
  }

  function house(s, h) {
    const box = document.createElement('div');
    box.className = 'house';
    const input = document.createElement('input');
    input.inputMode = 'numeric';
    input.autocomplete = 'off';
    input.maxLength = 3;
    input.setAttribute('aria-label', fill(labels.house, { street: streets[s].label, n: h + 1 }));
    input.addEventListener('focus', () => {
      last = [s, h];
      input.select();
      box.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    });
    input.addEventListener('input', (event) => {
      event.stopPropagation();
      const typed = input.value.trim();
      const bis = /b(is)?$/i.test(typed);
      const name = typed.replace(/b(is)?$/i, '').toUpperCase().replace(/\s/g, '');
      town[s].houses[h].name = name;
      if (bis) town[s].houses[h].marks.add('b');
      if (!name) town[s].houses[h].marks.delete('b');
      save();
      if (/^([02-9]|1\d)$/.test(name) && Number(name) <= highest && Number(name) >= lowest) focus(s, h + 1);
    });
    input.addEventListener('keydown', (event) => {
      const by = { ArrowLeft: -1, ArrowRight: 1, Enter: 1 }[event.key];
      if (by) {
        event.preventDefault();
        focus(s, h + by);
      } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        event.preventDefault();
        const other = s + (event.key === 'ArrowDown' ? 1 : -1);
        if (streets[other]) focus(other, Math.min(h, streets[other].houses - 1));
      } else if (event.key === 'Backspace' && !input.value) {
        event.preventDefault();
        focus(s, h - 1);
      } else if (event.key === '|') {
        event.preventDefault();
        toggle(town[s].fences, h + 1);
      }
    });
    inputs[s][h] = input;
    box.append(input);
    const badge = document.createElement('span');
    badge.className = 'bis';
    box.append(badge);
    const spot = (mark, symbol, label) => {
      const element = button(`spot ${mark}`, fill(label, { n: h + 1, street: streets[s].label }), () => toggle(town[s].houses[h].marks, mark));
      element.textContent = symbol;
      box.append(element);
      redraws.push(() => pressed(element, town[s].houses[h].marks.has(mark)));
    };
    if (streets[s].pools.includes(h + 1)) spot('p', '≈', labels.pool);
    if (streets[s].cones[h + 1]) spot('c', `▽${streets[s].cones[h + 1]}`, labels.cone);
    if (streets[s].eggs[h + 1]) {
      const eggs = document.createElement('span');
      eggs.className = 'eggs';
      eggs.textContent = '⬭'.repeat(streets[s].eggs[h + 1]);
      eggs.title = labels.eggs;
      box.append(eggs);
    }
    redraws.push(() => {
      const found = town[s].houses[h];
      const shown = found.name;
      if (document.activeElement !== input || input.value.toUpperCase().replace(/B(IS)?$/, '') !== shown) input.value = shown;
      badge.textContent = found.marks.has('b') ? 'bis' : '';
      box.classList.toggle('is-bis', found.marks.has('b'));
      box.classList.toggle('is-roundabout', shown === 'R');
    });
    return box;
  }

  function gap(s, k) {
    const box = document.createElement('div');
    box.className = 'street-gap';
    const fence = button('fence', fill(labels.fence, { n: k, m: k + 1, street: streets[s].label }), () => toggle(town[s].fences, k));
    box.append(fence);
    redraws.push(() => {
      const beside = [town[s].houses[k - 1], town[s].houses[k]].some((item) => item?.name === 'R');
      pressed(fence, town[s].fences.has(k) || beside);
      fence.disabled = beside;
    });
    if (marks.no_lights) {
      const lights = button('lights', fill(labels.lights, { n: k, m: k + 1 }), () => toggle(town[s].dark, k));
      lights.textContent = '✦';
      box.append(lights);
      redraws.push(() => {
        const [a, b] = [town[s].houses[k - 1], town[s].houses[k]].map((item) => (/^\d+$/.test(item?.name) ? Number(item.name) : NaN));
        const could = Math.abs(a - b) <= 1;
        lights.hidden = !could;
        pressed(lights, could && !town[s].dark.has(k));
      });
    }
    return box;
  }

  function parks(s) {
    const row = document.createElement('div');
    row.className = 'parks';
    const label = document.createElement('span');
    label.textContent = labels.parks;
    row.append(label);
    streets[s].park_scale.forEach((points, n) => {
      const box = button('box', fill(labels.park, { n, points }), () => {
        town[s].parks = town[s].parks === n ? n - 1 : n;
        if (town[s].parks < 0) town[s].parks = 0;
        save();
      });
      box.textContent = points;
      row.append(box);
      redraws.push(() => {
        pressed(box, n === town[s].parks);
        box.classList.toggle('crossed', n < town[s].parks);
      });
    });
    return row;
  }

  streets.forEach((street, s) => {
    inputs[s] = [];
    const section = document.createElement('section');
    section.className = 'street';
    const title = document.createElement('h5');
    title.textContent = street.label;
    const row = document.createElement('div');
    row.className = 'houses';
    row.tabIndex = -1;
    for (let h = 0; h < street.houses; h++) {
      if (h) row.append(gap(s, h));
      row.append(house(s, h));
    }
    section.append(title, row, parks(s));
    host.append(section);
  });

  const tools = document.createElement('div');
  tools.className = 'tools';
  const tool = (label, act) => {
    const element = button('small', label, act);
    element.textContent = label;
    element.addEventListener('pointerdown', (event) => event.preventDefault());
    tools.append(element);
  };
  tool(labels.bis, () => {
    const found = town[last[0]].houses[last[1]];
    if (found.name && found.name !== 'R') toggle(found.marks, 'b');
  });
  if (marks.roundabout) {
    tool(labels.roundabout, () => {
      const found = town[last[0]].houses[last[1]];
      found.name = found.name === 'R' ? '' : 'R';
      found.marks.delete('b');
      save();
    });
  }
  host.append(tools);
  for (const redraw of redraws) redraw();

  return {
    read() {
      town = parse(owner.area.value, streets);
      for (const redraw of redraws) redraw();
    },
    update({ refusals }) {
      for (const row of inputs) for (const input of row) input.removeAttribute('aria-invalid');
      for (const item of refusals) inputs[item.at[0]]?.[item.at[1]]?.setAttribute('aria-invalid', 'true');
    },
  };
}
