// Tracks: a number field whose boxes are crossed one by one on the paper becomes a row of boxes.
// The number field stays behind it and is what is posted.

export function tracks(form) {
  for (const field of form.querySelectorAll('[data-track]:not(.has-track)')) {
    const input = field.querySelector('input');
    const scale = JSON.parse(field.dataset.track);
    const row = document.createElement('div');
    row.className = 'track';
    row.setAttribute('role', 'group');
    row.setAttribute('aria-label', field.querySelector('label').textContent);
    const boxes = scale.map((points, n) => {
      const box = document.createElement('button');
      box.type = 'button';
      box.className = 'box';
      box.textContent = points;
      box.setAttribute('aria-label', `${n}: ${points}`);
      box.addEventListener('click', () => {
        input.value = Number(input.value) === n && n ? n - 1 : n;
        input.dispatchEvent(new Event('input', { bubbles: true }));
      });
      row.append(box);
      return box;
    });
    const show = () =>
      boxes.forEach((box, n) => {
        box.setAttribute('aria-pressed', String(Number(input.value) === n));
        box.classList.toggle('crossed', n < Number(input.value));
      });
    input.addEventListener('input', show);
    input.classList.add('hide');
    input.tabIndex = -1;
    field.classList.add('has-track');
    input.after(row);
    show();
  }
}
