/** All wordings of an announcement in a language: as a phrase, as a graph, as a list of words, as examples. */

import { colours, facings, type Colour } from '../cards/card.ts';
import type { Command, CommandKind, Forms, Hearing, Said } from './hearing.ts';
import type { Language } from './language.ts';
import { questionMark, wordsOf } from './spelling.ts';
import { plainest, readTemplate, slotsOf, wordsIn, type Fill, type Phrase } from './template.ts';

type Slots = Readonly<Partial<Record<string, Forms>>>;

/** What the slots of a template become for this announcement; a template that asks for others does not serve it. */
export function slotsFor({ colours: names, distances, facings: ways }: Hearing, said: Said): Slots {
  const { command, by } = said;
  const self = by && { self: names[by] };
  switch (command.kind) {
    case 'spy': {
      const owner = colours.find((colour) => colour === command.player);
      return { ...self, owner: owner && names[owner] };
    }
    case 'move': {
      const { distance, toward } = command;
      const number = distance === 1 || distance === 2 ? distances[distance] : undefined;
      return { ...self, distance: number, ...(toward && { toward: ways[toward] }) };
    }
    default:
      return self ?? {};
  }
}

/** Keeps the templates that use every slot which the announcement fills, and no other. */
function serving(
  { parts }: Hearing,
  templates: readonly string[],
  slots: Slots,
): readonly string[] {
  const filled = Object.keys(slots).sort().join();
  return templates.filter((template) => [...slotsOf(template, parts)].sort().join() === filled);
}

export function fillFor(hearing: Hearing, slots: Slots, spell: (word: string) => string): Fill {
  return {
    spell,
    part: (name) => known(hearing.parts[name], `<${name}>`),
    slot: (name) => {
      const [slot = '', form = 'plain'] = name.split('.');
      return known(slots[slot]?.[form], `{${name}}`);
    },
  };
}

function known(template: string | undefined, name: string): string {
  if (template === undefined) throw new Error(`Nothing is called ${name}.`);
  return template;
}

/** Spellings made equal, as heard text is; or the words as the language writes them, for whoever must pronounce them. */
export type Spelling = 'equal' | 'written';

export function speller(
  { locale, hearing }: Language,
  spelling: Spelling,
): (word: string) => string {
  if (spelling === 'written')
    return (word) =>
      word === questionMark ? '' : wordsOf({ locale, hearing: { equal: [] } }, word).join('');
  const known = spelt.get(hearing) ?? new Map<string, string>();
  spelt.set(hearing, known);
  return (word) => {
    const before = known.get(word);
    if (before !== undefined) return before;
    const now = wordsOf({ locale, hearing }, word).join('');
    known.set(word, now);
    return now;
  };
}

/** The same few words come in hundreds of templates. */
const spelt = new WeakMap<Hearing, Map<string, string>>();

export type Trimmed = 'bare' | 'with-trimmings';

/** Every way to say it; with trimmings also what politeness and hesitation put round it. Nothing if it cannot be said. */
export function phraseOf(
  language: Language,
  said: Said,
  trimmed: Trimmed,
  spelling: Spelling,
): Phrase | undefined {
  const { hearing } = language;
  const core = phraseFrom(
    language,
    hearing.says[said.command.kind],
    slotsFor(hearing, said),
    spelling,
  );
  return core === undefined || trimmed === 'bare' ? core : withTrimmings(language, core, spelling);
}

/** The phrase with what politeness and hesitation put round it. */
export function withTrimmings(language: Language, core: Phrase, spelling: Spelling): Phrase {
  const { hearing } = language;
  const fill = fillFor(hearing, {}, speller(language, spelling));
  const [opening, closing] = [hearing.opening, hearing.closing].map((template): Phrase => ({
    kind: 'aside',
    part: readTemplate(`[${template}]`, fill),
  })) as [Phrase, Phrase];
  return { kind: 'sequence', parts: [opening, opening, core, closing, closing] };
}

export function phraseFrom(
  language: Language,
  templates: readonly string[],
  slots: Slots,
  spelling: Spelling,
): Phrase | undefined {
  const fill = fillFor(language.hearing, slots, speller(language, spelling));
  const among = serving(language.hearing, templates, slots).map((template) =>
    readTemplate(template, fill),
  );
  return among.length === 0 ? undefined : { kind: 'choice', among };
}

/** Every word of any wording of any announcement. */
export function lexiconOf(language: Language, spelling: Spelling): readonly string[] {
  const words = everySaid(everyCommand(colours)).flatMap((said) => {
    const phrase = phraseOf(language, said, 'bare', spelling);
    return phrase ? wordsIn(phrase) : [];
  });
  const trimmed = phraseOf(language, { command: { kind: 'end' } }, 'with-trimmings', spelling);
  return [...new Set([...words, ...(trimmed ? wordsIn(trimmed) : [])])].sort();
}

/** The plainest ways to say it, as a person would write them. */
export function examplesOf(language: Language, said: Said, count: number): readonly string[] {
  const { hearing, locale } = language;
  // By Greek rules a word in capitals loses its accents, but one capital at the beginning keeps its own.
  const capitals = locale.startsWith('el') ? 'und' : locale;
  const slots = slotsFor(hearing, said);
  const fill = fillFor(hearing, slots, (word) => word);
  const texts = serving(hearing, hearing.says[said.command.kind], slots).map((template) => {
    const text = plainest(readTemplate(template, fill)).join(' ');
    return text.slice(0, 1).toLocaleUpperCase(capitals) + text.slice(1);
  });
  return [...new Set(texts)].slice(0, count);
}

/** All that can be announced at a table with these opponents; the rules refuse what does not fit. */
export function everyCommand(opponents: readonly Colour[]): readonly Command[] {
  return [
    ...everyMove,
    ...opponents.map((player): Command => ({ kind: 'spy', player })),
    ...(['flip', 'end', 'undo', 'repeat'] as const).map((kind): Command => ({ kind })),
  ];
}

/** Both distances: only a hidden card tells which of them is right. */
export const everyMove: readonly Command[] = ([1, 2] as const).flatMap(
  (distance): readonly Command[] => [
    { kind: 'move', distance },
    ...facings.map((toward): Command => ({ kind: 'move', distance, toward })),
  ],
);

const seatedKinds: readonly CommandKind[] = ['move', 'spy', 'flip', 'end'];

/** Each command as it is said with and without naming the speaker, who may be any of these seats. */
export function everySaid(
  commands: readonly Command[],
  speakers: readonly Colour[] = colours,
): readonly Said[] {
  const named = commands
    .filter(({ kind }) => seatedKinds.includes(kind))
    .flatMap((command) => speakers.map((by): Said => ({ command, by })))
    .filter(({ command, by }) => command.kind !== 'spy' || command.player !== by);
  return [...commands.map((command): Said => ({ command })), ...named];
}
