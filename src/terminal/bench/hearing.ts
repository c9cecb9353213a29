/** Times the app's own ear: from letting go of the button to what was understood. Sound comes as a microphone gives it, in its own time. */

import { colours } from '../../cards/card.ts';
import { everyCommand } from '../../languages/wording.ts';
import { english } from '../../languages/en/english.ts';
import { graphsAt } from '../../languages/expected.ts';
import { openDeviceEar } from '../../voice/offline-ear/open.ts';
import type { Microphone } from '../../voice/offline-ear/microphone.ts';
import { pause } from '../../voice/pause.ts';
import { timesOf, type HearingSpeed } from './told.ts';

/** As the worklet hands sound on. */
const piecesASecond = 30;
/** Somebody who lets go with the last sound, and somebody who waits a moment. */
const waits = { atOnce: 0, later: 400 } as const;

const moment = {
  commands: everyCommand(['red', 'blue', 'yellow']),
  turn: 'green',
  seats: colours,
} as const;

/** `clips` are addresses of sounds that end with their last word. Each is heard so often, after a first time that is not counted. */
export async function hearing(clips: readonly string[], times: number): Promise<HearingSpeed> {
  const sounds = await Promise.all(clips.map(decoded));
  const player = playing();
  const ear = openDeviceEar(() => undefined, player.microphone);
  const { signal } = new AbortController();
  const expected = { language: 'en', locale: 'en', graphs: graphsAt(english, moment) };
  let understood = 0;
  const lag = async (sound: AudioBuffer, waitMs: number): Promise<number> => {
    const listening = ear.listen(expected, signal);
    await player.play(sound, waitMs);
    const releasedMs = performance.now();
    listening.release();
    const { kind } = await listening.result;
    if (kind === 'heard') understood += 1;
    return performance.now() - releasedMs;
  };
  const lags = async (waitMs: number): Promise<readonly number[]> => {
    const all: number[] = [];
    for (let time = 0; time < times; time++)
      for (const sound of sounds) all.push(await lag(sound, waitMs));
    return all;
  };
  for (const sound of sounds) await lag(sound, waits.atOnce);
  understood = 0;
  const [atOnce, later] = [await lags(waits.atOnce), await lags(waits.later)];
  ear.close();
  return {
    utterances: atOnce.length + later.length,
    understood,
    releasedWithTheLastSound: timesOf(atOnce),
    releasedLater: timesOf(later),
  };
}

async function decoded(address: string): Promise<AudioBuffer> {
  const bytes = await (await fetch(address)).arrayBuffer();
  return new OfflineAudioContext(1, 1, 16_000).decodeAudioData(bytes);
}

/** A microphone before which a sound is played, and then the quiet of a room. */
function playing() {
  let hear: ((samples: Float32Array) => void) | undefined;
  let opened: () => void = () => undefined;
  let open = new Promise<void>((resolve) => (opened = resolve));
  const microphone: Microphone = {
    listen(onSound) {
      hear = onSound;
      opened();
      const stop = (): void => {
        hear = undefined;
        open = new Promise<void>((resolve) => (opened = resolve));
      };
      return Promise.resolve({ rate: 16_000, stop });
    },
    close: () => undefined,
  };
  const quiet = (length: number): Float32Array =>
    Float32Array.from({ length }, () => (Math.random() - 0.5) * 1e-3);
  return {
    microphone,
    /** Resolves so long after the sound's end; quiet goes on until the microphone is stopped. */
    async play(sound: AudioBuffer, waitMs: number): Promise<void> {
      await open;
      const wave = sound.getChannelData(0);
      const size = Math.round(sound.sampleRate / piecesASecond);
      const end = wave.length + Math.round((waitMs / 1000) * sound.sampleRate);
      const startMs = performance.now();
      const send = async (from: number): Promise<void> => {
        const piece = quiet(size).map((sample, i) => sample + (wave[from + i] ?? 0));
        const dueMs = startMs + (1000 * (from + size)) / sound.sampleRate;
        await pause(Math.max(0, dueMs - performance.now()));
        hear?.(piece);
      };
      let from = 0;
      for (; from < end; from += size) await send(from);
      void (async () => {
        for (; hear !== undefined; from += size) await send(from);
      })();
    },
  };
}
