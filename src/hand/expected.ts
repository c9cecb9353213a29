/** The hand as the game has it, taken for what a fan shown in mid-game most likely is: a prior, which the camera may overrule. */

import type { Facing, Hand, HandCard } from '../cards/card.ts';
import { ends, type End } from '../cards/face.ts';
import { strange } from './any-hand.ts';
import type { EndScores } from './solve.ts';

/** What one place of the fan shows as the game has it, and what it shows where its card is turned otherwise. */
type Place = { readonly expected: End; readonly otherwise: End };

/**
 * How likely a card is turned otherwise than the game has it, over how likely it is not: for a bomb in mid-game, which is
 * turned by hand while others talk. With what was seen of it Bayes' rule gives the odds; at one in ten, and told from 0.97
 * on, a card is told to be as the game has it if it looks three times as much like that as like the other, and to be
 * otherwise if it looks three hundred times as much like the other. Between it stays open: above all, the game alone
 * tells nothing, since one in ten is more than what is left beside 0.97.
 */
export const turnedOdds = 0.1;
/**
 * Likewise for each hand that is any other than the game's: a card laid elsewhere, two exchanged. It is more than such a
 * slip is worth, for of two cards that look alike the game alone would otherwise tell which is which.
 */
export const otherOdds = 0.1;

/**
 * Weights of what each place shows, in the order of `ends` and last of none of them, over all ways in which the fan is this
 * hand with any of its cards turned otherwise, at these odds a card. They sum to the same at each place; nothing comes back
 * where the fan has another number of cards.
 */
export function expectedHand(
  seen: readonly EndScores[],
  hand: Hand,
  odds: number,
): readonly Float64Array[] {
  const rows = rowsOf(hand).filter((row) => row.length === seen.length);
  const totals = seen.map(() => new Float64Array(ends.length + 1));
  for (const row of rows) {
    const weights = row.map((place, i) => weightsOf(place, seen[i]!, odds));
    const sums = weights.map((own) => own.reduce((a, b) => a + b, 0));
    const all = sums.reduce((a, b) => a * b, 1 / rows.length);
    weights.forEach((own, i) => own.forEach((w, e) => (totals[i]![e]! += (all * w) / sums[i]!)));
  }
  return totals;
}

function weightsOf(place: Place, own: EndScores, odds: number): Float64Array {
  const weights = new Float64Array(ends.length + 1);
  const [expected, otherwise] = [ends.indexOf(place.expected), ends.indexOf(place.otherwise)];
  weights[expected] = Math.exp(own[expected]!);
  weights[otherwise] = odds * Math.exp(own[otherwise]!);
  weights[ends.length] = Math.exp(strange);
  return weights;
}

/** The places left to right. The two ends of a hand are one gap of the ring: a Spy that stands there may be at either. */
function rowsOf({ cards, spy }: Hand): readonly (readonly Place[])[] {
  const atEnd = spy.gap === 0 || spy.gap === cards.length;
  const gaps = atEnd ? [0, cards.length] : [spy.gap];
  const places = cards.map(placeOf);
  return gaps.map((gap) => [...places.slice(0, gap), spyPlace(spy.facing), ...places.slice(gap)]);
}

function placeOf({ name, lit, exposed }: HandCard): Place {
  if (name === 'B1' || name === 'B2') {
    const burning = `${name}*` as const;
    return lit ? { expected: burning, otherwise: name } : { expected: name, otherwise: burning };
  }
  return exposed ? { expected: '#', otherwise: name } : { expected: name, otherwise: '#' };
}

function spyPlace(facing: Facing): Place {
  return facing === 'left' ? { expected: '<', otherwise: '>' } : { expected: '>', otherwise: '<' };
}
