/** A sentence is recorded from a microphone, is heard in a game in place of the carried sound, and travels as a file. */

import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import type { BrowserContext, Page } from 'playwright-core';
import { english } from '../../src/languages/en/english.ts';
import { languageOf } from '../../src/languages/languages.ts';
import { sentencesToRead } from '../../src/languages/read-aloud.ts';
import { readWav, writeWav } from '../../src/terminal/sounds/wav.ts';
import { readPack, writePack } from '../../src/voice/pack/pack-file.ts';
import { evening } from '../support/evening.ts';
import { beginGame, button, setAllByTouch, words } from '../support/people.ts';
import { hands } from '../support/short-game.ts';

declare global {
  interface Window {
    /** How long each sound that began was, in samples; those of recordings have 16 kHz. */
    recordings: number[];
  }
}

const folder = mkdtempSync(join(tmpdir(), 'spy-referee-own-voice-'));
after(() => {
  rmSync(folder, { recursive: true });
});
const { voices, record } = words;
const all = sentencesToRead(english);

/** Two seconds of quiet, a sentence, and quiet for as long as a slow machine may need. */
function speech(): { readonly file: string; readonly seconds: number } {
  const spoken = join(import.meta.dirname, '..', 'voice', 'spoken', 'spy-on-red.wav');
  const { wave, rate } = readWav(readFileSync(spoken));
  const sound = new Float32Array(wave.length + 22 * rate);
  sound.set(wave, 2 * rate);
  const file = join(folder, 'said.wav');
  writeFileSync(file, writeWav(sound, rate));
  return { file, seconds: wave.length / rate };
}

/** Recordings are the only sounds that are handed over as samples and not decoded. */
async function listenIn(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    window.recordings = [];
    const { start } = AudioBufferSourceNode.prototype;
    AudioBufferSourceNode.prototype.start = function (...when) {
      if (this.buffer?.sampleRate === 16_000) window.recordings.push(this.buffer.length);
      start.apply(this, when);
    };
  });
}

async function openVoices(page: Page): Promise<void> {
  await button(page, words.welcome.settings).click();
  await button(page, voices.show).click();
}

test('a sentence is recorded, heard in a game, saved, deleted and taken in again', () =>
  evening(async ({ open }) => {
    const { file, seconds } = speech();
    const { page } = await open({ kind: 'microphone', file }, listenIn);
    await openVoices(page);
    await button(page, voices.recordNew).click();
    await page
      .getByText(all[0]?.spoken ?? '', { exact: true })
      .first()
      .waitFor();
    await button(page, record.start).press('Enter');
    // The recorder itself stops after ten seconds: by then the sentence is over, however slow this machine is.
    await page.getByText(record.kept).waitFor();
    const next = await button(page, record.next).elementHandle();
    assert.ok(
      await next?.evaluate((one) => (one.getRootNode() as ShadowRoot).activeElement === one),
      'The keyboard has to go on from where it was.',
    );
    await page.getByText(voices.progress(1, all.length)).waitFor();
    await page.waitForFunction(() => window.recordings.length === 1);
    const [samples = 0] = await page.evaluate(() => window.recordings);
    assert.ok(samples / 16_000 < seconds + 0.4, `${String(samples)} samples are not trimmed.`);
    assert.ok(samples / 16_000 > seconds - 0.6, `${String(samples)} samples are too few.`);

    await page.reload();
    await beginGame(page);
    await setAllByTouch(page, hands);
    // The game begins with the sentence that was recorded; what was not is said by the carried sounds.
    await page.waitForFunction(() => window.recordings.length === 1);
    assert.deepEqual(await page.evaluate(() => window.recordings), [samples]);
    await button(page, words.table.spyOn(words.names.colours.red)).click();
    await page.locator('.answer [role=status] p').first().waitFor();

    await page.reload();
    await openVoices(page);
    const saving = page.waitForEvent('download');
    await button(page, voices.save).click();
    const saved = join(folder, 'saved.spyvoice');
    await (await saving).saveAs(saved);
    const pack = readPack(readFileSync(saved));
    assert.ok(typeof pack !== 'string', 'The saved file is no voice.');
    assert.deepEqual([...pack.sounds.keys()], [all[0]?.spoken]);

    await button(page, voices.remove).click();
    await button(page, voices.deleteAgree).click();
    await button(page, voices.remove).waitFor({ state: 'detached' });
    const half = join(folder, 'half.spyvoice');
    writeFileSync(half, readFileSync(saved).subarray(0, 2000));
    await page.getByLabel(voices.open).setInputFiles(half);
    await page.getByText(voices.refusals.damaged).waitFor();
    await page.getByLabel(voices.open).setInputFiles(saved);
    await page.getByText(voices.added(voices.newName)).waitFor();
    await page.getByText(voices.progress(1, all.length)).waitFor();

    const foreign = join(folder, 'foreign.spyvoice');
    writeFileSync(foreign, writePack({ ...pack, name: 'Vanaema', language: 'et' }));
    await page.getByLabel(voices.open).setInputFiles(foreign);
    await page.getByText(voices.addedFor('Vanaema', languageOf('et').name)).waitFor();
  }));

test('a microphone that is refused is told plainly, and what was recorded stays', () =>
  evening(async ({ open }) => {
    const { page } = await open({ kind: 'refused' });
    await openVoices(page);
    await button(page, voices.recordNew).click();
    await button(page, record.start).click();
    await page.getByText(record.failures.refused).waitFor();
    await button(page, words.app.back).click();
    await page.getByText(voices.progress(0, all.length)).waitFor();
  }));
