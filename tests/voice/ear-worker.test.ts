/** The ear as a whole, its worker's own program and the page's side of it: each thing that can go wrong has its reason. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { passing } from '../../src/cards/deafness.ts';
import { graphsAt } from '../../src/languages/expected.ts';
import { languageOf } from '../../src/languages/languages.ts';
import { everyCommand } from '../../src/languages/wording.ts';
import { readWav } from '../../src/terminal/sounds/wav.ts';
import type { Attended } from '../../src/voice/ear.ts';
import type { FromWorker, ToWorker } from '../../src/voice/offline-ear/message.ts';
import { MicrophoneFailure, type Microphone } from '../../src/voice/offline-ear/microphone.ts';
import {
  openOfflineEar,
  type EarState,
  type EarWorker,
} from '../../src/voice/offline-ear/offline-ear.ts';

vi.mock('../../src/voice/offline-ear/microphone-worklet.ts?worker&url', () => ({ default: '' }));
vi.mock('../../src/networks/wasm.ts', async () => {
  const { startWasmOnDisk } = await import('../../src/terminal/recogniser/on-disk.ts');
  return { startWasm: () => startWasmOnDisk().then(() => true) };
});

const rate = 16_000;
const top = join(import.meta.dirname, '..', '..');
const spoken = (name: string) =>
  readWav(readFileSync(join(import.meta.dirname, 'spoken', `${name}.wav`))).wave;
/** A room is never quite still. */
const room = (seconds: number) =>
  Float32Array.from({ length: seconds * rate }, (_, at) => 0.0004 * Math.sin(at * at));
const nothing = (seconds: number) => new Float32Array(seconds * rate);

type Files = {
  /** Answers for a file of the ear; what it does not answer is read from the disk. */
  readonly files?: (name: string, how: RequestInit | undefined) => Response | undefined;
};

/** Runs the worker's program in this thread, with the files as they are, or as a test wishes them. */
async function startWorker({ files }: Files): Promise<EarWorker> {
  const toPage: ((event: MessageEvent<FromWorker>) => void)[] = [];
  let toWorker = (_event: { data: ToWorker }): void => undefined;
  vi.stubGlobal('addEventListener', (_: 'message', take: typeof toWorker) => (toWorker = take));
  vi.stubGlobal('postMessage', (data: FromWorker) =>
    toPage.forEach((take) => take({ data } as MessageEvent<FromWorker>)),
  );
  vi.stubGlobal('fetch', async (address: string, how?: RequestInit) => {
    const [file = ''] = /models\/ear\/[\w/.-]+/.exec(address) ?? [];
    return files?.(file, how) ?? new Response(new Uint8Array(readFileSync(join(top, file))));
  });
  vi.resetModules();
  await import('../../src/voice/offline-ear/worker.ts');
  return {
    postMessage: (data) => toWorker({ data }),
    addEventListener: (kind: 'message' | 'error', take: unknown) =>
      kind === 'message' && toPage.push(take as (typeof toPage)[number]),
  } as EarWorker;
}

/** A microphone that gives each of these sounds, in pieces as they come, to whoever listens first. */
function microphoneWith(...sounds: readonly Float32Array[]) {
  const left = [...sounds];
  let lose = (): void => undefined;
  let given: () => void = () => undefined;
  const all = new Promise<void>((resolve) => (given = resolve));
  const microphone: Microphone = {
    listen: (onSound, onLost) => {
      lose = onLost;
      queueMicrotask(() => {
        for (const sound of left.splice(0))
          for (let at = 0; at < sound.length; at += 533) onSound(sound.slice(at, at + 533));
        given();
      });
      return Promise.resolve({ rate, stop: () => undefined });
    },
    close: () => undefined,
  };
  return { microphone, all, lose: () => lose() };
}

