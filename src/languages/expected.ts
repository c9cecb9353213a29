/** What an ear listens for at a moment, and what it means when the ear itself is not sure. */

import { colours, type Colour } from '../cards/card.ts';
import { correctedTo, fillersOf } from './correcting.ts';
import { graphOf, type Graph } from './graph.ts';
import type { Command, Language, Moment, Said } from './language.ts';
import { wordsIn } from './template.ts';
import { understand } from './understand.ts';
import { everyCommand, everySaid, phraseOf, withTrimmings } from './wording.ts';

/** `between`: what may be said between any two words of it, and before and after them. */
export type Expected = Graph & { readonly between: readonly string[] };

/** One graph for each command that the seat on turn may give, with its colour named or not. */
export function graphsAt(language: Language, { commands, turn }: Moment): readonly Expected[] {
  const known = laidOut.get(language) ?? new Map<string, Expected | undefined>();
  laidOut.set(language, known);
  return commands.flatMap((command) => {
    const key = `${turn} ${JSON.stringify(command)}`;
    if (!known.has(key)) known.set(key, expected(language, command, turn));
    return known.get(key) ?? [];
  });
}

/** All graphs that a turn of this colour may ever ask for, to be laid out before anybody speaks. */
export function everyGraph(language: Language, turn: Colour): readonly Expected[] {
  return graphsAt(language, { commands: everyTurn(turn), turn, seats: colours });
}

const everyTurn = (turn: Colour): readonly Command[] =>
  everyCommand(colours.filter((colour) => colour !== turn));

const laidOut = new WeakMap<Language, Map<string, Expected | undefined>>();

/** Every wording, corrected from another of its kind or not. Nothing where the language cannot say it. */
function expected(language: Language, command: Command, turn: Colour): Expected | undefined {
  const said = everySaid([command], [turn]).flatMap(
    (each) => phraseOf(language, each, 'bare', 'written') ?? [],
  );
  if (said.flatMap(wordsIn).length === 0) return undefined;
  const wrong = everyTurn(turn).filter(
    (other) => JSON.stringify(other) !== JSON.stringify(command),
  );
  const among = [...said, ...correctedTo(language, command, wrong)];
  const graph = graphOf(withTrimmings(language, { kind: 'choice', among }, 'written'));
  return { ...graph, between: fillersOf(language) };
}

/** Every word of any of these graphs: the recogniser's lexicon. */
export function wordsExpected(language: Language): readonly string[] {
  const graphs = colours.flatMap((turn) => everyGraph(language, turn));
  const words = graphs.flatMap(({ between, transitions }) => [
    ...between,
    ...transitions.flatMap(({ word }) => word ?? []),
  ]);
  return [...new Set(words)].sort();
}

/** What each of several wordings means, where it means one thing: each announcement once, the likeliest first. */
export function meaningsOf(
  language: Language,
  wordings: readonly string[],
  moment: Moment,
): readonly Said[] {
  const meant = wordings.flatMap((wording) => {
    const answer = understand(language, wording, moment);
    return answer.kind === 'understood' ? [answer.said] : [];
  });
  return [...new Map(meant.map((said) => [JSON.stringify(said), said])).values()];
}
