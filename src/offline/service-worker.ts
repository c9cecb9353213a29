/** Keeps the whole app on the device, so that a table without network has it too. It serves what was built, and nothing else. */

import { bringAlong, clearOut, keepLater } from './later-files.ts';

// The build puts the list of all files here, and one mark that changes with any of them: see vite.config.ts.
declare const __FILES__: readonly string[];
// Those that are kept only once they were asked for: nobody who plays by touch need fetch an ear.
declare const __LATER__: readonly string[];
declare const __MARK__: string;

const worker = self as unknown as ServiceWorkerGlobalScope;
const shelf = `app-${__MARK__}`;
const later = __LATER__.map((file) => new URL(file, worker.registration.scope).href);

worker.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([takeIn(), bringAlong(caches, later)]));
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(clearOut(caches, shelf, later).then(() => worker.clients.claim()));
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

async function answer(request: Request): Promise<Response> {
  if (later.includes(request.url)) return answerLater(request);
  const cache = await caches.open(shelf);
  const wanted = request.mode === 'navigate' ? new Request('./') : request;
  const kept = await cache.match(wanted, { ignoreSearch: true, ignoreVary: true });
  if (kept) return partOf(kept, request.headers.get('range') ?? '');
  return fetch(request);
}

/** Whoever found it broken asks for it with `reload`. */
async function answerLater(request: Request): Promise<Response> {
  const kept = request.cache === 'reload' ? undefined : await caches.match(request.url);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.status === 200) await keepLater(caches, request.url, answer.clone());
  return answer;
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
