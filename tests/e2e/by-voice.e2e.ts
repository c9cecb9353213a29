/** Announcements aloud: what is clear is answered, what is not is asked back in silence, and an ear that is refused says why. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { BrowserContext, Page } from 'playwright-core';
import { evening } from '../support/evening.ts';
import { beginGame, button, hearAnswer, setAllByTouch, words } from '../support/people.ts';
import { hands } from '../support/short-game.ts';

declare global {
  interface Window {
    /** What the pretended recogniser hears, or the browser's word for why it does not, when the button is let go. */
    aloud?: { readonly words?: string; readonly error?: string };
  }
}

/** Chromium has no recogniser without its maker's servers: this one hears what the test says. */
const pretendedEar = `
  globalThis.SpeechRecognition = class extends EventTarget {
    start() {
      const error = window.aloud?.error;
      if (error) this.dispatchEvent(Object.assign(new Event('error'), { error }));
    }
    stop() {
      const transcript = window.aloud?.words;
      const results = [Object.assign([{ transcript }], { isFinal: true })];
      if (transcript) this.dispatchEvent(Object.assign(new Event('result'), { results }));
      this.abort();
    }
    abort() {
      this.dispatchEvent(new Event('end'));
    }
  };`;

const noEar = `
  delete globalThis.SpeechRecognition;
  delete globalThis.webkitSpeechRecognition;
  Object.defineProperty(navigator, 'mediaDevices', { value: undefined });`;

const before = (content: string) => async (context: BrowserContext) => {
  await context.addInitScript({ content });
};

async function turnOnTheEar(page: Page): Promise<void> {
  await button(page, words.welcome.settings).click();
  const ear = page.getByRole('radio', { name: words.settings.ears.browser });
  await ear.click();
  await button(page, words.settings.earDecline).click();
  assert.equal(await ear.isChecked(), false);
  await ear.click();
  await button(page, words.settings.earAgree).click();
  await button(page, words.app.back).click();
}

async function say(page: Page, aloud: NonNullable<Window['aloud']>): Promise<void> {
  await page.evaluate((what) => (window.aloud = what), aloud);
  const hold = page.getByRole('button', { name: words.table.listen });
  await hold.dispatchEvent('pointerdown', { button: 0, pointerId: 1 });
  await page.locator('hold-button button').dispatchEvent('pointerup', { button: 0, pointerId: 1 });
}

const answerOn = (page: Page) => page.locator('.answer [role=status]').textContent();

test('a turn is played aloud; doubtful words are asked back and table talk is left alone', () =>
  evening(async ({ open }) => {
    const { page } = await open({ kind: 'absent' }, before(pretendedEar));
    await turnOnTheEar(page);
    await beginGame(page);
    await setAllByTouch(page, hands);

    await say(page, { words: 'I spy on red' });
    await hearAnswer(page, ['safe red']);

    const answered = await answerOn(page);
    await say(page, { words: 'have you seen my glasses' });
    await page.getByText(words.table.heard('have you seen my glasses')).waitFor();
    assert.equal(await page.getByRole('group', { name: words.table.didYouMean }).count(), 0);
    assert.equal(await answerOn(page), answered);

    await say(page, { words: 'should I move two' });
    const chips = page.getByRole('group', { name: words.table.didYouMean });
    await chips.waitFor();
    assert.equal(await answerOn(page), answered);
    await button(page, words.table.moveForward(2)).click();
    await hearAnswer(page, ['refused wrong-distance']);
    await chips.waitFor({ state: 'detached' });

    await say(page, { words: 'should I turn round' });
    await button(page, words.table.neither).click();
    await chips.waitFor({ state: 'detached' });
    await hearAnswer(page, ['refused wrong-distance']);
  }));

test('an ear that is refused says why, and touch goes on', () =>
  evening(async ({ open }) => {
    const { page } = await open({ kind: 'absent' }, before(pretendedEar));
    await turnOnTheEar(page);
    await beginGame(page);
    await setAllByTouch(page, hands);
    await say(page, { error: 'not-allowed' });
    await page.getByText(words.hearing.refused).waitFor();
    await button(page, words.table.spyOn('Red')).click();
    await hearAnswer(page, ['safe red']);
  }));

test('a browser that cannot listen says so where listening is chosen', () =>
  evening(async ({ open }) => {
    const { page } = await open({ kind: 'absent' }, before(noEar));
    await button(page, words.welcome.settings).click();
    await page.getByText(words.hearing['not-supported']).waitFor();
    assert.equal(await page.getByText(words.settings.ears.browser).count(), 0);
  }));
