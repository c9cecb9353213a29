/** The voice that the app carries: one clip for each sentence, rendered ahead, never glued from words. */

import type { Sentence } from '../cards/sentence.ts';
import type { Voice } from './mouth.ts';
import { pause } from './pause.ts';
import type { Player } from './player.ts';
import type { VoiceIndex } from './voice-index.ts';

export interface CarriedVoice extends Voice {
  prepare(language: string): Promise<void>;
}

/** `fetchIndex` rejects for a language that has no clips. */
export function openCarriedVoice(
  player: Player,
  fetchIndex: (language: string) => Promise<VoiceIndex>,
): CarriedVoice {
  const indices = new Map<string, Promise<VoiceIndex>>();

  const indexOf = (language: string) => {
    const known = indices.get(language) ?? fetchIndex(language);
    indices.set(language, known);
    known.catch(() => indices.delete(language));
    return known;
  };

  const buffersOf = async ({ key, language, sound }: Sentence) => {
    const clip = (await indexOf(language)).clips[key];
    if (!clip) return undefined;
    const files = [`voices/${language}/${clip.file}`, ...(sound ? [`sounds/${sound}.mp3`] : [])];
    const [words, ...rest] = await Promise.all(files.map((file) => player.load(file)));
    return words && [player.paced(words), ...rest];
  };

  return {
    name: 'carried',
    unlock: () => player.unlock(),
    ready: async (sentence) => {
      const buffers = await buffersOf(sentence).catch(() => undefined);
      return buffers && ((signal) => player.play(buffers, signal));
    },
    prepare: async (language) => {
      const { clips } = await indexOf(language);
      const files = new Set(Object.values(clips).map(({ file }) => `voices/${language}/${file}`));
      for (const words of await Promise.all([...files].map((file) => player.load(file)))) {
        // Working one out takes a moment, and the screen must not stand still for all of them.
        if (player.paced(words) !== words) await pause(0);
      }
    },
  };
}
