/**
 * Something in a fan that is none of its cards. Where one card was missed and something else taken for one, the cards
 * between stand at wrong places, and the rules of the hand force a name on the stranger: nothing of such a hand is to be told.
 */

/** No card of a fan fits so badly. */
const surely = 0.33;
/** One that fits so badly may be a stranger, if the others fit better: in bad light all of them fit badly. */
const perhaps = 0.27;
const worseThanOthers = 1.5;

/** `mismatches` of a hand's cards, each 0 to 2; see `Comparison.mismatch`. Bounds found on drawn decks that training never saw. */
export function hasStranger(mismatches: readonly number[]): boolean {
  const usual = [...mismatches].sort((a, b) => a - b)[mismatches.length >> 1] ?? 0;
  const from = Math.min(surely, Math.max(perhaps, worseThanOthers * usual));
  return mismatches.some((mismatch) => mismatch > from);
}
