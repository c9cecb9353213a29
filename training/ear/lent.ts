/** Voices made of people's recordings in other languages: each says what its own sounds allow of the six. */

import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LanguageCode } from '../../src/languages/codes.ts';
import type { Dice } from '../decks/dice.ts';
import { spokenBy } from './espeak.ts';
import { phonesOf } from './phones.ts';

/** How each program wants a sound to be written; where several stand, they take turns. A sound that is missing cannot be said. */
type Sounds = Readonly<Record<string, readonly string[]>>;

export type LentVoice = {
  readonly program: 'pico2wave' | 'festival';
  readonly name: string;
  readonly sounds: Sounds;
};

const same = (letters: string): Sounds =>
  Object.fromEntries(letters.split(' ').map((letter) => [letter, [letter]]));

const german: Sounds = {
  ...same('p b t d k g f v s z x h j m n l'),
  ...{ a: ['a', 'a:'], o: ['O', 'o:'], ə: ['@'], e: ['E', 'e:'], i: ['i:', 'I'], ɪ: ['I'] },
  ...{ y: ['Y', 'y:'], ø: ['9', '2:'], u: ['U', 'u:'], ʃ: ['S'], ʒ: ['Z'], ŋ: ['N'], r: ['R'] },
  ...{ tʃ: ['tS'], dʒ: ['dZ'], ts: ['ts'], dz: ['dz'] },
};
const spanish: Sounds = {
  ...same('a o e i u p b t d k g f s x m n l'),
  ...{ θ: ['T'], ð: ['D'], ɣ: ['G'], ŋ: ['N'], r: ['r', 'rr'], tʃ: ['tS'] },
};
const french: Sounds = {
  ...same('a e i y u p b t d k g f v w s z j m n l'),
  ...{ o: ['O', 'o'], ə: ['@'], e: ['E', 'e'], ø: ['9', '2'], ʃ: ['S'], ʒ: ['Z'], ŋ: ['N'] },
  ...{ r: ['R'], tʃ: ['tS'], dʒ: ['dZ'], ts: ['ts'], dz: ['dz'] },
};
const italian: Sounds = {
  ...same('a o i u p b t d k g f v s z m n l r'),
  ...{ e: ['E', 'e'], ʃ: ['S'], ŋ: ['N'], tʃ: ['tS'], dʒ: ['dZ'], ts: ['ts'], dz: ['dz'] },
};
/** Letters: y, for before i some are spoken softly. */
const czech: Sounds = {
  ...same('a e o u p b t d k g f v s z h j m n l r'),
  ...{ a: ['a', 'á'], e: ['e', 'é'], u: ['u', 'ú'], i: ['y', 'ý'], ʃ: ['š'], ʒ: ['ž'], x: ['ch'] },
  ...{ tʃ: ['č'], dʒ: ['dž'], ts: ['c'], dz: ['dz'] },
};

const every: readonly LentVoice[] = [
  { program: 'pico2wave', name: 'de-DE', sounds: german },
  { program: 'pico2wave', name: 'es-ES', sounds: spanish },
  { program: 'pico2wave', name: 'fr-FR', sounds: french },
  { program: 'pico2wave', name: 'it-IT', sounds: italian },
  { program: 'festival', name: 'czech_dita', sounds: czech },
  { program: 'festival', name: 'czech_ph', sounds: czech },
];

/** Whether this machine has the voice. */
export function isHere({ program, name }: Pick<LentVoice, 'program' | 'name'>): boolean {
  const trial = join(tmpdir(), `${name}.wav`);
  const [command, options] =
    program === 'pico2wave'
      ? [program, ['-l', name, '-w', trial, 'a']]
      : [program, ['-b', `(voice_${name})`]];
  const { status } = spawnSync(command, options, { stdio: 'ignore' });
  rmSync(trial, { force: true });
  return status === 0;
}

export const lentVoices = every.filter(isHere);
const missing = every.filter((voice) => !lentVoices.includes(voice)).map(({ name }) => name);
if (missing.length > 0) console.error(`Voices that are not here: ${missing.join(', ')}`);

/** What a Czech says without voice at the end of a word. */
const softened = new Set(['b', 'd', 'g', 'v', 'z', 'ʒ', 'h', 'dʒ', 'dz']);
const fewestWords = 2;

/** As the voice's program reads it; undefined where too little can be said. `pronounce` gives the phones of a word. */
export function saidBy(
  { program, sounds }: LentVoice,
  text: string,
  pronounce: (word: string) => readonly string[],
  dice: Dice,
): { readonly text: string; readonly phones: readonly string[] } | undefined {
  const rows = text.split(' ').map(pronounce);
  const sayable = rows.filter(
    (row) =>
      row.length > 1 &&
      row.every((phone) => phone in sounds) &&
      (program === 'pico2wave' || !softened.has(row.at(-1)!)),
  );
  if (sayable.length < fewestWords) return undefined;
  const written = sayable.map((row) => row.map((phone) => dice.pick(sounds[phone]!)));
  return {
    text:
      program === 'pico2wave'
        ? written.map((row) => `<phoneme ph='"${row.join('')}'/>`).join(' ')
        : written.map((row) => row.join('')).join(' '),
    phones: sayable.flat(),
  };
}

/** Pronounces single words as espeak-ng does, each asked for once. */
export function pronouncer(voice: string, code: LanguageCode, texts: readonly string[]) {
  const words = [...new Set(texts.flatMap((text) => text.split(' ')))];
  const said = spokenBy(voice, words);
  const kept = new Map(words.map((word, at) => [word, phonesOf(said[at]!, code)]));
  return (word: string): readonly string[] => kept.get(word) ?? [];
}
