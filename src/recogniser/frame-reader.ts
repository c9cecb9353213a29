/** From one frame to the ends in it: where they are, which way up the frame is, and what each looks like. */

import { arrange, cardsOver, isRightOverLeft, withoutDoubles } from './fan.ts';
import { findEnds } from './finder.ts';
import { guessesInGaps } from './gaps.ts';
import { cropEnd, describe, uncovered, type Description, type Uncovered } from './matcher.ts';
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
import type { OnStage } from './stage.ts';

const heatFrom = 0.15;
const mostEnds = 16;
const firstLooks = 3;
const moreLooks = 6;
/** After the first looks, what is less likely an end than this is given up. */
const hopeFrom = -2;
/** An end must be more likely one than not, with some room for a half-covered one. */
const endFrom = -0.5;

/** What was found in a frame, in the coordinates of the frame turned upright. */
export type Found = {
  readonly pyramid: Pyramid;
  readonly turns: QuarterTurns;
  /** Left to right as the holder sees them; an end may be there twice. */
  readonly ends: readonly Refined[];
  readonly rightOverLeft: boolean;
  /** How much speaks for there being a fan this way up: the sum of the ends' logits, each 0 to 3. */
  readonly weight: number;
};

/** Finds the ends in the frame as it stands after so many quarter turns clockwise. */
export function findFan(
  models: Models,
  picture: Picture,
  turns: QuarterTurns,
  onStage: OnStage,
): Found {
  const glanced = glance(models, picture, turns);
  onStage('find');
  const found = closer(models, glanced);
  onStage('refine');
  return found;
}

/** Tries all four ways up and gives the one with the most to it: a glance at each, a closer look at the best two. */
export function findFanAnyWay(models: Models, picture: Picture, onStage: OnStage): Found {
  const glances = quarterTurns
    .map((turns) => glance(models, picture, turns))
    .sort((a, b) => b.heat - a.heat);
  onStage('find');
  const found = glances
    .slice(0, 2)
    .map((glanced) => closer(models, glanced))
    .reduce((best, other) => (other.weight > best.weight ? other : best));
  onStage('refine');
  return found;
}

/** What an end looks like, beside what the others cover of it. */
export type Look = {
  readonly quad: Quad;
  readonly mask: Uncovered;
  readonly description: Description;
};

/** Looks at each of these ends; what is in `before` just so is not looked at again. `aspect` is a card's height over its width. */
export function lookAt(
  models: Models,
  { pyramid, rightOverLeft }: Found,
  quads: readonly Quad[],
  aspect: number,
  before: readonly Look[] = [],
): readonly Look[] {
  const wanted = quads.map((quad, i) => {
    const mask = uncovered(quad, cardsOver(quads, i, rightOverLeft, aspect));
    const known = before.find((look) => look.quad === quad && isSame(look.mask, mask));
    return { quad, mask, known };
  });
  const fresh = wanted.filter(({ known }) => known === undefined);
  const crops = fresh.map(({ quad, mask }) => cropEnd(pyramid, quad, mask));
  const described = describe(models.matcher, crops).values();
  return wanted.map(
    ({ quad, mask, known }) => known ?? { quad, mask, description: described.next().value! },
  );
}

function isSame(a: Uncovered, b: Uncovered): boolean {
  return a.every((seen, i) => seen === b[i]);
}

/** The quads in pixels of the frame as it came. */
export function inFrame(found: Found, quads: readonly Quad[], frame: Picture): readonly Quad[] {
  return quads.map((quad) =>
    mapQuad(quad, (point) => turnedBack(point, found.turns, frame.width, frame.height)),
  );
}

type Glanced = {
  readonly turns: QuarterTurns;
  readonly pyramid: Pyramid;
  readonly quads: readonly Quad[];
  readonly heat: number;
};

function glance(models: Models, picture: Picture, turns: QuarterTurns): Glanced {
  const pyramid = new Pyramid(turned(picture, turns));
  const guesses = findEnds(models.finder, pyramid, heatFrom, mostEnds);
  const heat = guesses.reduce((sum, one) => sum + one.heat, 0);
  return { turns, pyramid, quads: guesses.map(({ quad }) => quad), heat };
}

function closer(models: Models, { turns, pyramid, quads }: Glanced): Found {
  const first = refinedEnds(models, pyramid, quads);
  const { ends, rightOverLeft } = arrange(first);
  const gaps = guessesInGaps(
    ends.map(({ quad }) => quad),
    rightOverLeft,
  );
  const fan =
    gaps.length === 0
      ? { ends, rightOverLeft }
      : arrange([...first, ...refinedEnds(models, pyramid, gaps)]);
  const weight = fan.ends.reduce((sum, { isEnd }) => sum + Math.min(Math.max(isEnd, 0), 3), 0);
  return { pyramid, turns, ...fan, weight };
}

/** A few looks at each guess, then more at those that are different ends: it takes many for the last hundredths of a width. */
function refinedEnds(
  models: Models,
  pyramid: Pyramid,
  guesses: readonly Quad[],
): readonly Refined[] {
  const first = refine(models.refiner, pyramid, guesses, firstLooks);
  const rightOverLeft = isRightOverLeft(first);
  const promising = first.filter(({ isEnd }) => isEnd > hopeFrom);
  const quads = withoutDoubles(promising, rightOverLeft).map(({ quad }) => quad);
  return refine(models.refiner, pyramid, quads, moreLooks).filter(({ isEnd }) => isEnd > endFrom);
}
