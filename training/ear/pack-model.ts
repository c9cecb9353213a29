/**
 * `npm run ear:model`: packs CMU Sphinx's acoustic model into models/ear, a third of its size: means, variances in 8
 * bits, mixture weights in 4.
 *
 * --from DIR    the model; Debian's package pocketsphinx-en-us if not told
 */

import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { positions, readSphinxModel, streams, type SphinxModel } from './sphinx-model.ts';

const { values } = parseArgs({
  options: { from: { type: 'string', default: '/usr/share/pocketsphinx/model/en-us/en-us' } },
});
const folder = join(import.meta.dirname, '../../models/ear');
/** Below this a variance is training's accident (as in the original's -varfloor). */
const leastVariance = 1e-4;

const model = readSphinxModel(values.from);
const means = inBytes(model, model.means);
const logVariances = inBytes(
  model,
  model.variances.map((variance) => Math.log(Math.max(variance, leastVariance))),
);
const mixtures = inHalfBytes(model);
const parts = {
  means: means.bytes,
  logVariances: logVariances.bytes,
  mixtures: mixtures.bytes,
  basePhones: basePhones(model),
  sequences: bytesOf(model.sequences),
  alone: bytesOf(Uint16Array.from(model.alone)),
  triphones: bytesOf(triphones(model)),
  staying: bytesOf(Float32Array.from(model.staying.flat())),
};
const packed = gzipSync(Buffer.concat(Object.values(parts)), { level: 9 });
writeFileSync(join(folder, 'weights.bin'), packed);
const manifest = {
  origin: 'CMU Sphinx en-us 5.2 (PTM), BSD-2-Clause',
  bytes: packed.length,
  sha256: createHash('sha256').update(packed).digest('hex'),
  phones: model.phones,
  senones: model.senones,
  sequences: model.sequences.length / 3,
  densities: model.densities,
  meanRanges: means.ranges,
  logVarianceRanges: logVariances.ranges,
  mixtureLevels: mixtures.levels,
};
writeFileSync(join(folder, 'manifest.json'), `${JSON.stringify(manifest, undefined, 2)}\n`);
console.log(`${(packed.length / 1e6).toFixed(2)} MB`);
for (const [name, bytes] of Object.entries(parts))
  console.log(`  ${name}: ${(gzipSync(bytes).length / 1e3).toFixed(0)} kB`);

type Range = readonly [least: number, step: number];

/** 256 steps for each stream and dimension, between the 0.05 % and the 99.95 % point: what lies beyond is rare. */
function inBytes({ phones, densities, dimensions }: SphinxModel, numbers: ArrayLike<number>) {
  const ranges: Range[] = [];
  const bytes = new Uint8Array(numbers.length);
  for (let column = 0; column < streams * dimensions; column++) {
    const [stream, dimension] = [Math.floor(column / dimensions), column % dimensions];
    const places = Array.from({ length: phones.length * densities }, (_, row) => {
      const [phone, density] = [Math.floor(row / densities), row % densities];
      return ((phone * streams + stream) * densities + density) * dimensions + dimension;
    });
    const sorted = places.map((place) => numbers[place]!).sort((one, other) => one - other);
    const least = sorted[Math.floor(0.0005 * sorted.length)]!;
    const step = (sorted[Math.floor(0.9995 * sorted.length)]! - least) / 255;
    ranges.push([least, step]);
    for (const place of places)
      bytes[place] = Math.min(255, Math.max(0, Math.round((numbers[place]! - least) / step)));
  }
  return { bytes, ranges };
}

/** [senone][stream][density], two in a byte, each one of 16 levels that fit the weights best (Lloyd). */
function inHalfBytes({ mixtures, senones, densities }: SphinxModel) {
  const counts = new Float64Array(256);
  for (const weight of mixtures) counts[weight]!++;
  const levels = lloyd(counts, 16);
  const nearest = Uint8Array.from(counts, (_, weight) => nearestOf(levels, weight));
  const bytes = new Uint8Array((senones * streams * densities) / 2);
  for (let senone = 0; senone < senones; senone++) {
    for (let place = 0; place < streams * densities; place++) {
      const half = nearest[mixtures[place * senones + senone]!]!;
      bytes[(senone * streams * densities + place) >> 1]! |= place % 2 ? half << 4 : half;
    }
  }
  const unit = 1024 * Math.log(1.0001);
  return { bytes, levels: levels.map((level) => -unit * level) };
}

function lloyd(counts: Float64Array, amount: number): readonly number[] {
  let levels = Array.from({ length: amount }, (_, index) => 20 + (index * 140) / (amount - 1));
  for (let round = 0; round < 200; round++) {
    const [sums, weights] = [new Float64Array(amount), new Float64Array(amount)];
    counts.forEach((count, weight) => {
      const level = nearestOf(levels, weight);
      sums[level]! += count * weight;
      weights[level]! += count;
    });
    levels = levels.map((level, index) =>
      weights[index] ? sums[index]! / weights[index]! : level,
    );
  }
  return levels;
}

function nearestOf(levels: readonly number[], weight: number): number {
  const distances = levels.map((level) => Math.abs(level - weight));
  return distances.indexOf(Math.min(...distances));
}

/** Every place in a word, phone, left and right neighbour. */
function triphones({ phones, triphone }: SphinxModel): Uint16Array {
  const amount = phones.length;
  return Uint16Array.from({ length: positions * amount ** 3 }, (_, index) => {
    const [right, left] = [index % amount, Math.floor(index / amount) % amount];
    const [phone, position] = [
      Math.floor(index / amount ** 2) % amount,
      Math.floor(index / amount ** 3),
    ];
    return triphone(position, phone, left, right);
  });
}

/** Whose densities a senone weighs. */
function basePhones({ phones, senones, sequences, triphone, alone }: SphinxModel): Uint8Array {
  const bases = new Uint8Array(senones);
  const claim = (sequence: number, phone: number) => {
    for (const state of [0, 1, 2]) bases[sequences[3 * sequence + state]!] = phone;
  };
  phones.forEach((_, phone) => {
    claim(alone[phone]!, phone);
    for (let position = 0; position < positions; position++)
      for (let left = 0; left < phones.length; left++)
        for (let right = 0; right < phones.length; right++)
          claim(triphone(position, phone, left, right), phone);
  });
  return bases;
}

function bytesOf(numbers: Uint16Array | Float32Array): Uint8Array {
  return new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength);
}
