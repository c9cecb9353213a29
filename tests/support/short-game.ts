/** A short game for two with every kind of answer in it, from the first turn to the win. */

import { english } from '../../src/languages/en/english.ts';
import { everyRuling, sayRuling } from '../../src/languages/say.ts';
import { writeRuling } from '../../src/game/ruling-notation.ts';

export const hands = {
  green: 'B1 S2 > T1 B1 S1 T2 B2',
  red: '< S1 B1 T2 B1 S2 T1 B2',
} as const;

/** What is announced, and the answers that it gets. */
export const shortGame: readonly (readonly [line: string, ...answers: string[]])[] = [
  ['flip', 'flipped green'],
  ['spy red', 'top-secret red'],
  ['move 2 left', 'moved green 2'],
  ['end', 'turn red'],
  ['end', 'turn green'],
  ['spy red', 'exposed red S1'],
  ['end', 'turn red'],
  ['spy green', 'fuse green'],
  ['end', 'turn green'],
  ['spy red', 'safe red'],
  ['end', 'turn red'],
  ['spy green', 'boom green red', 'out red', 'win green'],
];

/** An answer as it stands on the screen. */
export function captionOf(answer: string): string {
  const ruling = everyRuling().find((one) => writeRuling(one) === answer);
  if (ruling === undefined) throw new Error(`The referee never says this: ${answer}`);
  return sayRuling(english, ruling).caption;
}
