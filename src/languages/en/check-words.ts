/** The English of a hand that is shown again in mid-game: what is not as it should be, and what to do about it. */

import type { Facing } from '../../cards/card.ts';
import { counting } from '../grammar.ts';
import { facings } from './names.ts';

const count = counting('en-GB');

export const checkWords = {
  check: {
    offer: 'Show it to me again',
    right: 'All is as it should be.',
    differ: (amount: number) =>
      count(amount, {
        one: '# thing is not as it should be.',
        other: '# things are not as they should be.',
      }),
    hint: 'Press and hold to see what to do. Let go to hide it.',
    places: 'Cards are counted from your left, without the Spy.',
    doubtful: (amount: number) =>
      count(amount, {
        one: '# card I could not see well. It may be right.',
        other: '# cards I could not see well. They may be right.',
      }),
    again: 'Show it again',
    record: 'Change what I know',
    light: (place: number, card: string) =>
      `Card ${place}, ${card}: turn it so that its fuse shows.`,
    unlight: (place: number, card: string) =>
      `Card ${place}, ${card}: turn it back. Nobody has found it, so its fuse must not show.`,
    expose: (place: number, card: string) =>
      `Card ${place}, ${card}: turn it to face everybody. It was found.`,
    hide: (place: number) => `Card ${place}: turn it to face you. Nobody has found it.`,
    exchange: (one: number, other: number, card: string, otherCard: string) =>
      `Exchange cards ${one} and ${other}: ${card} belongs in place ${one}, ${otherCard} in place ${other}.`,
    shift: (place: number, card: string, to: number) =>
      `Card ${place}, ${card}: move it to place ${to}.`,
    otherCard: (place: number, card: string) => `Place ${place}: ${card} belongs there.`,
    spyPlace: (gap: number) =>
      gap === 0 ? 'Stand your Spy before the first card.' : `Stand your Spy after card ${gap}.`,
    spyFacing: (facing: Facing) => `Turn your Spy round: it looks ${facings[facing]}.`,
  },
};
