/** The ear that needs no network: microphone and recogniser, both on this device. */

import type { Deafness } from '../../cards/deafness.ts';
import type { Ear, Expected, Heard, Listening } from '../ear.ts';
import { pause } from '../pause.ts';
import type { FromWorker, ToWorker } from './message.ts';
import { MicrophoneFailure, type Microphone } from './microphone.ts';
import type { Verdict } from './verdict.ts';

/** People let go with the last sound; what is still on its way is waited for. */
const lastSoundMs = 150;
/** A microphone that gives nothing but zeros is switched off somewhere. */
const silent = 1e-5;

/** The part of a `Worker` that is used here. */
export type EarWorker = {
  postMessage(message: ToWorker, transfer?: Transferable[]): void;
  addEventListener(kind: 'message', listener: (event: MessageEvent<FromWorker>) => void): void;
  addEventListener(kind: 'error', listener: () => void): void;
};

/** How much of the ear is there. */
export type EarState =
  | { readonly kind: 'loading'; readonly part: number }
  | { readonly kind: 'ready' }
  | { readonly kind: 'missing' };

export type OfflineEar = Ear & {
  /** Fetches what is needed for a language, if it is not there; `onState` is told how it goes. */
  prepare(language: string): void;
  close(): void;
};

export function openOfflineEar(
  makeWorker: () => EarWorker,
  microphone: Microphone,
  supported: boolean,
  onState: (state: EarState) => void,
): OfflineEar {
  let made: EarWorker | undefined;
  let utterances = 0;
  const waiting = new Map<number, (heard: Heard) => void>();

  const fail = () => {
    onState({ kind: 'missing' });
    for (const settle of waiting.values()) settle({ kind: 'deaf', reason: 'ear-missing' });
  };
  const start = (): EarWorker => {
    const worker = makeWorker();
    worker.addEventListener('message', ({ data }) => {
      if (data.kind === 'heard') waiting.get(data.utterance)?.(heardBy(data.verdict));
      else if (data.kind === 'missing') fail();
      else onState(data.kind === 'ready' ? { kind: 'ready' } : data);
    });
    worker.addEventListener('error', fail);
    return worker;
  };
  const tell = (message: ToWorker, transfer: Transferable[] = []) =>
    (made ??= start()).postMessage(message, transfer);

  return {
    supported,
    leavesDevice: false,
    prepare: (language) => tell({ kind: 'prepare', language }),
    listen(expected, signal): Listening {
      const utterance = ++utterances;
      let release: () => void = () => undefined;
      const released = new Promise<void>((resolve) => (release = resolve));
      const result = new Promise<Heard>((resolve) => {
        waiting.set(utterance, resolve);
        signal.addEventListener('abort', () => resolve({ kind: 'stopped' }), { once: true });
        void hear(utterance, expected, released, signal).catch((error: unknown) =>
          resolve({ kind: 'deaf', reason: reasonOf(error) }),
        );
      }).finally(() => {
        waiting.delete(utterance);
        tell({ kind: 'forget', utterance });
      });
      return { release, result };
    },
    close: () => microphone.close(),
  };

  async function hear(
    utterance: number,
    { language, graphs }: Expected,
    released: Promise<void>,
    signal: AbortSignal,
  ): Promise<void> {
    if (!supported) throw new MicrophoneFailure('not-supported');
    let loudest = 0;
    const send = (samples: Float32Array) => {
      loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), loudest);
      tell({ kind: 'sound', utterance, samples }, [samples.buffer]);
    };
    // The rate is not known before the microphone is open, but sound may come at once.
    const early: Float32Array[] = [];
    let take = (samples: Float32Array): void => void early.push(samples);
    const lost = () => waiting.get(utterance)?.({ kind: 'deaf', reason: 'no-microphone' });
    const stream = await microphone.listen((samples) => take(samples), lost);
    try {
      if (signal.aborted) return;
      tell({ kind: 'begin', utterance, language, graphs, rate: stream.rate });
      early.forEach(send);
      take = send;
      await Promise.race([released, aborted(signal)]);
      await pause(lastSoundMs, signal);
    } finally {
      stream.stop();
    }
    if (signal.aborted) return;
    if (loudest < silent) throw new MicrophoneFailure('silent');
    tell({ kind: 'end', utterance });
  }
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) =>
    signal.addEventListener('abort', () => resolve(), { once: true }),
  );
}

function heardBy(verdict: Verdict): Heard {
  switch (verdict.kind) {
    case 'sure':
      return { kind: 'heard', wordings: [verdict.wording] };
    case 'unsure':
      return { kind: 'unsure', wordings: verdict.wordings };
    case 'talk':
      return { kind: 'deaf', reason: 'no-announcement' };
    case 'silence':
      return { kind: 'deaf', reason: 'nothing-heard' };
  }
}

function reasonOf(error: unknown): Deafness {
  return error instanceof MicrophoneFailure ? error.reason : 'failed';
}
