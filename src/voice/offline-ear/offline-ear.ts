/** The ear that needs no network: microphone and recogniser, both on this device. */

import { passing, type Deafness } from '../../cards/deafness.ts';
import type { Attended, AttentiveEar, Expected, Heard, Listening } from '../ear.ts';
import { pause } from '../pause.ts';
import { capture, type Capture } from './capture.ts';
import type { FromWorker, ToWorker } from './message.ts';
import { MicrophoneFailure, type Microphone } from './microphone.ts';
import { GraphSender } from './sent-graphs.ts';
import type { Verdict } from './verdict.ts';

/** People let go with the last sound; what is still on its way is waited for. */
const lastSoundMs = 120;
/** Where nobody holds a button, the microphone is given so long for its first sound. */
const patienceSeconds = 8;

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

export function openOfflineEar(
  makeWorker: () => EarWorker,
  microphone: Microphone,
  supported: boolean,
  onState: (state: EarState) => void,
): AttentiveEar {
  let made: EarWorker | undefined;
  let graphsSent = new GraphSender();
  let utterances = 0;
  const waiting = new Map<number, (heard: Heard) => void>();

  const fail = () => {
    onState({ kind: 'missing' });
    for (const settle of [...waiting.values()]) settle({ kind: 'deaf', reason: 'ear-missing' });
  };
  const start = (): EarWorker => {
    const worker = makeWorker();
    graphsSent = new GraphSender();
    worker.addEventListener('message', ({ data }) => {
      if (data.kind === 'heard') waiting.get(data.utterance)?.(heardBy(data.verdict));
      else if (data.kind === 'missing') fail();
      else onState(data.kind === 'ready' ? { kind: 'ready' } : data);
    });
    worker.addEventListener('error', () => {
      // Its program could not be had, or broke: the next who asks begins anew.
      made = undefined;
      fail();
    });
    return worker;
  };
  const tell = (message: ToWorker, transfer: Transferable[] = []) =>
    (made ??= start()).postMessage(message, transfer);
  const sent = (graphs: Expected['graphs']) => {
    // Which of them a worker has is known only once there is one.
    made ??= start();
    return graphsSent.toSend(graphs);
  };

  /** Sends what the microphone gives to the worker, until `over`. */
  const send = async (
    { language, graphs }: Expected,
    utterance: number,
    ends: 'when-told' | 'by-itself',
    over: Promise<unknown>,
    onOpen?: () => void,
  ): Promise<void> => {
    if (!supported) throw new MicrophoneFailure('not-supported');
    const to: Capture = {
      onOpen: (rate) => {
        tell({ kind: 'begin', utterance, language, graphs: sent(graphs), rate, ends });
        onOpen?.();
      },
      onSound: (samples) => tell({ kind: 'sound', utterance, samples }, [samples.buffer]),
      onLost: () => waiting.get(utterance)?.({ kind: 'deaf', reason: 'no-microphone' }),
      patience: ends === 'by-itself' ? patienceSeconds : Infinity,
    };
    await capture(microphone, to, over);
  };
  const forget = (utterance: number): void => {
    waiting.delete(utterance);
    tell({ kind: 'forget', utterance });
  };

  return {
    supported,
    leavesDevice: false,
    prepare: (language, graphs) => tell({ kind: 'prepare', language, graphs: sent(graphs) }),
    listen(expected, signal): Listening {
      const utterance = ++utterances;
      let release: () => void = () => undefined;
      const released = new Promise<void>((resolve) => (release = resolve));
      const result = new Promise<Heard>((resolve) => {
        waiting.set(utterance, resolve);
        void aborted(signal).then(() => resolve({ kind: 'stopped' }));
        const over = Promise.race([released, aborted(signal)]).then(() =>
          pause(lastSoundMs, signal),
        );
        send(expected, utterance, 'when-told', over).then(
          () => tell({ kind: 'end', utterance }),
          (error: unknown) => resolve({ kind: 'deaf', reason: reasonOf(error) }),
        );
      }).finally(() => forget(utterance));
      return { release, result };
    },
    attend(expected, signal, onHeard) {
      const utterance = ++utterances;
      const stopped = new AbortController();
      const over = Promise.race([aborted(signal), aborted(stopped.signal)]);
      const hear = (heard: Attended): void => {
        if (signal.aborted || stopped.signal.aborted) return;
        if (heard.kind === 'deaf' && !passing.includes(heard.reason)) stopped.abort();
        onHeard(heard);
      };
      waiting.set(utterance, hear);
      void send(expected, utterance, 'by-itself', over, () => hear({ kind: 'open' }))
        .catch((error: unknown) => hear({ kind: 'deaf', reason: reasonOf(error) }))
        .finally(() => forget(utterance));
    },
    close: () => microphone.close(),
  };
}

function aborted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
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
