/** How far a row of words is from the nearest wording of a graph: a weighted edit distance. */

import type { Graph } from './graph.ts';

/** A word that was heard, and what it costs. */
export type HeardWord = {
  /** Where it stands in no wording. */
  readonly surplus: number;
  /** Where it is taken for another: nothing for itself. */
  readonly asWord: ReadonlyMap<string, number>;
};

const missing = 1;

/** A graph laid out for the sums: the transitions column by column, and which of them each word takes. */
export type Lattice = {
  readonly states: number;
  readonly end: number;
  readonly from: Int32Array;
  readonly to: Int32Array;
  /** What it costs to go on without the word. */
  readonly toll: Uint8Array;
  readonly arcsOf: ReadonlyMap<string, readonly number[]>;
};

export function latticeOf({ states, end, transitions }: Graph): Lattice {
  const arcsOf = new Map<string, number[]>();
  transitions.forEach(({ word }, arc) => {
    if (word === undefined) return;
    const before = arcsOf.get(word);
    if (before) before.push(arc);
    else arcsOf.set(word, [arc]);
  });
  return {
    ...{ states, end, arcsOf },
    from: Int32Array.from(transitions, ({ from }) => from),
    to: Int32Array.from(transitions, ({ to }) => to),
    toll: Uint8Array.from(transitions, ({ word }) => (word === undefined ? 0 : missing)),
  };
}

/** 0 where the words are a wording of the graph, and 1 more for each whole word too many or too few; Infinity beyond `enough`. */
export function distanceTo(lattice: Lattice, words: readonly HeardWord[], enough: number): number {
  if (strange(lattice, words) > enough) return Infinity;
  let row = new Float64Array(lattice.states).fill(Infinity);
  row[0] = 0;
  skipWords(lattice, row);
  for (const heard of words) {
    const next = row.map((cost) => cost + heard.surplus);
    takeWord(lattice, heard, row, next);
    skipWords(lattice, next);
    row = next;
  }
  const distance = at(row, lattice.end);
  return distance > enough ? Infinity : distance;
}

/** What the words cost that stand nowhere in the graph: no wording is nearer, and it is soon told. */
function strange({ arcsOf }: Lattice, words: readonly HeardWord[]): number {
  const foreign = words.filter(
    ({ asWord }) => ![...asWord.keys()].some((word) => arcsOf.has(word)),
  );
  return foreign.reduce((sum, { surplus }) => sum + surplus, 0);
}

/** Transitions are ordered by the state that they leave, and lead upwards: one pass reaches everything. */
function skipWords({ from, to, toll }: Lattice, row: Float64Array): void {
  for (let arc = 0; arc < from.length; arc += 1)
    lower(row, at(to, arc), at(row, at(from, arc)) + at(toll, arc));
}

function takeWord(
  { from, to, arcsOf }: Lattice,
  { asWord }: HeardWord,
  row: Float64Array,
  next: Float64Array,
): void {
  for (const [word, cost] of asWord)
    for (const arc of arcsOf.get(word) ?? [])
      lower(next, at(to, arc), at(row, at(from, arc)) + cost);
}

function lower(row: Float64Array, state: number, cost: number): void {
  if (cost < at(row, state)) row[state] = cost;
}

/** Within the array, as every index here is. */
const at = (numbers: Float64Array | Int32Array | Uint8Array, index: number): number =>
  numbers[index] as number;

/** Shorter words are too much alike: "red", "ten", "two", "too". */
const shortestNearWord = 5;
/** In many languages the end of a word tells person, tense and case. */
const ending = 2;

/** One letter more, fewer or different, and not at the end. */
export function nearlySame(word: string, other: string): boolean {
  const [short, long] = word.length <= other.length ? [word, other] : [other, word];
  if (short.length < shortestNearWord || long.length - short.length > 1) return false;
  if (short.slice(-ending) !== long.slice(-ending)) return false;
  let start = 0;
  while (start < short.length && short[start] === long[start]) start += 1;
  const rest = short.length === long.length ? short.slice(start + 1) : short.slice(start);
  return rest === long.slice(start + 1);
}
