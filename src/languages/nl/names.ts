/** What things are called in Dutch. */

import type { CardName, Colour, Facing, Kind } from '../../cards/card.ts';

export const colours: Readonly<Record<Colour, string>> = {
  green: 'Groen',
  red: 'Rood',
  blue: 'Blauw',
  yellow: 'Geel',
};

export const cards: Readonly<Record<CardName, string>> = {
  S1: 'Kluis 1',
  S2: 'Kluis 2',
  T1: 'Topgeheim 1',
  T2: 'Topgeheim 2',
  B1: 'Bom 1',
  B2: 'Bom 2',
};

export const kinds: Readonly<Record<Kind, string>> = {
  safe: 'Kluis',
  'top-secret': 'Topgeheim',
  bomb: 'Bom',
};

export const facings: Readonly<Record<Facing, string>> = { left: 'links', right: 'rechts' };
