/** Own voices on the page: takes what players say for the app, and later knows it again beside the ear. */

import {
  takeDeafnesses,
  type Take,
  type TakeDeafness,
  type TakeNews,
} from '../../cards/enrolment.ts';
import { MicrophoneFailure, type Microphone, type Stream } from '../offline-ear/microphone.ts';
import type { FromWorker, ToWorker } from './message.ts';

/** The part of a `Worker` that is used here. */
export type VoiceWorker = {
  postMessage(message: ToWorker, transfer?: Transferable[]): void;
  addEventListener(kind: 'message', listener: (event: MessageEvent<FromWorker>) => void): void;
  addEventListener(kind: 'error', listener: () => void): void;
};

export type Enrolment = {
  /** The same microphone for an ear; what it hears is also laid beside the takes. */
  readonly microphone: Microphone;
  know(takes: readonly Take[]): void;
  /** Which take was said since this was last asked. Never rejects: a voice that is not known again costs nothing. */
  said(): Promise<string | undefined>;
  /** Waits for one sentence, opening the microphone if need be. Ends with `taken`, `refused` or `deaf`. */
  take(onNews: (news: TakeNews) => void): void;
  stopTaking(): void;
};

export function openEnrolment(makeWorker: () => VoiceWorker, microphone: Microphone): Enrolment {
  let worker: VoiceWorker | undefined;
  let known = 0;
  let questions = 0;
  let onNews: (news: TakeNews) => void = () => undefined;
  let stream: Promise<Stream> | undefined;
  const waiting = new Map<number, (said: string | undefined) => void>();

  const fail = () => {
    for (const settle of waiting.values()) settle(undefined);
    onNews({ kind: 'deaf', reason: 'ear-missing' });
  };
  const start = (): VoiceWorker => {
    const made = makeWorker();
    made.addEventListener('message', ({ data }) => {
      if (data.kind === 'answer') waiting.get(data.question)?.(data.said);
      else if (data.kind === 'missing') fail();
      else onNews(data);
    });
    made.addEventListener('error', fail);
    return made;
  };
  const tell = (message: ToWorker, transfer: Transferable[] = []) =>
    (worker ??= start()).postMessage(message, transfer);
  const send = (samples: Float32Array) => tell({ kind: 'sound', samples }, [samples.buffer]);

  const stopTaking = () => {
    onNews = () => undefined;
    void stream?.then(({ stop }) => stop()).catch(() => undefined);
    stream = undefined;
  };

  return {
    microphone: {
      ...microphone,
      async listen(onSound, onLost) {
        if (known === 0) return microphone.listen(onSound, onLost);
        // Sound may come before its rate is known.
        const early: Float32Array[] = [];
        let copy = (samples: Float32Array): void => void early.push(samples);
        const opened = await microphone.listen((samples) => {
          copy(samples.slice());
          onSound(samples);
        }, onLost);
        tell({ kind: 'begin', rate: opened.rate, taking: false });
        early.forEach(send);
        copy = send;
        return opened;
      },
    },
    know(takes) {
      if (takes.length === 0 && known === 0) return;
      known = takes.length;
      tell({ kind: 'know', takes });
    },
    said() {
      if (known === 0) return Promise.resolve(undefined);
      const question = ++questions;
      return new Promise<string | undefined>((resolve) => {
        waiting.set(question, resolve);
        tell({ kind: 'ask', question });
      }).finally(() => waiting.delete(question));
    },
    take(told) {
      onNews = told;
      const lost = () => onNews({ kind: 'deaf', reason: 'no-microphone' });
      // What comes before the worker is told to begin is forgotten there.
      stream ??= microphone.listen(send, lost);
      stream.then(
        ({ rate }) => {
          if (onNews !== told) return;
          tell({ kind: 'begin', rate, taking: true });
          told({ kind: 'waiting' });
        },
        (error: unknown) => {
          stream = undefined;
          told({ kind: 'deaf', reason: reasonOf(error) });
        },
      );
    },
    stopTaking,
  };
}

function reasonOf(error: unknown): TakeDeafness {
  const told = error instanceof MicrophoneFailure ? error.reason : 'failed';
  return takeDeafnesses.find((reason) => reason === told) ?? 'failed';
}
