/** Compares all announcements that may be made now, and any sounds at all, over an utterance. */

import type { FrameScores } from './frame-scores.ts';
import type { WordNetwork } from './word-network.ts';
import { beam, PathSearch, type Path } from './path-search.ts';

/** Of each word of talk, in logs: any of hundreds may come next, and so a row of them fits by chance more easily than an announcement. */
const talkPrice = -2;

/** A word as it was found, with what its frames score against any sounds at all, in logs a sound. */
export type FoundWord = { readonly word: string; readonly margin: number };

export type Found = {
  /** The announcement's number. */
  readonly announcement: number;
  readonly words: readonly FoundWord[];
  /** The whole path's score less that of any sounds at all, in logs. */
  readonly margin: number;
  /** How far it is behind the best row of any words, in logs; below 0 where it is ahead of it. */
  readonly behind: number;
  /** The margin for a sound of its words. */
  readonly fit: number;
};

/** Each announcement is laid beside `anyWords`, a network of all words in any order. The best is the first; those that no path got through are left out. */
export function search(
  announcements: readonly WordNetwork[],
  anyWords: WordNetwork,
  frames: readonly FrameScores[],
): readonly Found[] {
  const free = [0];
  const ways = announcements.map((network) => new PathSearch(network));
  const any = new PathSearch(anyWords, talkPrice);
  for (const frame of frames) {
    const floor = Math.max(any.best, ...ways.map(({ best }) => best)) - beam;
    for (const way of [any, ...ways]) way.step(frame, floor);
    free.push(free.at(-1)! + frame.best);
  }
  const talk = any.path();
  return ways
    .map((way, announcement) => foundIn(way.path(), announcement, free, talk.score))
    .filter(({ margin }) => margin > -Infinity)
    .sort((one, other) => other.margin - one.margin);
}

function foundIn(
  { score, words }: Path,
  announcement: number,
  free: readonly number[],
  talk: number,
): Found {
  const margin = score - free.at(-1)!;
  const sounds = words.reduce((sum, word) => sum + word.sounds, 0);
  return {
    announcement,
    words: words.map(({ word, sounds: count, begin, end, score: own }) => ({
      word,
      margin: (own - (free[end]! - free[begin]!)) / count,
    })),
    margin,
    behind: talk - score,
    fit: margin / Math.max(1, sounds),
  };
}
