/**
 * Sound in a quarter of its size: IMA ADPCM, four bits a sample. Its decoder is a few lines and the same everywhere,
 * whereas what a browser's own recorder writes, Opus here and AAC there, not every other browser can read.
 */

import type { Wave } from '../sounds/wave.ts';

/** The tables of the "Recommended Practices" of the Interactive Multimedia Association, 1992. */
const indexSteps = [-1, -1, -1, -1, 2, 4, 6, 8] as const;
const strides: readonly number[] = [
  ...[7, 8, 9, 10, 11, 12, 13, 14, 16, 17, 19, 21, 23, 25, 28, 31, 34, 37, 41, 45, 50, 55, 60],
  ...[66, 73, 80, 88, 97, 107, 118, 130, 143, 157, 173, 190, 209, 230, 253, 279, 307, 337, 371],
  ...[408, 449, 494, 544, 598, 658, 724, 796, 876, 963, 1060, 1166, 1282, 1411, 1552, 1707, 1878],
  ...[2066, 2272, 2499, 2749, 3024, 3327, 3660, 4026, 4428, 4871, 5358, 5894, 6484, 7132, 7845],
  ...[8630, 9493, 10442, 11487, 12635, 13899, 15289, 16818, 18500, 20350, 22385, 24623, 27086],
  ...[29794, 32767],
];

/** What the decoder knows after each sample; the encoder keeps the same, so that their errors do not add up. */
type Follower = { value: number; index: number };

/** Two samples a byte, the earlier one in the lower half; both ends of the wave should be silent. */
export function packWave(wave: Wave): Uint8Array<ArrayBuffer> {
  const follower: Follower = { value: 0, index: 0 };
  const packed = new Uint8Array(Math.ceil(wave.length / 2));
  for (let at = 0; at < wave.length; at++) {
    const code = nearest(follower, 32_767 * Math.max(-1, Math.min(1, wave[at]!)));
    follow(follower, code);
    packed[at >> 1]! |= at % 2 === 0 ? code : code << 4;
  }
  return packed;
}

export function unpackWave(packed: Uint8Array): Float32Array<ArrayBuffer> {
  const follower: Follower = { value: 0, index: 0 };
  return Float32Array.from({ length: 2 * packed.length }, (_, at) => {
    const both = packed[at >> 1]!;
    follow(follower, at % 2 === 0 ? both & 15 : both >> 4);
    return follower.value / 32_767;
  });
}

function nearest({ value, index }: Follower, wished: number): number {
  const away = wished - value;
  const quarters = Math.floor((4 * Math.abs(away)) / strides[index]!);
  return (away < 0 ? 8 : 0) | Math.min(7, quarters);
}

function follow(follower: Follower, code: number): void {
  const size = code & 7;
  const change = ((2 * size + 1) * strides[follower.index]!) / 8;
  const value = Math.round(follower.value + (code & 8 ? -change : change));
  follower.value = Math.max(-32_768, Math.min(32_767, value));
  follower.index = Math.max(0, Math.min(strides.length - 1, follower.index + indexSteps[size]!));
}
