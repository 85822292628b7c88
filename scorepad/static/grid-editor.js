// The grid editor: tap a square and pick a face, tap again to turn it, hold to mirror, drag to
// repeat. One element serves every grid game; a game gives the palette (see games/editors.py).

const SVG = 'http://www.w3.org/2000/svg';
const OPPOSITE = { N: 'S', E: 'W', S: 'N', W: 'E' };
const STEP = { N: [-1, 0], E: [0, 1], S: [1, 0], W: [0, -1] };
const HOLD = 450;

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
  const past = [];
  let future = [];
  let rest = [];
  let cells = [];
  let brush = null;
  let here = [0, 0];
  let chosen = false;

  function read() {
    const lines = owner.area.value.split(/\r?\n/);
    cells = Array.from({ length: rows }, (_, r) => {
      const line = lines[r] ?? '';
      const tokens = separator ? line.trim().split(/\s+/).filter(Boolean) : [...line.replace(/\s/g, '')];
      return Array.from({ length: columns }, (_, c) => tokens[c] ?? empty);
    });
    rest = lines.slice(rows).filter((line) => line.trim());
  }

  function text() {
    const blank = cells.every((row) => row.every((token) => token === empty));
    const grid = blank ? [] : cells.map((row) => row.join(separator));
    return [...grid, ...rest].join('\n');
  }

  function save() {
    past.push(owner.area.value);
    future = [];
    draw();
    owner.write(text());
  }

  function travel(from, to) {
    if (!from.length) return;
    to.push(owner.area.value);
    const value = from.pop();
    owner.write(value);
    read();
    draw();
  }

  const at = (r, c) => cells[r]?.[c];
  const found = (r, c) => known.get(at(r, c));

  /* What reaches a side of a square from outside: a neighbour's open side, or the frame's. */
  function facing(r, c, side) {
    const [dr, dc] = STEP[side];
    const neighbour = found(r + dr, c + dc);
    if (neighbour) return neighbour.orientation.open[OPPOSITE[side]] ?? null;
    return edges[`${r},${c},${side}`];
  }

  function clashes(r, c, orientation) {
    let count = 0;
    for (const side of Object.keys(STEP)) {
      const [dr, dc] = STEP[side];
      const neighbour = found(r + dr, c + dc);
      const mine = orientation.open[side] ?? null;
      if (neighbour) {
        const theirs = neighbour.orientation.open[OPPOSITE[side]] ?? null;
        if (mine && theirs && mine !== theirs) count += 1;
      } else if (mine && edges[`${r},${c},${side}`] && edges[`${r},${c},${side}`] !== mine) count += 1;
    }
    return count;
  }

  /* The orientation that joins most of what reaches the square: saves most of the turning. */
  function bestFit(face, r, c) {
    let best = face.orientations[0];
    let most = -Infinity;
    for (const orientation of face.orientations) {
      let score = -10 * clashes(r, c, orientation);
      for (const side of Object.keys(STEP)) {
        const outside = facing(r, c, side);
        if (outside && outside === orientation.open[side]) score += 3;
        else if (outside && !orientation.open[side]) score -= 1;
      }
      if (score > most) [best, most] = [orientation, score];
    }
    return best;
  }

  function place(r, c, face) {
    if (blocked.has(`${r},${c}`)) return;
    cells[r][c] = bestFit(face, r, c).token;
    save();
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
    const other = it?.face.orientations.find((o) => o.mirrored !== it.orientation.mirrored && o.turn === it.orientation.turn);
    if (!other) return;
    cells[r][c] = other.token;
    save();
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
  }

  function go(r, c, focus = true) {
    here = [Math.max(0, Math.min(rows - 1, r)), Math.max(0, Math.min(columns - 1, c))];
    chosen = true;
    if (focus) squares[here[0]][here[1]].focus({ preventScroll: false });
    draw();
  }

  /* Pointer: a tap paints, turns or chooses; a hold mirrors; a drag repeats the brush. */
  let press = null;
  const squareAt = (event) => document.elementFromPoint(event.clientX, event.clientY)?.closest('.square');

  grid.addEventListener('pointerdown', (event) => {
    const square = event.target.closest('.square');
    if (!square || event.button > 0) return;
    const [r, c] = [Number(square.dataset.row), Number(square.dataset.column)];
    press = { r, c, held: false, dragged: false, x: event.clientX, y: event.clientY, pointer: event.pointerType };
    press.timer = setTimeout(() => {
      if (!press || press.dragged) return;
      press.held = true;
      go(r, c);
      mirror(r, c);
    }, HOLD);
  });
  grid.addEventListener('pointermove', (event) => {
    if (!press || press.held || !brush) return;
    if (Math.hypot(event.clientX - press.x, event.clientY - press.y) < 12 && !press.dragged) return;
    const square = squareAt(event);
    if (!square || !grid.contains(square)) return;
    clearTimeout(press.timer);
    if (!press.dragged) {
      press.dragged = true;
      paint(press.r, press.c);
    }
    paint(Number(square.dataset.row), Number(square.dataset.column));
  });
  function paint(r, c) {
    if (found(r, c)?.face !== brush) {
      here = [r, c];
      place(r, c, brush);
    }
  }
  const finish = () => {
    if (!press) return;
    clearTimeout(press.timer);
    press = null;
  };
  grid.addEventListener('pointercancel', finish);
  addEventListener('pointerup', () => setTimeout(finish));
  grid.addEventListener('contextmenu', (event) => event.preventDefault());
  grid.addEventListener('click', (event) => {
    const square = event.target.closest('.square');
    if (!square) return;
    if (press?.held || press?.dragged) {
      finish();
      return;
    }
    const [r, c] = [Number(square.dataset.row), Number(square.dataset.column)];
    const again = chosen && here[0] === r && here[1] === c;
    go(r, c);
    if (at(r, c) === empty) {
      if (brush) place(r, c, brush);
    } else if (again || (brush && found(r, c)?.face === brush)) {
      if (found(r, c)?.face.orientations.length > 1) turn(r, c);
    } else if (brush && found(r, c)?.face.orientations.length === 1 && brush.orientations.length === 1) {
      place(r, c, brush);
    }
  });

  grid.addEventListener('keydown', (event) => {
    const [r, c] = here;
    const move = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] }[event.key];
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z') {
      event.preventDefault();
      if (event.shiftKey) travel(future, past);
      else travel(past, future);
      return;
    }
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'y') {
      event.preventDefault();
      travel(future, past);
      return;
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const letter = event.key.toLowerCase();
    const same = faces.filter((item) => item.key === letter);
    if (move) {
      event.preventDefault();
      go(r + move[0], c + move[1]);
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      erase(r, c);
    } else if (letter === 'r') {
      event.preventDefault();
      turn(r, c, event.shiftKey ? -1 : 1);
    } else if (letter === 'f') {
      event.preventDefault();
      mirror(r, c);
    } else if (same.length) {
      event.preventDefault();
      const next = same[(same.indexOf(found(r, c)?.face) + 1) % same.length];
      brush = next;
      place(r, c, next);
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
        const again = brush === face;
        brush = face;
        if (chosen && !(again && found(...here)?.face === face)) place(...here, face);
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
  const turns = faces.some((face) => face.orientations.length > 1);
  if (turns) tool(labels.turn, () => turn(...here));
  if (faces.some((face) => face.orientations.some((o) => o.mirrored))) tool(labels.mirror, () => mirror(...here));
  tool(labels.erase, () => erase(...here));
  const undo = tool(labels.undo, () => travel(past, future));
  const redo = tool(labels.redo, () => travel(future, past));
  tool(labels.put_down, () => {
    brush = null;
    chosen = false;
    draw();
  });

  host.append(grid, tray, tools);
  read();
  draw();

  return {
    foreign: () => cells.some((row) => row.some((token) => token !== empty && !known.has(token))),
    read() {
      read();
      draw();
    },
    update({ refusals }) {
      for (const row of squares) for (const square of row) square.classList.remove('bad');
      for (const item of refusals) {
        const [r, c] = item.at;
        squares[r]?.[c]?.classList.add('bad');
      }
    },
  };
}
