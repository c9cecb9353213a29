/** What the ends found in one frame tell: which of them are the hand, its colour, and what each card may be. */

import type { Colour } from '../cards/card.ts';
import type { EndScores } from '../hand/solve.ts';
import { chooseChain } from './chain.ts';
import { fewestCards } from './fan-search.ts';
import { flattened } from './fan-plane.ts';
import { gapBetween } from './fan.ts';
import { lookAt, type Found, type Look } from './frame-reader.ts';
import { judgeColour, type Judged } from './judge-colour.ts';
import type { KnownDeck } from './known-deck.ts';
import { laidAgain, type Looking } from './lay-again.ts';
import { Looks } from './looks.ts';
import type { Models } from './models.ts';
import type { Prototypes } from './prototypes.ts';
import { apart } from './quad.ts';
import type { Quad } from './recogniser.ts';
import { stretched, stretchOf } from './register.ts';
import type { OnStage } from './stage.ts';

export type FanReading = {
  /** The colour that the frame looks most like, and the evidence for each. */
  readonly colour: Colour;
  readonly evidence: ReadonlyMap<Colour, number>;
  /** Which of the ends found are the hand's, left to right, and where they truly lie. */
  readonly chosen: readonly number[];
  readonly quads: readonly Quad[];
  /** Share of each end that looks like nothing on the card that it is most like. */
  readonly unlike: readonly number[];
  /** The cards, once for each number of cards that the fan can be read as; none where it is no hand of this deck. */
  readonly hands: readonly (readonly SeenCard[])[];
};

/** One card as one frame shows it. */
export type SeenCard = {
  readonly scores: EndScores;
  /** How badly it fits every card of the deck; see `Comparison.mismatch`. */
  readonly mismatch: number;
};

/** What a hand may be: its colours, and how many cards one of a colour can have, the Spy among them. */
export type Sought = {
  readonly colours: readonly Colour[];
  readonly counts: (colour: Colour) => readonly number[];
  /** No bomb burns and nothing is turned round. */
  readonly setup: boolean;
};

/** A fan whose ends differ more than this from every taught picture, on the mean, is of another deck, or none. */
const strangeFrom = 0.28;

/** A look at an end that lies so few card widths from where it is laid serves as well as one at that place. */
const nearBy = 0.06;

/** An end that the print would move by less than this, in card widths, stays where it was seen last. */
const leastMove = 0.04;

/** `found` must have `fewestCards` ends at least. */
export async function readFan(
  models: Models,
  deck: KnownDeck,
  found: Found,
  sought: Sought,
  onStage: OnStage,
): Promise<FanReading> {
  const looks = lookAt(
    models,
    found,
    found.ends.map(({ quad }) => quad),
    deck.aspect,
  );
  onStage('describe');
  const judged = await judgeColour(models.matcherManifest, deck, sought.colours, looks);
  const prototypes = await deck.prototypes(judged.colour);
  onStage('match');
  const [chosen, ...others] = chainsOf(found, looks, judged, sought.counts(judged.colour));
  const lay = layer(found, looks, judged, prototypes, chosen);
  const { rightOverLeft } = found;
  const told = new Looks(models.matcherManifest, prototypes, sought.setup, judged.compared);
  const looking: Looking = {
    lookAt: (places, before) => lookAt(models, found, places, deck.aspect, before),
    mismatchOf: (look) => told.comparisonOf(look).mismatch,
    isClear: (look) => told.isClear(look),
    settled: (look) => told.settled(look, look.quad),
  };
  onStage('solve');
  const again = [chosen, ...others].map((chain) => {
    const laid = lay(chain);
    // Where an end was seen near enough to where it lies, another look would tell nothing more.
    const near = laid.map((quad, k) => {
      const before = looks[chain[k]!]!.quad;
      return apart(before, quad) < nearBy ? before : quad;
    });
    const closer = lookAt(models, found, near, deck.aspect, looks);
    const quads = closer.map((look, k) => {
      const there = told.settled(look, laid[k]!);
      return apart(look.quad, there) < leastMove ? look.quad : there;
    });
    const there = lookAt(models, found, quads, deck.aspect, [...looks, ...closer]);
    // A fan that was followed was laid so when it was found.
    const isLaid = found.followed || chain !== chosen;
    return isLaid ? there : laidAgain(there, rightOverLeft, looking);
  });
  onStage('describe');
  const first = again[0]!.map((look) => told.comparisonOf(look));
  const strangeness = first.reduce((sum, { mismatch }) => sum + mismatch, 0) / first.length;
  const isHand = chosen.length >= fewestCards && strangeness <= strangeFrom;
  const read = (look: Look): SeenCard => ({
    scores: told.scoresOf(look),
    mismatch: told.comparisonOf(look).mismatch,
  });
  const hands = isHand ? again.map((hand) => hand.map(read)) : [];
  onStage('match');
  const { colour, evidence } = judged;
  const quads = again[0]!.map(({ quad }) => quad);
  const unlike = first.map((one) => one.unlike);
  return { colour, evidence, chosen, quads, unlike, hands };
}

type Chain = readonly number[];

/** The best hand first, then the best of each other number of cards: the whole hand tells later which it is. */
function chainsOf(
  { ends, rightOverLeft }: Found,
  looks: readonly Look[],
  { compared }: Judged,
  counts: readonly number[],
): readonly [Chain, ...Chain[]] {
  const candidates = ends.map(({ isEnd }, i) => ({
    isEnd,
    mismatch: compared.get(looks[i]!)!.mismatch,
  }));
  const gap = (a: number, b: number): number =>
    gapBetween(ends[a]!.quad, ends[b]!.quad, rightOverLeft);
  const best = chooseChain(candidates, gap, counts);
  const others = counts
    .filter((count) => count !== best.length)
    .map((count) => chooseChain(candidates, gap, [count]))
    .filter((chain) => counts.includes(chain.length) && chain.length !== best.length);
  return [best, ...others];
}

/** Gives the true quads of a chain: stretched as the print on the best one tells, then made to agree in one plane. */
function layer(
  { ends, rightOverLeft }: Found,
  looks: readonly Look[],
  { compared }: Judged,
  prototypes: Prototypes,
  best: Chain,
): (chain: Chain) => readonly Quad[] {
  const seen = best.map((i) => ({ ...looks[i]!, comparison: compared.get(looks[i]!)! }));
  const stretch = stretchOf(seen, prototypes, rightOverLeft);
  const laid = (quad: Quad): Quad =>
    stretch === undefined ? quad : stretched(quad, stretch, rightOverLeft);
  return (chain) =>
    flattened(
      chain.map((i) => laid(ends[i]!.quad)),
      rightOverLeft,
    );
}
