/** Frames of one hand in, the hand out: holds what was seen so far and solves it within what the game allows. */

import { colourSet, type Colour, type PlayerCount } from '../cards/card.ts';
import { fuseFrames, usualCount } from '../hand/fuse.ts';
import { solveHand, type EndScores, type SolvedCard } from '../hand/solve.ts';
import { chooseChain } from './chain.ts';
import { compare, logProbabilities, type Comparison } from './compare.ts';
import { gapBetween } from './fan.ts';
import { flattened } from './fan-plane.ts';
import { findFan, findFanAnyWay, inFrame, lookAt, type Found, type Look } from './frame-reader.ts';
import type { KnownDeck } from './known-deck.ts';
import type { Models } from './models.ts';
import type { Picture, QuarterTurns } from './picture.ts';
import type { Quad } from './recogniser.ts';
import { nobodyAsks, type OnStage } from './stage.ts';

/** What is known of the hand before it is seen. */
export type Known = {
  /** Told by the cards where it is not known. */
  readonly colour?: Colour;
  /** Any number of players where it is not known. */
  readonly players?: PlayerCount;
  readonly setup: boolean;
};

export type ReadHand = { readonly colour?: Colour; readonly cards: readonly SolvedCard[] };

/** The cards of one frame: enough for outlines and coaching, nothing that names a card. */
export type SeenFan = {
  /** Left to right; corners in pixels of the frame as it came. */
  readonly quads: readonly Quad[];
  readonly rightOverLeft: boolean;
  /** Share of each card's visible end that looks like nothing on the card that it is most like, whichever that is. */
  readonly unlike: readonly number[];
};

type Frame = {
  /** The colour that this frame looks most like, and its cards' scores as that colour. */
  readonly colour: Colour;
  readonly scores: readonly EndScores[];
  /** Evidence for each colour. */
  readonly evidence: ReadonlyMap<Colour, number>;
};

/** A fan whose ends differ more than this from every taught picture, on the mean, is of another deck, or none. */
const strangeFrom = 0.22;
/** Fewer ends than this are no hand. */
const fewestCards = 2;

export class HandReader {
  private readonly models: Models;
  private readonly deck: KnownDeck;
  private readonly known: Known;
  private readonly onStage: OnStage;
  private readonly frames: Frame[] = [];
  private turns: QuarterTurns | undefined;

  constructor(models: Models, deck: KnownDeck, known: Known, onStage: OnStage = nobodyAsks) {
    this.models = models;
    this.deck = deck;
    this.known = known;
    this.onStage = onStage;
  }

  /** Looks at one frame and keeps what it tells. The way up that showed cards once is tried first from then on. */
  async see(picture: Picture): Promise<SeenFan> {
    const found = this.find(picture);
    const all = found.ends.map(({ quad }) => quad);
    const { rightOverLeft } = found;
    if (all.length < fewestCards)
      return { quads: inFrame(found, all, picture), rightOverLeft, unlike: all.map(() => 0) };
    const looks = lookAt(this.models, found, all, this.deck.aspect);
    this.onStage('describe');
    const judged = await this.judge(looks);
    this.onStage('match');
    const chosen = chooseChain(
      found.ends.map(({ isEnd }, i) => ({ isEnd, mismatch: judged.compared[i]!.mismatch })),
      (a, b) => gapBetween(all[a]!, all[b]!, rightOverLeft),
      this.counts(judged.colour),
    );
    const quads = flattened(
      chosen.map((i) => all[i]!),
      rightOverLeft,
    );
    this.onStage('solve');
    // Without the ends that were not chosen, others stand and show themselves otherwise.
    const chosenLooks = lookAt(this.models, found, quads, this.deck.aspect, looks);
    this.onStage('describe');
    const unlike = await this.keep(judged, chosenLooks);
    this.onStage('match');
    return { quads: inFrame(found, quads, picture), rightOverLeft, unlike };
  }

  private find(picture: Picture): Found {
    const as =
      this.turns === undefined
        ? undefined
        : findFan(this.models, picture, this.turns, this.onStage);
    const found =
      as !== undefined && as.ends.length > fewestCards
        ? as
        : findFanAnyWay(this.models, picture, this.onStage);
    if (found.ends.length > fewestCards) this.turns = found.turns;
    return found;
  }

