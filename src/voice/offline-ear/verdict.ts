/** What a search means: an announcement, one of a few, or nothing that was said to the referee. */

import type { Found } from './search.ts';

export type Verdict =
  | { readonly kind: 'sure'; readonly wording: string }
  /** To be asked back: the likeliest first, at most three, each another announcement. */
  | { readonly kind: 'unsure'; readonly wordings: readonly [string, ...string[]] }
  /** Something was said, but no announcement. */
  | { readonly kind: 'talk' }
  | { readonly kind: 'silence' };

/** In logs a frame; chosen on two voices a language, in quiet and in babble, and tried on two others. */
export type Bounds = {
  /** Of the whole, and of its worst word, against a free row of sounds. */
  readonly whole: number;
  readonly word: number;
  /** How far ahead of the next announcement it must be, in logs. */
  readonly ahead: number;
};

export const surely: Bounds = { whole: -3.75, word: -4.5, ahead: 30 };
export const perhaps: Bounds = { whole: -5, word: -6.5, ahead: 0 };

const most = 3;

/** `found` in order, the best first. */
export function verdictOf(found: readonly Found[], sure = surely, may = perhaps): Verdict {
  const [best, second] = found;
  if (best === undefined || !within(best, may)) return { kind: 'talk' };
  const ahead = best.margin - (second?.margin ?? -Infinity);
  if (within(best, sure) && ahead >= sure.ahead) return { kind: 'sure', wording: wordingOf(best) };
  const near = found
    .slice(1, most)
    .filter((one) => within(one, may) && best.margin - one.margin < 2 * sure.ahead);
  return { kind: 'unsure', wordings: [wordingOf(best), ...near.map(wordingOf)] };
}

function within({ words, margin }: Found, bounds: Bounds): boolean {
  const frames = words.reduce((sum, word) => sum + word.frames, 0);
  return margin / frames >= bounds.whole && words.every((word) => word.margin >= bounds.word);
}

function wordingOf({ words }: Found): string {
  return words.map(({ word }) => word).join(' ');
}
