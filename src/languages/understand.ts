/** Understands what was heard by choosing among what may be said now. */

import type { Colour } from '../cards/card.ts';
import type { Command, Hearing, Language } from './language.ts';
import { alike } from './likeness.ts';

export type Understanding<Said extends Command = Command> =
  | { readonly kind: 'understood'; readonly command: Said }
  /** To be asked back, even where there is one candidate only. The likeliest first, at most three: more would be a quiz. */
  | { readonly kind: 'ambiguous'; readonly candidates: readonly Said[] }
  | { readonly kind: 'not-understood' };

/** A likeness from which a command may be carried out, if no other comes near. Chosen with the tests' table of sentences. */
const surely = 0.78;
const perhaps = 0.4;
const margin = 0.21;

export function understand<Said extends Command>(
  language: Language,
  heard: string,
  may: readonly Said[],
): Understanding<Said> {
  const words = plainWords(language, heard);
  const ranked = may
    .map((command) => ({ command, likeness: likenessOf(language, words, command) }))
    .filter(({ likeness }) => likeness >= perhaps)
    .sort((one, other) => other.likeness - one.likeness);
  const [best, second] = ranked;
  if (best === undefined) return { kind: 'not-understood' };

  const said = best.likeness === 1;
  const alone = said ? second?.likeness !== 1 : best.likeness - (second?.likeness ?? 0) >= margin;
  if (best.likeness >= surely && alone && !doubted(language.hearing, words)) {
    return { kind: 'understood', command: best.command };
  }
  const near = ranked.filter(({ likeness }) => best.likeness - likeness < margin);
  return { kind: 'ambiguous', candidates: near.slice(0, 3).map(({ command }) => command) };
}

/** The same for a recogniser that gives several wordings: the first that can be carried out, else the first that is near. */
export function understandAny<Said extends Command>(
  language: Language,
  wordings: readonly string[],
  may: readonly Said[],
): Understanding<Said> {
  const answers = wordings.map((wording) => understand(language, wording, may));
  return (
    answers.find(({ kind }) => kind === 'understood') ??
    answers.find(({ kind }) => kind === 'ambiguous') ?? { kind: 'not-understood' }
  );
}

/** All that can be announced at a table with these opponents; the rules refuse what does not fit. */
export function everyCommand(opponents: readonly Colour[]): readonly Command[] {
  const moves = ([1, 2] as const).flatMap((distance): readonly Command[] => [
    { kind: 'move', distance },
    { kind: 'move', distance, toward: 'left' },
    { kind: 'move', distance, toward: 'right' },
  ]);
  const spyings = opponents.map((player): Command => ({ kind: 'spy', player }));
  return [
    ...moves,
    ...spyings,
    { kind: 'flip' },
    { kind: 'end' },
    { kind: 'undo' },
    { kind: 'repeat' },
  ];
}

function likenessOf(language: Language, words: readonly string[], command: Command): number {
  const phrases = language.hearing.phrases(command);
  return Math.max(...phrases.map((phrase) => alike(words, plainWords(language, phrase))));
}

function doubted(hearing: Hearing, words: readonly string[]): boolean {
  return words.some((word) => hearing.doubts.includes(word));
}

/** Lower case, no punctuation, spellings made equal, words that carry nothing left out. */
export function plainWords(language: Language, text: string): readonly string[] {
  const { equal, fillers } = language.hearing;
  const bare = text
    .normalize('NFC')
    .toLocaleLowerCase(language.locale)
    .replace(/[’'`]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
  const respelt = equal.reduce(
    (spelling, [pattern, replacement]) =>
      typeof replacement === 'string'
        ? spelling.replace(pattern, replacement)
        : spelling.replace(pattern, replacement),
    bare,
  );
  return respelt.split(/\s+/).filter((word) => word !== '' && !fillers.includes(word));
}
