// The grid editor. Pick up a face and tap squares to draw it, or choose a square and then its face;
// tap what is drawn to turn it, hold to mirror, drag to repeat. One element serves every grid game;
// a game gives the palette (see games/editors.py).

const SVG = 'http://www.w3.org/2000/svg';
const OPPOSITE = { N: 'S', E: 'W', S: 'N', W: 'E' };
const STEP = { N: [-1, 0], E: [0, 1], S: [1, 0], W: [0, -1] };
const HOLD = 450;
const CROWDED = 14;

function drawing(face, orientation) {
  const icon = document.createElementNS(SVG, 'svg');
  icon.setAttribute('viewBox', '0 0 100 100');
  icon.setAttribute('aria-hidden', 'true');
  icon.setAttribute('class', `face ${face.tint ?? ''}`);
  if (face.drawing?.length) {
    const group = document.createElementNS(SVG, 'g');
    const turns = `rotate(${90 * orientation.turn} 50 50)`;
    group.setAttribute('transform', orientation.mirrored ? `${turns} translate(100 0) scale(-1 1)` : turns);
    for (const stroke of face.drawing) {
      const path = document.createElementNS(SVG, 'path');
      path.setAttribute('d', stroke.path);
      path.setAttribute('class', stroke.kind);
      group.append(path);
    }
    icon.append(group);
  } else {
    const text = document.createElementNS(SVG, 'text');
    text.setAttribute('x', 50);
    text.setAttribute('y', 52);
    text.textContent = face.symbol;
    icon.append(text);
  }
  return icon;
}

