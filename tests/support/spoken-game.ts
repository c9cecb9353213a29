/** Somebody who plays by voice alone: what they say is rendered by espeak-ng and comes to the app as its microphone's sound. */

import { execFileSync, spawnSync } from 'node:child_process';
import { errors, type BrowserContext, type JSHandle, type Page } from 'playwright-core';
import { readAction } from '../../src/game/action-notation.ts';
import type { Language } from '../../src/languages/language.ts';
import { sayRuling, everyRuling } from '../../src/languages/say.ts';
import { examplesOf } from '../../src/languages/wording.ts';
import { writeRuling } from '../../src/game/ruling-notation.ts';
import type { FromWorker } from '../../src/voice/offline-ear/message.ts';
import type { Verdict } from '../../src/voice/offline-ear/verdict.ts';
import type { shortGame } from './short-game.ts';

declare global {
  interface Window {
    /** Sounds in the room, to its end; the file as base64. */
    soundInRoom: (file: string) => Promise<void>;
    /** What the ear made of all that it noticed, from the first on. */
    verdicts: Verdict[];
  }
}

export const canSpeak = (): boolean => spawnSync('espeak-ng', ['--version']).status === 0;

/** Whoever is not understood says it in other words, so often. */
const mostTries = 4;
/** From the end of the words until the ear has heard them and the answer stands there, on a machine that has other things to do. */
const patienceMs = 60_000;

/** A microphone in a quiet room, in which a test can make sounds. */
export async function layRoom(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const audio = new AudioContext();
    const room = audio.createMediaStreamDestination();
    const hush = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
    hush.getChannelData(0).forEach((_, at, all) => (all[at] = 0.0005 * Math.sin(at * at)));
    const still = new AudioBufferSourceNode(audio, { buffer: hush, loop: true });
    still.connect(room);
    still.start();
    navigator.mediaDevices.getUserMedia = () =>
      Promise.resolve(new MediaStream(room.stream.getAudioTracks().map((track) => track.clone())));
    window.soundInRoom = async (file) => {
      const bytes = Uint8Array.from(atob(file), (letter) => letter.charCodeAt(0));
      const buffer = await audio.decodeAudioData(bytes.buffer);
      const source = new AudioBufferSourceNode(audio, { buffer });
      source.connect(room);
      source.start();
      await new Promise((resolve) => source.addEventListener('ended', resolve));
    };
    window.verdicts = [];
    window.Worker = class extends Worker {
      constructor(...program: ConstructorParameters<typeof Worker>) {
        super(...program);
        this.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
          if (data.kind === 'heard') window.verdicts.push(data.verdict);
        });
      }
    };
  });
}

/** Plays these turns aloud and reads each answer off the screen; nothing is touched. */
export async function playAloud(
  page: Page,
  language: Language,
  turns: typeof shortGame,
): Promise<void> {
  for (const [line, ...answers] of turns) await announce(page, language, line, answers);
}

async function announce(
  page: Page,
  language: Language,
  line: string,
  answers: readonly string[],
): Promise<void> {
  const captions = answers.map((answer) => captionIn(language, answer));
  const made: string[] = [];
  for (const wording of wordingsOf(language, line)) {
    await page.getByText(language.words.table.listening, { exact: true }).waitFor();
    const before = await answerOn(page);
    const verdict = await sayInRoom(page, speak(language, wording));
    made.push(`“${wording}”: ${JSON.stringify(verdict)}`);
    // Nobody repeats what may still be heard: it would be done twice.
    const answer = verdict?.kind === 'sure' ? await answerAfter(page, before) : undefined;
    if (answer === undefined) continue;
    if (answer === captions.join('\n')) return;
    throw new Error(`It was taken for something else: ${answer}\n${made.join('\n')}`);
  }
  throw new Error(`In ${language.code} nothing came of “${line}”:\n${made.join('\n')}`);
}

/** What the ear makes of it; nothing where it does not notice that anything was said. */
async function sayInRoom(page: Page, file: string): Promise<Verdict | undefined> {
  const before = await page.evaluate(() => window.verdicts.length);
  await page.evaluate((sound) => window.soundInRoom(sound), file);
  return cameIn(page.waitForFunction((at) => window.verdicts[at], before, { timeout: patienceMs }));
}

/** Nothing where the answer stays as it was. */
function answerAfter(page: Page, before: string): Promise<string | undefined> {
  return cameIn(
    page.waitForFunction(
      (was) => {
        const table = document.querySelector('spy-app')?.shadowRoot?.querySelector('spy-table');
        const lines = table?.shadowRoot?.querySelectorAll('.answer [role=status] p:not(.asked)');
        const told = Array.from(lines ?? [], (one) => one.textContent).join('\n');
        return told !== was ? told : undefined;
      },
      before,
      { timeout: patienceMs },
    ),
  );
}

async function cameIn<One>(found: Promise<JSHandle<One | undefined>>): Promise<One | undefined> {
  try {
    return await (await found).jsonValue();
  } catch (error) {
    if (error instanceof errors.TimeoutError) return undefined;
    throw error;
  }
}

async function answerOn(page: Page): Promise<string> {
  const lines = page.locator('.answer [role=status] p:not(.asked)');
  return (await lines.allTextContents()).join('\n');
}

function captionIn(language: Language, answer: string): string {
  const ruling = everyRuling().find((one) => writeRuling(one) === answer);
  if (ruling === undefined) throw new Error(`The referee never says this: ${answer}`);
  return sayRuling(language, ruling).caption;
}

/** By the language's own grammar, the plainest first. */
function wordingsOf(language: Language, line: string): readonly string[] {
  const command = readAction(line);
  if (command === undefined) throw new Error(`Nobody announces this: ${line}`);
  return examplesOf(language, { command }, mostTries);
}

function speak({ locale }: Language, text: string): string {
  const voice = ['-v', locale.toLowerCase(), '-s', '150', '--stdout'];
  const plain = text.toLocaleLowerCase(locale);
  return execFileSync('espeak-ng', [...voice, plain], { maxBuffer: 2 ** 26 }).toString('base64');
}
