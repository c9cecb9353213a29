/** A game outlives its browser: after a reload, and after a browser that was killed, it is taken up where it stood. */

import { test } from 'node:test';
import { evening } from '../support/evening.ts';
import {
  beginGame,
  button,
  hearAnswer,
  lockIn,
  playOn,
  setAllByTouch,
  setByTouch,
  takePhone,
  takeUp,
  words,
} from '../support/people.ts';
import { hands, shortGame } from '../support/short-game.ts';

test('a game is taken up after a reload, and again after the browser was killed', () =>
  evening(async ({ open }) => {
    const before = await open();
    await beginGame(before.page);
    await setAllByTouch(before.page, hands);
    await playOn(before.page, shortGame.slice(0, 4));
    await before.page.reload();
    await takeUp(before.page);
    await hearAnswer(before.page, ['turn red']);
    await playOn(before.page, shortGame.slice(4, 8));
    await before.kill();

    const after = await open();
    await takeUp(after.page);
    await hearAnswer(after.page, ['fuse green']);
    await playOn(after.page, shortGame.slice(8));
  }));

test('a hand that is locked in outlives the browser before the game has begun', () =>
  evening(async ({ open }) => {
    const before = await open();
    await beginGame(before.page);
    await takePhone(before.page, 'green');
    await setByTouch(before.page, hands.green);
    await lockIn(before.page);
    await button(before.page, words.handOver.ready('Red')).waitFor();
    await before.kill();

    const { page } = await open();
    await button(page, words.welcome.continueGame).click();
    await takePhone(page, 'red');
    await setByTouch(page, hands.red);
    await lockIn(page);
    await button(page, words.handOver.tableReady).click();
    await playOn(page, shortGame);
  }));
