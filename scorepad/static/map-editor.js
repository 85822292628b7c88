// The map editor: numbers are typed into the circles of a map, a tap on the gap between two
// circles draws a rope or takes it away. It reads and writes the notation of the text area.

const SVG = 'http://www.w3.org/2000/svg';
const MARGIN = 0.62;

function svg(name, attributes, parent) {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  parent?.append(element);
  return element;
}

function key(a, b) {
  return a < b ? `${a}-${b}` : `${b}-${a}`;
}

const KEYWORD = /(?<![^\s,;])(ropes?|связи|связь|верёвки|веревки|цепочки|piranhas?|пираньи|пиранья):?(?![^\s,;])/giu;

function readRopes(words, found) {
  found.kind = 'complete';
  for (const word of words) {
    const bare = word.replace(/\?+$/, '');
    if (bare !== word) found.kind = 'open';
    if (/^(best|auto|лучшие)$/i.test(word)) found.kind = 'best';
    const run = bare.split(/[-–—]/).map(Number);
    const not = bare.split('/').map(Number);
    if (run.length > 1 && run.every(Boolean)) run.slice(1).forEach((b, i) => found.drawn.add(key(run[i], b)));
    if (not.length === 2 && not.every(Boolean)) found.undrawn.add(key(...not));
  }
}

/* The notation, read without judging: whatever is odd stays a word in its circle. */
function parse(text, count) {
  const found = { cells: Array(count).fill(''), kind: 'open', drawn: new Set(), undrawn: new Set(), rest: [] };
  const marks = [...text.matchAll(KEYWORD)];
  const words = (from, to) => text.slice(from, to).split(/[\s,;]+/).filter(Boolean);
  words(0, marks[0]?.index)
    .slice(0, count)
    .forEach((word, i) => {
      found.cells[i] = /^[._–—-]$/.test(word) ? '' : /^[xх☹]$/i.test(word) ? '☹' : word;
    });
  marks.forEach((mark, n) => {
    const section = words(mark.index + mark[0].length, marks[n + 1]?.index);
    if (/^(pir|пир)/i.test(mark[1])) found.rest.push(['piranhas', ...section].join(' '));
    else readRopes(section, found);
  });
  return found;
}

function format(board) {
  const filled = board.cells.some(Boolean) || board.drawn.size || board.undrawn.size;
  if (!filled) return board.rest.join('\n');
  const cells = board.cells.map((cell) => (cell === '' ? '.' : cell === '☹' ? 'x' : cell));
  const order = (a, b) => a.split('-')[0] - b.split('-')[0] || a.split('-')[1] - b.split('-')[1];
  const drawn = [...board.drawn].sort(order);
  const undrawn = [...board.undrawn].sort(order).map((pair) => pair.replace('-', '/'));
  const lines = [cells.join(' ')];
  if (board.kind === 'complete') lines.push(['ropes', ...(drawn.length ? drawn : ['none'])].join(' '));
  else if (board.kind === 'best') lines.push(['ropes', ...drawn, ...undrawn, 'best'].join(' '));
  else if (drawn.length || undrawn.length) lines.push(['ropes', ...drawn, ...undrawn, '?'].join(' '));
  return [...lines, ...board.rest].join('\n');
}

