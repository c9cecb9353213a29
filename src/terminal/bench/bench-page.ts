/** The page on which benches run: built, served and opened in a headless browser. It is no part of the app and lies with the caches. */

import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { build } from 'vite';
import { findBrowser, howToGetABrowser } from '../browser.ts';
import { openPlain } from '../listen.ts';

export const root = join(import.meta.dirname, '../../..');
export const folder = join(root, 'node_modules', '.cache', 'spy-referee', 'bench');

/** `open` opens the page once more, for what must not know what went before. Rejects where there is no browser. */
export async function onBenchPage<Measured>(
  fill: () => Promise<void> | void,
  measure: (open: () => Promise<Page>) => Promise<Measured>,
): Promise<Measured> {
  const executablePath = findBrowser();
  if (executablePath === undefined) throw new Error(howToGetABrowser);
  await buildPage();
  await fill();
  const door = await openPlain(0, folder);
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    return await measure(async () => {
      const page = await browser.newPage();
      page.setDefaultTimeout(0);
      await page.goto(`http://localhost:${String(door.port)}/`);
      return page;
    });
  } finally {
    await browser.close();
    await door.close();
  }
}

async function buildPage(): Promise<void> {
  await build({
    configFile: false,
    root: import.meta.dirname,
    base: './',
    logLevel: 'error',
    build: { outDir: folder, emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0 },
    worker: { format: 'es' },
  });
}
