/** Which labelled frames show a hand that a game can have. */

import { colourSet, targets, type PlayerCount } from '../cards/card.ts';
import type { LabelledFrame } from './labels.ts';

/** Before a game no bomb is lit and nothing is exposed. */
export function isSetup({ cards }: LabelledFrame): boolean {
  return cards.every(({ end }) => end !== '#' && !end.endsWith('*'));
}

/** How many play, as the hand tells it; undefined where no game has such a hand. */
export function playersOf({ colour, cards }: LabelledFrame): PlayerCount | undefined {
  const players = cards.length === 8 ? 2 : 3;
  if (players === 2 && colour !== 'green' && colour !== 'red') return undefined;
  const backs = cards.filter(({ end }) => end === '#').length;
  const exposed: readonly string[] = targets.slice(0, backs);
  const expected = [
    ...colourSet(players).map((name) => (exposed.includes(name) ? '#' : name)),
    'spy',
  ];
  const shown = cards.map(({ end }) => (end === '<' || end === '>' ? 'spy' : end.replace('*', '')));
  return expected.sort().join() === shown.sort().join() ? players : undefined;
}
