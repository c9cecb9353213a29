/** Hears utterances: it knows how words sound and, at each time, what may be said. */

import type { AcousticModel } from './acoustic-model.ts';
import { featuresOf, spokenPart } from './features.ts';
import { FrontEnd, type Frame } from './front-end.ts';
import { pronouncedBy, type Lexicon } from './lexicon.ts';
import { networkOf, pieceOf, type Network, type Piece } from './network.ts';
import { Search, type Found } from './search.ts';
import { soundsOf, type Pronounce } from './sounds.ts';
import { verdictOf, type Verdict } from './verdict.ts';
import type { WordGraph } from './word-graph.ts';

export class Hearer {
  readonly #model: AcousticModel;
  readonly #pronounce: Pronounce;
  /** Announcements come up again and again; each is laid out once. */
  readonly #pieces = new Map<string, Piece>();

  constructor(model: AcousticModel, lexicon: Lexicon) {
    this.#model = model;
    this.#pronounce = pronouncedBy(lexicon, model.phones);
  }

  /** Listens for these announcements and no others; they are numbered in this order. */
  listen(graphs: readonly WordGraph[]): Utterance {
    return new Utterance(this.#model, networkOf(graphs.map((graph) => this.#piece(graph))));
  }

  #piece(graph: WordGraph): Piece {
    const key = JSON.stringify(graph);
    const known = this.#pieces.get(key);
    if (known) return known;
    const sounds = soundsOf(graph, this.#pronounce, this.#model.silence);
    const piece = pieceOf(this.#model, sounds);
    this.#pieces.set(key, piece);
    return piece;
  }
}

/** What is said between holding the button and letting it go. */
export class Utterance {
  readonly #model: AcousticModel;
  readonly #network: Network;
  readonly #frontEnd = new FrontEnd();
  readonly #frames: Frame[] = [];

  constructor(model: AcousticModel, network: Network) {
    this.#model = model;
    this.#network = network;
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
    const search = new Search(this.#model, this.#network);
    for (const feature of featuresOf(spoken)) search.step(feature);
    return search.found();
  }
}

/** Shorter than any word, with what is kept before and after it. */
const leastFrames = 30;
