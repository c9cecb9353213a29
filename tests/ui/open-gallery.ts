/** Builds the gallery of screens into one script and opens it in whatever Chromium there is. */

import { fileURLToPath } from 'node:url';
import { chromium, type Page } from 'playwright-core';
import { build, type Rollup } from 'vite';
import type { LanguageCode } from '../../src/languages/codes.ts';
import { findBrowser, howToGetABrowser } from '../../src/terminal/browser.ts';

export type Look = {
  readonly view: string;
  readonly theme?: 'light' | 'dark';
  readonly language?: LanguageCode;
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

const entry = fileURLToPath(new URL('gallery/gallery.ts', import.meta.url));

/** A page of its own without an address: nothing is asked of any network. */
const empty =
  '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width">' +
  '<style>html, body { margin: 0; height: 100% }</style><body></body></html>';

export async function openGallery(): Promise<Gallery> {
  const executablePath = findBrowser();
  if (executablePath === undefined) throw new Error(howToGetABrowser);
  const script = await galleryScript();
  const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'];
  const browser = await chromium.launch({ executablePath, args, timeout: 120_000 });
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.setContent(empty);
  await page.addScriptTag({ content: script });
  // The script holds the words for all cards; what is searched for hidden ones is the screen alone.
  await page.locator('script').evaluateAll((all) => all.forEach((one) => one.remove()));
  return {
    page,
    complaints,
    show: async ({ view, theme = 'light', language = 'en', width, height }) => {
      await page.setViewportSize({ width, height });
      await page.evaluate((shown) => window.show(shown), { view, theme, language });
      await page.locator('spy-app main').waitFor();
    },
    close: () => browser.close(),
  };
}

async function galleryScript(): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      target: 'es2022',
      lib: { entry, formats: ['iife'], name: 'gallery' },
    },
  })) as readonly Rollup.RollupOutput[];
  return built
    .flatMap(({ output }) => output)
    .map((part) => ('code' in part ? part.code : ''))
    .join('');
}
