/** Dutch. */

import type { Language } from '../language.ts';
import { dutchAnnouncements, dutchAnswers } from './answers.ts';
import { dutchHearing } from './hearing.ts';
import { dutchWords } from './words.ts';

export const dutch: Language = {
  code: 'nl',
  name: 'Nederlands',
  direction: 'ltr',
  locale: 'nl-NL',
  answers: dutchAnswers,
  announcements: dutchAnnouncements,
  words: dutchWords,
  hearing: dutchHearing,
};
