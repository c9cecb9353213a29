/** The gate of the ear that listens by itself: it opens for a voice, not for a room. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readWav } from '../../src/terminal/sounds/wav.ts';
import { Gate, type Gated } from '../../src/voice/offline-ear/gate.ts';

const rate = 16_000;
const spoken = (name: string) =>
  readWav(readFileSync(join(import.meta.dirname, 'spoken', `${name}.wav`))).wave;

/** Noise of one loudness, the same every time (a linear congruential generator). */
function noise(seconds: number, loudness: number): Float32Array {
  let state = 1;
  return Float32Array.from({ length: seconds * rate }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return loudness * (state / 2 ** 31 - 1);
  });
}

function joined(...waves: readonly Float32Array[]): Float32Array {
  const whole = new Float32Array(waves.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const wave of waves) {
    whole.set(wave, at);
    at += wave.length;
  }
  return whole;
}

const over = (wave: Float32Array, floor: Float32Array) =>
  wave.map((sample, at) => sample + (floor[at] ?? 0));

/** What came through, each time as one piece, and how each time ended. */
function through(sound: Float32Array, piece = 533) {
  const gate = new Gate();
  const steps: Gated[] = [];
  for (let at = 0; at < sound.length; at += piece)
    steps.push(...gate.push(sound.subarray(at, at + piece)));
  const seconds = steps.reduce((sum, one) => sum + (one.kind === 'sound' ? 0.01 : 0), 0);
  return { seconds, ends: steps.flatMap(({ kind }) => (kind === 'sound' ? [] : [kind])) };
}

const spy = spoken('spy-on-yellow');
const talk = spoken('glasses');
const spySeconds = spy.length / rate;
const quiet = (seconds: number) => noise(seconds, 0.0005);

describe('the gate', () => {
  test('stays shut for a quiet room, for a noisy one, for nothing at all', () => {
    for (const loudness of [0, 0.0005, 0.02, 0.2])
      expect(through(noise(5, loudness)), String(loudness)).toEqual({ seconds: 0, ends: [] });
  });

  test.each([0.0005, 0.005])(
    'lets each announcement through whole, over noise of %d',
    (loudness) => {
      const said = joined(quiet(1), spy, quiet(2), talk, quiet(1), spy, quiet(2));
      const { seconds, ends } = through(over(said, noise(said.length / rate, loudness)));
      expect(ends).toEqual(['end', 'end', 'end']);
      expect(seconds).toBeGreaterThan(2 * spySeconds + talk.length / rate);
    },
  );

  test('hears what begins before it opens', () => {
    const gate = new Gate();
    const said = joined(quiet(1), spy);
    const first = gate.push(said).find(({ kind }) => kind === 'sound');
    if (first?.kind !== 'sound') throw new Error('It stayed shut.');
    const from = said.findIndex((_, at) =>
      first.samples.every((one, far) => said[at + far] === one),
    );
    expect(from).toBeLessThan(rate * 1.05);
  });

  test('gets used to a noise that begins and stays', () => {
    const { ends } = through(
      joined(quiet(2), noise(6, 0.01), over(spy, noise(3, 0.01)), noise(2, 0.01)),
    );
    expect(ends).toEqual(['end', 'end']);
  });

  test('takes whoever talks on and on for talk, and the next one for somebody else', () => {
    const long = joined(talk, talk, talk, talk, talk, talk);
    const { ends } = through(joined(quiet(1), long, quiet(2), spy, quiet(2)));
    expect(ends[0]).toBe('talk');
    expect(ends.at(-1)).toBe('end');
  });

  test('does the same however the sound is cut into pieces', () => {
    const said = joined(quiet(1), spy, quiet(2));
    expect(through(said, 160)).toEqual(through(said, 4096));
  });
});
