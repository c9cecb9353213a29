/** From one frame to the ends in it: where they are, which way up the frame is, and what each looks like. */

import { arrange, cardsOver, isRightOverLeft, withoutDoubles } from './fan.ts';
import { flattened } from './fan-plane.ts';
import { findEnds, nearerView, wholeView, type Guess } from './finder.ts';
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
import { distance, mapQuad } from './quad.ts';
import type { Quad } from './recogniser.ts';
import { furtherRefined, refine, type Refined } from './refiner.ts';
import type { OnStage } from './stage.ts';

const heatFrom = 0.15;
const mostEnds = 16;
/** From here on a guess says where the fan is. */
const sureHeat = 0.3;
/** Of a hundred hands drawn or path-traced none looked so upright when turned otherwise, and three quarters do when they are. */
const surelyUpright = 3.2;
const firstLooks = 3;
const moreLooks = 6;
/** Gaps are filled so often, for one that was filled may show another. */
const gapRounds = 2;
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
  /** Each end is about where it lay in the frame before. */
  readonly followed: boolean;
};

/** Finds the ends in the frame as it stands after so many quarter turns clockwise. */
export function findFan(
  models: Models,
  picture: Picture,
  turns: QuarterTurns,
  onStage: OnStage,
): Found {
  return closer(models, fromNearer(models, glance(models, picture, turns)), onStage);
}

/** Finds the ends whichever way up the frame is. */
export function findFanAnyWay(models: Models, picture: Picture, onStage: OnStage): Found {
  const asItCame = glance(models, picture, 0);
  const isUpright = uprightness(asItCame) > surelyUpright;
  const best = isUpright ? fromNearer(models, asItCame) : mostUpright(models, picture, asItCame);
  return closer(models, best, onStage);
}

/** A glance at each way up, a nearer one at the two that look most upright. */
function mostUpright(models: Models, picture: Picture, asItCame: Glanced): Glanced {
  const others = quarterTurns.filter((turns) => turns !== asItCame.turns);
  return [asItCame, ...others.map((turns) => glance(models, picture, turns))]
    .sort((a, b) => uprightness(b) - uprightness(a))
    .slice(0, 2)
    .map((glanced) => fromNearer(models, glanced))
    .reduce((a, b) => (uprightness(b) > uprightness(a) ? b : a));
}

/** What an end looks like, beside what the others cover of it. */
export type Look = {
  readonly quad: Quad;
  readonly mask: Uncovered;
  readonly description: Description;
};

/** A card that covers less than this share of a crop more or less than before hides nothing else. */
const sameBut = 0.025;

/** Looks at each of these ends; what is in `before`, covered as now, is not looked at again. `aspect` is a card's height over its width. */
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
  let differing = 0;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) differing++;
  return differing < sameBut * a.length;
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
  readonly guesses: readonly Guess[];
};

function glance(models: Models, picture: Picture, turns: QuarterTurns): Glanced {
  const pyramid = new Pyramid(turned(picture, turns));
  return { turns, pyramid, guesses: findEnds(models.finder, pyramid, heatFrom, mostEnds) };
}

/** How much speaks for a fan this way up: the finder knows upright ends, and a whole fan leans as much left as right. */
function uprightness({ guesses }: Glanced): number {
  return guesses.reduce((sum, { heat, quad: [a, b] }) => {
    const upright = (b[0] - a[0]) / Math.max(distance(a, b), 1e-6);
    return sum + heat * Math.max(upright, 0);
  }, 0);
}

/** The guesses at a fan that is small in the frame, from nearer. */
function fromNearer(models: Models, glanced: Glanced): Glanced {
  const { pyramid, guesses } = glanced;
  const sure = guesses.filter(({ heat }) => heat > sureHeat).map(({ quad }) => quad);
  const view = nearerView(sure, wholeView(pyramid.base));
  const nearer =
    view === undefined ? [] : findEnds(models.finder, pyramid, heatFrom, mostEnds, view);
  return nearer.length < sure.length ? glanced : { ...glanced, guesses: nearer };
}

function closer(models: Models, { turns, pyramid, guesses }: Glanced, onStage: OnStage): Found {
  onStage('find');
  const seen = refinedEnds(
    models,
    pyramid,
    guesses.map(({ quad }) => quad),
  );
  let fan = arrange(seen);
  for (let round = 0; round < gapRounds; round++) {
    const before = fan.ends.length;
    const quads = fan.ends.map(({ quad }) => quad);
    const between = guessesInGaps(quads, fan.rightOverLeft);
    if (between.length === 0) break;
    fan = arrange([...fan.ends, ...refinedEnds(models, pyramid, between)]);
    if (fan.ends.length <= before) break;
  }
  const quads = flattened(
    fan.ends.map(({ quad }) => quad),
    fan.rightOverLeft,
  );
  onStage('refine');
  const ends = fan.ends.map((end, i) => ({ ...end, quad: quads[i]! }));
  return { pyramid, turns, ...fan, ends, followed: false };
}

/** A few looks at each guess, then more at those that are different ends and do not lie still yet. */
function refinedEnds(
  models: Models,
  pyramid: Pyramid,
  guesses: readonly Quad[],
): readonly Refined[] {
  const first = refine(models.refiner, pyramid, guesses, firstLooks);
  const promising = first.filter(({ isEnd }) => isEnd > hopeFrom);
  const different = withoutDoubles(promising, isRightOverLeft(first));
  return furtherRefined(models.refiner, pyramid, different, moreLooks).filter(
    ({ isEnd }) => isEnd > endFrom,
  );
}
