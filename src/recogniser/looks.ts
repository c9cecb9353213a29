/** What the looks at the ends of one frame tell, each worked out once and only when asked for. */

import { ends } from '../cards/face.ts';
import { isAllowed } from '../hand/possible.ts';
import type { EndScores } from '../hand/solve.ts';
import { compare, logProbabilities, type Comparison } from './compare.ts';
import type { Look } from './frame-reader.ts';
import type { MatcherManifest } from './matcher.ts';
import type { Prototypes } from './prototypes.ts';
import type { Quad } from './recogniser.ts';
import { settled } from './settle.ts';

/** From this probability on an end is one card, and how it was laid does not matter. */
const clearFrom = 0.99;

/** An end is laid over so many of those that it looks most like. */
const rivals = 2;

export class Looks {
  private readonly manifest: MatcherManifest;
  private readonly prototypes: Prototypes;
  private readonly setup: boolean;
  private readonly compared: Map<Look, Comparison>;
  private readonly scores = new Map<Look, EndScores>();

  /** `setup`: no bomb burns and nothing is turned round. `compared` is what is known already. */
  constructor(
    manifest: MatcherManifest,
    prototypes: Prototypes,
    setup: boolean,
    compared: ReadonlyMap<Look, Comparison>,
  ) {
    this.manifest = manifest;
    this.prototypes = prototypes;
    this.setup = setup;
    this.compared = new Map(compared);
  }

  comparisonOf(look: Look): Comparison {
    return kept(this.compared, look, () =>
      compare(this.manifest, look.description, this.prototypes),
    );
  }

  /** Log probability of each end, in the order of `ends`. */
  scoresOf(look: Look): EndScores {
    return kept(this.scores, look, () => {
      const compared = this.comparisonOf(look);
      return logProbabilities(this.manifest, look.description, this.prototypes, compared);
    });
  }

  /** Whether the look tells one card. Where it cannot burn, it does not matter which end of a bomb it shows. */
  isClear(look: Look): boolean {
    const scores = this.scoresOf(look);
    const chances = new Map<string, number>(ends.map((end, e) => [end, Math.exp(scores[e]!)]));
    return ends.some((end) => {
      const burning = this.setup ? (chances.get(`${end}*`) ?? 0) : 0;
      return isAllowed(end, this.setup) && chances.get(end)! + burning > clearFrom;
    });
  }

  /** Where an end that was seen so would lie best on what it may well be; it is thought to lie at `guess`. */
  settled(look: Look, guess: Quad): Quad {
    const { whole } = this.comparisonOf(look);
    const order = [...whole.keys()].sort((a, b) => whole[b]! - whole[a]!);
    const likely = order.slice(0, rivals).map((e) => this.prototypes.own[e]!);
    return settled(look.quad, look.description, likely, guess);
  }
}

function kept<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const value = map.get(key) ?? make();
  map.set(key, value);
  return value;
}
