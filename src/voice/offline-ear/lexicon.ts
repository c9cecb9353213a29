/** How each word of a language sounds, in the phones of the acoustic model. */

import type { Pronounce } from './network.ts';

/** Each word's pronunciations, phones with a space between; written by `npm run ear:lexicon`. */
export type Lexicon = Readonly<Record<string, readonly string[]>>;

/** Phones by their numbers in the model. */
export function pronouncedBy(lexicon: Lexicon, phones: readonly string[]): Pronounce {
  return (word) =>
    (Object.hasOwn(lexicon, word) ? lexicon[word]! : []).map((row) =>
      row.split(' ').map((phone) => phones.indexOf(phone)),
    );
}
