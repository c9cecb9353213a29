/** The languages, each under its own name, so that whoever got into a strange one finds the way out. */

import type { TemplateResult } from 'lit';
import type { Language } from '../../languages/language.ts';
import { languages } from '../../languages/languages.ts';
import { choice } from './choice.ts';

export function languageChoice(
  { code, words }: Language,
  choose: (language: string) => void,
): TemplateResult {
  const options = languages.map((one) => ({ value: one.code, label: one.name, lang: one.code }));
  return choice('language', words.settings.language, options, code, choose);
}
