/** What a network's run on so many threads came to. */

export type Ran = {
  /** On how many it really ran. */
  readonly threads: number;
  readonly numbers: readonly number[];
  readonly numTensors: { readonly before: number; readonly after: number };
};
