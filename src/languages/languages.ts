/** The languages that are there. The picker shows these and no others. */

import { languageCodes, type LanguageCode } from './codes.ts';
import { greek } from './el/greek.ts';
import { english } from './en/english.ts';
import { estonian } from './et/estonian.ts';
import type { Language } from './language.ts';
import { marathi } from './mr/marathi.ts';
import { dutch } from './nl/dutch.ts';
import { turkish } from './tr/turkish.ts';

const byCode: Readonly<Record<LanguageCode, Language>> = {
  en: english,
  nl: dutch,
  et: estonian,
  el: greek,
  tr: turkish,
  mr: marathi,
};

export const languages: readonly Language[] = languageCodes.map((code) => byCode[code]);

/** The language of exactly this code. */
export function languageCalled(code: string): Language | undefined {
  return languages.find((language) => language.code === code);
}

/** The language of a tag such as `tr` or `en-GB`, and English for one that is not there. */
export function languageOf(tag: string): Language {
  return languages.find(({ code }) => tag === code || tag.startsWith(`${code}-`)) ?? english;
}

/** The first of a person's wishes, in the browser's order, that is there. */
export function preferredLanguage(tags: readonly string[]): Language {
  const primary = (tag: string) => tag.toLowerCase().split('-')[0];
  const wished = tags.flatMap((tag) => languages.filter(({ code }) => code === primary(tag)));
  return wished[0] ?? english;
}
