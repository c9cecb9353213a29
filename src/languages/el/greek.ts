/** Greek. */

import type { Language } from '../language.ts';
import { greekAnnouncements, greekAnswers } from './answers.ts';
import { greekHearing } from './hearing.ts';
import { greekWords } from './words.ts';

export const greek: Language = {
  code: 'el',
  name: 'Ελληνικά',
  direction: 'ltr',
  locale: 'el-GR',
  answers: greekAnswers,
  announcements: greekAnnouncements,
  words: greekWords,
  hearing: greekHearing,
};
