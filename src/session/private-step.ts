/** One player alone with the phone: hand over, scan or touch, review, correct, lock in. */

import type { Colour, Hand, PlayerCount } from '../cards/card.ts';
import type { ReadToken } from '../cards/face.ts';
import type { Effect } from './effect.ts';
import type { SessionEvent } from './event.ts';
import {
  draftFromReading,
  draftOf,
  emptyDraft,
  handOf,
  nextEmpty,
  putCard,
  type HandDraft,
} from './hand-draft.ts';
import { looking, startedLooking } from './scanning.ts';
import type { ScanFailure, ScanState } from './view.ts';

export type PrivateStep =
  | { readonly kind: 'hand-over' }
  | { readonly kind: 'scan'; readonly state: ScanState }
  | { readonly kind: 'hand'; readonly draft: HandDraft; readonly held: boolean }
  /** In mid-game: what the camera saw of the hand, to be laid beside the game's. */
  | { readonly kind: 'check'; readonly seen: readonly ReadToken[]; readonly held: boolean }
  | {
      readonly kind: 'correct';
      readonly draft: HandDraft;
      readonly selected: number;
      /** Set once this draft was refused because an answer that was given contradicts it. */
      readonly contradicts: boolean;
    };

/** Whose moment it is. */
export type Holder = {
  readonly colour: Colour;
  readonly players: PlayerCount;
  readonly deck: string;
  readonly demo: boolean;
  /** Why this hand cannot be scanned with this deck; by touch it can be told all the same. */
  readonly unread?: ScanFailure;
  /** The player's own hand, when it is looked at again in mid-game. */
  readonly hand?: Hand;
};

export type Stepped = {
  readonly outcome:
    | { readonly kind: 'step'; readonly step: PrivateStep }
    | { readonly kind: 'locked'; readonly hand: Hand }
    | { readonly kind: 'left' };
  readonly effects: readonly Effect[];
};

export function stepAfter(step: PrivateStep, event: SessionEvent, holder: Holder): Stepped {
  switch (step.kind) {
    case 'hand-over':
      return afterHandOver(step, event, holder);
    case 'scan':
      return afterScan(step, event, holder);
    case 'hand':
      return afterHand(step, event, holder);
    case 'check':
      return afterCheck(step, event, holder);
    case 'correct':
      if (event.kind === 'scan-again') return scanAgain(step, holder);
      if (event.kind === 'done' && holder.hand) return lockedIn(step, step.draft, holder);
      return to(afterCorrect(step, event, holder));
  }
}

export function startScan(holder: Holder): Effect {
  const { deck, colour, players, demo, hand } = holder;
  return {
    kind: 'start-scan',
    expectation: { deck, colour, players, ...(hand === undefined ? {} : { hand }) },
    demo,
  };
}

function afterHandOver(step: PrivateStep, event: SessionEvent, holder: Holder): Stepped {
  switch (event.kind) {
    case 'ready':
      return holder.hand ? to(hidden(draftOf(holder.hand))) : scanning(holder);
    case 'back':
      return left();
    default:
      return to(step);
  }
}

function afterScan(
  step: PrivateStep & { kind: 'scan' },
  event: SessionEvent,
  holder: Holder,
): Stepped {
  switch (event.kind) {
    case 'scan-started':
      return to({ kind: 'scan', state: startedLooking(event, holder.players) });
    case 'scan-update':
      if (event.update.reading) return taken(event.update.reading.tokens, holder);
      return looked(step, event.update);
    case 'scan-failed':
      return to({ kind: 'scan', state: { kind: 'failed', reason: event.reason } }, stopScan);
    case 'set-torch':
      if (step.state.kind !== 'looking') return to(step);
      return to({ ...step, state: { ...step.state, torch: event.on } }, event);
    case 'scan-again':
      return scanning(holder, stopScan);
    case 'enter-by-touch':
      return to(
        correcting(holder.hand ? draftOf(holder.hand) : emptyDraft(holder.players)),
        stopScan,
      );
    case 'back':
      return to(holder.hand ? hidden(draftOf(holder.hand)) : { kind: 'hand-over' }, stopScan);
    case 'hidden':
      return to({ kind: 'scan', state: { kind: 'starting' } }, stopScan);
    case 'visible':
      return scanning(holder);
    default:
      return to(step);
  }
}

