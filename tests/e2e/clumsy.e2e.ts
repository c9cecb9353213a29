/** What clumsy or hurried people do: tap twice, go back, fill the phone, turn it, press keys. Nothing of it costs the game. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { BrowserContext, Page } from 'playwright-core';
import { evening } from '../support/evening.ts';
import {
  beginGame,
  button,
  hearAnswer,
  playOn,
  setAllByTouch,
  takePhone,
  takeUp,
  words,
} from '../support/people.ts';
import { hands, shortGame } from '../support/short-game.ts';

test('a turn that is ended with two quick taps is ended once', () =>
  evening(async ({ open }) => {
    const { page } = await open();
    await beginGame(page);
    await setAllByTouch(page, hands);
    await button(page, words.table.end).dblclick();
    await hearAnswer(page, ['turn red']);
  }));

test('the browser’s way back goes one step back, and asks before it leaves a game', () =>
  evening(async ({ open }) => {
    const { page } = await open();
    await beginGame(page);
    await takePhone(page, 'green');
    await page.goBack();
    await button(page, words.handOver.ready('Green')).waitFor();
    await setAllByTouch(page, hands);
    await playOn(page, shortGame.slice(0, 2));
    await page.goBack();
    await button(page, words.table.stay).waitFor();
    await page.goBack();
    await button(page, words.table.stay).waitFor({ state: 'detached' });
    await playOn(page, shortGame.slice(2, 3));
  }));

test('a phone that is full says so, and keeps the whole game once there is room', () =>
  evening(async ({ open }) => {
    const { page } = await open({ kind: 'absent' }, fillable);
    await beginGame(page);
    await setAllByTouch(page, hands);
    await page.evaluate(() => (window.full = true));
    await playOn(page, shortGame.slice(0, 2));
    await page.getByText(words.notices['storage-full'].what).waitFor();
    await page.evaluate(() => (window.full = false));
    await playOn(page, shortGame.slice(2, 4));
    await page.reload();
    await takeUp(page);
    await hearAnswer(page, ['turn red']);
    await playOn(page, shortGame.slice(4));
  }));

declare global {
  interface Window {
    full?: boolean;
    cameraFails?: () => void;
  }
}

/** A browser that says what a full one says while `window.full` is true. */
async function fillable(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const { add } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.add = function (...what) {
      if (window.full) throw new DOMException('There is no room.', 'QuotaExceededError');
      return add.apply(this, what);
    };
  });
}

test('a phone that is turned in mid-answer shows the same answer', () =>
  evening(async ({ open }) => {
    const { page } = await open();
    await beginGame(page);
    await setAllByTouch(page, hands);
    await playOn(page, shortGame.slice(0, 2));
    await page.setViewportSize({ width: 892, height: 412 });
    await hearAnswer(page, ['top-secret red']);
    await playOn(page, shortGame.slice(2, 4));
  }));

test('a hand can be set, locked in and played with the keyboard alone', () =>
  evening(async ({ open }) => {
    const { page } = await open();
    const press = async (name: string | RegExp): Promise<void> => {
      await tabTo(page, name);
      await page.keyboard.press('Enter');
    };
    await press(words.welcome.newGame);
    await press(words.newGame.start);
    for (const colour of ['green', 'red'] as const) {
      await press(words.handOver.ready(words.names.colours[colour]));
      await press(words.scan.byTouch);
      for (const token of hands[colour].split(' ')) await press(named(token));
      await press(words.correct.done);
      await press(words.hand.lockIn);
    }
    await press(words.handOver.tableReady);
    await press(words.table.spyOn('Red'));
    await hearAnswer(page, ['safe red']);
    await press(words.table.end);
    await hearAnswer(page, ['turn red']);
  }));

for (const [how, begin, end] of presses())
  test(`${how} that has begun when the camera answers still counts`, () =>
    evening(async ({ open }) => {
      const { page } = await open({ kind: 'absent' }, slowCamera);
      await beginGame(page);
      await takePhone(page, 'green');
      await page.getByText(words.scan.starting).waitFor();
      await begin(page);
      await page.evaluate(() => window.cameraFails?.());
      await page.getByText(words.scan.failures['camera-missing'].what).waitFor();
      await end(page);
      await button(page, words.correct.done).waitFor();
    }));

type Part = (page: Page) => Promise<void>;

function presses(): readonly (readonly [how: string, begin: Part, end: Part])[] {
  const byTouch = (page: Page) => button(page, words.scan.byTouch);
  return [
    [
      'a key press',
      async (page) => {
        await tabTo(page, words.scan.byTouch);
        await page.keyboard.down(' ');
      },
      (page) => page.keyboard.up(' '),
    ],
    [
      'a press of the finger',
      async (page) => {
        await byTouch(page).hover();
        await page.mouse.down();
      },
      (page) => page.mouse.up(),
    ],
  ];
}

/** A camera that says only when it is told to that it is not there. */
async function slowCamera(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    MediaDevices.prototype.getUserMedia = () =>
      new Promise((_, reject) => {
        window.cameraFails = () => {
          reject(new DOMException('There is none.', 'NotFoundError'));
        };
      });
  });
}

/** Goes on with the Tab key until the control of this name has the focus. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const wanted = button(page, name);
  await wanted.waitFor();
  for (let press = 0; press < 60; press += 1) {
    await page.keyboard.press('Tab');
    if (await wanted.evaluate((one) => one.matches(':focus-visible'))) return;
  }
  assert.fail(`The Tab key does not come to ${String(name)}.`);
}

function named(token: string): string | RegExp {
  if (token === '<' || token === '>')
    return words.names.spyFacing(token === '<' ? 'left' : 'right');
  const card = words.names.cards[token as keyof typeof words.names.cards];
  return new RegExp(`^${card}, \\d`);
}
