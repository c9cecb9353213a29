/** What things are called in Marathi. */

import type { CardName, Colour, Facing, Kind } from '../../cards/card.ts';

/** The numbers on the cards are 1 and 2, so all numbers are written with these digits. */
export const locale = 'mr-IN-u-nu-latn';

export const colours: Readonly<Record<Colour, string>> = {
  green: 'हिरवा',
  red: 'लाल',
  blue: 'निळा',
  yellow: 'पिवळा',
};

/** Before an ending such as -कडे or -वर. */
export const obliques: Readonly<Record<Colour, string>> = {
  green: 'हिरव्या',
  red: 'लाल',
  blue: 'निळ्या',
  yellow: 'पिवळ्या',
};

export const cards: Readonly<Record<CardName, string>> = {
  S1: 'तिजोरी 1',
  S2: 'तिजोरी 2',
  T1: 'अतिगुप्त 1',
  T2: 'अतिगुप्त 2',
  B1: 'बॉम्ब 1',
  B2: 'बॉम्ब 2',
};

export const kinds: Readonly<Record<Kind, string>> = {
  safe: 'तिजोरी',
  'top-secret': 'अतिगुप्त',
  bomb: 'बॉम्ब',
};

export const facings: Readonly<Record<Facing, string>> = { left: 'डावीकडे', right: 'उजवीकडे' };
