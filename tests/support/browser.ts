/** The app in a real browser, as on a phone, with a camera of our choosing. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { findBrowser, howToGetABrowser } from '../../src/terminal/browser.ts';
import { type Door, openPlain } from '../../src/terminal/listen.ts';
import { watch, type Watched } from './watch.ts';

/** `absent`: there is none. `refused`: the person says no. `film`: Chromium's own fake device plays it, over and over. */
export type FakeCamera =
  | { readonly kind: 'absent' }
  /** No film, but a microphone that hears a WAV file, once, from when it is opened. */
  | { readonly kind: 'microphone'; readonly file: string }
  | { readonly kind: 'refused' }
  | { readonly kind: 'film'; readonly file: string };

export type Served = { readonly origin: string; readonly door: Door };

/** A browser with a profile of its own on the disk, which outlives the browser: so it can be killed and begun again. */
export type Profile = { readonly folder: string; readonly forget: () => void };

export type App = Watched & {
  readonly page: Page;
  /** Closes it as a person does. */
  readonly close: () => Promise<void>;
  /** Ends it as a system does that needs the memory: at once, with nothing said to the page. */
  readonly kill: () => Promise<void>;
};

const patienceMs = 120_000;

const phone = { width: 412, height: 892 } as const;

/** Chromium's own errands stay at home, and it needs neither a screen nor a graphics card. */
const quietFlags = [
  ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
  ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
  ...['--disable-default-apps', '--autoplay-policy=no-user-gesture-required', '--mute-audio'],
];

export async function serveApp(): Promise<Served> {
  const door = await openPlain(0);
  return { origin: `http://localhost:${String(door.port)}`, door };
}

export function newProfile(): Profile {
  const folder = mkdtempSync(join(tmpdir(), 'spy-referee-browser-'));
  return {
    folder,
    forget: () => {
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export async function openApp(
  origin: string,
  profile: Profile,
  camera: FakeCamera = { kind: 'absent' },
  beforePage: (context: BrowserContext) => Promise<void> = () => Promise.resolve(),
): Promise<App> {
  const executablePath = findBrowser();
  if (executablePath === undefined) throw new Error(howToGetABrowser);
  const context = await chromium.launchPersistentContext(profile.folder, {
    executablePath,
    headless: true,
    args: [...quietFlags, ...cameraFlags(camera)],
    viewport: phone,
    hasTouch: true,
    reducedMotion: 'reduce',
    locale: 'en',
  });
  // A small machine that has other things to do is slow, not wrong.
  context.setDefaultTimeout(patienceMs);
  // Whatever is not granted by name is refused without a question.
  await context.grantPermissions(permissionsFor(camera), { origin });
  await beforePage(context);
  const watched = watch(context, origin);
  const page = context.pages()[0] ?? (await context.newPage());
  await page.goto(origin);
  return {
    page,
    ...watched,
    close: () => context.close(),
    kill: () => killBrowser(context),
  };
}

function permissionsFor({ kind }: FakeCamera): string[] {
  if (kind === 'film') return ['camera'];
  return kind === 'microphone' ? ['microphone'] : [];
}

function cameraFlags(camera: FakeCamera): string[] {
  switch (camera.kind) {
    case 'absent':
      return [];
    case 'microphone':
      return [
        '--use-fake-device-for-media-stream',
        '--use-fake-ui-for-media-stream',
        `--use-file-for-fake-audio-capture=${camera.file}%noloop`,
      ];
    case 'refused':
      return ['--use-fake-device-for-media-stream'];
    case 'film':
      return [
        '--use-fake-device-for-media-stream',
        '--use-fake-ui-for-media-stream',
        `--use-file-for-fake-video-capture=${camera.file}`,
      ];
  }
}

async function killBrowser(context: BrowserContext): Promise<void> {
  const session = await context.browser()?.newBrowserCDPSession();
  const gone = new Promise((resolve) => context.once('close', resolve));
  await session?.send('Browser.crash').catch(() => undefined);
  await gone;
}
