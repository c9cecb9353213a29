/** Spelling by the dictionaries that Debian has (hunspell-nl, -el, -tr, -en-gb, myspell-et, aspell-mr). */

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { LanguageCode } from '../../src/languages/codes.ts';
import type { Language } from '../../src/languages/language.ts';
import { everyText } from './everything-said.ts';

const hunspell = (dictionary: string) => ['hunspell', '-i', 'utf-8', '-d', dictionary, '-l'];
const checkers: Readonly<Record<LanguageCode, readonly string[]>> = {
  en: hunspell('en_GB'),
  nl: hunspell('nl_NL'),
  et: hunspell('et_EE'),
  el: hunspell('el_GR'),
  tr: hunspell('tr_TR'),
  mr: ['aspell', '--encoding=utf-8', '--lang=mr', 'list'],
};

/** The words that are in no dictionary and not in the list of our own; nothing where there is no dictionary. */
export function misspelt(language: Language): readonly string[] | undefined {
  const [program = '', ...settings] = checkers[language.code];
  const text = everyText(language).join('\n').replaceAll('’', "'");
  const { status, stdout, error } = spawnSync(program, settings, { input: text, encoding: 'utf8' });
  if (error !== undefined || status !== 0) return undefined;
  const own = new Set(ownWords(language.code));
  const lower = (word: string) => word.toLocaleLowerCase(language.locale);
  // A full stop after a word that it does not know stays with it.
  const words = stdout.split('\n').map((word) => word.replace(/\.$/, ''));
  const unknown = new Set(words.filter((word) => word !== '' && !own.has(lower(word))));
  return [...unknown].sort();
}

/** Names, terms of the game and forms that the dictionary lacks: one a line, looked at by a person. */
function ownWords(code: LanguageCode): readonly string[] {
  return readFileSync(new URL(`own-words/${code}.txt`, import.meta.url), 'utf8').split('\n');
}
