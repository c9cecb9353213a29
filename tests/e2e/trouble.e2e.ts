/** What goes wrong at tables: a camera that is refused or not there, a deck that is broken, a browser that keeps nothing. */

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import type { BrowserContext, Page } from 'playwright-core';
import sharp from 'sharp';
import { ends } from '../../src/cards/face.ts';
import { writeDeck, type TaughtEnds } from '../../src/deck/deck-file.ts';
import type { ScanFailure } from '../../src/session/view.ts';
import type { FakeCamera } from '../support/browser.ts';
import { evening } from '../support/evening.ts';
import { beginGame, button, playOn, setAllByTouch, takePhone, words } from '../support/people.ts';
import { hands, shortGame } from '../support/short-game.ts';

const troubles: readonly (readonly [FakeCamera, ScanFailure])[] = [
  [{ kind: 'refused' }, 'camera-refused'],
  [{ kind: 'absent' }, 'camera-missing'],
];

for (const [camera, reason] of troubles) {
  test(`a camera that is ${camera.kind} is told in plain words, and touch goes on from there`, () =>
    evening(async ({ open }) => {
      const { page } = await open(camera);
      await beginGame(page);
      await takePhone(page, 'green');
      await readOnScreen(page, words.scan.failures[reason].what);
      await readOnScreen(page, words.scan.failures[reason].next);
      await page.reload();
      await beginGame(page);
      await setAllByTouch(page, hands);
      await playOn(page, shortGame.slice(0, 2));
    }));
}

test('a deck with a picture that cannot be decoded is called broken, and no other browser is asked for', () =>
  evening(async ({ open }) => {
    const folder = mkdtempSync(join(tmpdir(), 'spy-referee-lens-'));
    try {
      const file = join(folder, 'a bare wall.mjpeg');
      const wall = { width: 640, height: 480, channels: 3, background: '#808080' } as const;
      writeFileSync(file, await sharp({ create: wall }).jpeg().toBuffer());
      const { page } = await open({ kind: 'film', file });
      await button(page, words.welcome.newGame).waitFor();
      await page.evaluate(keepDeck, brokenDeck());
      await page.reload();
      await button(page, words.welcome.cards).click();
      await page.getByRole('radio', { name: 'Attic' }).click();
      await button(page, words.app.back).click();
      await beginGame(page);
      await takePhone(page, 'green');
      await readOnScreen(page, words.scan.failures['deck-broken'].what);
      await readOnScreen(page, words.scan.failures['deck-broken'].next);
    } finally {
      rmSync(folder, { recursive: true });
    }
  }));

/** It begins as a JPEG does, and that is all that there is of its pictures. */
function brokenDeck(): string {
  const beginning = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0);
  const taught = Object.fromEntries(
    ends.map((end) => [end, [beginning]] as const),
  ) as unknown as TaughtEnds;
  const colours = new Map([
    ['green', taught],
    ['red', taught],
  ] as const);
  return writeDeck({ name: 'Attic', aspect: 3, colours });
}

/** Runs in the page: lays a deck where the app keeps its own. */
function keepDeck(text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('spy-referee');
    opening.onerror = () => {
      reject(new Error('The app has no database.'));
    };
    opening.onsuccess = () => {
      const change = opening.result.transaction('decks', 'readwrite');
      change.objectStore('decks').put(text, 'own-1');
      change.oncomplete = () => {
        opening.result.close();
        resolve();
      };
    };
  });
}

test('a browser that keeps nothing says so, and the game goes on', () =>
  evening(async ({ open }) => {
    const { page } = await open({ kind: 'absent' }, withoutStorage);
    await readOnScreen(page, words.notices['storage-missing'].what);
    await beginGame(page);
    await setAllByTouch(page, hands);
    await playOn(page, shortGame);
  }));

async function readOnScreen(page: Page, text: string): Promise<void> {
  await page.getByText(text).first().waitFor();
}

/** As some browsers are in a private window: the door is there and does not open. */
async function withoutStorage(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('A mutation operation was attempted.', 'InvalidStateError');
    };
  });
}