const english = languageOf('en');
const moment = {
  commands: everyCommand(['red', 'blue', 'yellow']),
  turn: 'green',
  seats: ['green', 'red', 'blue', 'yellow'],
} as const;
const expected = { language: 'en', locale: 'en-GB', graphs: graphsAt(english, moment) };
const announced = { kind: 'heard', wordings: [expect.stringMatching(/spy.* yellow/)] };

async function earWith(microphone: Microphone, files: Files = {}) {
  const states: EarState[] = [];
  const worker = await startWorker(files);
  const ear = openOfflineEar(
    () => worker,
    microphone,
    true,
    (state) => states.push(state),
  );
  return { ear, states };
}

/** What comes of holding the button while the microphone gives what it has. */
async function held(microphone: ReturnType<typeof microphoneWith>, files: Files = {}) {
  const { ear, states } = await earWith(microphone.microphone, files);
  const listening = ear.listen(expected, new AbortController().signal);
  await microphone.all;
  listening.release();
  return { heard: await listening.result, states };
}

/** What comes of listening by itself, until so much was heard. */
async function overheard(microphone: Microphone, count: number, files: Files = {}) {
  const { ear } = await earWith(microphone, files);
  const heard: Attended[] = [];
  const stop = new AbortController();
  await new Promise<void>((resolve) =>
    ear.attend(expected, stop.signal, (what) => {
      heard.push(what);
      if (heard.length === count) resolve();
    }),
  );
  stop.abort();
  return heard;
}

beforeEach(() => void vi.stubGlobal('navigator', {}));
// A worker may still be at work when its test is over: what it says then must find somebody.
afterEach(() => void vi.stubGlobal('postMessage', () => undefined));

describe('the button held', () => {
  test('an announcement is heard', async () => {
    const said = microphoneWith(room(0.5), spoken('spy-on-yellow'), room(0.3));
    expect((await held(said)).heard).toEqual(announced);
  });

  test.each<[string, Float32Array, string]>([
    ['talk', spoken('glasses'), 'no-announcement'],
    ['zeros: a microphone that is switched off', nothing(2), 'silent'],
    ['nothing: the button was only touched', nothing(0), 'nothing-heard'],
  ])('%s', async (_, sound, reason) => {
    const { heard } = await held(microphoneWith(sound));
    expect(heard).toEqual({ kind: 'deaf', reason });
  });

  test('noise alone is no announcement', async () => {
    const { heard } = await held(microphoneWith(room(2)));
    if (heard.kind !== 'deaf') throw new Error('It heard something in it.');
    expect(passing).toContain(heard.reason);
  });

  test('a microphone that is refused', async () => {
    const refused = () => Promise.reject(new MicrophoneFailure('refused'));
    const { ear } = await earWith({ listen: refused, close: () => undefined });
    const { result } = ear.listen(expected, new AbortController().signal);
    expect(await result).toEqual({ kind: 'deaf', reason: 'refused' });
  });

  test('a microphone that is unplugged meanwhile', async () => {
    const microphone = microphoneWith(room(1));
    const { ear } = await earWith(microphone.microphone);
    const { result } = ear.listen(expected, new AbortController().signal);
    await microphone.all;
    microphone.lose();
    expect(await result).toEqual({ kind: 'deaf', reason: 'no-microphone' });
  });

  test('a worker that breaks is begun anew by the next who holds', async () => {
    const breaking: (() => void)[] = [];
    let made = 0;
    const worker = (): EarWorker => {
      made += 1;
      return {
        postMessage: () => undefined,
        addEventListener: (kind: 'message' | 'error', take: unknown) =>
          kind === 'error' && breaking.push(take as () => void),
      } as EarWorker;
    };
    const microphone = microphoneWith(room(1));
    const ear = openOfflineEar(worker, microphone.microphone, true, () => undefined);
    const { result } = ear.listen(expected, new AbortController().signal);
    await microphone.all;
    breaking.forEach((breakIt) => breakIt());
    expect(await result).toEqual({ kind: 'deaf', reason: 'ear-missing' });
    ear.prepare('en', []);
    expect(made).toBe(2);
  });
});

