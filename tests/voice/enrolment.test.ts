import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Take } from '../../src/cards/enrolment.ts';
import type { Network } from '../../src/networks/network.ts';
import { openEmbeddingOnDisk } from '../../src/terminal/embedding-on-disk.ts';
import { readWav } from '../../src/terminal/sounds/wav.ts';
import { spokenIn } from '../../src/voice/enrolment/embedding.ts';
import { clearlySaid, distance, rowSize } from '../../src/voice/enrolment/likeness.ts';
import { settling, TakeGate } from '../../src/voice/enrolment/take-gate.ts';
import { FrontEnd, soundRate } from '../../src/voice/offline-ear/front-end.ts';
import { Resampler } from '../../src/voice/offline-ear/resample.ts';
import { goldenInput } from '../../training/golden.ts';

const noise = (seconds: number, loudness: number): Float32Array =>
  goldenInput([seconds * soundRate], 5).map((one) => one * loudness);

/** As spoken with `speed` times the pitch and the speed, between two quiet moments in a room that is never quite still. */
function spoken(name: string, speed = 1, loudness = 1): Float32Array {
  const { wave, rate } = readWav(readFileSync(join(import.meta.dirname, 'spoken', `${name}.wav`)));
  const sound = new Resampler(rate * speed).push(wave);
  const whole = noise((sound.length + 2 * soundRate) / soundRate, 0.0005 * loudness);
  sound.forEach((one, at) => (whole[soundRate + at]! += one * loudness));
  return whole;
}

const red = 'spy-on-red';
const others = ['spy-on-yellow', 'luuran-punase-jarele', 'glasses'];

describe('a spoken sentence', () => {
  let network: Network;
  let takes: readonly Take[];
  const sequence = (sound: Float32Array) => {
    const found = spokenIn(network, sound);
    if (!found) throw new Error('Nobody speaks.');
    return found;
  };
  beforeAll(async () => {
    network = await openEmbeddingOnDisk();
    takes = [red, 'spy-on-yellow'].map((said) => ({ said, sequence: sequence(spoken(said)) }));
  });

  test('is as far from itself as nothing, and as far there as back', () => {
    const [one, other] = [takes[0]!.sequence, takes[1]!.sequence];
    expect(distance(one, one)).toBeLessThan(0.01);
    expect(distance(one, other)).toBeCloseTo(distance(other, one), 10);
    expect(distance(one, other)).toBeGreaterThan(0.03);
    expect(one.length % rowSize).toBe(0);
  });

  test.each([0.93, 1.07])('is known again at %d times the speed and pitch', (speed) => {
    for (const name of [red, 'spy-on-yellow'])
      expect(clearlySaid(takes, sequence(spoken(name, speed)))).toBe(name);
  });

  test('is known again when it is said more softly', () => {
    expect(clearlySaid(takes, sequence(spoken(red, 1, 0.2)))).toBe(red);
  });

  test('is nothing where nobody speaks', () => {
    expect(spokenIn(network, new Float32Array(2 * soundRate))).toBeUndefined();
    const hiss = spokenIn(network, noise(2, 0.2));
    expect(hiss && clearlySaid(takes, hiss)).toBeUndefined();
  });

  test.each(['luuran-punase-jarele', 'glasses'])('is not taken for another one: %s', (name) => {
    expect(clearlySaid(takes, sequence(spoken(name)))).toBeUndefined();
  });

  test('is not clear where two different ones are as near', () => {
    const twice = [...takes, { said: 'spy blue', sequence: takes[0]!.sequence }];
    expect(clearlySaid(twice, sequence(spoken(red)))).toBeUndefined();
  });
});

describe('taking by itself', () => {
  const states = (sound: Float32Array): string[] => {
    const gate = new TakeGate();
    const all: string[] = [];
    for (const frame of new FrontEnd().push(sound).slice(settling)) {
      const state = gate.push(frame);
      if (state !== all.at(-1)) all.push(state);
      if (state !== 'waiting' && state !== 'speaking') break;
    }
    return all;
  };

  test.each([red, ...others])('begins with the voice and ends after it: %s', (name) => {
    expect(states(spoken(name))).toEqual(['waiting', 'speaking', 'said']);
  });

  test('waits while nobody speaks', () => {
    expect(states(noise(5, 0.001))).toEqual(['waiting']);
    expect(states(new Float32Array(5 * soundRate))).toEqual(['waiting']);
  });

  test('refuses what does not end', () => {
    const long = new Float32Array(10 * soundRate);
    const { length } = spoken(red);
    const talk = spoken(red).subarray(soundRate, length - soundRate);
    for (let at = soundRate; at + talk.length < long.length; at += talk.length) long.set(talk, at);
    expect(states(long)).toEqual(['waiting', 'speaking', 'too-long']);
  });

  test('refuses a voice from across the room', () => {
    expect(states(spoken(red, 1, 0.005))).toEqual(['waiting', 'speaking', 'too-quiet']);
  });
});
