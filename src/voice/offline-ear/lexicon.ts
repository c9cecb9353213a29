/** How each word of a language sounds, in the phones of the ear's network. */

import type { Pronounce } from './word-network.ts';

/** Each word's pronunciations, phones with a space between. */
export type Pronunciations = Readonly<Record<string, readonly string[]>>;

/** Written by `npm run ear:lexicon`. `others`: words that people say at a table, and that no announcement has. */
export type Lexicon = { readonly announced: Pronunciations; readonly others: Pronunciations };

/** Phones by their numbers in the network. */
export function pronouncedBy(words: Pronunciations, phones: readonly string[]): Pronounce {
  return (word) =>
    (Object.hasOwn(words, word) ? words[word]! : []).map((row) =>
      row.split(' ').map((phone) => phones.indexOf(phone)),
    );
}
