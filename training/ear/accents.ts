/** Espeak-ng's voices of each language, by which words are pronounced and sentences spoken; what stands here oftener is heard oftener. */

import type { LanguageCode } from '../../src/languages/codes.ts';

export const accents: Readonly<Record<LanguageCode, readonly string[]>> = {
  en: ['en-us', 'en-us', 'en-us', 'en-gb', 'en-gb', 'en-gb-x-rp', 'en-gb-scotland'],
  nl: ['nl'],
  et: ['et'],
  el: ['el'],
  tr: ['tr'],
  mr: ['mr'],
};
