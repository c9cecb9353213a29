/** Estonian. */

import type { Language } from '../language.ts';
import { estonianAnnouncements, estonianAnswers } from './answers.ts';
import { estonianHearing } from './hearing.ts';
import { estonianWords } from './words.ts';

export const estonian: Language = {
  code: 'et',
  name: 'Eesti',
  direction: 'ltr',
  locale: 'et-EE',
  answers: estonianAnswers,
  announcements: estonianAnnouncements,
  words: estonianWords,
  hearing: estonianHearing,
};