export function mount(owner, host, data) {
  const { rows, columns, empty, separator, palette, labels, edges } = data;
  const faces = palette.flatMap((group) => group.faces);
  const known = new Map();
  for (const face of faces) for (const orientation of face.orientations) known.set(orientation.token, { face, orientation });
  const blocked = new Set(data.blocked.map(String));
  const shaded = new Set((data.shaded ?? []).map(String));
  const turns = faces.some((face) => face.orientations.length > 1);
  const mirrors = faces.some((face) => face.orientations.some((o) => o.mirrored));
  const pairs = (list) => new Set((list ?? []).map((pair) => pair.join(' ')));
  const mayTouch = pairs(data.may_touch);
  const mayFace = pairs(data.may_face);
  const past = [];
  let future = [];
  let written = owner.area.value;
  let typing = false;
  let rest = [];
  let cells = [];
  let brush = null;
  let here = [0, 0];
  let chosen = false;

  function read() {
    const lines = owner.area.value.split(/\r?\n/);
    cells = Array.from({ length: rows }, (_, r) => {
      const line = lines[r] ?? '';
      const words = line.trim().split(/\s+/).filter(Boolean);
      // A row may be typed without blanks where every token is one sign.
      const tokens = separator && !(words.length === 1 && words[0].length === columns) ? words : [...words.join('')];
      return Array.from({ length: columns }, (_, c) => tokens[c] ?? empty);
    });
    rest = lines.slice(rows).filter((line) => line.trim());
  }

  function text() {
    const blank = cells.every((row) => row.every((token) => token === empty));
    const grid = blank ? [] : cells.map((row) => row.join(separator));
    return [...grid, ...rest].join('\n');
  }

  /* Every change is a step back; what belongs to one stroke of the finger is one step. */
  function save(sameStep = false) {
    if (!sameStep) past.push(owner.area.value);
    future = [];
    typing = false;
    owner.write(text());
    written = owner.area.value;
    draw();
    say();
  }

  function travel(from, to) {
    if (!from.length) return;
    to.push(owner.area.value);
    const value = from.pop();
    typing = false;
    owner.write(value);
    written = value;
    read();
    draw();
    say();
  }

  /* The text was changed by hand or by the server: one step back, however many keys it took. */
  function taken() {
    if (owner.area.value !== written) {
      if (!typing) past.push(written);
      typing = true;
      future = [];
      written = owner.area.value;
    }
    read();
    draw();
  }

  const at = (r, c) => cells[r]?.[c];
  const found = (r, c) => known.get(at(r, c));

  /* What lies beyond a side of a square: the open side of a neighbour, null where the neighbour
     is closed there, the kind that the frame offers, or undefined. */
  function beyond(r, c, side) {
    const [dr, dc] = STEP[side];
    const neighbour = found(r + dr, c + dc);
    if (neighbour) return neighbour.orientation.open[OPPOSITE[side]] ?? null;
    return edges[`${r},${c},${side}`] ?? (at(r + dr, c + dc) === undefined ? null : undefined);
  }

  function fits(r, c, side, mine) {
    const outside = beyond(r, c, side);
    if (!mine || !outside || mine === outside) return true;
    return (edges[`${r},${c},${side}`] ? mayFace : mayTouch).has(`${mine} ${outside}`);
  }

  function clashes(r, c, orientation) {
    return Object.keys(STEP).filter((side) => !fits(r, c, side, orientation.open[side])).length;
  }

  /* The orientation that joins most of what reaches the square, and the `wanted` sides: it saves
     most of the turning. */
  function bestFit(face, r, c, wanted = []) {
    let best = face.orientations[0];
    let most = -Infinity;
    for (const orientation of face.orientations) {
      let score = -10 * clashes(r, c, orientation);
      for (const side of Object.keys(STEP)) {
        const mine = orientation.open[side];
        const outside = beyond(r, c, side);
        if (wanted.includes(side)) score += mine ? 5 : 0;
        if (outside && outside === mine) score += 3;
        else if (outside && !mine) score -= 1;
        else if (mine && outside === null) score -= 1;
      }
      if (score > most) [best, most] = [orientation, score];
    }
    return best;
  }

  function place(r, c, face, wanted = [], sameStep = false) {
    if (blocked.has(`${r},${c}`)) return false;
    const { token } = bestFit(face, r, c, wanted);
    if (cells[r][c] === token) return false;
    cells[r][c] = token;
    save(sameStep);
    return true;
  }

  function erase(r, c) {
    if (at(r, c) === empty) return;
    cells[r][c] = empty;
    save();
  }

  function turn(r, c, by = 1) {
    const it = found(r, c);
    if (!it || it.face.orientations.length < 2) return;
    const same = it.face.orientations.filter((o) => o.mirrored === it.orientation.mirrored);
    const next = same[(same.indexOf(it.orientation) + by + same.length) % same.length];
    cells[r][c] = next.token;
    save();
  }

  function mirror(r, c) {
    const it = found(r, c);
    if (!it || !mirrors) return false;
    const { N, E, S, W } = it.orientation.open;
    const flipped = [N, W, S, E];
    const other =
      it.face.orientations.find((o) => ['N', 'E', 'S', 'W'].every((side, n) => o.open[side] === flipped[n])) ??
      it.face.orientations.find((o) => o.mirrored !== it.orientation.mirrored && o.turn === it.orientation.turn);
    if (!other || other === it.orientation) return false;
    cells[r][c] = other.token;
    save();
    return true;
  }

  const grid = document.createElement('div');
  grid.className = 'grid';
  grid.setAttribute('role', 'grid');
  grid.setAttribute('aria-label', labels.grid);
  const withLabels = data.row_labels.length > 0;
  grid.style.gridTemplateColumns = `${withLabels ? 'auto ' : ''}repeat(${columns}, minmax(0, 1fr))`;
  const squares = [];
  if (withLabels) {
    const corner = document.createElement('span');
    corner.className = 'edge-label';
    grid.append(corner);
    for (const label of data.column_labels) {
      const element = document.createElement('span');
      element.className = 'edge-label';
      element.textContent = label;
      element.setAttribute('aria-hidden', 'true');
      grid.append(element);
    }
  }
  for (let r = 0; r < rows; r++) {
    const row = document.createElement('div');
    row.setAttribute('role', 'row');
    row.className = 'grid-row';
    if (withLabels) {
      const label = document.createElement('span');
      label.className = 'edge-label';
      label.textContent = data.row_labels[r];
      label.setAttribute('aria-hidden', 'true');
      row.append(label);
    }
    squares[r] = [];
    for (let c = 0; c < columns; c++) {
      const square = document.createElement('button');
      square.type = 'button';
      square.className = 'square';
      square.setAttribute('role', 'gridcell');
      square.dataset.row = r;
      square.dataset.column = c;
      for (const side of Object.keys(STEP)) {
        const exit = edges[`${r},${c},${side}`];
        if (exit) square.classList.add(`exit-${side}`, `exit-${exit}`);
      }
      if (shaded.has(`${r},${c}`)) square.classList.add('shaded');
      squares[r][c] = square;
      row.append(square);
    }
    grid.append(row);
  }

  const spoken = document.createElement('p');
  spoken.className = 'hide';
  spoken.setAttribute('aria-live', 'polite');

  /* The label of a square under the focus is read once; what a key makes of it must be said. */
  function say() {
    spoken.textContent = squares[here[0]][here[1]].getAttribute('aria-label');
  }

  function name(r, c) {
    return (data.column_labels[c] ?? c + 1) + (data.row_labels[r] ?? `, ${r + 1}`);
  }

  function draw() {
    for (let r = 0; r < rows; r++) {
      for (let c = 0; c < columns; c++) {
        const square = squares[r][c];
        const it = found(r, c);
        const clash = it ? clashes(r, c, it.orientation) > 0 : false;
        const stamp = `${at(r, c)}${clash}`;
        const mark = data.fixed[`${r},${c}`];
        if (square.dataset.stamp !== stamp) {
          square.dataset.stamp = stamp;
          square.replaceChildren();
          if (it) square.append(drawing(it.face, it.orientation));
          else if (at(r, c) !== empty) square.textContent = at(r, c);
          else if (mark) square.textContent = mark;
          square.classList.toggle('printed', !it && at(r, c) === empty && Boolean(mark));
          square.classList.toggle('odd', !it && at(r, c) !== empty);
          square.classList.toggle('clash', clash);
          const says = it ? it.orientation.spoken ?? it.face.label : at(r, c) === empty ? mark ?? labels.empty : at(r, c);
          square.setAttribute('aria-label', `${name(r, c)}: ${says}${clash ? `. ${labels.clash}` : ''}`);
        }
        const mine = r === here[0] && c === here[1];
        square.tabIndex = mine ? 0 : -1;
        square.classList.toggle('here', mine && chosen);
      }
    }
    for (const [face, element] of faceButtons) element.setAttribute('aria-pressed', String(face === brush));
    undo.disabled = !past.length;
    redo.disabled = !future.length;
    for (const element of onChosen) element.disabled = !chosen;
    grid.classList.toggle('painting', Boolean(brush));
  }

  function go(r, c, focus = true) {
    here = [Math.max(0, Math.min(rows - 1, r)), Math.max(0, Math.min(columns - 1, c))];
    chosen = true;
    if (focus) squares[here[0]][here[1]].focus({ preventScroll: false });
    draw();
  }

  /* Pointer: a tap draws, turns or chooses; a hold mirrors; a drag repeats the brush. What has
     been a hold or a drag is no tap any more, however late the browser sends its click. */
  let press = null;
  let spent = false;
  let again = false;
  const placeOf = (square) => [Number(square.dataset.row), Number(square.dataset.column)];
  const squareAt = (event) => document.elementFromPoint(event.clientX, event.clientY)?.closest('.square');

  grid.addEventListener('pointerdown', (event) => {
    spent = false;
    const square = event.target.closest('.square');
    if (!square || event.button > 0 || !event.isPrimary) return;
    const [r, c] = placeOf(square);
    again = chosen && here[0] === r && here[1] === c;
    press = { r, c, x: event.clientX, y: event.clientY, stroke: null };
    press.timer = setTimeout(() => {
      if (!press || press.stroke || !mirrors || !found(r, c)) return;
      spent = true;
      press = null;
      go(r, c);
      mirror(r, c);
    }, HOLD);
  });
  grid.addEventListener('pointermove', (event) => {
    if (!press) return;
    if (Math.hypot(event.clientX - press.x, event.clientY - press.y) < 12 && !press.stroke) return;
    clearTimeout(press.timer);
    if (!brush) return;
    const square = squareAt(event);
    if (!square || !grid.contains(square)) return;
    if (!press.stroke) {
      spent = true;
      press.stroke = { steps: 0, last: null, entry: [] };
      paint(press.r, press.c);
    }
    paint(...placeOf(square));
  });
  /* One more square of a stroke; the one before is laid anew, so that it leads here. */
  function paint(r, c) {
    const { stroke } = press;
    if (stroke.last && stroke.last[0] === r && stroke.last[1] === c) return;
    const draws = (row, column, wanted) => {
      if (place(row, column, brush, wanted, stroke.steps > 0)) stroke.steps += 1;
    };
    const side = stroke.last && Object.keys(STEP).find((s) => stroke.last[0] + STEP[s][0] === r && stroke.last[1] + STEP[s][1] === c);
    if (side && stroke.mine && brush.orientations.length > 1) draws(...stroke.last, [...stroke.entry, side]);
    here = [r, c];
    chosen = true;
    stroke.entry = side ? [OPPOSITE[side]] : [];
    stroke.mine = found(r, c)?.face !== brush;
    if (stroke.mine) draws(r, c, stroke.entry);
    stroke.last = [r, c];
  }
  const finish = () => {
    clearTimeout(press?.timer);
    press = null;
  };
  grid.addEventListener('pointercancel', finish);
  grid.addEventListener('pointerup', finish);
  grid.addEventListener('pointerleave', finish);
  grid.addEventListener('focusin', (event) => {
    const square = event.target.closest('.square');
    if (!square) return;
    here = placeOf(square);
    draw();
  });
  grid.addEventListener('contextmenu', (event) => event.preventDefault());
  grid.addEventListener('click', (event) => {
    const square = event.target.closest('.square');
    if (!square || (spent && event.detail > 0)) return;
    const [r, c] = placeOf(square);
    if (event.detail === 0) again = chosen;
    go(r, c);
    const turnable = found(r, c)?.face.orientations.length > 1;
    if (turnable && (brush || again)) turn(r, c);
    else if (brush && !turnable) place(r, c, brush);
  });

  /* The letter of a key; under a layout of other letters the one that stands there in Latin. */
  function letterOf(event) {
    const letter = event.key.toLowerCase();
    if (letter.length > 1 || /[a-z0-9]/.test(letter) || faces.some((face) => face.key === letter)) return letter;
    return /^(?:Key|Digit)(.)$/.exec(event.code)?.[1].toLowerCase() ?? letter;
  }
  host.addEventListener('keydown', (event) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    const letter = letterOf(event);
    if (letter !== 'z' && letter !== 'y') return;
    event.preventDefault();
    if (letter === 'y' || event.shiftKey) travel(future, past);
    else travel(past, future);
  });
  grid.addEventListener('keydown', (event) => {
    const [r, c] = here;
    const move = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] }[event.key];
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const letter = letterOf(event);
    const same = faces.filter((item) => item.key === letter);
    if (move) {
      event.preventDefault();
      go(r + move[0], c + move[1]);
    } else if (event.key === 'Home' || event.key === 'End') {
      event.preventDefault();
      go(r, event.key === 'Home' ? 0 : columns - 1);
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      erase(r, c);
    } else if (letter === 'r' && turns) {
      event.preventDefault();
      turn(r, c, event.shiftKey ? -1 : 1);
    } else if (letter === 'f' && mirrors) {
      event.preventDefault();
      mirror(r, c);
    } else if (same.length) {
      event.preventDefault();
      place(r, c, same[(same.indexOf(found(r, c)?.face) + 1) % same.length]);
    }
  });

  const tray = document.createElement('div');
  tray.className = 'palette';
  const faceButtons = new Map();
  for (const group of palette) {
    const box = document.createElement('div');
    box.className = 'palette-group';
    box.setAttribute('role', 'group');
    box.setAttribute('aria-label', group.label);
    if (palette.length > 1) {
      const title = document.createElement('span');
      title.className = 'palette-label';
      title.textContent = group.label;
      title.setAttribute('aria-hidden', 'true');
      box.append(title);
    }
    for (const face of group.faces) {
      const element = document.createElement('button');
      element.type = 'button';
      element.className = 'pick';
      element.title = face.key ? `${face.label} (${face.key})` : face.label;
      element.setAttribute('aria-label', face.label);
      element.append(drawing(face, face.orientations[0]));
      element.addEventListener('click', () => {
        if (!brush && chosen && found(...here)?.face !== face) {
          place(...here, face);
          return;
        }
        brush = brush === face ? null : face;
        if (!brush) chosen = false;
        draw();
      });
      faceButtons.set(face, element);
      box.append(element);
    }
    tray.append(box);
  }

  const tools = document.createElement('div');
  tools.className = 'tools';
  const tool = (label, act) => {
    const element = document.createElement('button');
    element.type = 'button';
    element.className = 'small';
    element.textContent = label;
    element.addEventListener('click', act);
    tools.append(element);
    return element;
  };
  const onChosen = [];
  if (turns) onChosen.push(tool(labels.turn, () => turn(...here)));
  if (mirrors) onChosen.push(tool(labels.mirror, () => mirror(...here)));
  onChosen.push(tool(labels.erase, () => erase(...here)));
  const undo = tool(labels.undo, () => travel(past, future));
  const redo = tool(labels.redo, () => travel(future, past));
  tool(labels.put_down, () => {
    brush = null;
    chosen = false;
    draw();
  });

  host.addEventListener('paste', (event) => {
    const pasted = event.clipboardData.getData('text');
    if (!pasted.trim()) return;
    event.preventDefault();
    typing = false;
    owner.write(pasted);
    taken();
    typing = true;
  });

  host.classList.toggle('crowded', faces.length > CROWDED);
  const hint = document.createElement('p');
  hint.className = 'help';
  hint.textContent = mirrors ? labels.hint_mirror : turns ? labels.hint_turn : labels.hint;
  host.append(grid, tray, tools, hint, spoken);
  read();
  draw();

  return {
    foreign: () => cells.some((row) => row.some((token) => token !== empty && !known.has(token))),
    read: taken,
    update({ refusals }) {
      for (const square of squares.flat()) {
        square.classList.remove('bad');
        square.removeAttribute('aria-invalid');
        square.removeAttribute('title');
      }
      for (const item of refusals) {
        const [r, c] = item.at;
        const square = squares[r]?.[c];
        square?.classList.add('bad');
        square?.setAttribute('aria-invalid', 'true');
        square?.setAttribute('title', item.message);
      }
    },
  };
}
