/** English. */

import type { Language } from '../language.ts';
import { englishAnnouncements, englishAnswers } from './answers.ts';
import { englishHearing } from './hearing.ts';
import { englishWords } from './words.ts';

export const english: Language = {
  code: 'en',
  name: 'English',
  direction: 'ltr',
  locale: 'en-GB',
  answers: englishAnswers,
  announcements: englishAnnouncements,
  words: englishWords,
  hearing: englishHearing,
};
