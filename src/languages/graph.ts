/** A phrase as a graph of words: what the text is compared with, and what the recogniser listens for. */

import type { Phrase } from './template.ts';

/**
 * Every way from state 0 to state `end` is one wording. Each transition leads to a higher state, so that there are no
 * loops; one without a word takes no time.
 */
export type Graph = {
  readonly states: number;
  readonly end: number;
  /** Ordered by `from`. */
  readonly transitions: readonly Transition[];
};

export type Transition = {
  readonly from: number;
  readonly to: number;
  readonly word?: string;
  /** A word beside the matter. */
  readonly aside?: true;
};

export function graphOf(phrase: Phrase): Graph {
  const transitions: Transition[] = [];
  let states = 1;
  const newState = () => (states += 1) - 1;

  /** The state in which one is after the phrase, having been in `from` before it. */
  const follow = (from: number, part: Phrase, beside?: { readonly aside: true }): number => {
    switch (part.kind) {
      case 'word': {
        const to = newState();
        transitions.push({ from, to, word: part.word, ...beside });
        return to;
      }
      case 'sequence':
        return part.parts.reduce((at, each) => follow(at, each, beside), from);
      case 'aside':
        return follow(from, part.part, { aside: true });
      case 'choice': {
        // Single words lead to the common state at once: that keeps the graph small.
        const longer = part.among.filter(({ kind }) => kind !== 'word');
        const exits = longer.map((each) => follow(from, each, beside));
        const to = newState();
        for (const exit of exits) transitions.push({ from: exit, to });
        for (const each of part.among)
          if (each.kind === 'word') transitions.push({ from, to, word: each.word, ...beside });
        return to;
      }
    }
  };

  const end = follow(0, phrase);
  transitions.sort((one, other) => one.from - other.from);
  return { states, end, transitions };
}
