// The tie between a breakdown's lines and the picture: touching either lights up both.

function parts(article, cells) {
  return cells.flatMap((id) => [...article.querySelectorAll(`[data-cell~="${CSS.escape(id)}"]`)]);
}

function scope(element) {
  return element.closest('[data-breakdown]') ?? element.closest('.result');
}

function clear(result) {
  for (const lit of result.querySelectorAll('.lit')) lit.classList.remove('lit');
  for (const svg of result.querySelectorAll('svg.lighting')) svg.classList.remove('lighting');
}

function light(target) {
  const result = target.closest('.result');
  if (!result) return;
  clear(result);
  const line = target.closest('[data-cells]');
  const cell = target.closest('[data-cell]');
  if (!line && !cell) return;
  const article = scope(target);
  let ids = [];
  if (line) {
    ids = line.dataset.cells.split(' ');
    line.classList.add('lit');
  } else {
    ids = cell.dataset.cell.split(' ');
    for (const other of article.querySelectorAll('[data-cells]')) {
      if (other.dataset.cells.split(' ').some((id) => ids.includes(id))) other.classList.add('lit');
    }
  }
  const shared = result.querySelector('.picture');
  const found = parts(article, ids);
  for (const part of found.length ? found : shared ? parts(shared, ids) : []) {
    part.classList.add('lit');
    part.closest('svg')?.classList.add('lighting');
  }
}

document.addEventListener('pointerover', (event) => {
  if (event.pointerType !== 'touch') light(event.target);
});
document.addEventListener('click', (event) => light(event.target));
document.addEventListener('focusin', (event) => {
  if (event.target.closest('[data-cells], [data-cell]')) light(event.target);
});
