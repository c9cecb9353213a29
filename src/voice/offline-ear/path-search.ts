/** Finds the best way through the network of one announcement, frame by frame (Viterbi, by token passing). */

import { statesAPhone, type AcousticModel } from './acoustic-model.ts';
import type { Network } from './network.ts';
import type { SenoneScores } from './senone-scores.ts';

/** The price of a pause, in logs, lest it eat soft sounds. */
const pausePrice = -2;

/** A word was begun: at which frame, with which score, after what. */
export type Begun = {
  readonly word: string;
  readonly frame: number;
  readonly score: number;
  readonly before: Begun | undefined;
};

export type Path = { readonly score: number; readonly last: Begun | undefined };

export class PathSearch {
  readonly #model: AcousticModel;
  readonly #network: Network;
  readonly #senones: SenoneScores;
  /** Of three states a node, and of what is about to enter it: the score, and which word was begun last. */
  readonly #scores: Float64Array;
  readonly #last: (Begun | undefined)[];
  readonly #entryScores: Float64Array;
  readonly #entryLast: (Begun | undefined)[];
  readonly #junctionScores: Float64Array;
  readonly #junctionLast: (Begun | undefined)[];
  #frame = 0;
  #best = 0;

  constructor(model: AcousticModel, network: Network, senones: SenoneScores) {
    this.#model = model;
    this.#network = network;
    this.#senones = senones;
    const size = network.nodes.length;
    this.#scores = new Float64Array(statesAPhone * size).fill(-Infinity);
    this.#last = new Array<Begun | undefined>(statesAPhone * size);
    this.#entryScores = new Float64Array(size).fill(-Infinity);
    this.#entryLast = new Array<Begun | undefined>(size);
    this.#junctionScores = new Float64Array(network.entries.length).fill(-Infinity);
    this.#junctionLast = new Array<Begun | undefined>(network.entries.length);
    this.#junctionScores[0] = 0;
    this.#enterFromJunctions();
  }

  /** The best score of all paths after the last frame. */
  get best(): number {
    return this.#best;
  }

  /** Takes the frame that the senones look at. Paths below `floor` are given up. */
  step(floor: number): void {
    const { length } = this.#network.nodes;
    this.#best = -Infinity;
    for (let node = 0; node < length; node++) this.#advance(node, floor);
    this.#frame++;
    this.#entryScores.fill(-Infinity);
    this.#junctionScores.fill(-Infinity);
    for (let node = 0; node < length; node++) this.#leave(node);
    this.#enterFromJunctions();
  }

  /** The best path that is at an end. */
  path(): Path {
    return this.#network.ends
      .map((end) => ({ score: this.#junctionScores[end]!, last: this.#junctionLast[end] }))
      .reduce((best, path) => (path.score > best.score ? path : best));
  }

  #advance(node: number, floor: number): void {
    const { staying, leaving } = this.#model;
    const scores = this.#scores;
    const first = statesAPhone * node;
    const entry = this.#entryScores[node]!;
    // Most nodes are far from all paths.
    if (Math.max(entry, scores[first]!, scores[first + 1]!, scores[first + 2]!) === -Infinity)
      return;
    const { phone, senones } = this.#network.nodes[node]!;
    const chance = statesAPhone * phone;
    for (let state = statesAPhone - 1; state >= 0; state--) {
      const at = first + state;
      const stay = scores[at]! + staying[chance + state]!;
      const come = state === 0 ? entry : scores[at - 1]! + leaving[chance + state - 1]!;
      const score = Math.max(stay, come);
      if (!(score >= floor)) {
        scores[at] = -Infinity;
        continue;
      }
      if (come > stay) this.#last[at] = state === 0 ? this.#enter(node) : this.#last[at - 1];
      scores[at] = score + this.#senones.of(senones[state]!);
      this.#best = Math.max(this.#best, scores[at]!);
    }
  }

  #enter(node: number): Begun | undefined {
    const word = this.#network.nodes[node]!.begins;
    const before = this.#entryLast[node];
    if (word === undefined) return before;
    return { word, frame: this.#frame, score: this.#entryScores[node]!, before };
  }

  #leave(node: number): void {
    const { phone, leadsTo } = this.#network.nodes[node]!;
    const state = statesAPhone * node + 2;
    if (this.#scores[state] === -Infinity) return;
    const score = this.#scores[state]! + this.#model.leaving[statesAPhone * phone + 2]!;
    if (leadsTo === undefined) {
      this.#entryScores[node + 1] = score;
      this.#entryLast[node + 1] = this.#last[state];
    } else this.#reach(leadsTo, score, this.#last[state]);
  }

  #reach(junction: number, score: number, last: Begun | undefined): void {
    if (score <= this.#junctionScores[junction]!) return;
    this.#junctionScores[junction] = score;
    this.#junctionLast[junction] = last;
  }

  #enterFromJunctions(): void {
    for (let junction = 0; junction < this.#network.entries.length; junction++) {
      const score = this.#junctionScores[junction]!;
      if (score === -Infinity) continue;
      const last = this.#junctionLast[junction];
      const pausing = junction % 2 === 0;
      if (pausing) this.#reach(junction + 1, score, last);
      for (const node of this.#network.entries[junction]!) {
        this.#entryScores[node] = pausing ? score + pausePrice : score;
        this.#entryLast[node] = last;
      }
    }
  }
}
