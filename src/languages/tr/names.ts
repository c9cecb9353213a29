/** What things are called in Turkish. */

import type { CardName, Colour, Facing, Kind } from '../../cards/card.ts';

export const colours: Readonly<Record<Colour, string>> = {
  green: 'Yeşil',
  red: 'Kırmızı',
  blue: 'Mavi',
  yellow: 'Sarı',
};

/** To whom: the vowel follows the last one of the word, and y parts it from a vowel before. */
export const datives: Readonly<Record<Colour, string>> = {
  green: 'yeşile',
  red: 'kırmızıya',
  blue: 'maviye',
  yellow: 'sarıya',
};

export const cards: Readonly<Record<CardName, string>> = {
  S1: 'Kasa 1',
  S2: 'Kasa 2',
  T1: 'Çok Gizli 1',
  T2: 'Çok Gizli 2',
  B1: 'Bomba 1',
  B2: 'Bomba 2',
};

export const kinds: Readonly<Record<Kind, string>> = {
  safe: 'Kasa',
  'top-secret': 'Çok Gizli',
  bomb: 'Bomba',
};

/** Which way: in the dative, as they stand beside "ilerle" and "bakıyor". */
export const facings: Readonly<Record<Facing, string>> = { left: 'sola', right: 'sağa' };
