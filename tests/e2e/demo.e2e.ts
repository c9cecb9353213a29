/** The demo: one tap, and drawn hands are read by the very recogniser that reads real ones. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { evening } from '../support/evening.ts';
import {
  beSure,
  button,
  layDown,
  lockIn,
  lookAtOwnHand,
  namesOf,
  playOn,
  takePhone,
  words,
} from '../support/people.ts';
import { assertNoHiddenCard } from '../support/secrets.ts';

const isSpy = (name: string): boolean => namesOf('< >').includes(name);

test('the demo reads both of its hands, without cards and without a camera', () =>
  evening(async ({ open }) => {
    const { page } = await open({ kind: 'absent' });
    await button(page, words.welcome.demo).click();
    for (const colour of ['green', 'red'] as const) {
      await takePhone(page, colour);
      await beSure(page);
      const seen = await lookAtOwnHand(page, colour);
      assert.equal(seen.filter(isSpy).length, 1);
      assert.deepEqual(seen.filter((name) => !isSpy(name)).sort(), wholeSet());
      await lockIn(page);
    }
    await layDown(page);
    await assertNoHiddenCard(page);
    await playOn(page, [['end', 'turn red']]);
  }));

function wholeSet(): readonly string[] {
  return [...namesOf('S1 S2 T1 T2 B1 B1 B2')].sort();
}
