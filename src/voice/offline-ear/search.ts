/** Finds the best way through a network of sounds for each announcement, frame by frame (Viterbi, by token passing). */

import { statesAPhone, type AcousticModel } from './acoustic-model.ts';
import type { Feature } from './features.ts';
import type { Network } from './network.ts';
import { PhoneLoop } from './phone-loop.ts';
import { SenoneScores } from './senone-scores.ts';

/** Paths that are this much (in logs) behind the best are given up. */
const beam = 250;
/** The price of a pause, lest it eat soft sounds. */
const pausePrice = -2;

/** A word as it was found, with what its frames score against a free row of sounds, in logs a frame. */
export type FoundWord = { readonly word: string; readonly frames: number; readonly margin: number };

export type Found = {
  /** The place of its piece in the network. */
  readonly group: number;
  readonly words: readonly FoundWord[];
  /** The whole path's score less that of a free row of sounds, in logs. */
  readonly margin: number;
};

/** A word was begun: at which frame, with which score, after what. */
type Begun = {
  readonly word: string;
  readonly frame: number;
  readonly score: number;
  readonly before: number;
};

export class Search {
  readonly #model: AcousticModel;
  readonly #network: Network;
  readonly #senones: SenoneScores;
  readonly #loop: PhoneLoop;
  /** Of three states a node, and of what is about to enter it: the score, and which word was begun last. */
  readonly #scores: Float64Array;
  readonly #last: Int32Array;
  readonly #entryScores: Float64Array;
  readonly #entryLast: Int32Array;
  readonly #begun: Begun[] = [];
  #frame = 0;
  #best = 0;

  constructor(model: AcousticModel, network: Network) {
    this.#model = model;
    this.#network = network;
    this.#senones = new SenoneScores(model);
    this.#loop = new PhoneLoop(model, this.#senones);
    this.#scores = new Float64Array(statesAPhone * network.size).fill(-Infinity);
    this.#last = new Int32Array(statesAPhone * network.size).fill(-1);
    this.#entryScores = new Float64Array(network.size).fill(-Infinity);
    this.#entryLast = new Int32Array(network.size).fill(-1);
    for (const node of network.starts) this.#entryScores[node] = 0;
  }

  step(feature: Feature): void {
    this.#senones.look(feature);
    this.#loop.step();
    const floor = this.#best - beam;
    let best = -Infinity;
    for (let node = 0; node < this.#network.size; node++)
      best = Math.max(best, this.#advance(node, floor));
    this.#frame++;
    this.#best = best;
    this.#entryScores.fill(-Infinity);
    for (let node = 0; node < this.#network.size; node++) this.#leave(node, best - beam);
  }

  /** What each announcement scored, the best first; those that no path got through are left out. */
  found(): readonly Found[] {
    const paths = new Map<number, { readonly score: number; readonly last: number }>();
    for (const node of this.#network.ends) {
      const group = this.#network.groups[node]!;
      const score = this.#exitScore(node);
      if (score > (paths.get(group)?.score ?? -Infinity))
        paths.set(group, { score, last: this.#last[statesAPhone * node + 2]! });
    }
    const free = this.#loop.bestAt(this.#frame);
    return [...paths]
      .map(([group, { score, last }]) => ({
        group,
        words: this.#words(last, score),
        margin: score - free,
      }))
      .sort((one, other) => other.margin - one.margin);
  }

  /** One frame in one node; gives the best of its states. */
  #advance(node: number, floor: number): number {
    const { staying, leaving } = this.#model;
    const scores = this.#scores;
    const first = statesAPhone * node;
    const entry = this.#entryScores[node]!;
    // Most nodes are far from all paths.
    if (Math.max(entry, scores[first]!, scores[first + 1]!, scores[first + 2]!) === -Infinity)
      return -Infinity;
    const chance = statesAPhone * this.#network.phones[node]!;
    let best = -Infinity;
    for (let state = statesAPhone - 1; state >= 0; state--) {
      const at = first + state;
      const stay = scores[at]! + staying[chance + state]!;
      const come = state === 0 ? entry : scores[at - 1]! + leaving[chance + state - 1]!;
      const score = Math.max(stay, come);
      if (!(score >= floor)) {
        scores[at] = -Infinity;
        continue;
      }
      if (come > stay) this.#last[at] = state === 0 ? this.#enter(node) : this.#last[at - 1]!;
      scores[at] = score + this.#senones.of(this.#network.senones[at]!);
      best = Math.max(best, scores[at]!);
    }
    return best;
  }

  #enter(node: number): number {
    const word = this.#network.begins[node];
    const before = this.#entryLast[node]!;
    if (word === undefined) return before;
    const score = this.#entryScores[node]!;
    return this.#begun.push({ word, frame: this.#frame, score, before }) - 1;
  }

  #exitScore(node: number): number {
    const last = statesAPhone - 1;
    const chance = this.#model.leaving[statesAPhone * this.#network.phones[node]! + last]!;
    return this.#scores[statesAPhone * node + last]! + chance;
  }

  #leave(node: number, floor: number): void {
    const { nextFrom, nextTo, begins } = this.#network;
    const score = this.#exitScore(node);
    if (!(score >= floor)) return;
    for (let way = nextFrom[node]!; way < nextFrom[node + 1]!; way++) {
      const to = nextTo[way]!;
      const entering = begins[to] === '' ? score + pausePrice : score;
      if (entering <= this.#entryScores[to]!) continue;
      this.#entryScores[to] = entering;
      this.#entryLast[to] = this.#last[statesAPhone * node + 2]!;
    }
  }

  #words(last: number, score: number): readonly FoundWord[] {
    const words: FoundWord[] = [];
    let [end, endScore] = [this.#frame, score];
    for (let at = last; at >= 0; at = this.#begun[at]!.before) {
      const { word, frame, score: begin } = this.#begun[at]!;
      const free = this.#loop.bestAt(end) - this.#loop.bestAt(frame);
      const frames = end - frame;
      if (word !== '') words.unshift({ word, frames, margin: (endScore - begin - free) / frames });
      [end, endScore] = [frame, begin];
    }
    return words;
  }
}
