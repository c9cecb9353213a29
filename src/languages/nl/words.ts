/** All Dutch words on the screens, grouped by screen. */

import type { Words } from '../language.ts';
import { checkWords } from './check-words.ts';
import { deckWords } from './deck-words.ts';
import { enrolWords } from './enrol-words.ts';
import { handWords } from './hand-words.ts';
import { cards, colours, facings, kinds } from './names.ts';
import { setupWords } from './setup-words.ts';
import { tableWords } from './table-words.ts';
import { troubleWords } from './trouble-words.ts';
import { voiceWords } from './voice-words.ts';

const names: Words['names'] = {
  colours,
  cards,
  kinds,
  shapes: { circle: 'cirkel', diamond: 'ruit', square: 'vierkant', triangle: 'driehoek' },
  facings,
  spy: 'Spion',
  spyFacing: (facing) => `Spion, kijkt naar ${facings[facing]}`,
  lit: (card) => `${card}, brandend`,
  exposed: (card) => `${card}, voor iedereen zichtbaar`,
  back: 'Een kaart van achteren',
  unsure: 'Een kaart waarover ik twijfel',
};

export const dutchWords: Words = {
  names,
  ...setupWords,
  ...deckWords,
  ...enrolWords,
  ...handWords,
  ...checkWords,
  ...tableWords,
  ...troubleWords,
  ...voiceWords,
};
