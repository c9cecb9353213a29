/** What is shown to one player alone with the phone: nothing of the hand but a count, until its holder asks for more. */

import { colourSet, type Hand } from '../cards/card.ts';
import type { Difference } from '../cards/difference.ts';
import type { ReadToken } from '../cards/face.ts';
import { differences } from '../hand/differences.ts';
import { handOf, problemsOf, tokensOf, trayOf, type HandDraft } from './hand-draft.ts';
import { playersAt, type Table } from './new-game.ts';
import type { PrivateStep } from './private-step.ts';
import type { CheckScreen, Correction, HandScreen, PrivateHand, Screen, Seat } from './view.ts';

/** Whose private moment it is, and why. */
export type Moment = {
  readonly seat: Seat;
  readonly table: Table;
  /** In mid-game: the player's hand as it is. */
  readonly hand?: Hand;
  readonly done: number;
};
export function privateScreen(step: PrivateStep, given: Moment): Screen {
  const { seat, table, hand, done } = given;
  const { demo } = table;
  const before = hand === undefined;
  switch (step.kind) {
    case 'hand-over':
      return {
        kind: 'hand-over',
        seat,
        purpose: before ? 'first-scan' : 'review',
        ...(before ? { progress: { done, of: table.seats.length } } : {}),
        demo,
      };
    case 'scan':
      return { kind: 'scan', seat, state: step.state, demo };
    case 'hand':
      return handScreen(step, given);
    case 'check':
      return checkScreen(step, given);
    case 'correct': {
      const purpose = before ? 'first-scan' : 'review';
      return { kind: 'correct', seat, purpose, correction: correctionOf(step, table) };
    }
  }
}

/** Nothing of the hand but a count is shown while nobody presses. */
function handScreen(step: PrivateStep & { kind: 'hand' }, given: Moment): HandScreen {
  const { draft, held } = step;
  const players = playersAt(given.table);
  const told = draft.places.filter((name) => name !== undefined).length + (draft.spy ? 1 : 0);
  return {
    kind: 'hand',
    seat: given.seat,
    purpose: given.hand ? 'review' : 'first-scan',
    count: told,
    doubtful: colourSet(players).length + 1 - told,
    complete: handOf(draft, players) !== undefined,
    ...(held ? { shown: privateHand(draft, given.hand) } : {}),
    demo: given.table.demo,
  };
}

/** A fan that cannot be laid beside the game's hand is doubtful as a whole. */
function checkScreen({ seen, held }: PrivateStep & { kind: 'check' }, given: Moment): CheckScreen {
  if (!given.hand) throw new Error('There is no game to lay this hand beside.');
  const found = differences(given.hand, seen);
  const said = found ?? [];
  return {
    kind: 'check',
    seat: given.seat,
    differences: said.length,
    doubtful: found ? seen.filter((token) => token === '?').length : given.hand.cards.length + 1,
    correctable: said.some(isOfRecord),
    ...(held && said.length > 0 ? { shown: said } : {}),
  };
}

/** What burns or faces everybody follows from what was played; where cards lie was told at the setup. */
function isOfRecord({ kind }: Difference): boolean {
  switch (kind) {
    case 'light':
    case 'unlight':
    case 'expose':
    case 'hide':
      return false;
    case 'exchange':
    case 'shift':
    case 'other-card':
    case 'spy-place':
    case 'spy-facing':
      return true;
  }
}

/** The hand at its holder's eyes. What lies open or burns is told by the game, where the card is still the game's. */
function privateHand(draft: HandDraft, hand: Hand | undefined): PrivateHand {
  const gap = draft.spy?.gap ?? draft.places.length + 1;
  const cardAt = (place: number) => hand?.cards[place > gap ? place - 1 : place];
  const tokens = tokensOf(draft);
  return {
    tokens: tokens.map((token, place) => burning(token, cardAt(place)?.lit === true)),
    exposed: tokens.map(
      (token, place) => cardAt(place)?.name === token && cardAt(place)?.exposed === true,
    ),
  };
}

function burning(token: ReadToken, lit: boolean): ReadToken {
  if (lit && token === 'B1') return 'B1*';
  return lit && token === 'B2' ? 'B2*' : token;
}

function correctionOf(step: PrivateStep & { kind: 'correct' }, table: Table): Correction {
  const { draft, selected, contradicts } = step;
  const players = playersAt(table);
  const problems = problemsOf(draft, players);
  return {
    places: draft.places,
    ...(draft.spy && { spy: draft.spy }),
    selected,
    tray: trayOf(draft, players),
    problems: contradicts ? [...problems, { kind: 'contradicts-answers' }] : problems,
    complete: problems.length === 0,
  };
}
