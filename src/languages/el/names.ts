/** What things are called in Greek. */

import type { CardName, Colour, Facing, Kind } from '../../cards/card.ts';

/** Neuter, as colours are: a player is called by the colour, whoever it is. */
export const colours: Readonly<Record<Colour, string>> = {
  green: 'Πράσινο',
  red: 'Κόκκινο',
  blue: 'Μπλε',
  yellow: 'Κίτρινο',
};

/** Within a sentence, after an article. */
export const colour: Readonly<Record<Colour, string>> = {
  green: 'πράσινο',
  red: 'κόκκινο',
  blue: 'μπλε',
  yellow: 'κίτρινο',
};

export const cards: Readonly<Record<CardName, string>> = {
  S1: 'Χρηματοκιβώτιο 1',
  S2: 'Χρηματοκιβώτιο 2',
  T1: 'Άκρως απόρρητο 1',
  T2: 'Άκρως απόρρητο 2',
  B1: 'Βόμβα 1',
  B2: 'Βόμβα 2',
};

export const kinds: Readonly<Record<Kind, string>> = {
  safe: 'Χρηματοκιβώτιο',
  'top-secret': 'Άκρως απόρρητο',
  bomb: 'Βόμβα',
};

export const facings: Readonly<Record<Facing, string>> = { left: 'αριστερά', right: 'δεξιά' };
