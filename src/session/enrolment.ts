/** What a player says for the app once, and what that adds to what the ear has heard. */

import { colours } from '../cards/card.ts';
import type { Take, Enrolled } from '../cards/enrolment.ts';
import { writeAction } from '../game/action-notation.ts';
import type { Command } from '../languages/language.ts';
import type { Report } from './event.ts';

/** The fewest that a game is played with; what they leave out is for the ear alone. */
export const sentencesToTeach: readonly Command[] = [
  ...colours.map((player): Command => ({ kind: 'spy', player })),
  { kind: 'move', distance: 1 },
  { kind: 'move', distance: 2 },
  { kind: 'flip' },
  { kind: 'end' },
  { kind: 'undo' },
  { kind: 'repeat' },
];

/** An announcement as takes are named after it. */
export const nameOf = (command: Command): string =>
  command.kind === 'repeat' ? command.kind : writeAction(command);

/** The newest two of each sentence are enough. */
const takesKept = 2;

export function withTake(enrolled: Enrolled, take: Take): Enrolled {
  const same = enrolled.takes.filter(({ said }) => said === take.said).slice(1 - takesKept);
  const others = enrolled.takes.filter(({ said }) => said !== take.said);
  return { ...enrolled, takes: [...others, ...same, take] };
}

export const taughtIn = ({ takes }: Enrolled): ReadonlySet<string> =>
  new Set(takes.map(({ said }) => said));

/** Only of those who said everything: what was left out would be taken for what is most like it. */
export function takesToKnow(all: readonly Enrolled[], language: string): readonly Take[] {
  return all
    .filter((one) => one.language === language)
    .filter((enrolled) => sentencesToTeach.every((one) => taughtIn(enrolled).has(nameOf(one))))
    .flatMap(({ takes }) => takes);
}

/**
 * The ear's report with what the speaker's own takes say. Where the ear is not sure they decide; where it is sure of
 * something else, or took what was said for talk, they only make it ask: an answer tells a hidden card.
 */
export function weighed(
  report: Report,
  said: string | undefined,
  possible: readonly Command[],
  words: (command: Command) => string,
): Report {
  const own = sentencesToTeach.find((one) => nameOf(one) === said);
  if (!own || !possible.some((one) => nameOf(one) === said)) return report;
  const isOwn = (command: Command) => nameOf(command) === said;
  const isMore = (command: Command) => !isOwn(command) && nameOf(command).startsWith(nameOf(own));
  switch (report.kind) {
    case 'heard': {
      const { command } = report;
      const taught = sentencesToTeach.some((one) => nameOf(one) === nameOf(command));
      if (isOwn(command) || !taught) return report;
      return { kind: 'unclear', words: report.words, candidates: [own, command] };
    }
    case 'unclear':
      // "Move one left" begins as "move one" does, and was never taught.
      if (report.candidates.some(isMore)) return report;
      if (report.candidates.length > 0) return { kind: 'heard', words: words(own), command: own };
      return { kind: 'unclear', words: words(own), candidates: [own] };
    case 'deaf':
      if (report.reason !== 'no-announcement') return report;
      return { kind: 'unclear', words: words(own), candidates: [own] };
    default:
      return report;
  }
}
