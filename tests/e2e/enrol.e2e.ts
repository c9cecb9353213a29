/** A voice is taught by a microphone, kept, and known again in a game, with no network. */

import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { languageOf } from '../../src/languages/languages.ts';
import { sayRuling } from '../../src/languages/say.ts';
import { sentencesToTeach } from '../../src/session/enrolment.ts';
import { readWav, writeWav } from '../../src/terminal/sounds/wav.ts';
import { evening } from '../support/evening.ts';
import { beginGame, button, setAllByTouch, words } from '../support/people.ts';
import { hands } from '../support/short-game.ts';

/** Between two sentences; the end of one is told by 0.6 s of quiet. */
const quietS = 2;
/** A worker fetches and starts what it needs while the first sentence is awaited. */
const firstQuietS = 8;
const saidMs = 7000;

/** The sentences one after the other, as a microphone hears them from when it is opened. */
function film(names: readonly string[], quietFirstS: number): string {
  const sounds = names.map((name) =>
    readWav(readFileSync(join(import.meta.dirname, '..', 'voice', 'spoken', `${name}.wav`))),
  );
  const rate = sounds[0]!.rate;
  const pieces = sounds.flatMap(({ wave }) => [wave, new Float32Array(quietS * rate)]);
  const all = [new Float32Array(quietFirstS * rate), ...pieces, new Float32Array(20 * rate)];
  const file = join(mkdtempSync(join(tmpdir(), 'spy-referee-voice-')), 'said.wav');
  writeFileSync(file, writeWav(Float32Array.from(all.flatMap((one) => [...one])), rate));
  return file;
}

async function chooseTheEar(page: Page): Promise<void> {
  await button(page, words.welcome.settings).click();
  await page.getByRole('radio', { name: words.settings.ears.device }).click();
  await page.getByText(words.settings.earReady).waitFor();
}

test('who has taught their voice is understood, whatever language it is', () =>
  evening(async ({ open }) => {
    // "Spy on red" is said as an Estonian says it; the English ear has never heard of that.
    const red = 'luuran-punase-jarele';
    const rest = sentencesToTeach.slice(2).map((_, at) => (at % 2 ? 'glasses' : 'spy-on-yellow'));
    const file = film(['glasses', red, ...rest], firstQuietS);
    const { page, close } = await open({ kind: 'microphone', file });
    await chooseTheEar(page);
    await button(page, words.enrol.open).click();
    const green = words.names.colours.green;
    await button(page, `${green}: ${words.enrol.teach}`).click();
    await page.getByText(words.enrol.finished(green)).waitFor({ timeout: 120_000 });
    await close();

    const again = await open({ kind: 'microphone', file: film([red], 0.8) });
    await chooseTheEar(again.page);
    await button(again.page, words.app.back).click();
    await beginGame(again.page);
    await setAllByTouch(again.page, hands);
    await again.page.context().setOffline(true);
    const hold = again.page.getByRole('button', { name: words.table.listen });
    await hold.dispatchEvent('pointerdown', { button: 0, pointerId: 1 });
    await again.page.waitForTimeout(saidMs);
    await again.page
      .locator('hold-button button')
      .dispatchEvent('pointerup', { button: 0, pointerId: 1 });
    const { caption } = sayRuling(languageOf('en'), { kind: 'safe', owner: 'red' });
    const answer = again.page.locator('.answer [role=status] p', { hasText: caption });
    const asked = again.page.locator('.chip', { hasText: words.names.colours.red });
    await answer.or(asked).first().waitFor();
  }));
