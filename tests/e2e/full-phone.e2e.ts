/** A phone whose storage is really full: the browser itself refuses to keep more. The game goes on and nothing of it is lost. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { evening } from '../support/evening.ts';
import {
  beginGame,
  hearAnswer,
  keptOnDevice,
  playOn,
  setAllByTouch,
  takeUp,
  words,
} from '../support/people.ts';
import { hands, shortGame } from '../support/short-game.ts';

/** Room for so many bytes in all, for what the app has kept already too; without a number, the browser's usual room. */
async function roomIn(page: Page): Promise<(quotaSize?: number) => Promise<void>> {
  const { origin } = new URL(page.url());
  const browser = await page.context().newCDPSession(page);
  return async (quotaSize) => {
    const room = quotaSize === undefined ? {} : { quotaSize };
    await browser.send('Storage.overrideQuotaForOrigin', { origin, ...room });
  };
}

/** Runs in the page: adds a byte now and then until the browser, which counts only now and then too, refuses one. */
async function fillUp(): Promise<void> {
  for (let full = false; !full;)
    full = await new Promise<boolean>((resolve, reject) => {
      const opening = indexedDB.open('one more byte');
      opening.onupgradeneeded = () =>
        opening.result.createObjectStore('bytes', { autoIncrement: true });
      opening.onerror = () => {
        reject(new Error('There is no database for the byte.'));
      };
      opening.onsuccess = () => {
        const change = opening.result.transaction('bytes', 'readwrite');
        change.oncomplete = () => {
          opening.result.close();
          setTimeout(resolve, 500, false);
        };
        change.onabort = () => {
          opening.result.close();
          resolve(true);
        };
        change.objectStore('bytes').add(1);
      };
    });
}

test('a game on a full phone goes on, says that it is not kept, and is whole once there is room', () =>
  evening(async ({ open }) => {
    const { page } = await open();
    const saysSo = () => page.getByText(words.notices['storage-full'].what).waitFor();
    await keptOnDevice(page);
    const makeRoom = await roomIn(page);
    await beginGame(page);
    await setAllByTouch(page, hands);
    await playOn(page, shortGame.slice(0, 4));

    await makeRoom(1);
    await page.evaluate(fillUp);
    await playOn(page, shortGame.slice(4, 7));
    await saysSo();

    // A new game cannot be kept either: until it is, the old one stays as it was kept last, and nothing of it is broken.
    await page.reload();
    await beginGame(page);
    await saysSo();
    await page.reload();
    await takeUp(page);
    await hearAnswer(page, ['turn red']);
    assert.equal(await page.getByText(words.notices['saved-game-broken'].what).count(), 0);
    await playOn(page, shortGame.slice(4, 7));
    await saysSo();

    // With the next line comes all that is missing.
    await makeRoom();
    await playOn(page, shortGame.slice(7, 8));
    await page.reload();
    await takeUp(page);
    await hearAnswer(page, ['fuse green']);
    await playOn(page, shortGame.slice(8));
  }));
