/** The power spectrum of one frame of sound: a radix-2 Fourier transform. */

export const spectrumSize = 512;
const bits = Math.log2(spectrumSize);

const cosines = table((turn) => Math.cos(turn));
const sines = table((turn) => Math.sin(turn));
const reversed = Uint16Array.from({ length: spectrumSize }, (_, index) => reverse(index));

const real = new Float64Array(spectrumSize);
const imaginary = new Float64Array(spectrumSize);

/** `frame` holds at most 512 samples, `power` gets 257 numbers. */
export function powerSpectrum(frame: Float64Array, power: Float64Array): void {
  imaginary.fill(0);
  for (let index = 0; index < spectrumSize; index++)
    real[reversed[index]!] = index < frame.length ? frame[index]! : 0;
  for (let half = 1; half < spectrumSize; half *= 2) mergePairs(half);
  for (let index = 0; index <= spectrumSize / 2; index++)
    power[index] = real[index]! ** 2 + imaginary[index]! ** 2;
}

function mergePairs(half: number): void {
  const stride = spectrumSize / (2 * half);
  for (let start = 0; start < spectrumSize; start += 2 * half) {
    for (let offset = 0; offset < half; offset++) {
      const low = start + offset;
      const high = low + half;
      const cosine = cosines[offset * stride]!;
      const sine = sines[offset * stride]!;
      const turnedReal = real[high]! * cosine + imaginary[high]! * sine;
      const turnedImaginary = imaginary[high]! * cosine - real[high]! * sine;
      real[high] = real[low]! - turnedReal;
      imaginary[high] = imaginary[low]! - turnedImaginary;
      real[low] = real[low]! + turnedReal;
      imaginary[low] = imaginary[low]! + turnedImaginary;
    }
  }
}

function table(of: (turn: number) => number): Float64Array {
  return Float64Array.from({ length: spectrumSize / 2 }, (_, index) =>
    of((2 * Math.PI * index) / spectrumSize),
  );
}

function reverse(index: number): number {
  let [left, result] = [index, 0];
  for (let bit = 0; bit < bits; bit++) {
    result = 2 * result + (left & 1);
    left >>= 1;
  }
  return result;
}
