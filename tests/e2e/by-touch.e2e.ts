/** A whole game with nothing but fingers, from the first screen to the win, on a phone without a camera. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { evening } from '../support/evening.ts';
import {
  beginGame,
  layDown,
  layOpen,
  lockIn,
  lookAtOwnHand,
  namesOf,
  playOn,
  setByTouch,
  takePhone,
} from '../support/people.ts';
import { assertNoHiddenCard } from '../support/secrets.ts';
import { hands, shortGame } from '../support/short-game.ts';

test('a game by touch goes from the first screen to the win', () =>
  evening(async ({ open }) => {
    const { page, written } = await open();
    await beginGame(page);
    for (const colour of ['green', 'red'] as const) {
      await takePhone(page, colour);
      await setByTouch(page, hands[colour]);
      assert.deepEqual(await lookAtOwnHand(page, colour), namesOf(hands[colour]));
      await lockIn(page);
    }
    await layDown(page);
    await assertNoHiddenCard(page);
    await playOn(page, shortGame.slice(0, -1));
    await assertNoHiddenCard(page, ['S1']);
    await playOn(page, shortGame.slice(-1));
    await layOpen(page, {
      green: '< B1* S2 T1 B1 S1 T2 B2',
      red: '< (S1) B1 T2 B1 S2 T1 B2',
    });
    assert.deepEqual(written, [], 'The console knows something.');
  }));
