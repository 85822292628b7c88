// Tracks: what is crossed off box by box on the paper is tapped box by box here.

const shown = (points) => String(points).replace('-', '\u2212');

/* A row of boxes over a number of crosses. `scale` are the points for 0, 1, 2 … crosses: the
   first box that is not crossed shows what the track is worth, as on paper. Touching that box
   crosses it, touching any other makes it the first one. Where no points are printed (all are
   equal) there is a box for each cross. Returns the element and a function that redraws it. */
export function strip({ scale, label, name, read, write }) {
  const plain = scale.every((points) => points === scale[0]);
  const most = scale.length - 1;
  const row = document.createElement('div');
  row.className = plain ? 'track plain' : 'track';
  row.setAttribute('role', 'radiogroup');
  row.setAttribute('aria-label', label);
  const boxes = [];
  for (let count = plain ? 1 : 0; count <= most; count++) {
    const box = document.createElement('button');
    box.type = 'button';
    box.className = 'box';
    box.setAttribute('role', 'radio');
    if (!plain) box.textContent = shown(scale[count]);
    box.setAttribute('aria-label', plain ? String(count) : name(count, shown(scale[count])));
    box.addEventListener('click', () => {
      if (read() !== count) write(count);
      else write(plain ? count - 1 : Math.min(count + 1, most));
    });
    boxes.push([count, box]);
    row.append(box);
  }

  row.addEventListener('keydown', (event) => {
    const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    const next = by ? read() + by : { Home: 0, End: most }[event.key] ?? (/^\d$/.test(event.key) ? Number(event.key) : NaN);
    if (!(next >= 0 && next <= most) || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    write(next);
    row.querySelector('[tabindex="0"]').focus();
  });

  function redraw() {
    const value = read();
    const at = boxes.findIndex(([count]) => count === value);
    boxes.forEach(([count, box], index) => {
      box.setAttribute('aria-checked', String(index === at));
      box.tabIndex = index === Math.max(at, 0) ? 0 : -1;
      box.classList.toggle('crossed', plain ? count <= value : count < value);
    });
  }

  redraw();
  return { row, redraw };
}

/* Put boxes in the place of every number field that is a track; the field stays what is posted. */
export function tracks(form) {
  for (const field of form.querySelectorAll('[data-track]:not(.has-track)')) {
    const input = field.querySelector('input');
    const { row, redraw } = strip({
      scale: JSON.parse(field.dataset.track),
      label: field.querySelector('label').textContent,
      name: (count, points) => `${count}: ${points}`,
      read: () => Number(input.value),
      write(count) {
        input.value = count;
        input.dispatchEvent(new Event('input', { bubbles: true }));
      },
    });
    input.addEventListener('input', redraw);
    row.setAttribute('aria-describedby', input.getAttribute('aria-describedby'));
    input.hidden = true;
    field.classList.add('has-track');
    input.after(row);
  }
}