function afterHand(
  step: PrivateStep & { kind: 'hand' },
  event: SessionEvent,
  holder: Holder,
): Stepped {
  switch (event.kind) {
    case 'hold':
      return to({ ...step, held: true });
    case 'release':
    case 'hidden':
      return to({ ...step, held: false });
    case 'correct':
      return to(correcting(step.draft));
    case 'enter-by-touch':
      return to(correcting(emptyDraft(holder.players)));
    case 'scan-again':
      return scanAgain(step, holder);
    case 'lock-in':
      return lockedIn(step, step.draft, holder);
    case 'back':
      return holder.hand ? left() : to({ kind: 'hand-over' });
    default:
      return to(step);
  }
}

/** The holder puts the cards right and shows them again, or has the game's record set right, or leaves it. */
function afterCheck(
  step: PrivateStep & { kind: 'check' },
  event: SessionEvent,
  holder: Holder,
): Stepped {
  switch (event.kind) {
    case 'hold':
      return to({ ...step, held: true });
    case 'release':
    case 'hidden':
      return to({ ...step, held: false });
    case 'correct':
      return to(correcting(draftFromReading(step.seen, holder.players, holder.hand)));
    case 'scan-again':
      return scanAgain(step, holder);
    case 'back':
      return left();
    default:
      return to(step);
  }
}

function lockedIn(step: PrivateStep, draft: HandDraft, holder: Holder): Stepped {
  const hand = handOf(draft, holder.players);
  return hand ? { outcome: { kind: 'locked', hand }, effects: [lockedSound] } : to(step);
}

/** The draft stays when one goes back to the hand, whole or not: nothing that was told is lost. */
function afterCorrect(
  step: PrivateStep & { kind: 'correct' },
  event: SessionEvent,
  holder: Holder,
): PrivateStep {
  const { draft, selected } = step;
  const changed = { ...step, contradicts: false };
  switch (event.kind) {
    case 'select-place':
      return draft.places.length > event.place ? { ...step, selected: event.place } : step;
    case 'put-card': {
      const laid = putCard(draft, selected, event.card);
      return { ...changed, draft: laid, selected: nextEmpty(laid, selected) };
    }
    case 'take-card':
      return { ...changed, draft: putCard(draft, event.place, undefined), selected: event.place };
    case 'stand-spy':
      return { ...changed, draft: { ...draft, spy: event.spy } };
    case 'done':
      return handOf(draft, holder.players) ? hidden(draft) : step;
    case 'back':
    case 'hidden':
      return hidden(draft);
    default:
      return step;
  }
}

/** Back where the correction that was refused is made. */
export function contradicted(draft: HandDraft): PrivateStep {
  return { ...correcting(draft), contradicts: true };
}

function correcting(draft: HandDraft): PrivateStep & { kind: 'correct' } {
  const selected = Math.max(0, draft.places.indexOf(undefined));
  return { kind: 'correct', draft, selected, contradicts: false };
}

function hidden(draft: HandDraft): PrivateStep {
  return { kind: 'hand', draft, held: false };
}

function scanning(holder: Holder, ...first: readonly Effect[]): Stepped {
  if (holder.unread)
    return to({ kind: 'scan', state: { kind: 'failed', reason: holder.unread } }, ...first);
  return to({ kind: 'scan', state: { kind: 'starting' } }, ...first, startScan(holder));
}

/** The demo's drawn cards do not follow the game, so they are read only before it. */
function scanAgain(step: PrivateStep, holder: Holder): Stepped {
  return holder.demo && holder.hand ? to(step) : scanning(holder);
}

function looked(
  step: PrivateStep & { kind: 'scan' },
  update: (SessionEvent & { kind: 'scan-update' })['update'],
): Stepped {
  const state = looking(step.state, update);
  const said = update.coaching;
  const before = step.state.kind === 'looking' ? step.state.coaching : undefined;
  if (said === undefined || said === before) return to({ kind: 'scan', state });
  const announcement = { kind: 'coaching', coaching: said } as const;
  return to({ kind: 'scan', state }, { kind: 'announce', announcement });
}

/** It sounds the same, whatever was seen. */
function taken(tokens: readonly ReadToken[], holder: Holder): Stepped {
  const step: PrivateStep = holder.hand
    ? { kind: 'check', seen: tokens, held: false }
    : hidden(draftFromReading(tokens, holder.players));
  return to(step, stopScan, { kind: 'play-sound', sound: 'taken' });
}

const stopScan: Effect = { kind: 'stop-scan' };
const lockedSound: Effect = { kind: 'play-sound', sound: 'locked' };

function to(step: PrivateStep, ...effects: readonly Effect[]): Stepped {
  return { outcome: { kind: 'step', step }, effects };
}

function left(): Stepped {
  return { outcome: { kind: 'left' }, effects: [] };
}
