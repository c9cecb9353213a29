/** Compares all announcements that may be made now, and a free row of sounds, over an utterance. */

import type { AcousticModel } from './acoustic-model.ts';
import type { Feature } from './features.ts';
import type { Network } from './network.ts';
import { PathSearch, type Path } from './path-search.ts';
import { PhoneLoop } from './phone-loop.ts';
import { SenoneScores } from './senone-scores.ts';

/** Paths that are this much (in logs) behind the best are given up. */
const beam = 250;

/** A word as it was found, with what its frames score against a free row of sounds, in logs a frame. */
export type FoundWord = {
  readonly word: string;
  readonly frames: number;
  readonly margin: number;
};

export type Found = {
  /** The announcement's number. */
  readonly announcement: number;
  readonly words: readonly FoundWord[];
  /** The whole path's score less that of a free row of sounds, in logs. */
  readonly margin: number;
};

export class Search {
  readonly #senones: SenoneScores;
  readonly #loop: PhoneLoop;
  readonly #searches: readonly PathSearch[];
  #frames = 0;

  constructor(model: AcousticModel, networks: readonly Network[]) {
    this.#senones = new SenoneScores(model);
    this.#loop = new PhoneLoop(model, this.#senones);
    this.#searches = networks.map((network) => new PathSearch(model, network, this.#senones));
  }

  step(feature: Feature): void {
    this.#senones.look(feature);
    this.#loop.step();
    this.#frames++;
    const floor = Math.max(...this.#searches.map(({ best }) => best)) - beam;
    for (const search of this.#searches) search.step(floor);
  }

  /** What each announcement scored, the best first; those that no path got through are left out. */
  found(): readonly Found[] {
    const free = this.#loop.bestAt(this.#frames);
    return this.#searches
      .map((search, announcement) => ({ announcement, path: search.path() }))
      .filter(({ path }) => path.score > -Infinity)
      .map(({ announcement, path }) => ({
        announcement,
        words: this.#words(path),
        margin: path.score - free,
      }))
      .sort((one, other) => other.margin - one.margin);
  }

  #words({ score, last }: Path): readonly FoundWord[] {
    const words: FoundWord[] = [];
    let [end, endScore] = [this.#frames, score];
    for (let begun = last; begun; begun = begun.before) {
      const { word, frame, score: begin } = begun;
      const free = this.#loop.bestAt(end) - this.#loop.bestAt(frame);
      const frames = end - frame;
      if (word !== '') words.unshift({ word, frames, margin: (endScore - begin - free) / frames });
      [end, endScore] = [frame, begin];
    }
    return words;
  }
}
