/**
 * Writes what is spoken to the ear's network in training: `npx tsx training/ear/sentences.ts --out FILE [--seed 1] [--count 5000] [--lang en]`.
 *
 * One line a sentence, `count` for each language, or for one: its text, the synthesizer's voice and the phones that it speaks. Announcements in every wording, their
 * words in any order, and the texts of the screens; nothing of `tests/languages/heard`, by which the ear is measured, and none of its voices.
 */

import { execFileSync } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { colours } from '../../src/cards/card.ts';
import type { LanguageCode } from '../../src/languages/codes.ts';
import type { CommandKind } from '../../src/languages/hearing.ts';
import type { Language } from '../../src/languages/language.ts';
import { languages } from '../../src/languages/languages.ts';
import { everySentence } from '../../src/languages/say.ts';
import type { Phrase } from '../../src/languages/template.ts';
import { everyCommand, everySaid, lexiconOf, phraseOf } from '../../src/languages/wording.ts';
import { diceFrom, seedOf, type Dice } from '../decks/dice.ts';
import { accents } from './accents.ts';
import { spokenBy } from './espeak.ts';
import { isHere, lentVoices, pronouncer, saidBy, type LentVoice } from './lent.ts';
import { phones, phonesOf, withoutDoubles } from './phones.ts';

/** How often an announcement is each of these: what has more wordings comes oftener. */
const kinds: Readonly<Record<CommandKind, number>> = {
  ...{ move: 3, spy: 3, flip: 1, end: 1, undo: 1, repeat: 1 },
};
/** What is spoken, in shares. */
const sources = { announcement: 0.5, announced: 0.15, screen: 0.2, screens: 0.15 };
const [longestSentence, longestSpoken] = [14, 80];

/** Espeak-ng's own variants of a voice, but for those of the measurement, robots and whisperers. */
const measured = ['f4', 'klatt2', 'm7', 'linda'];
const noPerson = /robo|Robot|whisper|croak|Demonic|Mr serious|^fast$|Storm/;
const variantsFolder = '/usr/lib/x86_64-linux-gnu/espeak-ng-data/voices/!v';
/** So many of the English sentences are read by voices of people's recordings. */
const recordedShare = 0.35;
const american = { program: 'pico2wave', name: 'en-US' } as const;
const recorded: readonly Pick<Spoken, 'program' | 'voice'>[] = [
  { program: 'flite', voice: 'awb' },
  { program: 'flite', voice: 'rms' },
  ...(isHere(american) ? [{ program: american.program, voice: american.name }] : []),
];
/** So many sentences more for each that is drawn are read by a voice of another language; Festival takes its time. */
const lentShare: Readonly<Record<LentVoice['program'], number>> = {
  pico2wave: 0.15,
  festival: 0.04,
};

type Spoken = {
  readonly language: LanguageCode;
  readonly text: string;
  readonly program: 'espeak-ng' | 'flite' | LentVoice['program'];
  readonly voice: string;
  readonly pitch: number;
  /** Words a minute, or per cent of what is usual. */
  readonly pace: number;
  /** Played so much faster, and higher: a child's voice, or a giant's. */
  readonly stretch: number;
};

function textsOf(language: Language, dice: Dice, count: number): readonly string[] {
  const saids = everySaid(everyCommand(colours));
  const announced = lexiconOf(language, 'written').filter((word) => /\p{L}/u.test(word));
  const said = everySentence(language).map(({ caption, spoken }) => [caption, spoken]);
  const shown = [language.words, said].flatMap(textsIn);
  const pieces = shown.flatMap((text) => piecesOf(text, language.locale));
  const words = [...new Set(pieces.flatMap((piece) => piece.split(' ')))];
  const some = (from: readonly string[], most: number) =>
    Array.from({ length: dice.whole(1, most) }, () => dice.pick(from)).join(' ');
  const announcement = (): string => {
    const kind = dice.weighted(kinds);
    const said = dice.pick(saids.filter(({ command }) => command.kind === kind));
    const phrase = phraseOf(language, said, 'with-trimmings', 'written');
    const row = phrase ? wordsOn(phrase, dice).filter((word) => word !== '') : [];
    return row.length > 0 && row.length <= longestSentence ? row.join(' ') : announcement();
  };
  const draw: Readonly<Record<keyof typeof sources, () => string>> = {
    announcement,
    announced: () => some(announced, 5),
    screen: () => {
      const piece = dice.pick(pieces).split(' ');
      const from = dice.whole(0, piece.length - 1);
      return piece.slice(from, from + dice.whole(2, 9)).join(' ');
    },
    screens: () => some(words, 6),
  };
  return Array.from({ length: count }, () => draw[dice.weighted(sources)]());
}

