/** Reads and writes WAV files: mono, 16 bits. */

import type { Wave } from '../../voice/sounds/wave.ts';

const headerBytes = 44;

export function writeWav(wave: Wave, rate: number): Buffer {
  const file = Buffer.alloc(headerBytes + 2 * wave.length);
  file.write('RIFF', 0);
  file.writeUInt32LE(file.length - 8, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20); // plain PCM
  file.writeUInt16LE(1, 22); // one channel
  file.writeUInt32LE(rate, 24);
  file.writeUInt32LE(2 * rate, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36);
  file.writeUInt32LE(2 * wave.length, 40);
  wave.forEach((sample, index) => {
    const whole = Math.round(Math.max(-1, Math.min(1, sample)) * 32_767);
    file.writeInt16LE(whole, headerBytes + 2 * index);
  });
  return file;
}

/** The lengths in the header are not trusted: a synthesizer that writes to a pipe cannot know them. */
export function readWav(file: Buffer): { readonly wave: Wave; readonly rate: number } {
  const samples = file.subarray(file.indexOf('data', 12) + 8);
  const wave = Float32Array.from(
    { length: Math.floor(samples.length / 2) },
    (_, index) => samples.readInt16LE(2 * index) / 32_768,
  );
  return { wave, rate: file.readUInt32LE(24) };
}
