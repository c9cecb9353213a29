/** Does to a session what happened: `(session, event) -> (session, effects)`, without clock, dice or waiting. */

import { cardsAfter } from './cards-step.ts';
import { dealAfter } from './deal.ts';
import type { Effect } from './effect.ts';
import { enrolAfter } from './enrol-step.ts';
import type { Report, SessionEvent } from './event.ts';
import { home, isDemo } from './home-step.ts';
import { withAttention } from './listening.ts';
import { playAfter } from './play.ts';
import { readRecord } from './record.ts';
import type { Deal, Play, Session, Stepped } from './session.ts';
import { recordAfter } from './record-step.ts';
import { settingsAfter } from './settings-step.ts';
import { atNewGame, startDemo, startTable } from './start-step.ts';
import { teachAfter } from './teach-step.ts';
import type { Notice } from './view.ts';
import { voicesAfter } from './voices-step.ts';

export function step(session: Session, event: SessionEvent): Stepped {
  return withAttention(session, after(session, event));
}

function after(session: Session, event: SessionEvent): Stepped {
  switch (event.kind) {
    case 'elsewhere':
      return to({ ...session, elsewhere: event.open });
    case 'loaded':
      return loaded(session, event);
    case 'ear':
      return to({ ...session, ear: event.state });
    case 'attentive':
      return to({ ...session, attentive: event.on });
    case 'fetch-ear':
      return to(session, { kind: 'fetch-ear' });
    case 'notice':
      return to(withNotice(session, event.notice));
    case 'dismiss':
      return to(without(session, event.notice));
    case 'update-now':
      return to(without(session, 'update-ready'), { kind: 'update-now' });
    case 'hidden':
      return onStage({ ...session, covered: true }, event, { kind: 'be-quiet' });
    case 'visible':
      return onStage({ ...session, covered: false }, event);
    case 'home':
      return home(session);
    default:
      return onStage(session, event);
  }
}

function onStage(session: Session, event: SessionEvent, ...first: readonly Effect[]): Stepped {
  const { session: next, effects } = stageAfter(session, event);
  const wished = isDemo(session.stage) ? effects.filter(({ kind }) => !isSaving(kind)) : effects;
  return { session: next, effects: [...first, ...wished] };
}

function isSaving(kind: Effect['kind']): boolean {
  return kind === 'save-record' || kind === 'save-line';
}

function stageAfter(session: Session, event: SessionEvent): Stepped {
  const { stage } = session;
  // Whoever sits down late may speak another language: it changes at any time.
  // And whoever is disturbed by an ear, or by a button, need not leave the table.
  if (event.kind === 'set-language' || event.kind === 'set-listening')
    return settingsAfter(session, stage, event);
  switch (stage.kind) {
    case 'welcome':
      return atWelcome(session, event);
    case 'settings':
      return settingsAfter(session, stage, event);
    case 'enrol':
      return enrolAfter(session, stage, event);
    case 'print':
      return event.kind === 'back' ? home(session) : to(session);
    case 'new-game':
      return atNewGame(session, stage.table, event);
    case 'cards':
      return cardsAfter(session, stage, event);
    case 'teach':
      return teachAfter(session, stage, event);
    case 'voices':
      return voicesAfter(session, stage, event);
    case 'record':
      return recordAfter(session, stage, event);
    case 'deal':
      return dealAfter(session, stage, event);
    case 'play':
      return playAfter(session, stage, event);
  }
}

function atWelcome(session: Session, event: SessionEvent): Stepped {
  switch (event.kind) {
    case 'new-game':
      return startTable(session);
    case 'start-demo':
      return startDemo(session);
    case 'continue-game':
      return session.saved ? takenUp(session, session.saved) : to(session);
    case 'show-settings':
      return to({ ...session, stage: { kind: 'settings' } });
    case 'show-print':
      return to({ ...session, stage: { kind: 'print' } });
    case 'show-cards':
      return to({ ...session, stage: { kind: 'cards' } });
    default:
      return settingsAfter(session, session.stage, event);
  }
}

/** The phone may have been anywhere meanwhile: a game is taken up with it in the middle of the table. */
function takenUp(session: Session, saved: Deal | Play): Stepped {
  const { saved: _saved, ...rest } = session;
  if (saved.kind === 'deal')
    return to({ ...rest, stage: { ...saved, step: { kind: 'hand-over' } } });
  return to({ ...rest, stage: saved });
}

function loaded(session: Session, report: Report & { kind: 'loaded' }): Stepped {
  const { settings = session.settings, decks, voices, enrolled = [], record } = report;
  const ready: Session = { ...session, settings, decks, voices, enrolled };
  if (record === undefined) return to(ready);
  const saved = readRecord(record);
  return to(saved ? { ...ready, saved } : withNotice(ready, 'saved-game-broken'));
}

function withNotice(session: Session, notice: Notice): Session {
  if (session.notices.includes(notice)) return session;
  return { ...session, notices: [...session.notices, notice] };
}

function without(session: Session, notice: Notice): Session {
  return { ...session, notices: session.notices.filter((other) => other !== notice) };
}

function to(session: Session, ...effects: readonly Effect[]): Stepped {
  return { session, effects };
}
