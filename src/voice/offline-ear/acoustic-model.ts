/** The acoustic model: the sounds (phones) that it knows, their shades beside other sounds, and what each is made of. */

export type ModelManifest = {
  readonly bytes: number;
  readonly sha256: string;
  readonly phones: readonly string[];
  readonly senones: number;
  readonly sequences: number;
  readonly densities: number;
  /** For each of the 39 numbers of a feature: value = least + step x byte. */
  readonly meanRanges: readonly (readonly number[])[];
  readonly logVarianceRanges: readonly (readonly number[])[];
  /** Natural logs of the 16 weights. */
  readonly mixtureLevels: readonly number[];
};

export const streams = 3;
export const streamSize = 13;
export const statesAPhone = 3;

/** Where a sound stands in its word, numbered as in the model's table of triphones. */
export const wordPlaces = { inside: 0, first: 1, last: 2, alone: 3 } as const;
export type WordPlace = (typeof wordPlaces)[keyof typeof wordPlaces];

export type AcousticModel = {
  readonly phones: readonly string[];
  readonly silence: number;
  readonly densities: number;
  readonly senones: number;
  /** [phone][stream][density][dimension] */
  readonly means: Float32Array;
  /** 1 / (2 variance), laid out as the means. */
  readonly sharpness: Float32Array;
  /** [phone][stream][density]: the log of a density's height at its mean. */
  readonly heights: Float32Array;
  /** [senone][stream][density], two in a byte; the lower half first. */
  readonly mixtures: Uint8Array;
  readonly mixtureLevels: Float64Array;
  /** Whose densities a senone weighs. */
  readonly basePhones: Uint8Array;
  /** The three senones of a phone that nobody stands beside, or of one between neighbours. */
  readonly alone: (phone: number) => Senones;
  readonly between: (phone: number, left: number, right: number, place: WordPlace) => Senones;
  /** Logs of the chance to stay in a state of a phone, and to go on. */
  readonly staying: Float64Array;
  readonly leaving: Float64Array;
};

export type Senones = readonly [number, number, number];

/** `bytes` is the unpacked file. Throws where it is not as long as the manifest says. */
export function readModel(manifest: ModelManifest, bytes: ArrayBuffer): AcousticModel {
  const { phones, senones, densities } = manifest;
  let at = 0;
  const take = (size: number) => bytes.slice(at, (at += size));
  const gaussians = phones.length * streams * densities;
  const means = valuesOf(
    new Uint8Array(take(gaussians * streamSize)),
    manifest.meanRanges,
    densities,
  );
  const logVariances = valuesOf(
    new Uint8Array(take(gaussians * streamSize)),
    manifest.logVarianceRanges,
    densities,
  );
  const mixtures = new Uint8Array(take((senones * streams * densities) / 2));
  const basePhones = new Uint8Array(take(senones));
  const sequences = new Uint16Array(take(2 * statesAPhone * manifest.sequences));
  const aloneTable = new Uint16Array(take(2 * phones.length));
  const triphones = new Uint16Array(take(2 * 4 * phones.length ** 3));
  const chances = new Float32Array(take(4 * statesAPhone * phones.length));
  if (at !== bytes.byteLength)
    throw new Error('The acoustic model is not as long as it should be.');

  const senonesOf = (sequence: number): Senones => [
    sequences[3 * sequence]!,
    sequences[3 * sequence + 1]!,
    sequences[3 * sequence + 2]!,
  ];
  return {
    phones,
    silence: phones.indexOf('SIL'),
    densities,
    senones,
    means,
    sharpness: logVariances.map((log) => 0.5 * Math.exp(-log)),
    heights: Float32Array.from({ length: gaussians }, (_, gaussian) =>
      heightOf(logVariances, gaussian),
    ),
    mixtures,
    mixtureLevels: Float64Array.from(manifest.mixtureLevels),
    basePhones,
    alone: (phone) => senonesOf(aloneTable[phone]!),
    between: (phone, left, right, place) =>
      senonesOf(
        triphones[
          ((place * phones.length + phone) * phones.length + left) * phones.length + right
        ]!,
      ),
    staying: Float64Array.from(chances, Math.log),
    leaving: Float64Array.from(chances, (chance) => Math.log(1 - chance)),
  };
}

function valuesOf(
  bytes: Uint8Array,
  ranges: ModelManifest['meanRanges'],
  densities: number,
): Float32Array {
  const perStream = densities * streamSize;
  return Float32Array.from(bytes, (byte, index) => {
    const stream = Math.floor(index / perStream) % streams;
    const [least = 0, step = 0] = ranges[stream * streamSize + (index % streamSize)] ?? [];
    return least + step * byte;
  });
}

function heightOf(logVariances: Float32Array, gaussian: number): number {
  let sum = streamSize * Math.log(2 * Math.PI);
  for (let at = 0; at < streamSize; at++) sum += logVariances[gaussian * streamSize + at]!;
  return -0.5 * sum;
}
