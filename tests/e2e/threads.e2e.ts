/** The recogniser's threads: there wherever the browser isolates the page, and never at the cost of a hand that is not read. */

import assert from 'node:assert/strict';
import { cpus } from 'node:os';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { threadsOn } from '../../src/networks/threads.ts';
import { isolation } from '../../src/offline/isolation.ts';
import { evening } from '../support/evening.ts';
import { type OtherServer, serveElsewhere } from '../support/other-server.ts';
import { beSure, button, takePhone, words } from '../support/people.ts';

/** All but the recogniser's own. */
const more = threadsOn(cpus().length) - 1;

const isIsolated = (page: Page): Promise<boolean> => page.evaluate(() => crossOriginIsolated);

/** TF.js makes them from blobs; no other worker of the app comes from one. */
const threadsIn = (page: Page): number =>
  page.workers().filter((worker) => worker.url().startsWith('blob:')).length;

async function readDemoHand(page: Page): Promise<void> {
  await button(page, words.welcome.demo).click();
  await takePhone(page, 'green');
  await beSure(page);
}

test('on our own server a hand is read by several threads at the first visit', () =>
  evening(async ({ open }) => {
    const { page } = await open();
    assert.equal(await isIsolated(page), true);
    await readDemoHand(page);
    assert.equal(threadsIn(page), more);
  }));

test('a server that sends no headers: one thread at first, several once the app is kept, without a network too', () =>
  evening(
    async ({ open, served }) => {
      const { page } = await open();
      await page.getByText(words.notices['offline-ready'].what).first().waitFor();
      assert.equal(await isIsolated(page), false);
      await readDemoHand(page);
      assert.equal(threadsIn(page), 0);
      await served.door.close();
      await page.reload();
      assert.equal(await isIsolated(page), true);
      await readDemoHand(page);
      assert.equal(threadsIn(page), more);
    },
    // The browser looks for a newer service worker and finds nobody there.
    [/Failed to load resource: net::ERR_CONNECTION_REFUSED/, /ERR_FAILED/],
    () => serveElsewhere({}),
  ));

const isTheirFile = (address = ''): boolean => address.includes('threaded-simd');

const withoutBlobs = "worker-src 'self'; script-src 'self' 'wasm-unsafe-eval'";

const troubles: readonly (readonly [what: string, server: OtherServer])[] = [
  ['are forbidden', { headers: { 'Content-Security-Policy': withoutBlobs } }],
  [
    'lack their file',
    {
      meddle: ({ url }, response) => {
        if (isTheirFile(url)) response.writeHead(404).end();
        return isTheirFile(url);
      },
    },
  ],
  ['wait for their file for ever', { meddle: ({ url }) => isTheirFile(url) }],
];

for (const [what, server] of troubles)
  test(`where threads ${what}, one thread reads the hand`, () =>
    evening(
      async ({ open }) => {
        const { page } = await open();
        assert.equal(await isIsolated(page), true);
        await readDemoHand(page);
      },
      // TF.js tells everybody that it could not start, and why.
      [/wasm|WebAssembly|ArrayBuffer/],
      () => serveElsewhere({ ...server, headers: { ...isolation, ...server.headers } }),
    ));
