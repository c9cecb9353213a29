/** Recorded voices: what is cut off a take, how small it becomes, and which files are refused. */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packWave, unpackWave } from '../../src/voice/pack/adpcm.ts';
import {
  mostPackBytes,
  readPack,
  writePack,
  type PackFault,
  type PackFile,
} from '../../src/voice/pack/pack-file.ts';
import { takeFrom, takeRate } from '../../src/voice/pack/take.ts';
import { loudness, speechDb } from '../../src/voice/sounds/level.ts';
import { mix, seeded, type Wave } from '../../src/voice/sounds/wave.ts';

function sound(seconds: number, sampleAt: (time: number) => number): Wave {
  const length = Math.round(seconds * takeRate);
  return Float32Array.from({ length }, (_, at) => sampleAt(at / takeRate));
}

/** A room for three seconds, with something like two words from 1.0 to 1.4 and from 1.6 to 2.0. */
function spokenIn(roomDb: number, voiceDb: number): Wave {
  const random = seeded(3);
  const room = sound(3, () => 10 ** (roomDb / 20) * (2 * random() - 1));
  return mix(room, voice(voiceDb));
}

const voice = (db: number): Wave =>
  sound(3, (time) => {
    const speaks = (time > 1 && time < 1.4) || (time > 1.6 && time < 2);
    const tone = Math.sin(2 * Math.PI * 180 * time) + 0.5 * Math.sin(2 * Math.PI * 900 * time);
    return speaks ? 10 ** (db / 20) * tone : 0;
  });

const seconds = (wave: Wave | undefined) => (wave?.length ?? 0) / takeRate;

describe('a take', () => {
  it.each([
    ['in a quiet room', -70, -20],
    ['in a noisy one', -38, -15],
    ['spoken softly', -75, -42],
  ])('loses the silence at both ends and keeps the pause inside, %s', (_, roomDb, voiceDb) => {
    const take = takeFrom(spokenIn(roomDb, voiceDb));
    expect(seconds(take)).toBeGreaterThan(1.05);
    expect(seconds(take)).toBeLessThan(1.35);
  });

  it.each([-12, -25, -40])('at %s dB becomes as loud as the sounds that the app carries', (db) => {
    const take = takeFrom(spokenIn(-75, db));
    expect(Math.abs(loudness(take ?? new Float32Array(1), takeRate) - speechDb)).toBeLessThan(1);
    expect(take?.every((sample) => Math.abs(sample) <= 0.85)).toBe(true);
  });

  it('leaves out the finger on the screen', () => {
    const taps = sound(3, (time) =>
      [0.1, 2.8].some((at) => Math.abs(time - at) < 0.015) ? 0.5 * Math.sin(5000 * time) : 0,
    );
    expect(seconds(takeFrom(mix(spokenIn(-70, -20), taps)))).toBeLessThan(1.35);
  });

  it('begins and ends in silence, so that nothing clicks', () => {
    const take = takeFrom(
      mix(
        spokenIn(-40, -15),
        sound(3, () => 0.2),
      ),
    );
    expect(Math.abs(take?.at(0) ?? 1)).toBeLessThan(1e-3);
    expect(Math.abs(take?.at(-1) ?? 1)).toBeLessThan(1e-3);
  });

  it.each([
    ['silence', sound(2, () => 0)],
    ['nothing at all', new Float32Array(0)],
    ['a hum', sound(2, (time) => 0.1 * Math.sin(2 * Math.PI * 50 * time))],
    ['a voice in the next house', spokenIn(-90, -68)],
  ])('of %s there is none', (_, heard) => {
    expect(takeFrom(heard)).toBeUndefined();
  });
});

describe('a packed wave', () => {
  it('takes four bits a sample and sounds like what it was', () => {
    const before = takeFrom(spokenIn(-60, -20)) ?? new Float32Array();
    const packed = packWave(before);
    expect(packed.length).toBe(Math.ceil(before.length / 2));
    const after = unpackWave(packed);
    const power = (wave: Wave) => wave.reduce((sum, sample) => sum + sample * sample, 0);
    const error = before.map((sample, at) => sample - after[at]!);
    expect(10 * Math.log10(power(before) / power(error))).toBeGreaterThan(20);
  });

  it('is never more than full scale, whatever bytes it is made of', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) =>
        unpackWave(bytes).every((sample) => Math.abs(sample) <= 1.001),
      ),
    );
  });
});

const anyPack: fc.Arbitrary<PackFile> = fc.record({
  name: fc.string({ unit: 'grapheme' }),
  language: fc.constantFrom('en', 'mr', 'xx'),
  sounds: fc
    .uniqueArray(
      fc.tuple(
        fc.string({ unit: 'grapheme' }),
        fc.uint8Array({ minLength: 1, maxLength: 50 }).map((bytes) => Uint8Array.from(bytes)),
      ),
      { minLength: 1, maxLength: 6, selector: ([words]) => words },
    )
    .map((sounds) => new Map(sounds)),
});

const pack: PackFile = {
  name: 'Aita',
  language: 'et',
  sounds: new Map([
    ['Punane: seif.', Uint8Array.of(10, 2, 3)],
    ['Sinu kord.', Uint8Array.of(4, 5)],
  ]),
};

/** The same file with another head. */
function headed(change: Readonly<Record<string, unknown>>): Uint8Array {
  const file = writePack(pack);
  const end = file.indexOf(10);
  const head = JSON.parse(new TextDecoder().decode(file.subarray(0, end))) as object;
  const told = new TextEncoder().encode(JSON.stringify({ ...head, ...change }));
  return Uint8Array.from([...told, 10, ...file.subarray(end + 1)]);
}

describe('a voice file', () => {
  it('gives back the voice that was written', () => {
    fc.assert(
      fc.property(anyPack, (made) => {
        expect(readPack(writePack(made))).toEqual(made);
      }),
    );
  });

  it('is refused wherever it was cut, and whichever byte was changed', () => {
    const file = writePack(pack);
    for (let at = 0; at < file.length; at++) {
      expect(readPack(file.subarray(0, at)), `cut at ${String(at)}`).toBeTypeOf('string');
      const changed = file.slice();
      changed[at]! ^= 1;
      const read = readPack(changed);
      // In the name any letter is as good as another.
      if (typeof read !== 'string')
        expect([...read.sounds.values()]).toEqual([...pack.sounds.values()]);
    }
    expect(readPack(Uint8Array.from([...file, 1]))).toBe('damaged');
  });

  it.each<readonly [string, PackFault, Uint8Array]>([
    ['nothing at all', 'not-a-voice', new Uint8Array()],
    ['plain text', 'not-a-voice', new TextEncoder().encode('a song\nand more')],
    ['a deck', 'not-a-voice', headed({ format: 'spy-referee deck' })],
    ['one without a version', 'not-a-voice', headed({ version: 'new' })],
    ['a newer one', 'newer-version', headed({ version: 2, sounds: 'otherwise' })],
    ['one without sounds', 'damaged', headed({ sounds: [] })],
    [
      'one with a length that is none',
      'damaged',
      headed({
        sounds: [
          ['a', 4.5],
          ['b', 0.5],
        ],
      }),
    ],
    [
      'one with less than nothing',
      'damaged',
      headed({
        sounds: [
          ['a', 6],
          ['b', -1],
        ],
      }),
    ],
    ['one without a name', 'damaged', headed({ name: 5 })],
    ['a film', 'too-large', new Uint8Array(mostPackBytes + 1)],
  ])('%s is refused: %s', (_, fault, file) => {
    expect(readPack(file)).toBe(fault);
  });
});
