/** Serves the gallery of screens and opens it in whatever Chromium there is. */

import { fileURLToPath } from 'node:url';
import { chromium, type Page } from 'playwright-core';
import { createServer } from 'vite';
import { findBrowser, howToGetABrowser } from '../../src/terminal/browser.ts';

export type Look = {
  readonly view: string;
  readonly theme?: 'light' | 'dark';
  readonly words?: 'english' | 'greek' | 'devanagari';
  readonly width: number;
  readonly height: number;
};

export type Gallery = {
  readonly page: Page;
  /** What the page complained of. */
  readonly complaints: readonly string[];
  readonly show: (look: Look) => Promise<void>;
  readonly close: () => Promise<void>;
};

const root = fileURLToPath(new URL('../..', import.meta.url));

export async function openGallery(): Promise<Gallery> {
  const executablePath = findBrowser();
  if (executablePath === undefined) throw new Error(howToGetABrowser);
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'error',
    server: { host: '127.0.0.1', port: 0, hmr: false, watch: null },
    optimizeDeps: { entries: ['tests/ui/gallery/index.html'] },
    cacheDir: 'node_modules/.cache/spy-referee/gallery',
  });
  await server.listen();
  const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'];
  const browser = await chromium.launch({ executablePath, args });
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.goto(`${server.resolvedUrls?.local[0] ?? ''}tests/ui/gallery/?view=welcome`);
  await page.locator('spy-app main').waitFor();
  return {
    page,
    complaints,
    show: async ({ view, theme = 'light', words = 'english', width, height }) => {
      await page.setViewportSize({ width, height });
      await page.evaluate((shown) => window.show(shown), { view, theme, words });
      await page.locator('spy-app main').waitFor();
    },
    close: async () => {
      await browser.close();
      await server.close();
    },
  };
}
