/** Whether two taught ends can be told apart at all. */

import type { Description } from './matcher.ts';
import { bestMatch } from './prototypes.ts';

/** Twins differ by a number or a fuse: in so few of all cells. */
const tellingCells = 8;

const softplus = (x: number): number => Math.log1p(Math.exp(Math.min(x, 30)));

/**
 * How much two pictures differ where they differ most: 0 to 2, the mean over the most different cells, those that tell
 * little counted for less. One card held up twice stays below 0.13; different cards of a clear deck begin at 0.45.
 */
export function differenceOf(a: Description, b: Description): number {
  const differences = bestMatch(a.descriptors, b.descriptors)
    .map((match, cell) => {
      const weight = Math.min(1, softplus((a.saliency[cell]! + b.saliency[cell]!) / 2));
      return weight * (1 - match);
    })
    .sort();
  return differences.subarray(-tellingCells).reduce((sum, one) => sum + one, 0) / tellingCells;
}
