/** A game begins: who plays, by which rules, with which cards; or the demo, of which nothing is asked. */

import type { Effect } from './effect.ts';
import type { SessionEvent } from './event.ts';
import { home } from './home-step.ts';
import { demoTable, newTable, problemsOfTable, tableAfter, type Table } from './new-game.ts';
import { builtin } from './own-deck.ts';
import { headLines } from './record.ts';
import type { Deal, Session, Stepped } from './session.ts';
import { settingsAfter } from './settings-step.ts';

/** A deck that is no longer there is not played with. */
export function startTable(session: Session): Stepped {
  const { decks, settings } = session;
  const deck = decks.some(({ key }) => key === settings.deck) ? settings.deck : builtin;
  return to({ ...session, stage: { kind: 'new-game', table: newTable(deck) } });
}

export function atNewGame(session: Session, table: Table, event: SessionEvent): Stepped {
  if (event.kind === 'back') return home(session);
  // Can everybody hear the referee? It is tried where they all sit.
  if (event.kind === 'set-volume' || event.kind === 'try-mouth')
    return settingsAfter(session, session.stage, event);
  if (event.kind === 'start-game')
    return problemsOfTable(table).length > 0 ? to(session) : startDeal(session, table);
  const changed = tableAfter(table, event);
  return to({ ...session, stage: { kind: 'new-game', table: changed } });
}

/** A new game takes the place of the saved one, from its first screen on. */
function startDeal(session: Session, table: Table): Stepped {
  const { saved: _saved, ...rest } = session;
  const seats = table.seats.map((seat) => ({ ...seat, name: seat.name.trim() }));
  const stage = dealAt({ ...table, seats });
  return to({ ...rest, stage }, { kind: 'save-record', lines: headLines(stage.table) });
}

export function startDemo(session: Session): Stepped {
  return to({ ...session, stage: dealAt(demoTable()) }, { kind: 'deal-demo' });
}

function dealAt(table: Table): Deal {
  return { kind: 'deal', table, hands: [], step: { kind: 'hand-over' } };
}

function to(session: Session, ...effects: readonly Effect[]): Stepped {
  return { session, effects };
}
