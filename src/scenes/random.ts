/** Numbers by lot that a seed and a purpose decide: the same two always give the same numbers. */

export type Random = {
  /** 0 to 1, 1 never. */
  readonly next: () => number;
  readonly between: (low: number, high: number) => number;
  /** A whole number, both ends possible. */
  readonly whole: (low: number, high: number) => number;
  readonly normal: (mean: number, deviation: number) => number;
  readonly chance: (probability: number) => boolean;
  readonly pick: <T>(choices: readonly [T, ...T[]]) => T;
};

/** FNV-1a over the text: enough to tell purposes apart. */
function hash(text: string): number {
  let sum = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    sum = Math.imul(sum ^ text.charCodeAt(i), 0x01000193);
  }
  return sum >>> 0;
}

/** Chris Doty-Humphrey's sfc32, run in for a dozen steps so that near seeds part. */
function smallFastCounter(seed: number, purpose: number): () => number {
  let a = seed | 0;
  let b = purpose | 0;
  let c = Math.floor(seed / 0x100000000) ^ 0x9e3779b9;
  let counter = 1;
  const step = (): number => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return (sum >>> 0) / 0x100000000;
  };
  for (let i = 0; i < 12; i++) step();
  return step;
}

/** A stream of its own for each purpose, so that one more number drawn in one place moves nothing elsewhere. */
export function random(seed: number, purpose: string): Random {
  const next = smallFastCounter(seed, hash(purpose));
  const between = (low: number, high: number): number => low + (high - low) * next();
  const whole = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    between,
    whole,
    normal: (mean, deviation) =>
      mean + deviation * Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
    chance: (probability) => next() < probability,
    pick: <T>(choices: readonly [T, ...T[]]) => choices[whole(0, choices.length - 1)] ?? choices[0],
  };
}
