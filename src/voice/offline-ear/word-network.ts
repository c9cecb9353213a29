/** What may be said, as rows of sounds between junctions. */

import type { WordGraph } from './word-graph.ts';

/** All ways to pronounce a word, each a row of phones by number. None for a word that is not known. */
export type Pronounce = (word: string) => readonly (readonly number[])[];

/** One announcement. A word leads from one junction to another, which are the states of its graph. */
export type WordNetwork = {
  readonly junctions: number;
  /** The junctions at which an announcement may end. */
  readonly ends: readonly number[];
  readonly words: SpokenWords;
  /** The phones of all words, one after the other. */
  readonly phones: Uint8Array;
};

/** Word by word, each at its own place in all of these: there are tens of thousands. */
export type SpokenWords = {
  readonly count: number;
  readonly texts: readonly string[];
  readonly aside: Uint8Array;
  readonly from: Uint16Array;
  readonly to: Uint16Array;
  /** Where its phones begin; they end where the next word's begin. There is one number more than words. */
  readonly first: Uint32Array;
};

/** `graph` without silent ways, but for those to its end. A wording with an unknown word cannot be heard. */
export function wordNetwork(graph: WordGraph, pronounce: Pronounce): WordNetwork {
  if (graph.states > mostJunctions) throw new Error('There are too many states in this graph.');
  const texts: string[] = [];
  const [aside, from, to, first]: number[][] = [[], [], [], [0]];
  const phones: number[] = [];
  const ends = new Set([graph.end]);
  const between = Array.from({ length: graph.states }, (_, at) =>
    (graph.between ?? []).map((word) => ({ from: at, to: at, word, aside: true as const })),
  );
  for (const way of [...graph.transitions, ...between.flat()]) {
    const { word } = way;
    if (word === undefined) {
      ends.add(way.from);
      continue;
    }
    for (const row of pronounce(word)) {
      phones.push(...row);
      texts.push(word);
      aside!.push(way.aside ? 1 : 0);
      from!.push(way.from);
      to!.push(way.to);
      first!.push(phones.length);
    }
  }
  return {
    junctions: graph.states,
    ends: [...ends],
    words: {
      count: texts.length,
      texts,
      aside: Uint8Array.from(aside!),
      from: Uint16Array.from(from!),
      to: Uint16Array.from(to!),
      first: Uint32Array.from(first!),
    },
    phones: Uint8Array.from(phones),
  };
}

const mostJunctions = 2 ** 16;
