/** What can be wrong with the head of a story, in plain words that never name a card that a hand holds. */

import { colourSet, type Colour, type PlayerCount } from '../cards/card.ts';
import { handFaults, type FaultOfHand } from '../cards/notation.ts';

export const headFaults = [
  'bad-seats',
  'unknown-rule',
  ...handFaults,
  'missing-hand',
  'unknown-line',
] as const;

export type HeadFault = {
  readonly reason: (typeof headFaults)[number];
  readonly words: string;
};

export function faultOfHand(fault: FaultOfHand, seat: Colour, players: PlayerCount): HeadFault {
  return { reason: fault.reason, words: `the hand of ${seat}: ${wordsOf(fault, players)}` };
}

function wordsOf(fault: FaultOfHand, players: PlayerCount): string {
  switch (fault.reason) {
    case 'unknown-token':
      return `word ${fault.word} is not a card`;
    case 'no-spy':
      return 'the Spy is missing, written < or >';
    case 'two-spies':
      return 'there is more than one Spy';
    case 'wrong-set':
      return `with ${players} players it must be the Spy and exactly ${colourSet(players).join(' ')}`;
    case 'wrong-order':
      return 'the exposed cards must be the first of S1, S2, T1, T2';
  }
}
