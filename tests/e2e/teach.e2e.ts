/** A deck is taught card by card before Chromium's own fake camera, goes on after the browser died, and travels as a file. */

import assert from 'node:assert/strict';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import type { End } from '../../src/cards/face.ts';
import { readUnfinished } from '../../src/deck/deck-file.ts';
import { evening } from '../support/evening.ts';
import { shootCard } from '../support/film.ts';
import { button, words } from '../support/people.ts';

const films = mkdtempSync(join(tmpdir(), 'spy-referee-cards-'));
const shown: readonly End[] = ['S1', 'S2', 'T1'];
const filmOf = (end: End): string => join(films, `${end}.mjpeg`);
const lens = join(films, 'before the lens.mjpeg');

before(async () => {
  for (const [index, end] of shown.entries())
    await shootCard(filmOf(end), 'green', end, 101 + index);
});
after(() => {
  rmSync(films, { recursive: true });
});

const { teach, cards } = words;

/** From the list of decks: this card lies before the lens, and the app takes it by itself. */
async function showCard(page: Page, end: End, begin: string): Promise<void> {
  copyFileSync(filmOf(end), lens);
  await button(page, begin).click();
  await page.getByRole('heading', { name: teach.prompts[end] }).waitFor();
  await button(page, teach.taken(teach.ends[end])).waitFor();
  // Stopping after its first picture is allowed: whatever was taken is kept.
  await button(page, words.app.back).click();
}

async function chooseFile(page: Page, file: string): Promise<void> {
  await page.getByLabel(cards.open).setInputFiles(file);
}

test('three cards are taught, kept through a killed browser, saved as a file, deleted and taken in', () =>
  evening(async ({ open }) => {
    copyFileSync(filmOf('S1'), lens);
    const film = { kind: 'film', file: lens } as const;
    const first = await open(film);
    await button(first.page, words.welcome.cards).click();
    await showCard(first.page, 'S1', cards.teachNew);
    await showCard(first.page, 'S2', cards.goOn);
    await first.kill();

    const { page } = await open(film);
    await button(page, words.welcome.cards).click();
    await page.getByText(cards.partly(words.names.colours.green, 2, 11)).waitFor();
    await showCard(page, 'T1', cards.goOn);

    const saving = page.waitForEvent('download');
    await button(page, cards.save).click();
    const file = join(films, 'saved.json');
    await (await saving).saveAs(file);
    const deck = readUnfinished(readFileSync(file, 'utf8'));
    assert.ok(typeof deck !== 'string', 'The saved file is no deck.');
    const green = deck.colours.get('green');
    for (const end of shown) assert.ok((green?.[end].length ?? 0) > 0, `${end} was not saved.`);

    await button(page, cards.remove).click();
    await button(page, cards.deleteAgree).click();
    await button(page, cards.remove).waitFor({ state: 'detached' });

    const half = join(films, 'half.json');
    writeFileSync(half, readFileSync(file, 'utf8').slice(0, 5000));
    await chooseFile(page, half);
    await page.getByText(cards.refusals['not-a-deck']).waitFor();
    assert.equal(await button(page, cards.remove).count(), 0);

    await chooseFile(page, file);
    await page.getByText(cards.added(cards.newName)).waitFor();
    await page.getByText(cards.partly(words.names.colours.green, 3, 11)).waitFor();
  }));
