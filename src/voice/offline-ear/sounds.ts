/** The wordings of one announcement as sounds that follow each other. */

import { wordPlaces, type WordPlace } from './acoustic-model.ts';
import type { WordGraph } from './word-graph.ts';

/** All ways to pronounce a word, each a row of phones by number. None for a word that is not known. */
export type Pronounce = (word: string) => readonly (readonly number[])[];

/** A sound before its neighbours are looked at. */
export type Sound = {
  readonly phone: number;
  readonly place: WordPlace;
  /** The word that begins here; a pause begins the empty word. */
  readonly begins?: string;
  readonly before: Sound[];
  readonly after: Sound[];
  readonly starts: boolean;
  readonly ends: boolean;
};

/** Pauses are allowed before, between and after words. A wording with an unknown word cannot be heard. */
export function soundsOf(
  graph: WordGraph,
  pronounce: Pronounce,
  silence: number,
): readonly Sound[] {
  const sounds: Sound[] = [];
  const isEnd = fromWhichItMayEnd(graph);
  const states = Array.from({ length: graph.states }, (_, state) => ({
    words: [] as Sound[],
    all: new Set<Sound>(),
    starts: state === 0,
  }));
  const ways = new Map<number, WordGraph['transitions'][number][]>();
  for (const way of graph.transitions) ways.set(way.from, [...(ways.get(way.from) ?? []), way]);
  states.forEach(({ words, all, starts }, state) => {
    if (state === 0 || words.length > 0) {
      const pause = soundOf(silence, wordPlaces.alone, state === 0, isEnd[state]!, '');
      for (const word of words) join(word, pause);
      for (const sound of [...words, pause]) all.add(sound);
      sounds.push(pause);
    }
    for (const { to, word } of ways.get(state) ?? []) {
      const next = states[to]!;
      if (word === undefined) {
        for (const sound of all) next.all.add(sound);
        next.starts ||= starts;
        continue;
      }
      for (const phones of pronounce(word)) {
        const chain = chainOf(phones, word, starts, isEnd[to]!);
        for (const sound of all) join(sound, chain[0]!);
        next.words.push(chain.at(-1)!);
        sounds.push(...chain);
      }
    }
  });
  return sounds;
}

function fromWhichItMayEnd({ states, end, transitions }: WordGraph): readonly boolean[] {
  const may = new Array<boolean>(states).fill(false);
  may[end] = true;
  for (const { from, to, word } of [...transitions].sort((one, other) => other.from - one.from))
    if (word === undefined && may[to]) may[from] = true;
  return may;
}

function chainOf(
  phones: readonly number[],
  word: string,
  starts: boolean,
  ends: boolean,
): readonly Sound[] {
  const last = phones.length - 1;
  const chain = phones.map((phone, at) => {
    const begins = at === 0 ? word : undefined;
    return soundOf(phone, placeOf(at, last), starts && at === 0, ends && at === last, begins);
  });
  chain.slice(1).forEach((sound, at) => join(chain[at]!, sound));
  return chain;
}

function placeOf(at: number, last: number): WordPlace {
  if (last === 0) return wordPlaces.alone;
  if (at === 0) return wordPlaces.first;
  return at === last ? wordPlaces.last : wordPlaces.inside;
}

function soundOf(
  phone: number,
  place: WordPlace,
  starts: boolean,
  ends: boolean,
  begins: string | undefined,
): Sound {
  const sound = { phone, place, before: [], after: [], starts, ends };
  return begins === undefined ? sound : { ...sound, begins };
}

function join(before: Sound, after: Sound): void {
  before.after.push(after);
  after.before.push(before);
}
