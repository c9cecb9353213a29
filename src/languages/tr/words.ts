/** All Turkish words on the screens, grouped by screen. */

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
  shapes: { circle: 'daire', diamond: 'karo', square: 'kare', triangle: 'üçgen' },
  facings,
  spy: 'Casus',
  spyFacing: (facing) => `Casus, ${facings[facing]} bakıyor`,
  lit: (card) => `${card}, yanıyor`,
  exposed: (card) => `${card}, herkese açık`,
  back: 'Arkadan görünen bir kart',
  unsure: 'Emin olmadığım bir kart',
};

export const turkishWords: Words = {
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
