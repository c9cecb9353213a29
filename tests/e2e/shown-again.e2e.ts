/** A hand that is shown to the camera again in mid-game: its holder alone is told what is not as it should be. */

import assert from 'node:assert/strict';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { evening } from '../support/evening.ts';
import { shootFilm } from '../support/film.ts';
import { beginGame, button, playOn, setAllByTouch, takePhone, words } from '../support/people.ts';
import { assertNoHiddenCard, everythingIn } from '../support/secrets.ts';
import { hands, shortGame } from '../support/short-game.ts';

const films = mkdtempSync(join(tmpdir(), 'spy-referee-films-'));
const filmOf = (name: string): string => join(films, `${name}.mjpeg`);

/** Until green's first bomb burns; its holder forgot to turn it, and exchanged two other cards. */
const upToFuse = shortGame.slice(
  0,
  1 + shortGame.findIndex(([, ...answers]) => answers.includes('fuse green')),
);
const asItShould = '< B1* S2 T1 B1 S1 T2 B2';
const asItIs = '< B1 S2 T1 B1 S1 B2 T2';

before(async () => {
  await shootFilm(filmOf('right'), 'green', asItShould, 4);
  await shootFilm(filmOf('wrong'), 'green', asItIs, 4);
});
after(() => {
  rmSync(films, { recursive: true });
});

test('what does not match is told to its holder alone, until it does', () =>
  evening(async ({ open }) => {
    const file = filmOf('before the lens');
    copyFileSync(filmOf('wrong'), file);
    const { page, written } = await open({ kind: 'film', file });
    await beginGame(page);
    await setAllByTouch(page, hands);
    await playOn(page, upToFuse);
    await button(page, words.table.menu).click();
    await button(page, words.table.review(words.names.colours.green)).click();
    await takePhone(page, 'green');
    await button(page, words.check.offer).click();
    await page.getByText(words.check.differ(2)).waitFor();
    await assertNothingNamed(page);
    assert.deepEqual(await toldWhileHeld(page), [
      words.check.light(1, words.names.cards.B1),
      words.check.exchange(6, 7, words.names.cards.T2, words.names.cards.B2),
    ]);
    await assertNothingNamed(page);
    copyFileSync(filmOf('right'), file);
    await button(page, words.check.again).click();
    await page.getByText(words.check.right).waitFor();
    await button(page, words.hand.back).last().click();
    await assertNoHiddenCard(page, ['S1']);
    assert.deepEqual(written, [], 'The console knows something.');
  }));

async function toldWhileHeld(page: Page): Promise<readonly string[]> {
  const eye = button(page, words.hand.show);
  await eye.dispatchEvent('pointerdown', { button: 0, pointerId: 1 });
  const lines = page.locator('spy-check li > span:not(.picture)');
  await lines.first().waitFor();
  const told = await lines.allTextContents();
  await eye.dispatchEvent('pointerup', { button: 0, pointerId: 1 });
  await lines.first().waitFor({ state: 'detached' });
  return told;
}

/** The screen is one player's own; but while nobody holds, it tells no card either. */
async function assertNothingNamed(page: Page): Promise<void> {
  const html = await everythingIn(page);
  assert.ok(html.includes('<spy-check'), 'No screen was found to look at.');
  for (const card of Object.values(words.names.cards))
    assert.ok(!html.includes(card), `The page holds a ${card}.`);
}
