/** What an ear listens for at a moment, and what it means when the ear itself is not sure. */

import { colours, type Colour } from '../cards/card.ts';
import type { Graph } from './graph.ts';
import type { Command, Language, Moment, Said } from './language.ts';
import { questionMark, wordsOf } from './spelling.ts';
import { understand } from './understand.ts';
import { everyCommand, everySaid, examplesOf } from './wording.ts';

/** So many wordings of a command are listened for, with the colour and without, the plainest: with more, an ear takes table talk for one. */
const mostWordings = 10;

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

/** Nothing where the language cannot say it. */
function graphOf(language: Language, command: Command, turn: Colour): Graph | undefined {
  const examples = everySaid([command], [turn]).flatMap((said) =>
    examplesOf(language, said, mostWordings),
  );
  if (examples.length === 0) return undefined;
  return rowsOf(examples.map((example) => writtenWords(language, example)));
}

/** As the lexicon has them: in their own spelling, and without a question's mark, which is not spoken. */
function writtenWords({ locale }: Language, text: string): readonly string[] {
  const words = wordsOf({ locale, hearing: { equal: [] } }, text);
  return words.filter((word) => word !== questionMark);
}

/** Each row of words from the common beginning to the common end. */
function rowsOf(rows: readonly (readonly string[])[]): Graph {
  const inner = rows.reduce((sum, row) => sum + row.length - 1, 0);
  const end = inner + 1;
  let state = 0;
  const transitions = rows.flatMap((row) => {
    const first = state;
    state += row.length - 1;
    return row.map((word, at) => ({
      from: at === 0 ? 0 : first + at,
      to: at === row.length - 1 ? end : first + at + 1,
      word,
      probability: at === 0 ? 1 / rows.length : 1,
    }));
  });
  return {
    states: end + 1,
    end,
    transitions: transitions.sort((one, other) => one.from - other.from),
  };
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
