/** Marathi. */

import type { Language } from '../language.ts';
import { marathiAnnouncements, marathiAnswers } from './answers.ts';
import { marathiHearing } from './hearing.ts';
import { marathiWords } from './words.ts';

export const marathi: Language = {
  code: 'mr',
  name: 'मराठी',
  direction: 'ltr',
  locale: 'mr-IN',
  answers: marathiAnswers,
  announcements: marathiAnnouncements,
  words: marathiWords,
  hearing: marathiHearing,
};
