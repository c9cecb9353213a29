/** The sentences of the test lists as sound files, rendered once into data/ear. */

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../../../src/languages/language.ts';
import { readWav, writeWav } from '../../../src/terminal/sounds/wav.ts';
import { soundRate } from '../../../src/voice/offline-ear/front-end.ts';
import { diceFrom, seedOf } from '../../decks/dice.ts';
import { readAloud } from './read-aloud.ts';
import { heardIn, type Room } from './room.ts';
import { voices, type Voice, type VoiceSet } from './voices.ts';

const top = join(import.meta.dirname, '../../..');

/** So many announcements, and so much table talk, each voice reads: drawn from a list by a seed, others for each voice. */
const announcements = 9;
const talk = 5;

/** `expected` as `npm run hear` prints it; `talk` must not be carried out. */
export type Sentence = { readonly expected: string; readonly text: string };
export type Clip = Sentence & { readonly voice: Voice; readonly wave: Float32Array };

/** What the ear is tuned with are sentences that the grammar was made with; the others it never saw. */
const listOf: Readonly<Record<VoiceSet, string>> = {
  ...{ tuning: 'seen', 'held-back': 'unseen', late: 'unseen' },
};

function sentencesOf({ code }: Language, set: VoiceSet, voice: Voice): readonly Sentence[] {
  const file = join(top, 'tests/languages/heard', `${code}.${listOf[set]}.txt`);
  const all = readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line): readonly Sentence[] => {
      const cut = line.lastIndexOf(' | ');
      return cut < 0 ? [] : [{ expected: line.slice(0, cut), text: line.slice(cut + 3) }];
    });
  const isTalk = ({ expected }: Sentence) => expected === 'talk';
  return [
    ...drawn(
      all.filter((one) => !isTalk(one)),
      announcements,
      nameOf(voice),
    ),
    ...drawn(all.filter(isTalk), talk, nameOf(voice)),
  ];
}

function drawn(from: readonly Sentence[], count: number, seed: string): readonly Sentence[] {
  const dice = diceFrom(seedOf(seed));
  return from
    .map((sentence) => ({ sentence, place: dice.next() }))
    .sort((one, other) => one.place - other.place)
    .slice(0, count)
    .map(({ sentence }) => sentence);
}

export function clipsOf(language: Language, set: VoiceSet, room: Room): readonly Clip[] {
  const said = voices[set][language.code].flatMap((voice) =>
    sentencesOf(language, set, voice).map((sentence) => ({
      ...sentence,
      voice,
      wave: spoken(language, voice, sentence),
    })),
  );
  return said.map((clip) => {
    const others = () =>
      said.filter(({ voice, text }) => voice !== clip.voice && text !== clip.text);
    const name = `${room} ${nameOf(clip.voice)} ${clip.text}`;
    const wave = kept(language, name, () =>
      heardIn(
        room,
        clip.wave,
        others().map(({ wave: other }) => other),
        seedOf(name),
      ),
    );
    return { ...clip, wave };
  });
}

const spoken = (language: Language, voice: Voice, { text }: Sentence) =>
  kept(language, `${nameOf(voice)} ${text}`, () => readAloud(text, voice, language.locale));

export function nameOf(voice: Voice): string {
  return Object.values(voice).join(' ');
}

function kept({ code }: Language, name: string, make: () => Float32Array): Float32Array {
  const folder = join(top, 'data/ear', code);
  const file = join(folder, `${seedOf(name).toString(16)}.wav`);
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, writeWav(make(), soundRate));
  }
  return readWav(readFileSync(file)).wave;
}
