/** The headers that a page needs for several threads, on what comes from any server. */

import { expect, test } from 'vitest';
import { isolated, isolation } from '../../src/offline/isolation.ts';

const told = (answer: Response) =>
  Object.fromEntries(Object.keys(isolation).map((name) => [name, answer.headers.get(name)]));

test('an answer stays what it was, but for these headers', async () => {
  const kept = new Response('a part', {
    status: 206,
    statusText: 'Partial Content',
    headers: { 'Content-Type': 'audio/mpeg', 'Content-Range': 'bytes 0-5/10' },
  });
  const answer = isolated(kept);
  expect(told(answer)).toEqual(isolation);
  expect([answer.status, answer.statusText]).toEqual([206, 'Partial Content']);
  expect(answer.headers.get('Content-Type')).toBe('audio/mpeg');
  expect(answer.headers.get('Content-Range')).toBe('bytes 0-5/10');
  expect(await answer.text()).toBe('a part');
});

test('what a server says of them itself does not count', () => {
  const headers = { 'Cross-Origin-Embedder-Policy': 'unsafe-none' };
  expect(told(isolated(new Response('', { headers })))).toEqual(isolation);
});

test.each([
  ['nothing in it', new Response(undefined, { status: 204 }), 204],
  ['no page at all', new Response('gone', { status: 404 }), 404],
])('an answer with %s is passed on', (_, answer, status) => {
  expect(isolated(answer).status).toBe(status);
});

test('an answer that nobody may look into is left alone', () => {
  const refused = Response.error();
  expect(isolated(refused)).toBe(refused);
});
