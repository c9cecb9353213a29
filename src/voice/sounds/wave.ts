/** A sound as numbers: mono samples from -1 to 1, with the few things that every sound is built from. */

export const waveRate = 44_100;
export type Wave = Float32Array;

/** Fills a wave of `seconds` by asking for the sample at each time, in seconds. */
export function draw(seconds: number, sampleAt: (time: number) => number): Wave {
  return Float32Array.from({ length: Math.round(seconds * waveRate) }, (_, index) =>
    sampleAt(index / waveRate),
  );
}

export function mix(...waves: readonly Wave[]): Wave {
  const mixed = new Float32Array(Math.max(...waves.map((wave) => wave.length)));
  for (const wave of waves) {
    wave.forEach((sample, index) => (mixed[index] = (mixed[index] ?? 0) + sample));
  }
  return mixed;
}

/** Scales a wave so that its loudest sample is `peak`, and fades both ends over 3 ms so that nothing clicks. */
export function finish(wave: Wave, peak: number): Wave {
  const loudest = wave.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  const fadeSamples = 0.003 * waveRate;
  return wave.map((sample, index) => {
    const fade = Math.min(1, index / fadeSamples, (wave.length - 1 - index) / fadeSamples);
    return (sample / (loudest || 1)) * peak * fade;
  });
}

/** Random numbers from 0 to 1 (mulberry32): the same seed gives the same sound on every machine. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let bits = Math.imul(state ^ (state >>> 15), state | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
}
