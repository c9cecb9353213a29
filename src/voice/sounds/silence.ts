/** A file of silence: what plays where something must play and nothing be heard. */

const rate = 8000;
const headerBytes = 44;
/** The middle of 8-bit samples. */
const still = 128;

/** As WAV: one channel of 8 bits. */
export function silence(seconds: number): Blob {
  const header = new DataView(new ArrayBuffer(headerBytes));
  const samples = new Uint8Array(seconds * rate).fill(still);
  const letters = (at: number, text: string) =>
    [...text].forEach((letter, index) => header.setUint8(at + index, letter.charCodeAt(0)));
  const number = (at: number, value: number) => header.setUint32(at, value, true);
  const pair = (at: number, low: number, high: number) => number(at, low + (high << 16));
  letters(0, 'RIFF');
  number(4, headerBytes - 8 + samples.length);
  letters(8, 'WAVEfmt ');
  number(16, 16);
  pair(20, 1, 1); // plain PCM, one channel
  number(24, rate);
  number(28, rate);
  pair(32, 1, 8); // bytes and bits of a sample
  letters(36, 'data');
  number(40, samples.length);
  return new Blob([header, samples], { type: 'audio/wav' });
}
