/** The language: the browser's at first, another at any time, in the middle of a game too. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import type { Language } from '../../src/languages/language.ts';
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
    await headSpeaks(page, marathi);
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
    await headSpeaks(page, estonian);
    await button(page, estonian.words.table.end).click();
    await page.getByText(sayRuling(estonian, turn('green')).caption).waitFor();
    assert.ok(requests.some((address) => address.includes('/voices/et/turn-green.mp3')));
    await page.reload();
    await button(page, estonian.words.welcome.continueGame).waitFor();
  }));

/** What is told of the app outside of its screens; the manifest as the browser itself reads it. */
async function headSpeaks(page: Page, { locale, words: spoken }: Language): Promise<void> {
  const { title, description } = spoken.welcome;
  assert.equal(await page.locator('html').getAttribute('lang'), locale);
  assert.equal(await page.title(), title);
  assert.equal(await page.locator('meta[name=description]').getAttribute('content'), description);
  const browser = await page.context().newCDPSession(page);
  const { data = '', errors } = await browser.send('Page.getAppManifest');
  assert.deepEqual(errors, []);
  const manifest = JSON.parse(data) as Readonly<Record<string, unknown>>;
  const { name, lang } = manifest;
  assert.deepEqual([name, lang, manifest['description']], [title, locale, description]);
}
