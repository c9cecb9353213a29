/** A game as the text of its story, written and read back: the saved game. */

import { writeHand } from '../cards/notation.ts';
import { writeAction } from './action-notation.ts';
import type { Game, Setup } from './game.ts';
import type { HeadFault } from './head-fault.ts';
import { answerLines, noStory } from './referee.ts';
import { ruleNames, usualRules } from './rules.ts';

/** `line` counts from 1, as in the text. */
export type StoryRead =
  | { readonly kind: 'game'; readonly game: Game }
  | { readonly kind: 'fault'; readonly fault: HeadFault; readonly line: number };

/** The whole game, hidden cards and all: for the encrypted store, and for the eyes of all once the game is over. */
export function writeStory({ setup, log }: Game): string {
  return [...headOf(setup), '---', ...log.map(writeAction), ''].join('\n');
}

/**
 * The game that a story tells (of several stories, the last). What its lines announce is carried out or refused as if
 * it were announced now.
 */
export function readStory(text: string): StoryRead {
  const { page } = answerLines(text.split('\n')).reading;
  switch (page.kind) {
    case 'game':
      return { kind: 'game', game: page.game };
    case 'skipped':
      return { kind: 'fault', fault: page.fault, line: page.line };
    case 'head':
    case 'before-any-story':
      return { kind: 'fault', fault: noStory, line: 1 };
  }
}

function headOf({ name, rules, players }: Setup): readonly string[] {
  return [
    // A comment sign or a line break would end the name when it is read back.
    `story: ${name.replace(/[#\n]+/g, ' ').trim()}`,
    ...ruleNames
      .filter((rule) => rules[rule] !== usualRules[rule])
      .map((rule) => `rule: ${rule} ${rules[rule]}`),
    `seats: ${players.map(({ seat }) => seat).join(' ')}`,
    ...players.map(({ seat, hand }) => `${seat}: ${writeHand(hand)}`),
  ];
}
