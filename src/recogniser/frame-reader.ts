/** From one frame to the fan in it: which ends are where, which way up the frame is, and what each end looks like. */

import { arrange } from './fan.ts';
import { findEnds } from './finder.ts';
import { guessesInGaps } from './gaps.ts';
import { cropEnd, describe, type Description } from './matcher.ts';
import type { Models } from './models.ts';
import {
  Pyramid,
  quarterTurns,
  turned,
  turnedBack,
  type Picture,
  type QuarterTurns,
} from './picture.ts';
import { mapQuad } from './quad.ts';
import type { Quad } from './recogniser.ts';
import { refine, type Refined } from './refiner.ts';

const heatFrom = 0.15;
const mostEnds = 16;
const looks = 3;
/** An end must be more likely one than not, with some room for a half-covered one. */
const endFrom = -0.5;

export type FrameFan = {
  /** Left to right as the holder sees them. */
  readonly descriptions: readonly Description[];
  /** Corners in pixels of the frame as it came. */
  readonly quads: readonly Quad[];
  readonly rightOverLeft: boolean;
  readonly turns: QuarterTurns;
  /** How much speaks for there being a fan this way up: the number of ends, each by its logit, at most 3. */
  readonly weight: number;
};

/** Reads the frame as it stands after so many quarter turns clockwise. `aspect` is a card's height over its width. */
export function readFan(
  models: Models,
  picture: Picture,
  aspect: number,
  turns: QuarterTurns,
): FrameFan {
  return finish(models, picture, aspect, guess(models, picture, turns));
}

/** Tries all four ways up and gives the one with the most to it: a glance at each, a closer look at the best two. */
export function readFanAnyWay(models: Models, picture: Picture, aspect: number): FrameFan {
  return quarterTurns
    .map((turns) => guess(models, picture, turns))
    .sort((a, b) => b.heat - a.heat)
    .slice(0, 2)
    .map((guessed) => finish(models, picture, aspect, guessed))
    .reduce((best, fan) => (fan.weight > best.weight ? fan : best));
}

type Guessed = {
  readonly turns: QuarterTurns;
  readonly pyramid: Pyramid;
  readonly quads: readonly Quad[];
  readonly heat: number;
};

function guess(models: Models, picture: Picture, turns: QuarterTurns): Guessed {
  const pyramid = new Pyramid(turned(picture, turns));
  const guesses = findEnds(models.finder, pyramid, heatFrom, mostEnds);
  const heat = guesses.reduce((sum, one) => sum + one.heat, 0);
  return { turns, pyramid, quads: guesses.map(({ quad }) => quad), heat };
}

function finish(models: Models, picture: Picture, aspect: number, guessed: Guessed): FrameFan {
  const { pyramid, quads, turns } = guessed;
  const found = ends(models, pyramid, quads);
  const first = arrange(found, aspect);
  const gaps = guessesInGaps(
    first.cards.map(({ quad }) => quad),
    first.rightOverLeft,
  );
  const fan = gaps.length === 0 ? first : arrange([...found, ...ends(models, pyramid, gaps)], aspect);
  const crops = fan.cards.map(({ quad, over }) => cropEnd(pyramid, quad, over));
  return {
    descriptions: describe(models.matcher, crops),
    quads: fan.cards.map(({ quad }) =>
      mapQuad(quad, (point) => turnedBack(point, turns, picture.width, picture.height)),
    ),
    rightOverLeft: fan.rightOverLeft,
    turns,
    weight: fan.cards.reduce((sum, { isEnd }) => sum + Math.min(Math.max(isEnd, 0), 3), 0),
  };
}

function ends(models: Models, pyramid: Pyramid, guesses: readonly Quad[]): readonly Refined[] {
  return refine(models.refiner, pyramid, guesses, looks).filter(({ isEnd }) => isEnd > endFrom);
}
