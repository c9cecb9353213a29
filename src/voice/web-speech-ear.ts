/** The browser's own recognition as an ear. It may send sound to a server, so it is off until somebody agrees. */

import type { Deafness } from '../cards/deafness.ts';
import type { Ear, Heard, Listening } from './ear.ts';

/** After letting go, this long the last words are waited for. */
const lastWordsMs = 3000;
const wordings = 4;

/** The part of the Web Speech API that is used here; TypeScript's DOM library does not describe it. */
export interface Recognition extends EventTarget {
  lang: string;
  interimResults: boolean;
  continuous: boolean;
  maxAlternatives: number;
  start(): void;
  stop(): void;
  abort(): void;
}
type Alternatives = ArrayLike<{ readonly transcript: string }> & { readonly isFinal: boolean };
export type ResultEvent = Event & { readonly results: ArrayLike<Alternatives> };
export type ErrorEvent = Event & { readonly error: string };

type Maker = (new () => Recognition) | undefined;

/** The browser's recogniser under either of its names. */
export function browserRecognition(): Maker {
  const known = globalThis as { SpeechRecognition?: Maker; webkitSpeechRecognition?: Maker };
  return known.SpeechRecognition ?? known.webkitSpeechRecognition;
}

export function openWebSpeechEar(maker: Maker = browserRecognition()): Ear {
  return {
    supported: maker !== undefined,
    leavesDevice: true,
    listen: ({ locale }, signal) =>
      maker ? listenWith(new maker(), locale, signal) : deaf('not-supported'),
  };
}

const deaf = (reason: Deafness): Listening => ({
  release: () => undefined,
  result: Promise.resolve({ kind: 'deaf', reason }),
});

function listenWith(recognition: Recognition, locale: string, signal: AbortSignal): Listening {
  recognition.lang = locale;
  recognition.interimResults = true;
  recognition.continuous = true;
  recognition.maxAlternatives = wordings;
  let patience: ReturnType<typeof setTimeout> | undefined;

  const listening: Listening = {
    release: () => {
      recognition.stop();
      patience ??= setTimeout(() => recognition.abort(), lastWordsMs);
    },
    result: hear(recognition, signal, (words) => listening.onWords?.(words)).finally(() =>
      clearTimeout(patience),
    ),
  };
  return listening;
}

function hear(
  recognition: Recognition,
  signal: AbortSignal,
  onWords: (words: string) => void,
): Promise<Heard> {
  return new Promise((resolve) => {
    let latest: readonly string[] = [];
    const settle = (heard: Heard) => {
      signal.removeEventListener('abort', stop);
      resolve(heard);
    };
    const stop = () => {
      settle({ kind: 'stopped' });
      recognition.abort();
    };
    const whatWasHeard = (): Heard => {
      const [first, ...others] = latest;
      return first === undefined
        ? { kind: 'deaf', reason: 'nothing-heard' }
        : { kind: 'heard', wordings: [first, ...others] };
    };
    recognition.addEventListener('result', (event) => {
      latest = readResults((event as ResultEvent).results);
      onWords(latest[0] ?? '');
    });
    recognition.addEventListener('error', (event) => {
      const reason = deafnessOf((event as ErrorEvent).error);
      // Words that came before the end of patience count all the same.
      settle(reason === 'nothing-heard' ? whatWasHeard() : { kind: 'deaf', reason });
    });
    recognition.addEventListener('end', () => settle(whatWasHeard()));
    signal.addEventListener('abort', stop);
    if (signal.aborted) stop();
    else begin(recognition, settle);
  });
}

function begin(recognition: Recognition, settle: (heard: Heard) => void): void {
  try {
    recognition.start();
  } catch {
    settle({ kind: 'deaf', reason: 'failed' });
  }
}

/** Whole wordings: the parts that were heard one after the other, joined; alternatives only for a single part. */
function readResults(results: ArrayLike<Alternatives>): readonly string[] {
  const parts = Array.from(results);
  const [only] = parts;
  const texts =
    only && parts.length === 1
      ? Array.from(only, ({ transcript }) => transcript)
      : [parts.map((part) => part[0]?.transcript.trim() ?? '').join(' ')];
  return texts.map((text) => text.trim()).filter((text) => text !== '');
}

function deafnessOf(error: string): Deafness {
  switch (error) {
    case 'not-allowed':
    case 'service-not-allowed':
      return 'refused';
    case 'audio-capture':
      return 'no-microphone';
    case 'network':
      return 'no-network';
    case 'language-not-supported':
      return 'not-supported';
    case 'no-speech':
    case 'aborted':
      return 'nothing-heard';
    default:
      return 'failed';
  }
}
