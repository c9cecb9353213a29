/** A stage for the voice: a pretended AudioContext and system voice that write down what would sound, and when. */

import { vi } from 'vitest';

export type Sounded = { readonly what: string; readonly at: number };

/** A context whose files last `seconds` each; `ends: false` never tells that a sound has ended. */
export function audioStage(options: { state?: AudioContextState; ends?: boolean } = {}) {
  const sounded: Sounded[] = [];
  const stopped: string[] = [];
  const gains: { value: number }[] = [];
  const begun = Date.now();
  const now = () => (Date.now() - begun) / 1000;
  const context = {
    state: options.state ?? 'running',
    destination: {},
    createGain: () => {
      const made = node();
      gains.push(made.gain);
      return made;
    },
    createBuffer: (_: number, length: number, rate: number) => ({
      duration: length / rate,
      copyToChannel: () => undefined,
      bytes: fileNamed('made'),
    }),
    createWaveShaper: () => node(),
    get currentTime() {
      return now();
    },
    resume: () => (context.state === 'running' ? Promise.resolve() : new Promise(() => undefined)),
    close: () => Promise.resolve(),
    decodeAudioData: (bytes: ArrayBuffer) => Promise.resolve(sound(bytes)),
    createBufferSource: () => source(),
  };
  const source = () => {
    let heard = (): void => undefined;
    const made = {
      buffer: undefined as { bytes: ArrayBuffer; duration: number } | undefined,
      connect: () => undefined,
      addEventListener: (_: 'ended', listener: () => void) => (heard = listener),
      stop: () => stopped.push(text(made.buffer)),
      start: (at: number) => {
        sounded.push({ what: text(made.buffer), at: Math.round(1000 * at) });
        if (options.ends !== false) setTimeout(() => heard(), 1000 * (at - now() + 0.5));
      },
    };
    return made;
  };
  return { context: context as unknown as AudioContext, sounded, stopped, gains };
}

/** Half a second of something. */
const sound = (bytes: ArrayBuffer) => ({
  duration: 0.5,
  sampleRate: 8000,
  getChannelData: () => new Float32Array(4000).map((_, at) => Math.sin(at / 9)),
  bytes,
});

const node = () => ({
  gain: {
    value: 1,
    setValueAtTime: () => undefined,
    linearRampToValueAtTime: () => undefined,
  },
  connect: (to: unknown) => to,
});

const text = (buffer: { bytes: ArrayBuffer } | undefined) =>
  buffer ? new TextDecoder().decode(buffer.bytes) : '';

export const fileNamed = (name: string): ArrayBuffer =>
  new TextEncoder().encode(name).buffer as ArrayBuffer;

export class Utterance {
  voice: unknown;
  lang = '';
  volume = 1;
  rate = 1;
  onstart?: () => void;
  onend?: () => void;
  onerror?: (event: { error: string }) => void;
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Manner = 'speaks' | 'never-begins' | 'never-ends' | 'fails';

/** A speech synthesis with these voices; they come after `listedAfterMs`. */
export function systemStage(
  voices: readonly { readonly lang: string; readonly localService: boolean }[],
  options: { readonly listedAfterMs?: number; readonly manner?: Manner } = {},
) {
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance);
  const { listedAfterMs = 0, manner = 'speaks' } = options;
  const said: Sounded[] = [];
  const manners: { rate: number; volume: number }[] = [];
  const begun = Date.now();
  const ready = () => Date.now() - begun >= listedAfterMs;
  let cancelled = 0;
  const synthesis = {
    speaking: false,
    pending: false,
    getVoices: () => (ready() ? voices : []),
    addEventListener: (_: string, listener: () => void) => setTimeout(listener, listedAfterMs),
    cancel: () => (cancelled += 1),
    speak: (utterance: Utterance) => {
      if (utterance.volume === 0) return;
      if (manner === 'fails')
        return setTimeout(() => utterance.onerror?.({ error: 'synthesis-failed' }), 5);
      if (manner === 'never-begins') return;
      said.push({ what: utterance.text, at: Date.now() - begun });
      manners.push({ rate: utterance.rate, volume: utterance.volume });
      setTimeout(() => utterance.onstart?.(), 20);
      if (manner === 'speaks') setTimeout(() => utterance.onend?.(), 400);
      return;
    },
  };
  return {
    synthesis: synthesis as unknown as SpeechSynthesis,
    said,
    manners,
    cancels: () => cancelled,
  };
}
