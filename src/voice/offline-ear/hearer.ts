/** Hears utterances: it knows how words sound and, at each time, what may be said. */

import type { AcousticModel } from './acoustic-model.ts';
import { featuresOf, spokenPart } from './features.ts';
import { folded } from './fold.ts';
import { framesASecond, FrontEnd, type Frame } from './front-end.ts';
import { pronouncedBy, type Lexicon } from './lexicon.ts';
import { networkOf, type Network, type Pronounce } from './network.ts';
import { Search, type Found } from './search.ts';
import { verdictOf, type Verdict } from './verdict.ts';
import type { WordGraph } from './word-graph.ts';

export class Hearer {
  readonly #model: AcousticModel;
  readonly #pronounce: Pronounce;
  /** Announcements come up again and again; each is laid out once. */
  readonly #networks = new Map<string, Network>();

  constructor(model: AcousticModel, lexicon: Lexicon) {
    this.#model = model;
    this.#pronounce = pronouncedBy(lexicon, model.phones);
  }

  /** Lays these out ahead, so that the first who says one of them need not wait for it. */
  layOut(graphs: readonly WordGraph[]): void {
    for (const graph of graphs) this.#network(graph);
  }

  /** Listens for these announcements and no others; they are numbered in this order. */
  listen(graphs: readonly WordGraph[]): Utterance {
    return new Utterance(
      this.#model,
      graphs.map((graph) => this.#network(graph)),
    );
  }

  #network(graph: WordGraph): Network {
    const key = JSON.stringify(graph);
    const known = this.#networks.get(key);
    if (known) return known;
    const small = folded(graph, (word) => this.#pronounce(word).length > 0);
    const network = networkOf(this.#model, small, this.#pronounce);
    this.#networks.set(key, network);
    return network;
  }
}

/** What is said between holding the button and letting it go. */
export class Utterance {
  readonly #model: AcousticModel;
  readonly #networks: readonly Network[];
  readonly #frontEnd = new FrontEnd();
  readonly #frames: Frame[] = [];
  #searched: { readonly spoken: readonly Frame[]; readonly found: readonly Found[] } | undefined;

  constructor(model: AcousticModel, networks: readonly Network[]) {
    this.#model = model;
    this.#networks = networks;
  }

  /** `samples` from -1 to 1 at 16 kHz. */
  push(samples: Float32Array): void {
    for (const frame of this.#frontEnd.push(samples)) this.#frames.push(frame);
    this.#thinkAhead();
  }

  verdict(): Verdict {
    const found = this.found();
    return found ? verdictOf(found) : { kind: 'silence' };
  }

  /** What each announcement scored, the best first. Nothing where nothing was said. */
  found(): readonly Found[] | undefined {
    const spoken = spokenPart(this.#frames);
    return spoken.length < leastFrames ? undefined : this.#search(spoken);
  }

  /**
   * A search needs the mean of the whole, so it cannot run beside the voice. But at a pause it may be the whole: then
   * the search has been made before anybody lets go, and is thrown away where the voice goes on.
   */
  #thinkAhead(): void {
    const last = this.#frames.at(-1);
    if (last === undefined || last.speech || this.#frames.length > mostAhead) return;
    const spoken = spokenPart(this.#frames);
    if (spoken.length >= leastFrames && spoken.at(-1) !== last) this.#search(spoken);
  }

  #search(spoken: readonly Frame[]): readonly Found[] {
    if (this.#searched && isSame(this.#searched.spoken, spoken)) return this.#searched.found;
    const search = new Search(this.#model, this.#networks);
    for (const feature of featuresOf(spoken)) search.step(feature);
    this.#searched = { spoken, found: search.found() };
    return this.#searched.found;
  }
}

/** Whether these are the same part of an utterance. */
function isSame(one: readonly Frame[], other: readonly Frame[]): boolean {
  return one[0] === other[0] && one.at(-1) === other.at(-1);
}

/** Whoever talks on longer than an announcement lasts is not searched at each pause. */
const mostAhead = 5 * framesASecond;

/** Shorter than any word, with what is kept before and after it. */
const leastFrames = 30;
