/** Hears utterances: it knows how words sound and, at each time, what may be said. */

import type { Network } from '../../networks/network.ts';
import { folded } from './fold.ts';
import { frameScores } from './frame-scores.ts';
import { framesASecond, FrontEnd, soundRate, type Frame } from './front-end.ts';
import { pronouncedBy, type Lexicon } from './lexicon.ts';
import { search, type Found } from './search.ts';
import { spokenPart } from './spoken-part.ts';
import { verdictOf, type Verdict } from './verdict.ts';
import { wordNetwork, type Pronounce, type WordNetwork } from './word-network.ts';
import type { WordGraph } from './word-graph.ts';

/** The network that tells sounds apart, and which they are. */
export type SoundModel = { readonly network: Network; readonly phones: readonly string[] };

export class Hearer {
  readonly #model: SoundModel;
  readonly #pronounce: Pronounce;
  /** Any words of the language in any order: what talk is. */
  readonly #talk: WordNetwork;
  /** Announcements come up again and again; each is laid out once. */
  readonly #announcements = new WeakMap<WordGraph, WordNetwork>();

  constructor(model: SoundModel, { announced, others }: Lexicon) {
    this.#model = model;
    this.#pronounce = pronouncedBy(announced, model.phones);
    const all = { ...others, ...announced };
    const transitions = Object.keys(all).map((word) => ({ from: 0, to: 0, word }));
    this.#talk = wordNetwork({ states: 1, end: 0, transitions }, pronouncedBy(all, model.phones));
  }

  /** Lays these out ahead, so that the first who says one of them need not wait for it. */
  layOut(graphs: readonly WordGraph[]): void {
    for (const graph of graphs) this.#laidOut(graph);
  }

  /** Listens for these announcements and no others; they are numbered in this order. */
  listen(graphs: readonly WordGraph[]): Utterance {
    const announcements = graphs.map((graph) => this.#laidOut(graph));
    const { network, phones } = this.#model;
    return new Utterance((sound) =>
      search(announcements, this.#talk, frameScores(network, phones.length, sound)),
    );
  }

  #laidOut(graph: WordGraph): WordNetwork {
    const known = this.#announcements.get(graph);
    if (known) return known;
    const small = folded(graph, (word) => this.#pronounce(word).length > 0);
    const network = wordNetwork(small, this.#pronounce);
    this.#announcements.set(graph, network);
    return network;
  }
}

/** What is said between holding the button and letting it go. */
export class Utterance {
  readonly #search: (sound: Float32Array) => readonly Found[];
  readonly #frontEnd = new FrontEnd();
  readonly #frames: Frame[] = [];
  readonly #sound: Float32Array[] = [];
  #searched: { readonly spoken: readonly Frame[]; readonly found: readonly Found[] } | undefined;

  constructor(searchIn: (sound: Float32Array) => readonly Found[]) {
    this.#search = searchIn;
  }

  /** `samples` from -1 to 1 at 16 kHz. */
  push(samples: Float32Array): void {
    this.#sound.push(samples);
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
    return spoken.length < leastFrames ? undefined : this.#foundIn(spoken);
  }

  /**
   * The network wants the whole, whose loudness it is told. But at a pause this may be the whole: then the search has been made before
   * anybody lets go, and is thrown away where the voice goes on.
   */
  #thinkAhead(): void {
    const last = this.#frames.at(-1);
    if (last === undefined || last.speech || this.#frames.length > mostAhead) return;
    const spoken = spokenPart(this.#frames);
    if (spoken.length >= leastFrames && spoken.at(-1) !== last) this.#foundIn(spoken);
  }

  #foundIn(spoken: readonly Frame[]): readonly Found[] {
    if (this.#searched && isSame(this.#searched.spoken, spoken)) return this.#searched.found;
    const first = this.#frames.indexOf(spoken[0]!) * hop;
    const sound = joined(this.#sound).subarray(first, first + spoken.length * hop);
    this.#searched = { spoken, found: this.#search(sound) };
    return this.#searched.found;
  }
}

function joined(pieces: readonly Float32Array[]): Float32Array {
  const whole = new Float32Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

/** Whether these are the same part of an utterance. */
function isSame(one: readonly Frame[], other: readonly Frame[]): boolean {
  return one[0] === other[0] && one.at(-1) === other.at(-1);
}

const hop = soundRate / framesASecond;

/** Whoever talks on longer than an announcement lasts is not searched at each pause. */
const mostAhead = 5 * framesASecond;

/** Shorter than any word, with what is kept before and after it. */
const leastFrames = 30;
