/** At the table: announcements and their answers, undo, repeat, and a look at one's own hand. */

import type { Colour, Hand } from '../cards/card.ts';
import type { Action } from '../game/action.ts';
import type { Effect } from './effect.ts';
import type { SessionEvent } from './event.ts';
import { draftOf } from './hand-draft.ts';
import { earOpened, earShut, heardAt } from './listening.ts';
import { logLines } from './log-lines.ts';
import { act, corrected, handAt, undoTakesAnswer, type Match } from './match.ts';
import { playersAt } from './new-game.ts';
import { whyUnread } from './own-deck.ts';
import { contradicted, stepAfter, type Holder } from './private-step.ts';
import { actionLine, recordOf } from './record.ts';
import {
  atTable,
  type AtTable,
  type Play,
  type PlayPlace,
  type Session,
  type Stepped,
} from './session.ts';

export function playAfter(session: Session, play: Play, event: SessionEvent): Stepped {
  const { at } = play;
  switch (at.kind) {
    case 'laying-down':
      return event.kind === 'ready' ? opened(session, play) : { session, effects: [] };
    case 'table':
      return onTable(session, play, at, event);
    case 'review':
      return inReview(session, play, at, event);
    case 'revealed':
      return afterTheEnd(session, play, event);
  }
}

/** The first thing said: who begins. It is shown as an answer, so that it can be repeated. */
function opened(session: Session, { match }: Play): Stepped {
  const rulings = [{ kind: 'turn', seat: match.game.turn.seat }] as const;
  const stage: Play = { kind: 'play', match: { ...match, answer: rulings }, at: atTable };
  return { session: { ...session, stage }, effects: [{ kind: 'say', rulings }] };
}

function onTable(session: Session, play: Play, at: AtTable, event: SessionEvent): Stepped {
  const moved = (next: PlayPlace, ...effects: readonly Effect[]): Stepped => ({
    session: { ...session, stage: { ...play, at: next } },
    effects,
  });
  switch (event.kind) {
    case 'act':
      return announced(session, play, at, event.action);
    case 'heard':
      return shown(
        event.words,
        event.command.kind === 'repeat'
          ? moved(atTable, ...repeated(play.match))
          : announced(session, play, at, event.command),
      );
    case 'hearing':
    case 'unclear':
    case 'deaf':
      return moved(heardAt(at, event));
    case 'undo':
      return announced(session, play, at, { kind: 'undo' });
    case 'confirm':
      return at.asking === 'undo' ? announced(session, play, at, { kind: 'undo' }) : moved(at);
    case 'cancel':
    case 'back':
      return moved(atTable, ...earShut(at));
    case 'repeat':
      return moved(atTable, ...earShut(at), ...repeated(play.match));
    case 'review':
      return reviewed(moved, play, at, event.colour);
    case 'reveal':
      return play.match.game.winner ? moved({ kind: 'revealed' }, ...earShut(at)) : moved(at);
    case 'show-menu':
      return moved({ ...atTable, asking: 'menu' }, ...earShut(at));
    case 'export-log':
      return moved(at, { kind: 'export-log', lines: logLines(play.match) });
    case 'listen':
      if (!event.on) return moved({ ...at, listening: false }, ...earShut(at));
      return moved({ ...atTable, listening: true }, ...earOpened(play.match));
    case 'headset':
      return onTable(session, play, at, { kind: 'listen', on: !at.listening });
    case 'hidden':
      return moved(atTable, ...earShut(at));
    default:
      return moved(at);
  }
}

/** What was heard stays on the screen with what came of it: whoever was misheard sees it, and takes it back. */
function shown(words: string, stepped: Stepped): Stepped {
  const { session, effects } = stepped;
  const { stage } = session;
  if (stage.kind !== 'play' || stage.at.kind !== 'table') return stepped;
  const at: AtTable = { ...stage.at, heard: { kind: 'words', words } };
  return { session: { ...session, stage: { ...stage, at } }, effects };
}

type Moved = (next: PlayPlace, ...effects: readonly Effect[]) => Stepped;

/** An undo that takes back an answer is asked once more, whether by touch or by voice: all will see it in the log. */
function announced(session: Session, play: Play, at: AtTable, action: Action): Stepped {
  if (action.kind === 'undo' && at.asking !== 'undo' && undoTakesAnswer(play.match))
    return {
      session: { ...session, stage: { ...play, at: { ...atTable, asking: 'undo' } } },
      effects: earShut(at),
    };
  const match = act(play.match, action);
  const refused = match.game === play.match.game;
  const said: Effect = { kind: 'say', rulings: match.answer };
  const saved: readonly Effect[] = refused ? [] : [{ kind: 'save-line', line: actionLine(action) }];
  const stage: Play = { kind: 'play', match, at: atTable };
  return { session: { ...session, stage }, effects: [...earShut(at), said, ...saved] };
}

function repeated({ answer }: Match): readonly Effect[] {
  return answer.length > 0 ? [{ kind: 'say', rulings: answer }] : [];
}

function reviewed(moved: Moved, { match }: Play, at: AtTable, colour: Colour): Stepped {
  if (match.table.seats.every((seat) => seat.colour !== colour)) return moved(at);
  return moved({ kind: 'review', colour, step: { kind: 'hand-over' } }, ...earShut(at));
}

type InReview = PlayPlace & { readonly kind: 'review' };

function inReview(session: Session, play: Play, at: InReview, event: SessionEvent): Stepped {
  const { match } = play;
  const { outcome, effects } = stepAfter(at.step, event, holderOf(session, match, at.colour));
  const stage = (next: Partial<Play>): Session => ({ ...session, stage: { ...play, ...next } });
  switch (outcome.kind) {
    case 'step':
      return { session: stage({ at: { ...at, step: outcome.step } }), effects };
    case 'left':
      return { session: stage({ at: atTable }), effects };
    case 'locked': {
      if (same(handAt(match, at.colour), outcome.hand))
        return { session: stage({ at: atTable }), effects };
      const right = corrected(match, at.colour, outcome.hand);
      if (!right) {
        const step = contradicted(draftOf(outcome.hand));
        return { session: stage({ at: { ...at, step } }), effects: [refusedSound] };
      }
      const saved: Effect = { kind: 'save-record', lines: recordOf(right) };
      return { session: stage({ match: right, at: atTable }), effects: [...effects, saved] };
    }
  }
}

/** Another game is begun with the same people; the old one waits until the new one starts. */
function afterTheEnd(session: Session, play: Play, event: SessionEvent): Stepped {
  const { match } = play;
  switch (event.kind) {
    case 'new-game': {
      const stage = { kind: 'new-game', table: { ...match.table, demo: false } } as const;
      const saved = match.table.demo ? {} : { saved: play };
      return { session: { ...session, ...saved, stage }, effects: [] };
    }
    case 'export-log':
      return { session, effects: [{ kind: 'export-log', lines: logLines(match) }] };
    default:
      return { session, effects: [] };
  }
}

const refusedSound: Effect = { kind: 'play-sound', sound: 'refused' };

function holderOf({ decks }: Session, match: Match, colour: Colour): Holder {
  const { table } = match;
  const { deck, demo } = table;
  const players = playersAt(table);
  const unread = whyUnread(decks, deck, colour, players);
  const hand = handAt(match, colour);
  return { colour, players, deck, demo, hand, ...(unread && { unread }) };
}

function same(mine: Hand, told: Hand): boolean {
  const names = (hand: Hand) => hand.cards.map(({ name }) => name).join(' ');
  const { gap, facing } = mine.spy;
  return names(mine) === names(told) && gap === told.spy.gap && facing === told.spy.facing;
}
