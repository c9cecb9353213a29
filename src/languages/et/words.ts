/** All Estonian words on the screens, grouped by screen. */

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
  shapes: { circle: 'ring', diamond: 'romb', square: 'ruut', triangle: 'kolmnurk' },
  facings,
  spy: 'Spioon',
  spyFacing: (facing) => `Spioon, vaatab ${facings[facing]}`,
  lit: (card) => `${card}, põleb`,
  exposed: (card) => `${card}, kõigile näha`,
  back: 'Kaart tagantpoolt',
  unsure: 'Kaart, milles ma ei ole kindel',
};

export const estonianWords: Words = {
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
