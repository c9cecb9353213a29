/**
 * Lays the ends of a fan over the taught pictures. Of a card that others cover, little shows how wide and how far away it
 * is, and a fan's ends then are all too long or too wide alike; the print on them tells it.
 */

import type { Comparison } from './compare.ts';
import { freeCorner } from './fan.ts';
import { homography, project } from './homography.ts';
import { columns, depth, rows, type Description } from './matcher.ts';
import type { Prototype, Prototypes } from './prototypes.ts';
import { endHeight, mapQuad, rectangle } from './quad.ts';
import type { Point, Quad } from './recogniser.ts';

/** What the corners of all ends are to be moved by: shares of their width, from the free side, and of their height. */
export type Stretch = { readonly across: number; readonly down: number };

const downTried = [
  0.7, 0.74, 0.78, 0.82, 0.86, 0.9, 0.95, 1, 1.05, 1.1, 1.16, 1.22, 1.3, 1.38,
] as const;
const acrossTried = [0.82, 0.88, 0.94, 1, 1.06, 1.12, 1.2] as const;
/** Each end is laid over so many of those that it looks most like. */
const rivals = 2;
/** Mean cosine by which another stretch must be better than none. */
const betterBy = 0.005;

export type Seen = {
  readonly description: Description;
  readonly comparison: Pick<Comparison, 'whole'>;
};

/** The stretch with which the ends look most like what was taught; undefined where they are well as they are. */
export function stretchOf(
  seen: readonly Seen[],
  { own }: Prototypes,
  rightOverLeft: boolean,
): Stretch | undefined {
  const likely = seen.map(({ description, comparison: { whole } }) => {
    const order = [...whole.keys()].sort((a, b) => whole[b]! - whole[a]!);
    return { description, ends: order.slice(0, rivals).map((e) => own[e]!) };
  });
  const likeness = ({ across, down }: Stretch): number => {
    const places: Places = {
      rows: placesAlong(rows, down, 0),
      columns: placesAlong(columns, across, rightOverLeft ? 0 : columns),
    };
    return likely.reduce((sum, { description, ends }) => {
      return sum + Math.max(...ends.map((end) => meanCosine(description, end, places)));
    }, 0);
  };
  const enough = likeness({ across: 1, down: 1 }) + betterBy * seen.length;
  let best: { readonly stretch: Stretch; readonly likeness: number } | undefined;
  const attempt = (stretch: Stretch): void => {
    const found = likeness(stretch);
    if (found > (best?.likeness ?? enough)) best = { stretch, likeness: found };
  };
  for (const down of downTried) attempt({ across: 1, down });
  const { down } = best?.stretch ?? { down: 1 };
  for (const across of acrossTried) attempt({ across, down });
  return best?.stretch;
}

/** The cells of the taught picture that a stretched end's cells show, along one side; `fixed` is what stays. */
function placesAlong(count: number, stretch: number, fixed: number): Int32Array {
  return Int32Array.from({ length: count }, (_, i) =>
    Math.floor(fixed + (i + 0.5 - fixed) / stretch),
  );
}

type Places = { readonly rows: Int32Array; readonly columns: Int32Array };

/** Mean over what is visible of the end and lies in the taught picture. */
function meanCosine(
  { descriptors, saliency, visible }: Description,
  end: Prototype,
  places: Places,
): number {
  let sum = 0;
  let weights = 1e-6;
  for (let row = 0, cell = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++, cell++) {
      const [y, x] = [places.rows[row]!, places.columns[column]!];
      if (visible[cell] === 0 || y < 0 || x < 0 || y >= rows || x >= columns) continue;
      const there = y * columns + x;
      const [from, to] = [cell * depth, there * depth];
      let cosine = 0;
      for (let i = 0; i < depth; i++) cosine += descriptors[from + i]! * end.descriptors[to + i]!;
      const weight = visible[cell]! * Math.log1p(Math.exp(saliency[cell]! + end.saliency[there]!));
      sum += weight * cosine;
      weights += weight;
    }
  }
  return sum / weights;
}

const unit = rectangle(0, 0, 1, endHeight);

/** The end as it is when it was taken for so much too short or too narrow. */
export function stretched(quad: Quad, { across, down }: Stretch, rightOverLeft: boolean): Quad {
  const toFrame = homography(unit, quad);
  const free = freeCorner(rightOverLeft);
  return mapQuad(unit, ([x, y]): Point => project(toFrame, free + (x - free) * across, y * down));
}
