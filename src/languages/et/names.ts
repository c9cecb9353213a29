/** What things are called in Estonian. */

import type { CardName, Colour, Facing, Kind } from '../../cards/card.ts';

export const colours: Readonly<Record<Colour, string>> = {
  green: 'Roheline',
  red: 'Punane',
  blue: 'Sinine',
  yellow: 'Kollane',
};

/** Whose: also the stem of the other cases. */
export const genitives: Readonly<Record<Colour, string>> = {
  green: 'rohelise',
  red: 'punase',
  blue: 'sinise',
  yellow: 'kollase',
};

export const cards: Readonly<Record<CardName, string>> = {
  S1: 'Seif 1',
  S2: 'Seif 2',
  T1: 'Ülisalajane 1',
  T2: 'Ülisalajane 2',
  B1: 'Pomm 1',
  B2: 'Pomm 2',
};

export const kinds: Readonly<Record<Kind, string>> = {
  safe: 'Seif',
  'top-secret': 'Ülisalajane',
  bomb: 'Pomm',
};

/** Which way: the illative-like adverbs that stand beside "liigu" and "vaatab". */
export const facings: Readonly<Record<Facing, string>> = { left: 'vasakule', right: 'paremale' };
