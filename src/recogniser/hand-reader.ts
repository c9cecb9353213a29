/** Frames of one hand in, the hand out: holds what was seen so far and solves it within what the game allows. */

import { colourSet, type Colour, type PlayerCount } from '../cards/card.ts';
import { fuseFrames, usualCount } from '../hand/fuse.ts';
import { solveHand, type EndScores, type SolvedCard } from '../hand/solve.ts';
import { readFan, readFanAnyWay, type FrameFan } from './frame-reader.ts';
import type { KnownDeck } from './known-deck.ts';
import { compare } from './matcher.ts';
import type { Models } from './models.ts';
import type { Picture, QuarterTurns } from './picture.ts';

/** What is known of the hand before it is seen. */
export type Known = {
  /** Told by the cards where it is not known. */
  readonly colour?: Colour;
  /** Any number of players where it is not known. */
  readonly players?: PlayerCount;
  readonly setup: boolean;
};

export type ReadHand = { readonly colour?: Colour; readonly cards: readonly SolvedCard[] };

type Frame = {
  readonly scores: ReadonlyMap<Colour, readonly EndScores[]>;
  readonly whole: ReadonlyMap<Colour, number>;
};

/** A fan whose ends differ more than this from every taught picture is of another deck, or none. */
export const strangeFrom = 0.55;

export class HandReader {
  private readonly models: Models;
  private readonly deck: KnownDeck;
  private readonly known: Known;
  private readonly frames: Frame[] = [];
  private turns: QuarterTurns | undefined;

  constructor(models: Models, deck: KnownDeck, known: Known) {
    this.models = models;
    this.deck = deck;
    this.known = known;
  }

  /** Looks at one frame and keeps what it tells. The way up that showed cards once is tried first from then on. */
  async see(picture: Picture): Promise<FrameFan> {
    const { aspect } = this.deck;
    const before = this.turns;
    const first = before === undefined ? undefined : readFan(this.models, picture, aspect, before);
    const fan =
      first !== undefined && first.quads.length > 2
        ? first
        : readFanAnyWay(this.models, picture, aspect);
    if (fan.quads.length > 2) this.turns = fan.turns;
    this.frames.push(await this.judge(fan));
    return fan;
  }

  private async judge(fan: FrameFan): Promise<Frame> {
    const candidates = this.known.colour === undefined ? this.deck.colours : [this.known.colour];
    const scores = new Map<Colour, EndScores[]>();
    const whole = new Map<Colour, number>();
    for (const colour of candidates) {
      const prototypes = await this.deck.prototypes(colour);
      const compared = fan.descriptions.map((card) =>
        compare(this.models.matcherManifest, card, prototypes),
      );
      const strangeness =
        compared.reduce((sum, { mismatch }) => sum + mismatch, 0) / compared.length;
      scores.set(
        colour,
        strangeness > strangeFrom ? [] : compared.map((one) => one.logProbabilities),
      );
      whole.set(
        colour,
        compared.reduce((sum, one) => sum + Math.max(...one.whole), 0),
      );
    }
    return { scores, whole };
  }

  /** The hand as far as the frames seen tell it. */
  read(): ReadHand {
    const colour = this.known.colour ?? this.likeliestColour();
    if (colour === undefined) return { cards: [] };
    const frames = this.frames
      .map((frame) => frame.scores.get(colour) ?? [])
      .filter((frame) => frame.length > 0);
    const cards = solveHand(fuseFrames(frames, this.countOf(frames)), {
      set: this.set(colour),
      setup: this.known.setup,
    });
    return { colour, cards };
  }

  /** The right number of cards where it is known and was seen once; else what most frames show. */
  private countOf(frames: readonly (readonly EndScores[])[]): number {
    const { players } = this.known;
    const expected = players === undefined ? undefined : colourSet(players).length + 1;
    return frames.some((frame) => frame.length === expected) ? expected! : usualCount(frames);
  }

  private likeliestColour(): Colour | undefined {
    const sums = this.deck.colours.map(
      (colour) =>
        [
          colour,
          this.frames.reduce((sum, { whole }) => sum + (whole.get(colour) ?? 0), 0),
        ] as const,
    );
    const seen = this.frames.some(({ scores }) =>
      [...scores.values()].some((frame) => frame.length > 0),
    );
    return seen ? sums.sort(([, a], [, b]) => b - a)[0]?.[0] : undefined;
  }

  /** Blue and yellow are never at a table of two. */
  private set(colour: Colour): ReturnType<typeof colourSet> {
    const { players } = this.known;
    if (players !== undefined) return colourSet(players);
    return colourSet(colour === 'green' || colour === 'red' ? 2 : 4);
  }
}
