/** Two windows of the app: only one plays and keeps the game, and a game that is on asks the device for what it needs. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { BrowserContext } from 'playwright-core';
import { evening } from '../support/evening.ts';
import { beginGame, button, playOn, setAllByTouch, takeUp, words } from '../support/people.ts';
import { hands, shortGame } from '../support/short-game.ts';

test('a second window says where the game is, and is there once the first is closed', () =>
  evening(async ({ open, served }) => {
    const { page } = await open();
    await beginGame(page);
    await setAllByTouch(page, hands);
    await playOn(page, shortGame.slice(0, 2));

    const second = await page.context().newPage();
    await second.goto(served.origin);
    await second.getByText(words.app.elsewhere).waitFor();
    assert.equal(await second.getByRole('button').count(), 0);

    await page.close();
    await takeUp(second);
    await playOn(second, shortGame.slice(2));
  }));

test('a page that is loaded anew is its own successor', () =>
  evening(async ({ open }) => {
    const { page } = await open();
    for (let time = 0; time < 3; time += 1) {
      await page.reload();
      await button(page, words.welcome.newGame).waitFor();
    }
  }));

declare global {
  interface Window {
    asked: string[];
  }
}

/** Notes what the app asks of the device; the answers are the browser's own. */
async function noteWishes(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    window.asked = [];
    const { persist } = StorageManager.prototype;
    StorageManager.prototype.persist = function () {
      window.asked.push('to stay');
      return persist.call(this);
    };
    const { request } = WakeLock.prototype;
    WakeLock.prototype.request = function (...what) {
      window.asked.push('to stay lit');
      return request.apply(this, what);
    };
  });
}

test('a game that is on asks once to be kept, and for a screen that stays lit', () =>
  evening(async ({ open }) => {
    const { page } = await open({ kind: 'absent' }, noteWishes);
    await button(page, words.welcome.newGame).waitFor();
    assert.deepEqual(await page.evaluate(() => window.asked), []);
    await beginGame(page);
    await setAllByTouch(page, hands);
    const asked = await page.evaluate(() => window.asked);
    assert.equal(asked.filter((what) => what === 'to stay').length, 1);
    assert.ok(asked.includes('to stay lit'));
  }));
