/** Makes spellings equal before words are compared. */

import type { Language } from './language.ts';

type Speller = Pick<Language, 'locale'> & { readonly hearing: Pick<Language['hearing'], 'equal'> };

/** A question is never an announcement unless a template says so: its mark is kept as a word. */
export const questionMark = '?';

/** The words of a text in lower case and equal spelling, without punctuation; a question mark is a word. */
export function wordsOf(language: Speller, text: string): readonly string[] {
  const plain = text
    .normalize('NFC')
    .toLocaleLowerCase(language.locale)
    .replace(/[’'`´‘\u200c\u200d]/g, '')
    // A semicolon at the end is the Greek question mark.
    .replace(/\?|;\s*$/g, ` ${questionMark} `)
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
    .replace(/(\d)(?=\p{L})/gu, '$1 ')
    .replace(/[^\p{L}\p{M}\p{N}?]+/gu, ' ');
  const words = plain.split(' ').filter((word) => word !== '');
  return words.map((word) => respelt(language, word)).filter((word) => word !== '');
}

function respelt({ hearing }: Speller, word: string): string {
  return hearing.equal.reduce(
    (spelling, [pattern, replacement]) => spelling.replace(pattern, replacement),
    word,
  );
}
