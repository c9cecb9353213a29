/** Plays the files that the app carries through one AudioContext, each decoded once. */

import { pause } from './pause.ts';

export interface Player {
  unlock(): void;
  /** Fetches and decodes a file; rejects when it cannot be had. */
  load(file: string): Promise<AudioBuffer>;
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

/** `fetchFile` gives the bytes of a file under public/. */
export function openPlayer(
  makeContext: () => AudioContext,
  fetchFile: (file: string) => Promise<ArrayBuffer>,
): Player {
  const decoded = new Map<string, Promise<AudioBuffer>>();
  let made: AudioContext | undefined;
  const context = () => (made ??= makeContext());

  const load = (file: string) => {
    const known = decoded.get(file);
    if (known) return known;
    const loading = fetchFile(file).then((bytes) => context().decodeAudioData(bytes));
    decoded.set(file, loading);
    loading.catch(() => decoded.delete(file));
    return loading;
  };

  const awake = async () => {
    if (context().state === 'running') return true;
    // Before the first touch this promise stays open for ever.
    await Promise.race([
      context()
        .resume()
        .catch(() => undefined),
      pause(wakeMs),
    ]);
    return (context().state as AudioContextState) === 'running';
  };

  return {
    load,
    awake,
    unlock: () => unlock(context()),
    play: (buffers, signal) => playRow(context(), buffers, signal),
    close: () => void made?.close().catch(() => undefined),
  };
}

function unlock(context: AudioContext): void {
  // Without this an iPhone's ring switch silences the referee.
  const session = (navigator as { audioSession?: { type: string } }).audioSession;
  if (session) session.type = 'playback';
  void context.resume().catch(() => undefined);
}

async function playRow(
  context: AudioContext,
  buffers: readonly AudioBuffer[],
  signal: AbortSignal,
): Promise<void> {
  if (signal.aborted) return;
  const begin = context.currentTime;
  let length = 0;
  const sources = buffers.map((buffer) => {
    const source = context.createBufferSource();
    source.buffer = buffer;
    source.connect(context.destination);
    source.start(begin + length);
    length += buffer.duration;
    return source;
  });
  const last = sources.at(-1);
  const ended = new Promise<void>((resolve) => last?.addEventListener('ended', () => resolve()));
  await Promise.race([ended, pause(1000 * length + graceMs, signal)]);
  if (signal.aborted) sources.forEach((source) => source.stop());
}
