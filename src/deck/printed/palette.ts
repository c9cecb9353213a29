/** The inks of the printed deck, few and flat, so that every printer and camera keeps them apart. */

import type { Colour } from '../../cards/card.ts';

export const ink = '#14161f';
export const cream = '#fff6e0';
export const flame = '#ff7a1a';
export const spark = '#ffd84a';

/** Bright enough to stand on ink and, save yellow, deep enough to carry cream. */
export const seatInks: Readonly<Record<Colour, string>> = {
  green: '#0c8a4d',
  red: '#d1262f',
  blue: '#1f6fd6',
  yellow: '#f7c21b',
};
