/** The sounds, listened to by numbers: the fuse hisses, the boom booms, and no machine makes them differently. */

import { describe, expect, it } from 'vitest';
import { boom } from '../../src/voice/sounds/boom.ts';
import { filter } from '../../src/voice/sounds/filter.ts';
import { fuse } from '../../src/voice/sounds/fuse.ts';
import { decibels, levelTo, loudness, trim } from '../../src/voice/sounds/level.ts';
import { soundMakers, soundNames } from '../../src/voice/sounds/sounds.ts';
import { draw, seeded, waveRate, type Wave } from '../../src/voice/sounds/wave.ts';
import { centroid, peak, rms, seconds } from './measure.ts';

const bytes = (wave: Wave) => Buffer.from(wave.buffer);

describe('the fuse', () => {
  const hiss = fuse();

  it('lasts about as long as one says tsssss', () => {
    expect(seconds(hiss)).toBeGreaterThan(1.5);
    expect(seconds(hiss)).toBeLessThan(2.1);
  });

  it('is a high sound', () => expect(centroid(hiss)).toBeGreaterThan(4500));
  it('swells', () => expect(rms(hiss, 1, 1.5)).toBeGreaterThan(1.4 * rms(hiss, 0.1, 0.5)));
  it('is loud enough to be heard in a room', () =>
    expect(decibels(rms(hiss))).toBeGreaterThan(-22));
});

describe('the boom', () => {
  const bang = boom();

  it('is a low sound', () => expect(centroid(bang)).toBeLessThan(600));
  it('strikes at once', () => expect(rms(bang, 0, 0.15)).toBeGreaterThan(4 * rms(bang, 1.5, 2)));
  it('rolls on for a second', () => expect(decibels(rms(bang, 0.8, 1.2))).toBeGreaterThan(-35));

  it('has overtones that a phone can play', () => {
    // A small speaker gives next to nothing below 300 Hz.
    const audible = filter(bang, 'high', () => 300);
    expect(decibels(rms(audible, 0, 0.4))).toBeGreaterThan(-22);
  });
});

describe.each(soundNames)('the sound “%s”', (name) => {
  const wave = soundMakers[name]();

  it('is never cut off at the top', () => {
    expect(peak(wave)).toBeLessThanOrEqual(0.96);
    expect(peak(wave)).toBeGreaterThan(0.3);
  });

  it('begins and ends in silence, so that nothing clicks', () => {
    expect(Math.abs(wave[0] ?? 1)).toBeLessThan(0.001);
    expect(Math.abs(wave.at(-1) ?? 1)).toBeLessThan(0.001);
  });

  it('is made the same each time', () =>
    expect(bytes(soundMakers[name]()).equals(bytes(wave))).toBe(true));
});

it('another seed makes another hiss', () =>
  expect(bytes(fuse(8)).equals(bytes(fuse(9)))).toBe(false));

describe('levelling speech', () => {
  const random = seeded(1);
  const speech = draw(1.5, (time) =>
    time > 0.4 && time < 1.1 ? 0.05 * (2 * random() - 1) : 0.00001 * (2 * random() - 1),
  );

  it('cuts the silence off both ends and leaves the padding', () => {
    const trimmed = trim(speech, waveRate, 0.02);
    expect(seconds(trimmed)).toBeCloseTo(0.7 + 2 * 0.02, 1);
    expect(rms(trimmed, 0, 0.015)).toBe(0);
    expect(rms(trimmed, 0.045, 0.065)).toBeGreaterThan(0.01);
  });

  it.each([-30, -20, -14])('brings it to %d dB', (target) => {
    expect(loudness(levelTo(speech, waveRate, target), waveRate)).toBeCloseTo(target, 0);
  });

  it('rounds peaks off instead of cutting them', () => {
    const shouted = levelTo(speech, waveRate, 0);
    expect(peak(shouted)).toBeLessThan(0.96);
  });
});
