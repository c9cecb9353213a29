/** The most probable hand for what was seen of each card, within what a hand may hold: exact, by counting every way. */

import { ends, type End, type ReadToken } from '../cards/face.ts';
import { anyHand, strange } from './any-hand.ts';
import { expectedHand, otherOdds, turnedOdds } from './expected.ts';
import { canHold, type Possible } from './possible.ts';

/** Log probability of each end in the order of `ends`, for one card of the fan. */
export type EndScores = ArrayLike<number>;

export type SolvedCard = {
  readonly token: ReadToken;
  /** What the token would be if nothing were left open. */
  readonly likeliest: End;
  /** Probability of the likeliest; 0 to 1. */
  readonly sure: number;
};

/** From this probability on an end is told rather than `?`. */
export const sureFrom = 0.97;
/** A card's own picture must speak for its end at least so much, whatever the others leave over: nothing is invented. */
const ownFrom = -1;

/**
 * Where a card was missed and another seen twice, the rules of the hand force names on cards that look otherwise. From so
 * much on, in nats over the whole hand, no place in it is to be trusted.
 */
const mostForced = 2;

/** Share of the bombs in a hand that burn when it is shown in mid-game; training's hands by lot are such. */
const litShare = 0.3;
/** What an end is known for before it is seen, in nats, beside even odds of a bomb's being lit. */
const usual: readonly number[] = ends.map((end) => {
  if (!end.startsWith('B')) return 0;
  return Math.log(2 * (end.endsWith('*') ? litShare : 1 - litShare));
});

/** Solves a fan, left to right. An empty fan gives an empty hand; one that fits no hand leaves all its cards open. */
export function solveHand(seen: readonly EndScores[], possible: Possible): readonly SolvedCard[] {
  const scores = possible.setup ? seen : seen.map((own) => usual.map((log, e) => log + own[e]!));
  const free = scores.map((own) => allowedOf(own, possible));
  const any = anyHand(scores, possible);
  const { expected } = possible;
  const turnedAnyhow = expected === undefined ? [] : expectedHand(scores, expected, 1);
  const explained = sumOf(any[0]) + sumOf(turnedAnyhow[0]);
  const weights =
    expected === undefined ? any : mixed(any, expectedHand(seen, expected, turnedOdds));
  const cards = weights.map((own, i) => told(own, free[i]!));
  return isForced(free, explained) ? cards.map((card) => ({ ...card, token: '?' })) : cards;
}

function mixed(
  any: readonly Float64Array[],
  expected: readonly Float64Array[],
): readonly Float64Array[] {
  return any.map((weights, i) => weights.map((weight, e) => otherOdds * weight + expected[i]![e]!));
}

const sumOf = (weights: Iterable<number> = []): number =>
  [...weights].reduce((sum, weight) => sum + weight, 0);

/** Whether all hands together are much less probable than cards that may be anything, each by itself. */
function isForced(free: readonly (readonly number[])[], explained: number): boolean {
  const each = free.reduce((sum, own) => sum + Math.max(...own), 0);
  return each - Math.log(explained) > mostForced;
}

/** The scores, with nothing to be said for what such a hand cannot hold. */
function allowedOf(own: EndScores, possible: Possible): readonly number[] {
  return ends.map((end, e) => (canHold(possible, end) ? own[e]! : Number.NEGATIVE_INFINITY));
}

function told(weights: Float64Array, own: readonly number[]): SolvedCard {
  const sum = weights.reduce((a, b) => a + b, 0);
  let best = 0;
  for (let e = 1; e < ends.length; e++) if (weights[e]! > weights[best]!) best = e;
  const sure = sum > 0 ? weights[best]! / sum : 0;
  const most = Math.max(...own);
  const speaks = own[best]! - most > ownFrom && own[best]! > strange;
  const likeliest = ends[best]!;
  return { token: sure >= sureFrom && speaks ? likeliest : '?', likeliest, sure };
}
