/** What an ear listens for at a moment, and what it means when the ear itself is not sure. */

import { colours, type Colour } from '../cards/card.ts';
import type { Graph } from './graph.ts';
import type { Command, Language, Moment, Said } from './language.ts';
import { understand } from './understand.ts';
import { everyCommand, everySaid, graphFor } from './wording.ts';

/** One graph for each command that the seat on turn may give, with its colour named or not. */
export function graphsAt(language: Language, { commands, turn }: Moment): readonly Graph[] {
  const known = laidOut.get(language) ?? new Map<string, Graph | undefined>();
  laidOut.set(language, known);
  return commands.flatMap((command) => {
    const key = `${turn} ${JSON.stringify(command)}`;
    if (!known.has(key)) known.set(key, graphOf(language, command, turn));
    return known.get(key) ?? [];
  });
}

/** All graphs that a turn of this colour may ever ask for, to be laid out before anybody speaks. */
export function everyGraph(language: Language, turn: Colour): readonly Graph[] {
  const commands = everyCommand(colours.filter((colour) => colour !== turn));
  return graphsAt(language, { commands, turn, seats: colours });
}

const laidOut = new WeakMap<Language, Map<string, Graph | undefined>>();

/** Every wording, with what may be said before and after it. Nothing where the language cannot say it. */
function graphOf(language: Language, command: Command, turn: Colour): Graph | undefined {
  const graph = graphFor(language, everySaid([command], [turn]), 'with-fillers');
  return graph.transitions.some(({ word }) => word !== undefined) ? graph : undefined;
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
