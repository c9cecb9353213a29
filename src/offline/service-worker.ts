/** Keeps the whole app on the device, so that a table without network has it too. It serves what was built, and nothing else. */

// The build puts the list of all files here, and one mark that changes with any of them: see vite.config.ts.
declare const __FILES__: readonly string[];
// Those that are kept only once they were asked for: nobody who plays by touch need fetch an ear.
declare const __LATER__: readonly string[];
declare const __MARK__: string;

const worker = self as unknown as ServiceWorkerGlobalScope;
const shelf = `app-${__MARK__}`;

worker.addEventListener('install', (event) => {
  event.waitUntil(takeIn());
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(clearOut().then(() => worker.clients.claim()));
});

// A new version waits until the people at the table say so: nothing changes under a running game.
worker.addEventListener('message', (event) => {
  if (event.data === 'take-over') void worker.skipWaiting();
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method === 'GET' && new URL(request.url).origin === worker.location.origin)
    event.respondWith(answer(request));
});

async function takeIn(): Promise<void> {
  const cache = await caches.open(shelf);
  // `reload`: the browser's own cache may still hold files of the version before.
  await cache.addAll(__FILES__.map((file) => new Request(file, { cache: 'reload' })));
}

async function clearOut(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name !== shelf);
  await Promise.all(old.map((name) => caches.delete(name)));
}

async function answer(request: Request): Promise<Response> {
  const cache = await caches.open(shelf);
  const wanted = request.mode === 'navigate' ? new Request('./') : request;
  const kept = await cache.match(wanted, { ignoreSearch: true, ignoreVary: true });
  if (kept) return partOf(kept, request.headers.get('range') ?? '');
  const answer = await fetch(request);
  if (answer.status === 200 && isForLater(request)) await cache.put(request, answer.clone());
  return answer;
}

function isForLater({ url }: Request): boolean {
  return __LATER__.some((file) => new URL(file, worker.registration.scope).href === url);
}

/** Safari plays sound only from a server that answers with the part of the file that it asks for. */
async function partOf(whole: Response, range: string): Promise<Response> {
  const [, from = '', to = ''] = /^bytes=(\d+)-(\d*)$/.exec(range) ?? [];
  if (from === '') return whole;
  const bytes = await whole.arrayBuffer();
  const part = bytes.slice(Number(from), to === '' ? undefined : Number(to) + 1);
  const end = Number(from) + part.byteLength - 1;
  const headers = new Headers(whole.headers);
  headers.set('Content-Range', `bytes ${from}-${String(end)}/${String(bytes.byteLength)}`);
  headers.set('Content-Length', String(part.byteLength));
  return new Response(part, { status: 206, statusText: 'Partial Content', headers });
}
