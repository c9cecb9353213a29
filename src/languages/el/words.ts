/** All Greek words on the screens, grouped by screen. */

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
  shapes: { circle: 'κύκλος', diamond: 'ρόμβος', square: 'τετράγωνο', triangle: 'τρίγωνο' },
  facings,
  spy: 'Κατάσκοπος',
  spyFacing: (facing) => `Κατάσκοπος, κοιτάζει ${facings[facing]}`,
  lit: (card) => `${card}, αναμμένη`,
  exposed: (card) => `${card}, τη βλέπουν όλοι`,
  back: 'Μια κάρτα από πίσω',
  unsure: 'Μια κάρτα για την οποία δεν είμαι σίγουρος',
};

export const greekWords: Words = {
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
