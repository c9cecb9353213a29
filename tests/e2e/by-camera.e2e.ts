/** A whole game with the hands read by camera: Chromium's own fake device plays films of drawn fans. */

import assert from 'node:assert/strict';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { evening } from '../support/evening.ts';
import { shootFilm } from '../support/film.ts';
import {
  beginGame,
  beSure,
  layDown,
  layOpen,
  lockIn,
  lookAtOwnHand,
  namesOf,
  playOn,
  takePhone,
} from '../support/people.ts';
import { assertNoHiddenCard } from '../support/secrets.ts';
import { hands, shortGame } from '../support/short-game.ts';

const films = mkdtempSync(join(tmpdir(), 'spy-referee-films-'));
const filmOf = (name: string): string => join(films, `${name}.mjpeg`);

before(async () => {
  await shootFilm(filmOf('green'), 'green', hands.green, 4);
  await shootFilm(filmOf('red'), 'red', hands.red, 7);
});
after(() => {
  rmSync(films, { recursive: true });
});

test('a game with both hands read by camera goes to the win', () =>
  evening(async ({ open }) => {
    // The device opens its film each time that the app opens the camera: another hand before the same lens.
    const file = filmOf('before the lens');
    copyFileSync(filmOf('green'), file);
    const { page, written } = await open({ kind: 'film', file });
    await beginGame(page);
    for (const colour of ['green', 'red'] as const) {
      copyFileSync(filmOf(colour), file);
      await takePhone(page, colour);
      await beSure(page);
      assert.deepEqual(await lookAtOwnHand(page, colour), namesOf(hands[colour]));
      await lockIn(page);
    }
    await layDown(page);
    await assertNoHiddenCard(page);
    await playOn(page, shortGame);
    await layOpen(page, { green: '< B1* S2 T1 B1 S1 T2 B2', red: '< (S1) B1 T2 B1 S2 T1 B2' });
    assert.deepEqual(written, [], 'The console knows something.');
  }));
