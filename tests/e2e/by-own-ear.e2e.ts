/** Announcements heard by the app itself, from a microphone, with no network: what is said is done. */

import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import type { Language } from '../../src/languages/language.ts';
import { languageOf } from '../../src/languages/languages.ts';
import { sayRuling } from '../../src/languages/say.ts';
import { readWav, writeWav } from '../../src/terminal/sounds/wav.ts';
import { evening } from '../support/evening.ts';
import { beginGame, button, setAllByTouch, words, withoutNetwork } from '../support/people.ts';
import { hands } from '../support/short-game.ts';

/** From the touch of the button to the end of the sentence, on a machine that has other things to do. */
const saidMs = 6000;

/** The microphone is opened while the button is held: a moment of quiet first, and after it. */
function soundFile(name: string): string {
  const spoken = join(import.meta.dirname, '..', 'voice', 'spoken', `${name}.wav`);
  const { wave, rate } = readWav(readFileSync(spoken));
  const quiet = 0.8 * rate;
  const sound = new Float32Array(quiet + wave.length + 20 * rate);
  sound.set(wave, quiet);
  const file = join(mkdtempSync(join(tmpdir(), 'spy-referee-voice-')), 'said.wav');
  writeFileSync(file, writeWav(sound, rate));
  return file;
}

async function chooseTheEar(page: Page): Promise<void> {
  await button(page, words.welcome.settings).click();
  await page.getByRole('radio', { name: words.settings.ears.device }).click();
  await page.getByText(words.settings.earReady).waitFor();
  await button(page, words.app.back).click();
}

/** The film of sound begins when the microphone is opened, which is with the first touch of the button. */
async function holdWhileItIsSaid(page: Page, name: string): Promise<void> {
  const hold = page.getByRole('button', { name });
  await hold.dispatchEvent('pointerdown', { button: 0, pointerId: 1 });
  await page.waitForTimeout(saidMs);
  await page.locator('hold-button button').dispatchEvent('pointerup', { button: 0, pointerId: 1 });
}

async function answerIs(page: Page, language: Language): Promise<void> {
  const { caption } = sayRuling(language, { kind: 'safe', owner: 'red' });
  await page.locator('.answer [role=status] p', { hasText: caption }).waitFor();
}

test('an announcement in English is heard and answered, with no network', () =>
  evening(async ({ open }) => {
    const { page } = await open({ kind: 'microphone', file: soundFile('spy-on-red') });
    await chooseTheEar(page);
    await beginGame(page);
    await setAllByTouch(page, hands);
    await withoutNetwork(page);
    await holdWhileItIsSaid(page, words.table.listen);
    await answerIs(page, languageOf('en'));
  }));

test('so is one in Estonian, chosen in mid-game', () =>
  evening(async ({ open }) => {
    const estonian = languageOf('et');
    const theirs = estonian.words;
    const { page } = await open({ kind: 'microphone', file: soundFile('luuran-punase-jarele') });
    await chooseTheEar(page);
    await beginGame(page);
    await setAllByTouch(page, hands);
    await page.reload();
    await button(page, words.welcome.settings).click();
    await page.getByRole('radio', { name: estonian.name }).click();
    await page.getByText(theirs.settings.earReady).waitFor();
    await button(page, theirs.app.back).click();
    await button(page, theirs.welcome.continueGame).click();
    await withoutNetwork(page);
    await holdWhileItIsSaid(page, theirs.table.listen);
    await answerIs(page, estonian);
  }));
