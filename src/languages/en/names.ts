/** What things are called in English. */

import type { CardName, Colour, Facing, Kind } from '../../cards/card.ts';

export const colours: Readonly<Record<Colour, string>> = {
  green: 'Green',
  red: 'Red',
  blue: 'Blue',
  yellow: 'Yellow',
};

export const cards: Readonly<Record<CardName, string>> = {
  S1: 'Safe 1',
  S2: 'Safe 2',
  T1: 'Top Secret 1',
  T2: 'Top Secret 2',
  B1: 'Bomb 1',
  B2: 'Bomb 2',
};

export const kinds: Readonly<Record<Kind, string>> = {
  safe: 'Safe',
  'top-secret': 'Top Secret',
  bomb: 'Bomb',
};

export const facings: Readonly<Record<Facing, string>> = { left: 'left', right: 'right' };