export function mount(owner, host, data) {
  const { cells, links, labels } = data;
  const index = new Map(cells.map((cell, i) => [cell.id, i]));
  const xs = cells.map((cell) => cell.x);
  const ys = cells.map((cell) => cell.y);
  const left = Math.min(...xs) - MARGIN;
  const top = Math.min(...ys) - MARGIN;
  const width = Math.max(...xs) + MARGIN - left;
  const height = Math.max(...ys) + MARGIN - top;
  let board = parse(owner.area.value, cells.length);
  let last = 0;
  let gaps = new Map();
  let look = {};

  const map = document.createElement('div');
  map.className = 'map';
  map.style.aspectRatio = `${width} / ${height}`;
  const picture = svg('svg', { viewBox: `${left} ${top} ${width} ${height}`, 'aria-hidden': 'true' }, map);
  const rings = svg('g', {}, picture);
  const lines = svg('g', {}, picture);
  const place = (element, x, y) => {
    element.style.left = `${((x - left) / width) * 100}%`;
    element.style.top = `${((y - top) / height) * 100}%`;
  };

  const circles = cells.map((cell) =>
    svg('circle', { cx: cell.x, cy: cell.y, r: 0.47, class: cell.limit < 12 ? 'ring danger' : 'ring' }, rings),
  );
  const inputs = cells.map((cell, i) => {
    const input = document.createElement('input');
    input.className = 'cell';
    input.inputMode = 'numeric';
    input.autocomplete = 'off';
    input.maxLength = 3;
    input.setAttribute('aria-label', (cell.limit < 12 ? labels.danger : labels.circle).replace('{n}', i + 1).replace('{limit}', cell.limit));
    input.style.width = `${(0.84 / width) * 100}%`;
    place(input, cell.x, cell.y);
    map.append(input);
    input.addEventListener('focus', () => {
      last = i;
      input.select();
    });
    input.addEventListener('input', (event) => {
      event.stopPropagation();
      let text = input.value.trim();
      if (/^[xх☹]$/i.test(text)) text = '☹';
      set(i, text);
      if (/^([02-9]|1[0-9]|☹)$/.test(text)) step(i, 1);
    });
    input.addEventListener('keydown', (event) => move(event, i));
    return input;
  });

  function set(i, text) {
    board.cells[i] = text.replace(/\s+/g, '');
    for (const pair of [...board.drawn, ...board.undrawn]) {
      const [a, b] = pair.split('-').map((n) => Number(board.cells[n - 1] || NaN));
      if (Math.abs(a - b) !== 1) {
        board.drawn.delete(pair);
        board.undrawn.delete(pair);
      }
    }
    save();
  }

  function save() {
    draw();
    owner.write(format(board));
  }

  function step(i, by) {
    const next = inputs[i + by];
    if (next) next.focus();
  }

  function move(event, i) {
    const input = inputs[i];
    const at = cells[i];
    const direction = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    if (direction) {
      event.preventDefault();
      let best = null;
      cells.forEach((cell, j) => {
        const along = (cell.x - at.x) * direction[0] + (cell.y - at.y) * direction[1];
        const across = Math.abs((cell.x - at.x) * direction[1]) + Math.abs((cell.y - at.y) * direction[0]);
        if (along > 0.2) {
          const cost = along + 2.5 * across;
          if (!best || cost < best.cost) best = { cost, j };
        }
      });
      if (best) inputs[best.j].focus();
    } else if (event.key === 'Enter') {
      event.preventDefault();
      step(i, event.shiftKey ? -1 : 1);
    } else if (event.key === 'Backspace' && input.value === '') {
      event.preventDefault();
      step(i, -1);
    }
  }

  function stateOf(pair) {
    if (board.drawn.has(pair)) return 'drawn';
    if (board.undrawn.has(pair)) return 'undrawn';
    const told = gaps.get(pair)?.state;
    if (board.kind === 'complete') return 'undrawn';
    return told ?? 'undecided';
  }

  function toggle(pair) {
    const state = stateOf(pair);
    if (board.kind === 'best') board.kind = 'open';
    if (board.kind === 'complete') {
      if (!board.drawn.delete(pair)) board.drawn.add(pair);
    } else if (board.drawn.delete(pair) || state === 'forced' || state === 'chosen') {
      board.undrawn.add(pair);
    } else if (!board.undrawn.delete(pair)) {
      board.drawn.add(pair);
    } else if (state === 'undrawn' && gaps.get(pair)?.state === 'forbidden') {
      board.drawn.add(pair);
    }
    save();
    buttons.get(pair)?.focus();
  }

  const buttons = new Map();

  function draw() {
    lines.replaceChildren();
    const wanted = new Set();
    for (const [a, b] of links) {
      const [i, j] = [index.get(a) ?? index.get(`c${a}`), index.get(b) ?? index.get(`c${b}`)];
      const pair = key(i + 1, j + 1);
      const [p, q] = [cells[i], cells[j]];
      const numbers = [board.cells[i], board.cells[j]].map((cell) => (/^\d+$/.test(cell) ? Number(cell) : NaN));
      const candidate = Math.abs(numbers[0] - numbers[1]) === 1;
      const bridging = Math.hypot(p.x - q.x, p.y - q.y) > 1.3;
      if (!candidate && bridging) continue;
      const state = candidate ? stateOf(pair) : 'touching';
      const chain = gaps.get(pair)?.chain;
      const tint = chain != null && state !== 'undrawn' ? ` chain k${chain % 8}` : '';
      const trim = 0.27 / Math.hypot(p.x - q.x, p.y - q.y);
      const [dx, dy] = [(q.x - p.x) * trim, (q.y - p.y) * trim];
      svg('line', { x1: p.x + dx, y1: p.y + dy, x2: q.x - dx, y2: q.y - dy, class: `gap ${state}${tint}` }, lines);
      if (!candidate) continue;
      wanted.add(pair);
      let button = buttons.get(pair);
      if (!button) {
        button = document.createElement('button');
        button.type = 'button';
        button.className = 'rope';
        place(button, (p.x + q.x) / 2, (p.y + q.y) / 2);
        button.addEventListener('click', () => toggle(pair));
        buttons.set(pair, button);
        map.append(button);
      }
      button.dataset.state = state;
      button.setAttribute('aria-pressed', String(['drawn', 'forced', 'chosen'].includes(state)));
      button.setAttribute('aria-label', labels[state].replace('{a}', `${i + 1} (${board.cells[i]})`).replace('{b}', `${j + 1} (${board.cells[j]})`));
    }
    for (const [pair, button] of [...buttons]) {
      if (!wanted.has(pair)) {
        button.remove();
        buttons.delete(pair);
      }
    }
    inputs.forEach((input, i) => {
      if (input.value !== board.cells[i]) input.value = board.cells[i];
      const zone = look[i]?.zone;
      circles[i].setAttribute('class', `ring${cells[i].limit < 12 ? ' danger' : ''}${zone != null ? ` zone k${zone % 8}` : ''}${look[i]?.state === 'orphan' ? ' orphan' : ''}`);
    });
    tools.querySelector('[data-tool=best]').setAttribute('aria-pressed', String(board.kind === 'best'));
  }

  const tools = document.createElement('div');
  tools.className = 'tools';
  const tool = (name, label, act) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'small';
    button.dataset.tool = name;
    button.textContent = label;
    button.addEventListener('pointerdown', (event) => event.preventDefault());
    button.addEventListener('click', act);
    tools.append(button);
  };
  tool('cross', labels.cross, () => {
    set(last, board.cells[last] === '☹' ? '' : '☹');
    inputs[Math.min(last + 1, inputs.length - 1)].focus();
  });
  tool('best', labels.best, () => {
    board.kind = board.kind === 'best' ? 'open' : 'best';
    if (board.kind === 'best') {
      board.drawn.clear();
      board.undrawn.clear();
    }
    save();
  });
  tool('reset', labels.reset, () => {
    board.kind = 'open';
    board.drawn.clear();
    board.undrawn.clear();
    save();
  });

  host.append(map, tools);
  draw();

  return {
    read() {
      board = parse(owner.area.value, cells.length);
      draw();
    },
    update({ state, refusals }) {
      const chains = new Map((state?.ropes ?? []).map((rope) => [key(rope.a, rope.b), rope.chain]));
      gaps = new Map((state?.gaps ?? []).map((gap) => [key(gap.a, gap.b), { ...gap, chain: chains.get(key(gap.a, gap.b)) }]));
      look = state?.cells ?? [];
      const bad = new Set(refusals.filter((item) => item.at[0] === 'cells').map((item) => item.at[1]));
      const badRopes = new Set(refusals.flatMap((item) => (item.at[0] === 'ropes' || item.at[0] === 'links' ? [String(item.at[1])] : [])));
      draw();
      inputs.forEach((input, i) => {
        if (bad.has(i)) input.setAttribute('aria-invalid', 'true');
        else input.removeAttribute('aria-invalid');
      });
      for (const [pair, button] of buttons) button.classList.toggle('bad', badRopes.has(pair));
    },
  };
}
