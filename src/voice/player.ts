/** Plays the files that the app carries through one AudioContext, each decoded once. */

import { wishToBeHeard } from './audio-session.ts';
import { pause } from './pause.ts';
import { roundOff } from './sounds/level.ts';
import { stretch } from './stretch.ts';

/** How everything is spoken: words as fast as this, where 1 is usual, and all sounds as loud. */
export type Manner = { readonly speed: number; readonly volumeDb: number };

export interface Player {
  unlock(): void;
  /** From now on, also for what is sounding; the speed for what begins. */
  tune(manner: Manner): void;
  /** Fetches and decodes a file; rejects when it cannot be had. */
  load(file: string): Promise<AudioBuffer>;
  /** A wave as something to play; `rate` in samples a second. */
  made(wave: Float32Array<ArrayBuffer>, rate: number): AudioBuffer;
  /** Words at the speed that is wished; worked out once. */
  paced(words: AudioBuffer): AudioBuffer;
  /** Plays one after the other without a gap. Resolves at the end, or at once when the signal is aborted. */
  play(buffers: readonly AudioBuffer[], signal: AbortSignal): Promise<void>;
  /** Whether anything can be heard. Waits a little for a context that is just waking up. */
  awake(): Promise<boolean>;
  close(): void;
}

/** A context that was put to sleep wakes in less, or not at all. It sleeps for all sentences alike. */
const wakeMs = 150;
/** `ended` may never come (a context that was interrupted); this much after the sound's end it is not waited for. */
const graceMs = 300;
/** In so short a time a sound that is cut fades: it is over at once, and does not click. */
const fadeSeconds = 0.01;

type Rig = { readonly context: AudioContext; readonly volume: GainNode };

/** `fetchFile` gives the bytes of a file under public/. */
export function openPlayer(
  makeContext: () => AudioContext,
  fetchFile: (file: string) => Promise<ArrayBuffer>,
): Player {
  const decoded = new Map<string, Promise<AudioBuffer>>();
  let pacedWords = new WeakMap<AudioBuffer, AudioBuffer>();
  let manner: Manner = { speed: 1, volumeDb: 0 };
  let made: Rig | undefined;
  const rig = () => (made ??= rigUp(makeContext(), manner));

  const load = (file: string) => {
    const known = decoded.get(file);
    if (known) return known;
    const loading = fetchFile(file).then((bytes) => rig().context.decodeAudioData(bytes));
    decoded.set(file, loading);
    loading.catch(() => decoded.delete(file));
    return loading;
  };

  const makeBuffer = (wave: Float32Array<ArrayBuffer>, rate: number) => {
    const buffer = rig().context.createBuffer(1, Math.max(1, wave.length), rate);
    buffer.copyToChannel(wave, 0);
    return buffer;
  };

  const paced = (words: AudioBuffer) => {
    if (manner.speed === 1) return words;
    const { sampleRate } = words;
    const known =
      pacedWords.get(words) ??
      makeBuffer(stretch(words.getChannelData(0), sampleRate, manner.speed), sampleRate);
    pacedWords.set(words, known);
    return known;
  };

  const awake = async () => {
    const { context } = rig();
    if (context.state === 'running') return true;
    // Before the first touch this promise stays open for ever.
    await Promise.race([context.resume().catch(() => undefined), pause(wakeMs)]);
    return (context.state as AudioContextState) === 'running';
  };

  return {
    load,
    made: makeBuffer,
    paced,
    awake,
    tune: (wished) => {
      if (wished.speed !== manner.speed) pacedWords = new WeakMap();
      manner = wished;
      if (made) made.volume.gain.value = gainOf(manner);
    },
    unlock: () => unlock(rig().context),
    play: (buffers, signal) => playRow(rig(), buffers, signal),
    close: () => void made?.context.close().catch(() => undefined),
  };
}

/** Half as loud into a curve that is twice as steep: so a sound may be turned up, and its peaks are rounded off. */
function rigUp(context: AudioContext, manner: Manner): Rig {
  const volume = context.createGain();
  volume.gain.value = gainOf(manner);
  const ceiling = context.createWaveShaper();
  ceiling.curve = Float32Array.from({ length: 2049 }, (_, step) => roundOff(step / 512 - 2));
  volume.connect(ceiling).connect(context.destination);
  return { context, volume };
}

const gainOf = ({ volumeDb }: Manner): number => 0.5 * 10 ** (volumeDb / 20);

function unlock(context: AudioContext): void {
  wishToBeHeard();
  void context.resume().catch(() => undefined);
}

async function playRow(
  { context, volume }: Rig,
  buffers: readonly AudioBuffer[],
  signal: AbortSignal,
): Promise<void> {
  if (signal.aborted) return;
  const row = context.createGain();
  row.connect(volume);
  const begin = context.currentTime;
  let length = 0;
  const sources = buffers.map((buffer) => {
    const source = context.createBufferSource();
    source.buffer = buffer;
    source.connect(row);
    source.start(begin + length);
    length += buffer.duration;
    return source;
  });
  const last = sources.at(-1);
  const ended = new Promise<void>((resolve) => last?.addEventListener('ended', () => resolve()));
  await Promise.race([ended, pause(1000 * length + graceMs, signal)]);
  if (!signal.aborted) return;
  const now = context.currentTime;
  row.gain.setValueAtTime(1, now);
  row.gain.linearRampToValueAtTime(0, now + fadeSeconds);
  sources.forEach((source) => source.stop(now + fadeSeconds));
}
