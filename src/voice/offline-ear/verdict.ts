/** What a search means: an announcement, one of a few, or nothing that was said to the referee. */

import type { Found } from './search.ts';

export type Verdict =
  | { readonly kind: 'sure'; readonly wording: string }
  /** To be asked back: the likeliest first, at most three, each another announcement. */
  | { readonly kind: 'unsure'; readonly wordings: readonly [string, ...string[]] }
  /** Something was said, but no announcement. */
  | { readonly kind: 'talk' }
  | { readonly kind: 'silence' };

/** Chosen on the tuning voices of training/ear, in quiet and in a room. */
export type Bounds = {
  /** Of a sound of the whole, and of the worst word, against any sounds at all: in logs. */
  readonly fit: number;
  readonly word: number;
  /** How far behind any words at all it may be, and how far ahead of the next announcement it must be, in logs. */
  readonly behind: number;
  readonly ahead: number;
};

export const surely: Bounds = { fit: -1.1, word: -2.5, behind: 3, ahead: 1 };
export const perhaps: Bounds = { fit: -2, word: -6, behind: 9, ahead: 0 };

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

function within({ words, fit, behind }: Found, bounds: Bounds): boolean {
  return (
    fit >= bounds.fit &&
    behind <= bounds.behind &&
    words.every(({ margin }) => margin >= bounds.word)
  );
}

function wordingOf({ words }: Found): string {
  return words.map(({ word }) => word).join(' ');
}
