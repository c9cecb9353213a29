/** What the holder should do so that the next frame reads better, from what was measured in this one. */

import type { Coaching } from '../cards/coaching.ts';
import { gapBetween } from './fan.ts';
import { lightOf } from './fan-light.ts';
import type { SeenFan } from './hand-reader.ts';
import { Pyramid, type Picture } from './picture.ts';
import { apart, widthOf } from './quad.ts';
import type { Quad } from './recogniser.ts';

export type Measured = {
  readonly fan: SeenFan;
  readonly picture: Picture;
  /** Outlines of the frame before, if there was one. */
  readonly before: readonly Quad[];
  readonly expected: number;
};

/** Card widths over the frame's longer side; outside, the print is too small to read or the fan does not fit. */
const smallest = 0.055;
const largest = 0.2;
/** Mean brightness, 0 to 255, below which noise drowns the print. */
const dark = 45;
/** Share of one end's pixels that are blown out. */
const glaring = 0.3;
/** Of a fan's middle end, see `FanLight`. */
const blurred = 0.65;
/** Card widths between two frames. */
const moving = 0.2;
/** Card widths between neighbours' uncovered corners. */
const tight = 0.2;
/** Share of an end that looks unlike any card: print that is merely seen badly stays below it. */
const covered = 0.12;

/** The most useful single thing to do, or nothing. */
export function coach({ fan, picture, before, expected }: Measured): Coaching | undefined {
  const { quads } = fan;
  if (quads.length < 2) return brightness(picture) < dark ? 'more-light' : 'no-cards';
  const light = lightOf(new Pyramid(picture), quads);
  if (light.brightness < dark) return 'more-light';
  const width = median(quads.map(widthOf)) / Math.max(picture.width, picture.height);
  if (width < smallest) return 'closer';
  if (width > largest) return 'farther';
  if (light.blownOut > glaring) return 'glare';
  if (light.blur > blurred || motion(quads, before) > moving) return 'hold-still';
  if (fan.ofOtherColour) return 'other-colour';
  if (quads.length < expected && spacing(fan) < tight) return 'fan-wider';
  if (isCovered(fan)) return 'covered-card';
  if (quads.length < expected) return 'too-few-cards';
  return quads.length > expected ? 'too-many-cards' : undefined;
}

/** Card widths that the fan moved since the frame before; 0 where it showed another number of cards. */
function motion(quads: readonly Quad[], before: readonly Quad[]): number {
  return before.length === quads.length
    ? median(quads.map((quad, i) => apart(quad, before[i]!)))
    : 0;
}

function spacing({ quads, rightOverLeft }: SeenFan): number {
  const gaps = quads.slice(1).map((quad, i) => gapBetween(quads[i]!, quad, rightOverLeft));
  return median(gaps);
}

/** The place from the left, from 1, of the card before which something lies: the one that looks least like a card. */
export function coveredCard({ unlike }: SeenFan): number {
  return unlike.indexOf(Math.max(...unlike)) + 1;
}

/** True where one or two ends look like no card while the others do: a thumb lies before them. */
function isCovered({ unlike }: SeenFan): boolean {
  return Math.max(...unlike) > covered && median(unlike) < covered / 2;
}

function median(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[numbers.length >> 1] ?? 0;
}

/** Every 16th pixel tells enough. */
function brightness({ pixels }: Picture): number {
  let sum = 0;
  for (let i = 0; i < pixels.length; i += 64) sum += pixels[i + 1]!;
  return sum / (pixels.length / 64);
}
