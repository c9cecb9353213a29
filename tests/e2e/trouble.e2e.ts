/** What goes wrong at tables: a camera that is refused, or not there, or a browser that keeps nothing. */

import { test } from 'node:test';
import type { BrowserContext, Page } from 'playwright-core';
import type { ScanFailure } from '../../src/session/view.ts';
import type { FakeCamera } from '../support/browser.ts';
import { evening } from '../support/evening.ts';
import { beginGame, playOn, setAllByTouch, takePhone, words } from '../support/people.ts';
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
