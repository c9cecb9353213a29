/** How players correct themselves: "spy on red, no, blue". */

import type { Command, Said } from './hearing.ts';
import type { Language } from './language.ts';
import { lonelyWordsIn, readTemplate, slotsOf, type Phrase } from './template.ts';
import { fillFor, phraseFrom, phraseOf, slotsFor, speller, type Spelling } from './wording.ts';

/** What may stand for the announcement after a correction; what it does not name is kept from before. */
export type Fragment = { readonly phrase: Phrase; readonly slots: readonly string[] };

export function fragmentsOf(
  language: Language,
  said: Said,
  spelling: Spelling,
): readonly Fragment[] {
  const { hearing } = language;
  const all = Object.entries(slotsFor(hearing, said));
  const templates = hearing.fragments[said.command.kind] ?? [];
  return templates.flatMap((template) => {
    const slots = slotsOf(template, hearing.parts);
    const filled = Object.fromEntries(all.filter(([name]) => slots.includes(name)));
    const phrase = phraseFrom(language, [template], filled, spelling);
    return phrase ? [{ phrase, slots }] : [];
  });
}

/** What announces that the words before were wrong. */
export function correctionOf(language: Language, spelling: Spelling): Phrase {
  const { hearing } = language;
  return readTemplate(hearing.correction, fillFor(hearing, {}, speller(language, spelling)));
}

/** Fillers, but for those that are a correction by themselves: what follows them would count, and not the announcement. */
export function fillersOf(language: Language): readonly string[] {
  const correcting = lonelyWordsIn(correctionOf(language, 'written'));
  return language.hearing.fillers.split(' ').filter((word) => !correcting.includes(word));
}

/** Whether two commands of a kind are the same in what is not in one of these slots. */
export function sameBut(slots: readonly string[], one: Command, other: Command): boolean {
  if (one.kind !== 'move' || other.kind !== 'move') return one.kind === other.kind;
  const { distance, toward } = other;
  return (
    (slots.includes('distance') || one.distance === distance) &&
    (slots.includes('toward') || one.toward === toward)
  );
}

/** Every way to say one of `wrong` and then, corrected, this command, in whole or in part; in written words. */
export function correctedTo(
  language: Language,
  command: Command,
  wrong: readonly Command[],
): readonly Phrase[] {
  const phrasesOf = (commands: readonly Command[]) =>
    commands.flatMap((each) => phraseOf(language, { command: each }, 'bare', 'written') ?? []);
  const correction = correctionOf(language, 'written');
  const others = wrong.filter(({ kind }) => kind === command.kind);
  const after = [
    { phrases: phrasesOf([command]), before: others },
    ...fragmentsOf(language, { command }, 'written').map(({ phrase, slots }) => ({
      phrases: [phrase],
      before: others.filter((other) => sameBut(slots, command, other)),
    })),
  ];
  return after.flatMap(({ phrases, before }) => {
    const among = phrasesOf(before);
    if (phrases.length === 0 || among.length === 0) return [];
    return { kind: 'sequence', parts: [{ kind: 'choice', among }, correction, ...phrases] };
  });
}
