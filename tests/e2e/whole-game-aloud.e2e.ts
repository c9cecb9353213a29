/** A whole game by voice alone, with no network: from the first announcement to the win nobody touches the screen. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { LanguageCode } from '../../src/languages/codes.ts';
import { languageOf } from '../../src/languages/languages.ts';
import { evening } from '../support/evening.ts';
import { beginGame, button, setAllByTouch, words, withoutNetwork } from '../support/people.ts';
import { hands, shortGame } from '../support/short-game.ts';
import { canSpeak, layRoom, playAloud } from '../support/spoken-game.ts';

/** The languages whose ear is good enough for it. A game lasts a minute: all of them are played where ALOUD=all is set. */
const heard: readonly LanguageCode[] = ['en', 'et', 'nl', 'el', 'tr', 'mr'];
const played = process.env['ALOUD'] === 'all' ? heard : heard.slice(0, 2);

for (const code of played) {
  const language = languageOf(code);
  const theirs = language.words;
  test(`a whole game aloud: ${code}`, { skip: !canSpeak() && 'There is no espeak-ng here.' }, () =>
    evening(async ({ open }) => {
      const { page } = await open({ kind: 'absent' }, layRoom);
      await beginGame(page);
      await setAllByTouch(page, hands);
      await page.reload();
      await button(page, words.welcome.settings).click();
      await page.getByRole('radio', { name: language.name }).click();
      await page.getByRole('radio', { name: theirs.settings.ears.device }).click();
      await page.getByText(theirs.settings.earReady).waitFor();
      await page.getByRole('radio', { name: theirs.settings.listeningTimes.turn }).click();
      await button(page, theirs.app.back).click();
      await button(page, theirs.welcome.continueGame).click();
      await withoutNetwork(page);
      await playAloud(page, language, shortGame);
      const title = theirs.end.title(theirs.names.colours.green);
      assert.equal((await page.locator('h1').first().textContent())?.trim(), title);
    }),
  );
}
