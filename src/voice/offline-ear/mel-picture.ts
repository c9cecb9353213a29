/** Sound as the networks see it: a picture of mel bands over time, a row for each hundredth of a second. */

import { powerSpectrum, spectrumSize } from './fourier.ts';
import { soundRate } from './front-end.ts';

export const bandCount = 32;
const hop = 160;
const frameLength = 400;
const fullScale = 32_768;
const [lowestHz, highestHz] = [60, 3800];
const binHz = soundRate / spectrumSize;
/** Decibels below the loudest band of all that still count. */
const range = 80;

const hann = Float64Array.from(
  { length: frameLength },
  (_, index) => 0.5 - 0.5 * Math.cos((2 * Math.PI * index) / frameLength),
);

/** Slaney's mel scale: straight below 1000 Hz, logarithmic above. */
const bend = { hz: 1000, mels: 15, step: Math.log(6.4) / 27 };
const mel = (hz: number): number =>
  hz < bend.hz ? (bend.mels * hz) / bend.hz : bend.mels + Math.log(hz / bend.hz) / bend.step;
const hertz = (mels: number): number =>
  mels < bend.mels
    ? (bend.hz * mels) / bend.mels
    : bend.hz * Math.exp((mels - bend.mels) * bend.step);

/** [band][bin]: triangles of area 1. */
const bands: readonly Float64Array[] = Array.from({ length: bandCount }, (_, band) => {
  const step = (mel(highestHz) - mel(lowestHz)) / (bandCount + 1);
  const [low, peak, high] = [0, 1, 2].map((at) => hertz(mel(lowestHz) + (band + at) * step)) as [
    number,
    number,
    number,
  ];
  return Float64Array.from({ length: spectrumSize / 2 + 1 }, (_bin, bin) => {
    const hz = bin * binHz;
    const height = Math.min((hz - low) / (peak - low), (high - hz) / (high - peak));
    return Math.max(0, height) * (2 / (high - low));
  });
});

/**
 * `sound` from -1 to 1 at 16 kHz -> decibels of 16-bit sound, 32 to a row. As in openWakeWord's melspectrogram, of which
 * `golden-mel.json` holds answers; its rows begin 56 samples late.
 */
export function decibelsOf(sound: Float32Array): Float32Array {
  const rows = Math.max(0, Math.floor((sound.length - spectrumSize) / hop) + 1);
  const decibels = new Float32Array(rows * bandCount);
  const power = new Float64Array(spectrumSize / 2 + 1);
  const late = (spectrumSize - frameLength) / 2;
  for (let row = 0; row < rows; row++) {
    const start = row * hop + late;
    const frame = hann.map((weight, at) => weight * sound[start + at]! * fullScale);
    powerSpectrum(frame, power);
    bands.forEach((weights, band) => {
      const sum = weights.reduce((total, weight, bin) => total + weight * power[bin]!, 0);
      decibels[row * bandCount + band] = 10 * Math.log10(Math.max(1e-10, sum));
    });
  }
  const loudest = decibels.reduce((most, one) => Math.max(most, one), -Infinity);
  return decibels.map((one) => Math.max(one, loudest - range));
}

/** Decibels on the scale that Google's speech embedding was trained with. */
export const onNetworksScale = (decibels: Float32Array): Float32Array =>
  decibels.map((one) => one / 10 + 2);
