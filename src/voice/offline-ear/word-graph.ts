/** All wordings of one announcement, as the languages lay them out. */

/**
 * Every way from state 0 to state `end` is one wording. Each transition leads to a higher state; one without a word
 * takes no time.
 */
export type WordGraph = {
  readonly states: number;
  readonly end: number;
  readonly transitions: readonly {
    readonly from: number;
    readonly to: number;
    readonly word?: string;
    /** A word beside the matter: "well", "please". */
    readonly aside?: true;
  }[];
  /** Words beside the matter that may be said in any state, again and again: "uh", "now". */
  readonly between?: readonly string[];
};
