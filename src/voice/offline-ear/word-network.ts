/** What may be said, as rows of sounds between junctions. */

import type { WordGraph } from './word-graph.ts';

/** All ways to pronounce a word, each a row of phones by number. None for a word that is not known. */
export type Pronounce = (word: string) => readonly (readonly number[])[];

/** One announcement. A word leads from one junction to another, which are the states of its graph. */
export type WordNetwork = {
  readonly junctions: number;
  /** The junctions at which an announcement may end. */
  readonly ends: readonly number[];
  readonly words: readonly SpokenWord[];
  /** The phones of all words, one after the other. */
  readonly phones: Uint8Array;
};

/** The phones from `first` up to `end`, which is the next word's. */
export type SpokenWord = {
  readonly word: string;
  readonly aside: boolean;
  readonly from: number;
  readonly to: number;
  readonly first: number;
  readonly end: number;
};

/** `graph` without silent ways, but for those to its end. A wording with an unknown word cannot be heard. */
export function wordNetwork(graph: WordGraph, pronounce: Pronounce): WordNetwork {
  const words: SpokenWord[] = [];
  const phones: number[] = [];
  const ends = new Set([graph.end]);
  const between = Array.from({ length: graph.states }, (_, at) =>
    (graph.between ?? []).map((word) => ({ from: at, to: at, word, aside: true as const })),
  );
  for (const { from, to, word, aside = false } of [...graph.transitions, ...between.flat()]) {
    if (word === undefined) ends.add(from);
    for (const row of word === undefined ? [] : pronounce(word)) {
      const first = phones.length;
      phones.push(...row);
      words.push({ word: word!, aside, from, to, first, end: phones.length });
    }
  }
  return { junctions: graph.states, ends: [...ends], words, phones: Uint8Array.from(phones) };
}