/** One way through a phrase; what may be left out often is. */
function wordsOn(phrase: Phrase, dice: Dice): readonly string[] {
  switch (phrase.kind) {
    case 'word':
      return [phrase.word];
    case 'sequence':
      return phrase.parts.flatMap((part) => wordsOn(part, dice));
    case 'aside':
      return wordsOn(phrase.part, dice);
    case 'choice':
      return wordsOn(dice.chance(0.25) ? phrase.among.at(-1)! : dice.pick(phrase.among), dice);
  }
}

function textsIn(words: unknown): readonly string[] {
  if (typeof words === 'string') return [words];
  return typeof words === 'object' && words !== null ? Object.values(words).flatMap(textsIn) : [];
}

function piecesOf(text: string, locale: string): readonly string[] {
  return text
    .toLocaleLowerCase(locale)
    .split(/[^\p{L}\p{M}' -]+/u)
    .map((piece) => piece.replace(/\s+/g, ' ').trim())
    .filter((piece) => /\p{L}{2}/u.test(piece));
}

function voiceFor(language: LanguageCode, text: string, dice: Dice): Spoken {
  const variants = readdirSync(variantsFolder)
    .filter((name) => !measured.includes(name) && !noPerson.test(name))
    .sort();
  if (language === 'en' && dice.chance(recordedShare)) {
    return { language, text, ...dice.pick(recorded), ...manner(dice) };
  }
  const voice = `${dice.pick(accents[language])}+${dice.pick(variants)}`;
  const pace = Math.round(115 + 115 * Math.min(dice.next(), dice.next()));
  const stretch = dice.chance(0.5) ? 1 : dice.between(0.84, 1.2);
  return { language, text, program: 'espeak-ng', voice, pitch: dice.whole(20, 85), pace, stretch };
}

/** How a voice of people's recordings reads. */
function manner(dice: Dice): Pick<Spoken, 'pitch' | 'pace' | 'stretch'> {
  const [pitch, pace] = [dice.whole(85, 120), dice.whole(90, 125)];
  return { pitch, pace, stretch: dice.between(0.86, 1.16) };
}

const { values } = parseArgs({
  options: {
    out: { type: 'string' },
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '5000' },
    lang: { type: 'string' },
  },
});
if (values.out === undefined) throw new Error('--out FILE says where the sentences go.');

const lines: string[] = [];
function write(sentence: Spoken, said: readonly string[]): void {
  const row = said.map((phone) => phones.indexOf(phone));
  if (row.length > 0 && row.length < longestSpoken)
    lines.push(JSON.stringify({ ...sentence, phones: row }));
}

const among = languages.filter(({ code }) => values.lang === undefined || code === values.lang);
for (const language of among) {
  const { code } = language;
  const dice = diceFrom(seedOf(`${code} ${values.seed}`));
  const texts = textsOf(language, dice, Number(values.count));
  const spoken = texts.map((text) => voiceFor(code, text, dice));
  for (const accent of new Set(accents[code])) {
    // The recorded voices read American.
    const own = spoken.filter(({ program, voice }) =>
      program === 'espeak-ng' ? voice.startsWith(`${accent}+`) : accent === accents[code][0],
    );
    const said = spokenBy(
      accent,
      own.map(({ text }) => text),
    );
    own.forEach((sentence, at) => write(sentence, phonesOf(said[at]!, code)));
  }
  const pronounce = pronouncer(accents[code][0]!, code, texts);
  for (const lent of lentVoices) {
    const { program, name: voice } = lent;
    for (let n = 0; n < texts.length * lentShare[program]; n++) {
      const said = saidBy(lent, dice.pick(texts), pronounce, dice);
      if (said === undefined) continue;
      const sentence = { language: code, text: said.text, program, voice, ...manner(dice) };
      write(sentence, withoutDoubles(said.phones));
    }
  }
}
writeFileSync(values.out, `${lines.join('\n')}\n`);
console.log(`${String(lines.length)} sentences, ${String(phones.length)} phones`);
execFileSync('espeak-ng', ['--version'], { stdio: 'inherit' });
