/** The best way through one announcement, a frame at a time (Viterbi over the states of CTC, Graves et al. 2006). */

import type { WordNetwork } from './word-network.ts';
import type { FrameScores } from './frame-scores.ts';

/**
 * At a junction any sounds may pass that belong to no word, at this price a frame: people say more than they announce.
 * In logs.
 */
const strayPrice = -6;
/** Of each word of an announcement, in logs: few words explain an utterance better than many. */
const wordPrice = -0.5;
/** And of each that is said beside the matter, lest "well" is heard where somebody says "he will". */
const asidePrice = -3;
/** Words of which every state is so far behind the best path of all are left alone, in logs. */
export const beam = 40;

/** A word of a path: its frames are those from `begin` up to `end`. */
export type PathWord = {
  readonly word: string;
  readonly sounds: number;
  readonly begin: number;
  readonly end: number;
  /** What these frames score. */
  readonly score: number;
};

export type Path = { readonly score: number; readonly words: readonly PathWord[] };

/** The word that ended at a junction after `frame` frames, and where the path was before it. */
type Arrival = {
  readonly word: number;
  readonly begin: number;
  readonly end: number;
  readonly score: number;
  readonly entered: number;
  readonly before: Arrival | undefined;
};

export class PathSearch {
  readonly #network: WordNetwork;
  readonly #price: number;
  /** Of each phone: sounding, and silent after it. */
  readonly #sounding: Float32Array;
  readonly #silent: Float32Array;
  /** Of the word's beginning, for each state: the score with which it was entered, and after how many frames. */
  readonly #entered: { readonly sounding: Int32Array; readonly silent: Int32Array };
  /** Of each junction: the best path that has just come or rests there. */
  readonly #waiting: Float32Array;
  readonly #arrivals: (Arrival | undefined)[];
  /** Of each word: its best state. */
  readonly #alive: Float32Array;
  /** Of each frame: what each junction's arrival was, for the words that begin there. */
  readonly #came: {
    readonly scores: Float32Array;
    readonly arrivals: readonly (Arrival | undefined)[];
  }[] = [];
  #frame = 0;

  /** `price`: of each word that is not beside the matter, in logs. */
  constructor(network: WordNetwork, price = wordPrice) {
    this.#price = price;
    const { junctions, phones, words } = network;
    this.#alive = new Float32Array(words.count).fill(-Infinity);
    this.#network = network;
    this.#sounding = new Float32Array(phones.length).fill(-Infinity);
    this.#silent = new Float32Array(phones.length).fill(-Infinity);
    this.#entered = {
      sounding: new Int32Array(phones.length),
      silent: new Int32Array(phones.length),
    };
    this.#waiting = new Float32Array(junctions).fill(-Infinity);
    this.#waiting[0] = 0;
    this.#arrivals = Array.from({ length: junctions }, () => undefined);
    this.#keep();
  }

  /** `floor`: what is below it is given up. */
  step({ phones: scores, none, best }: FrameScores, floor: number): void {
    this.#walk(scores, none, floor);
    this.#rest(Math.max(none, best + strayPrice));
    this.#arrive();
    this.#frame++;
    this.#keep();
  }

  /** From each state to the next, backwards, so that each still finds the one before it as it was. */
  #walk(scores: Float32Array, none: number, floor: number): void {
    const { words, phones } = this.#network;
    const { count, aside, from, first: firsts } = words;
    const [sounding, silent, { sounding: begun, silent: begunSilent }] = [
      this.#sounding,
      this.#silent,
      this.#entered,
    ];
    for (let word = 0; word < count; word++) {
      const [first, end] = [firsts[word]!, firsts[word + 1]!];
      const price = aside[word] === 1 ? asidePrice : this.#price;
      const entry = this.#waiting[from[word]!]! + price;
      if (entry < floor && this.#alive[word]! < floor) {
        if (this.#alive[word] === -Infinity) continue;
        this.#alive[word] = -Infinity;
        sounding.fill(-Infinity, first, end);
        silent.fill(-Infinity, first, end);
        continue;
      }
      let alive = -Infinity;
      for (let at = end - 1; at >= first; at--) {
        if (sounding[at]! > silent[at]!) {
          silent[at] = sounding[at]!;
          begunSilent[at] = begun[at]!;
        }
        if (at > first) {
          const [loud, soft] = [sounding[at - 1]!, silent[at - 1]!];
          const came = Math.max(loud, soft);
          if (came > sounding[at]!) {
            sounding[at] = came;
            begun[at] = loud >= soft ? begun[at - 1]! : begunSilent[at - 1]!;
          }
        } else if (entry > sounding[at]!) {
          sounding[at] = entry;
          begun[at] = this.#frame;
        }
        sounding[at] = sounding[at]! + scores[phones[at]!]!;
        silent[at] = silent[at]! + none;
        alive = Math.max(alive, sounding[at]!, silent[at]!);
      }
      this.#alive[word] = alive;
    }
  }

  /** Of the best path that is still going, wherever it is. */
  get best(): number {
    let best = -Infinity;
    for (const score of this.#waiting) best = Math.max(best, score);
    for (const score of this.#alive) best = Math.max(best, score);
    return best;
  }

  #rest(price: number): void {
    for (let at = 0; at < this.#waiting.length; at++)
      this.#waiting[at] = this.#waiting[at]! + price;
  }

  #arrive(): void {
    const { count, from: begins, to: ends, first } = this.#network.words;
    for (let word = 0; word < count; word++) {
      if (this.#alive[word] === -Infinity) continue;
      const [from, to, last] = [begins[word]!, ends[word]!, first[word + 1]! - 1];
      const score = this.#sounding[last]!;
      if (!(score > this.#waiting[to]!)) continue;
      this.#waiting[to] = score;
      const begin = this.#entered.sounding[last]!;
      const { scores, arrivals } = this.#came[begin]!;
      this.#arrivals[to] = {
        word,
        begin,
        end: this.#frame + 1,
        score,
        entered: scores[from]!,
        before: arrivals[from],
      };
    }
  }

  #keep(): void {
    this.#came.push({ scores: this.#waiting.slice(), arrivals: [...this.#arrivals] });
  }

  /** Of what was heard so far. Its score is -Infinity where nothing got through. */
  path(): Path {
    const { ends, words } = this.#network;
    const end = ends.reduce((one, other) =>
      this.#waiting[other]! > this.#waiting[one]! ? other : one,
    );
    const found: PathWord[] = [];
    for (let at = this.#arrivals[end]; at; at = at.before) {
      const { word, begin, end, score, entered } = at;
      const sounds = words.first[word + 1]! - words.first[word]!;
      found.unshift({ word: words.texts[word]!, sounds, begin, end, score: score - entered });
    }
    return { score: this.#waiting[end]!, words: found };
  }
}
