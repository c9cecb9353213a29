/** The recogniser's threads: they may run wherever the browser isolates the page, and where they cannot, one does it all. */

import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { type Browser, chromium, type Page } from 'playwright-core';
import { build } from 'vite';
import { isolation } from '../../src/offline/isolation.ts';
import { findBrowser, howToGetABrowser } from '../../src/terminal/browser.ts';
import { headersFor } from '../../src/terminal/headers.ts';
import { evening } from '../support/evening.ts';
import { type OtherServer, serveElsewhere } from '../support/other-server.ts';
import { beSure, button, takePhone, words } from '../support/people.ts';
import type { Ran } from '../support/threads-page/ran.ts';

const isIsolated = (page: Page): Promise<boolean> => page.evaluate(() => crossOriginIsolated);

async function readDemoHand(page: Page): Promise<void> {
  await button(page, words.welcome.demo).click();
  await takePhone(page, 'green');
  await beSure(page);
}

test('our own server has the page isolated at the first visit', () =>
  evening(async ({ open }) => {
    const { page } = await open();
    assert.equal(await isIsolated(page), true);
  }));

test('on a server that sends no headers the page is isolated once the app is kept, and reads hands before and after', () =>
  evening(
    async ({ open, served }) => {
      const { page, requests } = await open();
      // Only threads come from blobs, be it that they are only tried.
      const triedThreads = () => requests.some((address) => address.startsWith('blob:'));
      await page.getByText(words.notices['offline-ready'].what).first().waitFor();
      assert.equal(await isIsolated(page), false);
      await readDemoHand(page);
      assert.equal(triedThreads(), false);
      await served.door.close();
      await page.reload();
      assert.equal(await isIsolated(page), true);
      await readDemoHand(page);
      assert.equal(triedThreads(), true);
    },
    // The browser looks for a newer service worker and finds nobody there.
    [/Failed to load resource: net::ERR_CONNECTION_REFUSED/, /ERR_FAILED/],
    () => serveElsewhere({}),
  ));

const folder = join('node_modules', '.cache', 'spy-referee', 'threads-page');
let browser: Browser;
let usual: Ran;

/** What a network gives in a page on this server, where two threads are asked for, or one. */
async function runOn(threads: number, server: OtherServer): Promise<Ran> {
  const { origin, door } = await serveElsewhere({ ...server, folder });
  const page = await browser.newPage();
  try {
    await page.goto(origin);
    return await page.evaluate((so) => window.runOn(so), threads);
  } finally {
    await page.close();
    await door.close();
  }
}

before(async () => {
  const root = join(import.meta.dirname, '..', 'support', 'threads-page');
  const outDir = join(process.cwd(), folder);
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    build: { outDir, emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0 },
    worker: { format: 'es' },
  });
  const executablePath = findBrowser();
  if (executablePath === undefined) throw new Error(howToGetABrowser);
  browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  usual = await runOn(1, {});
});
after(() => browser.close());

test('one thread runs where one is asked for, whatever the page may do', async () => {
  assert.deepEqual(await runOn(1, { headers: isolation }), usual);
});

test('two threads come to the same numbers as one, under the policy of our own server', async () => {
  const ran = await runOn(2, { headers: headersFor('/assets/worker.js') });
  assert.deepEqual(ran, { ...usual, threads: 2 });
  assert.equal(ran.numTensors.after, ran.numTensors.before);
});

const isTheirFile = (address = ''): boolean => address.includes('threaded-simd');

const troubles: readonly (readonly [what: string, server: OtherServer])[] = [
  ['are not isolated', {}],
  ['are forbidden', { headers: { ...isolation, 'Content-Security-Policy': "worker-src 'self'" } }],
  [
    'lack their file',
    {
      headers: isolation,
      meddle: ({ url }, response) => {
        if (isTheirFile(url)) response.writeHead(404).end();
        return isTheirFile(url);
      },
    },
  ],
  ['wait for their file for ever', { headers: isolation, meddle: ({ url }) => isTheirFile(url) }],
];

for (const [what, server] of troubles)
  test(`where threads ${what}, one comes to the same numbers`, async () => {
    assert.deepEqual(await runOn(2, server), usual);
  });
