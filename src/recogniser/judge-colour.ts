/** Which colour the cards of a frame are. */

import type { Colour } from '../cards/card.ts';
import { compare, type Comparison } from './compare.ts';
import type { Look } from './frame-reader.ts';
import type { KnownDeck } from './known-deck.ts';
import type { MatcherManifest } from './matcher.ts';

export type Judged = {
  /** The colour that the frame looks most like, and its cards beside that colour's ends. */
  readonly colour: Colour;
  readonly compared: ReadonlyMap<Look, Comparison>;
  /** Evidence for each colour. */
  readonly evidence: ReadonlyMap<Colour, number>;
};

/** Compares the ends with each colour that the hand may have; there must be one. */
export async function judgeColour(
  manifest: MatcherManifest,
  deck: KnownDeck,
  candidates: readonly Colour[],
  looks: readonly Look[],
): Promise<Judged> {
  const evidence = new Map<Colour, number>();
  let best: Judged | undefined;
  for (const colour of candidates) {
    const prototypes = await deck.prototypes(colour);
    const compared = new Map(
      looks.map((look) => [look, compare(manifest, look.description, prototypes)]),
    );
    let sum = 0;
    for (const { whole } of compared.values()) sum += Math.max(...whole);
    if (best === undefined || sum > evidence.get(best.colour)!)
      best = { colour, compared, evidence };
    evidence.set(colour, sum);
  }
  if (best === undefined) throw new Error('a deck has at least one colour');
  return best;
}