  /** Compares the ends with each colour that the hand may have. */
  private async judge(looks: readonly Look[]): Promise<Judged> {
    const candidates = this.known.colour === undefined ? this.deck.colours : [this.known.colour];
    const evidence = new Map<Colour, number>();
    let best: Judged | undefined;
    for (const colour of candidates) {
      const prototypes = await this.deck.prototypes(colour);
      const compared = looks.map(({ description }) =>
        compare(this.models.matcherManifest, description, prototypes),
      );
      const sum = compared.reduce((total, { whole }) => total + Math.max(...whole), 0);
      if (best === undefined || sum > evidence.get(best.colour)!)
        best = { colour, looks, compared, evidence };
      evidence.set(colour, sum);
    }
    if (best === undefined) throw new Error('a deck has at least one colour');
    return best;
  }

  /** Keeps what a hand's looks tell, and gives how much of each is unlike any card. */
  private async keep(judged: Judged, looks: readonly Look[]): Promise<readonly number[]> {
    const { colour, evidence } = judged;
    const { matcherManifest } = this.models;
    const prototypes = await this.deck.prototypes(colour);
    const compared = looks.map((look) => {
      const before = judged.compared[judged.looks.indexOf(look)];
      return before ?? compare(matcherManifest, look.description, prototypes);
    });
    const unlike = compared.map((one) => one.unlike);
    const strangeness = compared.reduce((sum, { mismatch }) => sum + mismatch, 0) / compared.length;
    if (looks.length < fewestCards || strangeness > strangeFrom) return unlike;
    const scores = looks.map(({ description }, i) =>
      logProbabilities(matcherManifest, description, prototypes, compared[i]!),
    );
    this.frames.push({ colour, evidence, scores });
    return unlike;
  }

  /** The hand as far as the frames seen tell it. */
  read(): ReadHand {
    const colour = this.known.colour ?? this.likeliestColour();
    if (colour === undefined) return { cards: [] };
    const frames = this.frames
      .filter((frame) => frame.colour === colour)
      .map(({ scores }) => scores);
    const possible = { set: this.set(colour), setup: this.known.setup };
    const cards = this.countsSeen(colour, frames)
      .map((count) => solveHand(fuseFrames(frames, count), possible))
      .reduce((best, hand) => (meanSure(hand) > meanSure(best) ? hand : best));
    this.onStage('solve');
    return { colour, cards };
  }

  /** The numbers of cards that a hand can have, as far as frames show them; where none does, the usual one of the frames. */
  private countsSeen(colour: Colour, frames: readonly (readonly EndScores[])[]): readonly number[] {
    const seen = this.counts(colour).filter((count) =>
      frames.some((frame) => frame.length === count),
    );
    return seen.length === 0 ? [usualCount(frames)] : seen;
  }

  private likeliestColour(): Colour | undefined {
    const seen = [...new Set(this.frames.map(({ colour }) => colour))];
    const sum = (colour: Colour): number =>
      this.frames.reduce((total, { evidence }) => total + (evidence.get(colour) ?? 0), 0);
    return seen.sort((a, b) => sum(b) - sum(a))[0];
  }

  /** How many cards a hand of this colour can have, the Spy among them. */
  private counts(colour: Colour): readonly number[] {
    const { players } = this.known;
    const full = this.set(colour).length + 1;
    return players === undefined && full > 7 ? [full - 1, full] : [full];
  }

  /** Blue and yellow are never at a table of two. */
  private set(colour: Colour): ReturnType<typeof colourSet> {
    const { players } = this.known;
    if (players !== undefined) return colourSet(players);
    return colourSet(colour === 'green' || colour === 'red' ? 2 : 4);
  }
}

function meanSure(hand: readonly SolvedCard[]): number {
  return hand.reduce((sum, { sure }) => sum + sure, 0) / Math.max(hand.length, 1);
}

type Judged = {
  readonly colour: Colour;
  readonly looks: readonly Look[];
  readonly compared: readonly Comparison[];
  readonly evidence: ReadonlyMap<Colour, number>;
};