describe('the files', () => {
  const gone = () => new Response('', { status: 404 });
  const bytes = () => new Uint8Array(readFileSync(join(top, 'models/ear/weights.bin')));
  const broken = () => {
    const file = bytes();
    file[file.length >> 1]! ^= 1;
    return new Response(file);
  };
  const said = () => microphoneWith(room(0.5), spoken('spy-on-yellow'), room(0.3));
  const only = (part: string, answer: () => Response) => ({
    files: (name: string) => (name.includes(part) ? answer() : undefined),
  });

  test.each<[string, Files]>([
    ['no model', only('weights', gone)],
    ['a model with one wrong bit', only('weights', broken)],
    ['no lexicon', only('lexicons/en', gone)],
    ['half a lexicon', only('lexicons/en', () => new Response('{"announced": {"spy": ["s p'))],
    [
      'no network',
      only('', () => {
        throw new TypeError('Failed to fetch');
      }),
    ],
  ])('%s: it says so, once', async (_, files) => {
    const { heard, states } = await held(said(), files);
    expect(heard).toEqual({ kind: 'deaf', reason: 'ear-missing' });
    expect(states.filter(({ kind }) => kind === 'missing')).toEqual([{ kind: 'missing' }]);
  });

  test('a model that was kept broken is fetched anew', async () => {
    const files = (name: string, how: RequestInit | undefined) =>
      name.includes('weights') && how?.cache !== 'reload' ? broken() : undefined;
    expect((await held(said(), { files })).heard).toEqual(announced);
  });

  test('what was missing is tried again the next time', async () => {
    let there = false;
    const files = (name: string) => (there || !name.includes('weights') ? undefined : gone());
    const { ear, states } = await earWith(said().microphone, { files });
    const settled = (kind: EarState['kind']) =>
      vi.waitFor(() => expect(states.at(-1)?.kind).toBe(kind), { timeout: 20_000 });
    ear.prepare('en', []);
    await settled('missing');
    there = true;
    ear.prepare('en', expected.graphs);
    await settled('ready');
  });
});

describe('by itself', () => {
  test('hears one thing after the other, and tells talk from announcements', async () => {
    const sounds = [spoken('spy-on-yellow'), room(1.5), spoken('glasses'), room(1.5)];
    const { microphone } = microphoneWith(room(1), ...sounds, spoken('spy-on-yellow'), room(1.5));
    const talk = { kind: 'deaf', reason: 'no-announcement' };
    expect(await overheard(microphone, 4)).toEqual([{ kind: 'open' }, announced, talk, announced]);
  });

  test.each<[string, Microphone, string, number, Files?]>([
    ['a silent microphone', microphoneWith(nothing(9)).microphone, 'silent', 2],
    [
      'a refused one',
      { listen: () => Promise.reject(new MicrophoneFailure('refused')), close: () => undefined },
      'refused',
      1,
    ],
    [
      'no model',
      microphoneWith(room(1)).microphone,
      'ear-missing',
      2,
      {
        files: (name) => (name.includes('weights') ? new Response('', { status: 404 }) : undefined),
      },
    ],
  ])('%s ends it, with its reason', async (_, microphone, reason, count, files = {}) => {
    const heard = await overheard(microphone, count, files);
    expect(heard.at(-1)).toEqual({ kind: 'deaf', reason });
  });

  test('what is heard after it was stopped is not told', async () => {
    const { microphone, all } = microphoneWith(room(1), spoken('spy-on-yellow'), room(1.5));
    const { ear } = await earWith(microphone);
    const heard: Attended[] = [];
    const stop = new AbortController();
    ear.attend(expected, stop.signal, (what) => heard.push(what));
    await all;
    stop.abort();
    await new Promise((resolve) => setImmediate(resolve));
    expect(heard).toEqual([{ kind: 'open' }]);
  });
});
