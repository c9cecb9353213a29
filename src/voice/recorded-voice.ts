/** A voice that somebody at the table lent: it says what was recorded, and leaves the rest to the others. */

import type { Sentence } from '../cards/sentence.ts';
import type { Voice } from './mouth.ts';
import { unpackWave } from './pack/adpcm.ts';
import { takeRate } from './pack/take.ts';
import { pause } from './pause.ts';
import type { Player } from './player.ts';

export type Recordings = {
  readonly language: string;
  /** By the words that are spoken. */
  readonly sounds: ReadonlyMap<string, Uint8Array>;
};

export interface RecordedVoice extends Voice {
  /** Whose recordings speak from now on; nothing: nobody's. */
  wear(recordings: Recordings | undefined): void;
  prepare(language: string): Promise<void>;
  /** One recording, as it will sound in a game. */
  words(sound: Uint8Array): AudioBuffer;
}

export function openRecordedVoice(player: Player): RecordedVoice {
  const decoded = new WeakMap<Uint8Array, AudioBuffer>();
  let worn: Recordings | undefined;

  const words = (sound: Uint8Array) => {
    const known = decoded.get(sound) ?? player.made(unpackWave(sound), takeRate);
    decoded.set(sound, known);
    return player.paced(known);
  };
  const soundOf = ({ language, spoken }: Pick<Sentence, 'language' | 'spoken'>) =>
    worn?.language === language ? worn.sounds.get(spoken) : undefined;

  return {
    name: 'recorded',
    unlock: () => player.unlock(),
    wear: (recordings) => void (worn = recordings),
    words,
    prepare: async (language) => {
      if (worn?.language !== language) return;
      for (const sound of worn.sounds.values()) {
        // Working one out takes a moment, and the screen must not stand still for all of them.
        if (words(sound) !== decoded.get(sound)) await pause(0);
      }
    },
    ready: async (sentence) => {
      const recorded = soundOf(sentence);
      if (!recorded) return undefined;
      const { sound } = sentence;
      const row = [words(recorded), ...(sound ? [await player.load(`sounds/${sound}.mp3`)] : [])];
      return (signal) => player.play(row, signal);
    },
  };
}
