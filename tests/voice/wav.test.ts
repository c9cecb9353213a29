/** A sound written as WAV is read back as it was. */

import { expect, it } from 'vitest';
import { readWav, writeWav } from '../../src/terminal/sounds/wav.ts';

it('a wave survives being written and read', () => {
  const wave = Float32Array.from({ length: 999 }, (_, index) => Math.sin(index / 9) * 0.9);
  const back = readWav(writeWav(wave, 22_050));
  expect(back.rate).toBe(22_050);
  expect(back.wave.length).toBe(wave.length);
  back.wave.forEach((sample, index) => expect(sample).toBeCloseTo(wave[index] ?? 0, 3));
});

it('what is too loud is held at full scale, not wrapped round', () => {
  const { wave } = readWav(writeWav(Float32Array.of(2, -2), 8000));
  expect(wave[0]).toBeCloseTo(1, 3);
  expect(wave[1]).toBeCloseTo(-1, 3);
});
