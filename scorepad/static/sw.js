// The service worker: keeps what was visited and, on request, more; answers where no network does.
// It is served at /sw.js behind the lines that set VERSION, FILES and PAGES (web/offline.py), so
// that a new version of any file is a new worker. Posts, shares and the API are never kept.

const CACHE = `scorepad-${VERSION}`;
const KEPT = /^\/(?:en|ru)\/(?:(?!search$)[a-z0-9-]+(?:\/(?:score|notation))?)?$/;
const PATIENCE = 3000; // of a connection that is neither there nor gone, in milliseconds

self.addEventListener('install', (event) => {
  self.skipWaiting();
  event.waitUntil(
    caches.open(CACHE).then((cache) =>
      cache.addAll([...FILES, ...PAGES.map((page) => new Request(page, { cache: 'reload' }))]),
    ),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(replaceOld());
});

/* Pages move over from the caches of older versions, so that nothing kept is lost; then they go. */
async function replaceOld() {
  const cache = await caches.open(CACHE);
  const moved = [];
  for (const name of await caches.keys()) {
    if (name === CACHE || !name.startsWith('scorepad-')) continue;
    const old = await caches.open(name);
    for (const request of await old.keys()) {
      const path = new URL(request.url).pathname;
      if (!KEPT.test(path) || (await cache.match(path))) continue;
      await cache.put(path, await old.match(request));
      moved.push(path);
    }
    await caches.delete(name);
  }
  await self.clients.claim();
  // Not waited for: pages would have to wait as well.
  keep(moved, () => {});
}

self.addEventListener('message', (event) => {
  const paths = event.data.keep.filter((path) => KEPT.test(path));
  event.waitUntil(keep(paths, (state) => event.ports[0]?.postMessage(state)));
});

/* Fetch pages into the cache, four at a time, and tell after each how many are done and failed. */
async function keep(paths, tell) {
  const queue = [...paths];
  let done = 0;
  let failed = 0;
  const work = async () => {
    for (let path = queue.shift(); path; path = queue.shift()) {
      const response = await renewed(path).catch(() => null);
      if (!response?.ok) failed++;
      done++;
      tell({ done, failed });
    }
  };
  await Promise.all([work(), work(), work(), work()]);
}

/* Fetch a page and keep it, if it is one. `no-cache`: asks whether it changed, whatever its age. */
async function renewed(path, request = path) {
  const response = await fetch(request, { cache: 'no-cache' });
  if (response.ok && !response.redirected) {
    const copy = response.clone();
    const cache = await caches.open(CACHE);
    await cache.put(path, copy).catch(() => {}); // No room: the page is shown all the same.
  }
  return response;
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== location.origin) return;
  if (request.method === 'GET' && url.pathname.startsWith('/assets/')) {
    event.respondWith(file(request, url));
  } else if (request.method === 'GET' && KEPT.test(url.pathname) && !url.search) {
    event.respondWith(page(event, url));
  } else if (request.mode === 'navigate') {
    event.respondWith(fetch(request).catch(() => instead(url)));
  }
});

/* Files: this version's from the cache. Another version's from the network, else this one's. */
async function file(request, url) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request, { ignoreVary: true });
  if (kept) return kept;
  try {
    return await fetch(request);
  } catch (error) {
    const same = url.pathname.replace(/^\/assets\/[^/]+/, `/assets/${VERSION}`);
    const found = await cache.match(same, { ignoreVary: true });
    if (found) return found;
    throw error;
  }
}

/* Pages: from the network, else as last seen, else the page that says so. */
async function page(event, url) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(url.pathname, { ignoreVary: true });
  const network = renewed(url.pathname, event.request);
  if (!kept) return network.catch(() => instead(url));
  event.waitUntil(network.catch(() => {}));
  const answer = network.then((response) => (response.status < 500 ? response : kept));
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE, kept));
  return Promise.race([answer.catch(() => kept), late]);
}

async function instead(url) {
  const cache = await caches.open(CACHE);
  const first = navigator.language.startsWith('ru') ? 'ru' : 'en';
  if (url.pathname === '/') {
    for (const language of [first, 'en', 'ru']) {
      if (await cache.match(`/${language}/`)) return Response.redirect(`/${language}/`);
    }
  }
  const language = /^\/(en|ru)\//.exec(url.pathname)?.[1] ?? first;
  const said = await cache.match(`/${language}/offline`, { ignoreVary: true });
  return new Response(said.body, { status: 503, headers: said.headers });
}
