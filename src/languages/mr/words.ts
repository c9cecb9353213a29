/** All Marathi words on the screens, grouped by screen. */

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
  shapes: { circle: 'वर्तुळ', diamond: 'चौकट', square: 'चौरस', triangle: 'त्रिकोण' },
  facings,
  spy: 'हेर',
  spyFacing: (facing) => `हेर, ${facings[facing]} पाहतो`,
  lit: (card) => `${card}, पेटलेला`,
  exposed: (card) => `${card}, सर्वांना दिसतो`,
  back: 'मागून दिसणारा पत्ता',
  unsure: 'खात्री नसलेला पत्ता',
};

export const marathiWords: Words = {
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
