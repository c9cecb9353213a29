/** What may be said, as a network of sounds. */

import { wordPlaces, type AcousticModel, type WordPlace } from './acoustic-model.ts';
import type { WordGraph } from './word-graph.ts';

/** All ways to pronounce a word, each a row of phones by number. None for a word that is not known. */
export type Pronounce = (word: string) => readonly (readonly number[])[];

/**
 * One announcement. Words meet at junctions, two for each state of its graph: number 2s, before a pause that may be
 * made there, and 2s + 1 after it. Joining them so, and not each word with each, keeps the network small; the price is
 * that a word's first and last sound are taken as they are next to silence.
 */
export type Network = {
  readonly nodes: readonly Node[];
  /** The nodes that are entered from each junction. */
  readonly entries: readonly (readonly number[])[];
  /** The junctions at the end. */
  readonly ends: readonly number[];
};

export type Node = {
  readonly phone: number;
  readonly senones: readonly [number, number, number];
  /** The word that begins here; a pause begins the empty word. */
  readonly begins?: string;
  /** Inside a word the next node follows; a last sound leads to a junction. */
  readonly leadsTo?: number;
};

export const beforePause = (state: number): number => 2 * state;
export const afterPause = (state: number): number => 2 * state + 1;

/** `graph` without silent ways, but for those to its end. A wording with an unknown word cannot be heard. */
export function networkOf(model: AcousticModel, graph: WordGraph, pronounce: Pronounce): Network {
  const { silence } = model;
  const nodes: Node[] = [];
  const entries: number[][] = Array.from({ length: 2 * graph.states }, () => []);
  for (let state = 0; state < graph.states; state++) {
    entries[beforePause(state)]!.push(nodes.length);
    const senones = model.alone(silence);
    nodes.push({ phone: silence, senones, begins: '', leadsTo: afterPause(state) });
  }
  const ends = new Set([graph.end]);
  for (const { from, to, word } of graph.transitions) {
    if (word === undefined) ends.add(from);
    for (const phones of word === undefined ? [] : pronounce(word)) {
      entries[afterPause(from)]!.push(nodes.length);
      phones.forEach((phone, at) => {
        const [left = silence, right = silence] = [phones[at - 1], phones[at + 1]];
        const last = at === phones.length - 1;
        nodes.push({
          phone,
          senones: model.between(phone, left, right, placeOf(at, phones.length)),
          ...(at === 0 && word !== undefined && { begins: word }),
          ...(last && { leadsTo: beforePause(to) }),
        });
      });
    }
  }
  return { nodes, entries, ends: [...ends].flatMap((end) => [beforePause(end), afterPause(end)]) };
}

function placeOf(at: number, length: number): WordPlace {
  if (length === 1) return wordPlaces.alone;
  if (at === 0) return wordPlaces.first;
  return at === length - 1 ? wordPlaces.last : wordPlaces.inside;
}
