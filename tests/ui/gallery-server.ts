/** Serves the gallery of screens and opens it in whatever Chromium there is. */

import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser, type Page } from 'playwright-core';
import { createServer } from 'vite';

export type Look = {
  readonly view: string;
  readonly theme?: 'light' | 'dark';
  readonly words?: 'english' | 'greek' | 'devanagari';
  readonly width: number;
  readonly height: number;
};

export type Gallery = {
  /** Shows a view in a page of its own size; the page is the same for all looks. */
  readonly show: (look: Look) => Promise<Page>;
  readonly close: () => Promise<void>;
};

const root = fileURLToPath(new URL('../..', import.meta.url));

export async function openGallery(): Promise<Gallery> {
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'error',
    server: { host: '127.0.0.1', port: 0, hmr: false, watch: null },
    optimizeDeps: { entries: ['tests/ui/gallery/index.html'] },
    cacheDir: 'node_modules/.vite-gallery',
  });
  await server.listen();
  const [base] = server.resolvedUrls?.local ?? [];
  if (base === undefined) throw new Error('The gallery’s server has no address.');
  const browser = await openBrowser();
  const page = await browser.newPage();
  page.on('pageerror', (error) => console.error('In the page:', error));
  return {
    show: async ({ view, theme = 'light', words = 'english', width, height }) => {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(`${base}tests/ui/gallery/?view=${view}&theme=${theme}&words=${words}`);
      await page.locator('spy-app main').waitFor();
      return page;
    },
    close: async () => {
      await browser.close();
      await server.close();
    },
  };
}

function openBrowser(): Promise<Browser> {
  const found = [process.env['CHROMIUM'], '/usr/bin/chromium', '/usr/bin/chromium-browser'].find(
    (path) => path !== undefined && existsSync(path),
  );
  return chromium.launch({
    ...(found !== undefined && { executablePath: found }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
  });
}
