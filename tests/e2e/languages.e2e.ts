/** The language: the browser's at first, another at any time, in the middle of a game too. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { languageOf } from '../../src/languages/languages.ts';
import { sayRuling } from '../../src/languages/say.ts';
import { evening } from '../support/evening.ts';
import { beginGame, button, playOn, setAllByTouch, words } from '../support/people.ts';
import { hands } from '../support/short-game.ts';

const estonian = languageOf('et');
const marathi = languageOf('mr');
const turn = (seat: 'green' | 'red') => ({ kind: 'turn', seat }) as const;

/** What a browser says whose owner reads French best, then Marathi. */
const wishes = `Object.defineProperty(navigator, 'languages', { value: ['fr-FR', 'mr-IN', 'en'] });`;

test('the first of the languages that the browser asks for and the app has is spoken', () =>
  evening(async ({ open }) => {
    const { page } = await open({ kind: 'absent' }, async (context) => {
      await context.addInitScript({ content: wishes });
    });
    await button(page, marathi.words.welcome.newGame).waitFor();
    assert.equal(await page.locator('html').getAttribute('lang'), 'mr-IN');
    assert.equal(await page.title(), marathi.words.welcome.title);
  }));

test('a table changes its language in mid-game: what was said, what is said next, and who says it', () =>
  evening(async ({ open }) => {
    const { page, requests } = await open({ kind: 'absent' });
    await beginGame(page);
    await setAllByTouch(page, hands);
    await playOn(page, [['end', 'turn red']]);
    await button(page, words.table.menu).click();
    await page.locator('summary', { hasText: words.settings.language }).click();
    await page.getByRole('radio', { name: estonian.name }).click();
    await button(page, estonian.words.table.stay).click();
    await page.getByText(sayRuling(estonian, turn('red')).caption).waitFor();
    assert.equal(await page.locator('html').getAttribute('lang'), 'et-EE');
    await button(page, estonian.words.table.end).click();
    await page.getByText(sayRuling(estonian, turn('green')).caption).waitFor();
    assert.ok(requests.some((address) => address.includes('/voices/et/turn-green.mp3')));
    await page.reload();
    await button(page, estonian.words.welcome.continueGame).waitFor();
  }));
