/** Turkish. */

import type { Language } from '../language.ts';
import { turkishAnnouncements, turkishAnswers } from './answers.ts';
import { turkishHearing } from './hearing.ts';
import { turkishWords } from './words.ts';

export const turkish: Language = {
  code: 'tr',
  name: 'Türkçe',
  direction: 'ltr',
  locale: 'tr-TR',
  answers: turkishAnswers,
  announcements: turkishAnnouncements,
  words: turkishWords,
  hearing: turkishHearing,
};
