/** The answers are really heard: what the app plays in a browser without a voice of its own is measured as it sounds. */

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { BrowserContext, Page } from 'playwright-core';
import { evening } from '../support/evening.ts';
import { beginGame, button, playOn, setAllByTouch, words } from '../support/people.ts';
import { hands, shortGame } from '../support/short-game.ts';
import type { VoiceIndex } from '../../src/voice/voice-index.ts';

/** `loudest`: the greatest loudness (root mean square, 1 is full scale) that the sound card was given of it. */
type Sounded = {
  readonly file: string;
  readonly seconds: number;
  loudest: number;
  ended: boolean;
  /** It was stopped before its end. */
  cut: boolean;
};

declare global {
  interface Window {
    sounded: Sounded[];
  }
}

/** Speech lies around 0.1; a file of silence, or a context that sleeps, at 0. */
const audible = 0.02;

/** Listens in on Web Audio: which file each sound came from, and how loud it is while it plays. */
async function listenIn(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    window.sounded = [];
    const fileOf = new WeakMap<object, string>();
    const { arrayBuffer } = Response.prototype;
    Response.prototype.arrayBuffer = async function () {
      const bytes = await arrayBuffer.call(this);
      fileOf.set(bytes, new URL(this.url).pathname.slice(1));
      return bytes;
    };
    const { decodeAudioData } = AudioContext.prototype;
    AudioContext.prototype.decodeAudioData = async function (bytes: ArrayBuffer) {
      const decoded = await decodeAudioData.call(this, bytes);
      fileOf.set(decoded, fileOf.get(bytes) ?? '');
      return decoded;
    };
    const { start } = AudioBufferSourceNode.prototype;
    AudioBufferSourceNode.prototype.start = function (...when) {
      const ear = this.context.createAnalyser();
      this.connect(ear);
      const { buffer } = this;
      const heard: Sounded = {
        file: (buffer && fileOf.get(buffer)) ?? '',
        seconds: buffer?.duration ?? 0,
        loudest: 0,
        ended: false,
        cut: false,
      };
      window.sounded.push(heard);
      const wave = new Float32Array(ear.fftSize);
      const listening = setInterval(() => {
        ear.getFloatTimeDomainData(wave);
        const power = wave.reduce((sum, sample) => sum + sample * sample, 0) / wave.length;
        heard.loudest = Math.max(heard.loudest, Math.sqrt(power));
      }, 20);
      this.addEventListener('ended', () => {
        clearInterval(listening);
        heard.ended = true;
      });
      const stop = this.stop.bind(this);
      this.stop = (...when) => {
        heard.cut = !heard.ended;
        stop(...when);
      };
      start.apply(this, when);
    };
  });
}

const { clips } = JSON.parse(readFileSync('public/voices/en/index.json', 'utf8')) as VoiceIndex;

/** Waits until the last of these has sounded to its end. */
async function soundedTo(page: Page, file: string): Promise<readonly Sounded[]> {
  await page.waitForFunction((last) => {
    const { file: heard, ended } = window.sounded.at(-1) ?? { file: '', ended: false };
    return ended && heard === last;
  }, file);
  return page.evaluate(() => window.sounded);
}

/** The files of an answer, one after the other, and how long its words last. */
function expected(answer: string, sound?: string): readonly string[] {
  const clip = clips[answer.replaceAll(' ', '-')];
  assert.ok(clip, `There is no clip for “${answer}”.`);
  return [`voices/en/${clip.file}`, ...(sound === undefined ? [] : [`sounds/${sound}.mp3`])];
}

test('each answer sounds as its caption says; the fuse hisses and the bomb booms', () =>
  evening(async ({ open }) => {
    const { page } = await open({ kind: 'absent' }, listenIn);
    await beginGame(page);
    await setAllByTouch(page, hands);
    const told: readonly (readonly [turn: number, files: readonly string[]])[] = [
      [1, expected('top-secret red')],
      [5, expected('exposed red S1')],
      [7, expected('fuse green', 'fuse')],
      [
        11,
        [...expected('boom green red', 'boom'), ...expected('out red'), ...expected('win green')],
      ],
    ];
    let next = 0;
    for (const [turn, files] of told) {
      await playOn(page, shortGame.slice(next, turn + 1));
      next = turn + 1;
      const heard = (await soundedTo(page, files.at(-1) ?? '')).slice(-files.length);
      assert.deepEqual(
        heard.map(({ file }) => file),
        files,
      );
      for (const { file, loudest, seconds } of heard) {
        assert.ok(loudest > audible, `${file} sounds at ${String(loudest)} only.`);
        const clip = Object.values(clips).find((known) => file.endsWith(`/${known.file}`));
        if (clip) assert.ok(Math.abs(1000 * seconds - clip.ms) < 100, `${file} lasts ${seconds} s`);
      }
    }
  }));

/** The last thing that has sounded to its end, once so many things have. */
async function lastSounded(page: Page, count: number): Promise<Sounded> {
  await page.waitForFunction(
    (least) => window.sounded.filter((one) => one.ended).length >= least,
    count,
  );
  const last = (await page.evaluate(() => window.sounded)).at(-1);
  assert.ok(last);
  return last;
}

/** The screen is touched as soon as so many things have begun to sound. */
async function touchOnce(page: Page, count: number): Promise<void> {
  await page.evaluate((begun) => {
    const waiting = setInterval(() => {
      if (window.sounded.length < begun) return;
      clearInterval(waiting);
      document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    }, 20);
  }, count);
}

test('it is tried how fast and how loud the referee speaks, and a touch cuts it short', () =>
  evening(async ({ open }) => {
    const { page } = await open({ kind: 'absent' }, listenIn);
    const usualSeconds = (clips['turn-green']?.ms ?? 0) / 1000;
    await button(page, words.welcome.settings).click();
    await page.getByRole('radio', { name: words.speaking.speeds.slow }).click();
    const slow = await lastSounded(page, 1);
    assert.ok(Math.abs(slow.seconds - usualSeconds / 0.8) < 0.15, `It lasts ${slow.seconds} s.`);
    assert.ok(slow.loudest > audible && !slow.cut);
    await button(page, words.app.back).click();

    await button(page, words.welcome.newGame).click();
    await page.getByRole('group', { name: words.speaking.check }).waitFor();
    await touchOnce(page, 2);
    await button(page, words.speaking.louder).click();
    const loudest = page.getByRole('button', { name: words.speaking.louder, disabled: true });
    await loudest.waitFor();
    assert.equal((await lastSounded(page, 2)).cut, true);

    await page.reload();
    await button(page, words.welcome.newGame).click();
    await loudest.waitFor();
  }));
