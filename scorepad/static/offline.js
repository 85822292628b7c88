// Without a network: the service worker, what it keeps, and drafts of calculators.

const worker = navigator.serviceWorker; // undefined where the connection is not secure

async function kept(path) {
  return Boolean(await caches.match(path, { ignoreVary: true }));
}

/* Ask the worker to keep pages; `tell` hears after each how many are done and how many failed. */
async function keep(paths, tell = () => {}) {
  const { active } = await worker.ready;
  await new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => {
      tell(data);
      if (data.done === paths.length) resolve();
    };
    active.postMessage({ keep: paths }, [port2]);
  });
}

function register() {
  const first = !worker.controller;
  worker.register('/sw.js', { updateViaCache: 'none' }).catch(() => {});
  // The page that brings the worker was fetched without it.
  if (first) worker.ready.then(({ active }) => active.postMessage({ keep: [location.pathname] }));
}

/* The home page: a button that keeps the rules of every game in this language. */
async function offerAll(box) {
  const paths = [...document.querySelectorAll('.all-games .game > a:first-of-type')].map((link) => link.pathname);
  const button = box.querySelector('button');
  const progress = box.querySelector('progress');
  const words = box.querySelector('output');
  const say = (key, done) => {
    words.value = box.dataset[key].replace('{done}', done).replace('{all}', paths.length);
  };
  const here = (await Promise.all(paths.map(kept))).filter(Boolean).length;
  if (here) say(here === paths.length ? 'all' : 'some', here);
  progress.max = paths.length;
  box.hidden = false;
  button.addEventListener('click', async () => {
    button.disabled = true;
    progress.hidden = false;
    progress.value = 0;
    say('some', 0);
    navigator.storage?.persist?.().catch(() => {});
    let missing = 0;
    await keep(paths, ({ done, failed }) => {
      missing = failed;
      progress.value = done;
      say('some', done - failed);
    });
    say(missing ? 'lost' : 'all', paths.length - missing);
    progress.hidden = true;
    button.disabled = false;
  });
}

/* The offline page: which games are on this device. */
async function listKept(list) {
  for (const item of list.children) {
    for (const link of item.querySelectorAll('a')) {
      link.hidden = !(await kept(link.pathname));
      if (!link.hidden) item.hidden = false;
    }
  }
  list.hidden = ![...list.children].some((item) => !item.hidden);
  document.querySelector('[data-nothing]').hidden = !list.hidden;
}

/* A calculator without a network gets its draft back here: field by field, and what has no field
   yet (a third player, another row) is carried along hidden, so that it is neither lost nor left
   out of the next score. With a network the server builds the whole form anew. */
function carryDraft(form) {
  let draft;
  try {
    draft = localStorage.getItem(`draft:${form.dataset.game}`);
  } catch {
    return;
  }
  if (!draft) return;
  const values = new Map();
  for (const [name, value] of new URLSearchParams(draft)) {
    if (name !== 'do') values.set(name, [...(values.get(name) ?? []), value]);
  }
  for (const [name, found] of values) {
    const fields = [...form.elements].filter((field) => field.name === name);
    if (!fields.length) {
      for (const value of found) {
        const carried = document.createElement('input');
        Object.assign(carried, { type: 'hidden', name, value });
        form.append(carried);
      }
    }
    for (const field of fields) {
      if (field.type === 'checkbox') field.checked = found.includes(field.value);
      else if (field.type !== 'hidden') field.value = found[0];
    }
  }
}

/* The result says at once that it needs the network, and follows by itself when it is back. */
function sayWhenLost() {
  const note = document.createElement('p');
  note.className = 'warning';
  note.textContent = calculator.dataset.lost;
  const say = () => document.querySelector('#result').prepend(note);
  if (!navigator.onLine) say();
  addEventListener('offline', say);
  addEventListener('online', () => {
    document.querySelector('#calc').dispatchEvent(new Event('input', { bubbles: true }));
  });
}

if (worker && 'caches' in window) {
  register();
  const box = document.querySelector('[data-keep]');
  if (box) worker.ready.then(() => offerAll(box));
  const list = document.querySelector('[data-kept]');
  if (list) listKept(list);
}
const calculator = document.querySelector('#calc');
if (calculator?.dataset.fresh === 'true') carryDraft(calculator);
if (calculator) sayWhenLost();
