/** The option `--lang` of the commands that hear and speak. */

import type { Language } from '../languages/language.ts';
import { languageCalled, languages } from '../languages/languages.ts';

/** Throws with a message in plain words. */
export function readLanguage(code: string | undefined): Language {
  const codes = languages.map((language) => language.code).join(', ');
  if (code === undefined) throw new Error(`Say which language: --lang, one of ${codes}.`);
  const language = languageCalled(code);
  if (language === undefined) throw new Error(`“${code}” is none of the languages: ${codes}.`);
  return language;
}
