/** The answers to a few announcements in a game described in words: for tables. */

import { answerLines } from '../../src/game/referee.ts';

export type Table = { readonly rules?: readonly string[]; readonly hands: readonly string[] };

/** Each hand begins with its seat. The answers come without their line numbers. */
export function answersAt({ rules = [], hands }: Table, said: readonly string[]): string[] {
  const seats = hands.map((hand) => hand.split(':')[0]).join(' ');
  const head = ['story: x', ...rules.map((rule) => `rule: ${rule}`), `seats: ${seats}`, ...hands];
  const { answers } = answerLines([...head, '---', ...said]);
  return answers.slice(1).map((answer) => answer.replace(/^\d+ /, ''));
}

/** The fault of a head: its line and reason, without its words. */
export function faultOf(head: readonly string[]): string {
  const { answers } = answerLines(head);
  return answers.slice(1).join(' | ').replace(/:.*/, '');
}
