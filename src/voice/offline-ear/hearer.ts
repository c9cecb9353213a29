/** Hears utterances: it knows how words sound and, at each time, what may be said. */

import type { AcousticModel } from './acoustic-model.ts';
import { featuresOf, spokenPart } from './features.ts';
import { folded } from './fold.ts';
import { FrontEnd, type Frame } from './front-end.ts';
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

  constructor(model: AcousticModel, networks: readonly Network[]) {
    this.#model = model;
    this.#networks = networks;
  }

  /** `samples` from -1 to 1 at 16 kHz. */
  push(samples: Float32Array): void {
    for (const frame of this.#frontEnd.push(samples)) this.#frames.push(frame);
  }

  verdict(): Verdict {
    const found = this.found();
    return found ? verdictOf(found) : { kind: 'silence' };
  }

  /** What each announcement scored, the best first. Nothing where nothing was said. */
  found(): readonly Found[] | undefined {
    const spoken = spokenPart(this.#frames);
    if (spoken.length < leastFrames) return undefined;
    const search = new Search(this.#model, this.#networks);
    for (const feature of featuresOf(spoken)) search.step(feature);
    return search.found();
  }
}

/** Shorter than any word, with what is kept before and after it. */
const leastFrames = 30;
