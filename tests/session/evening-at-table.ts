/** Drives a session as people do, and keeps what it asks of the world. */

import { readHand } from '../../src/cards/notation.ts';
import type { Hand } from '../../src/cards/card.ts';
import type { Effect } from '../../src/session/effect.ts';
import type { SessionEvent } from '../../src/session/event.ts';
import { newSession, type Session } from '../../src/session/session.ts';
import { step } from '../../src/session/step.ts';
import { viewOf } from '../../src/session/view-of.ts';
import type { Screen, View } from '../../src/session/view.ts';

export type Evening = { readonly session: Session; readonly effects: readonly Effect[] };

export const fresh: Evening = { session: newSession(), effects: [] };

/** The effects of all events, one after the other. */
export function after(evening: Evening, ...events: readonly SessionEvent[]): Evening {
  return events.reduce<Evening>(({ session, effects }, event) => {
    const next = step(session, event);
    return { session: next.session, effects: [...effects, ...next.effects] };
  }, evening);
}

/** The same, but only with what the last of these events asked for. */
export function lastOf(evening: Evening, ...events: readonly SessionEvent[]): Evening {
  const last = events.at(-1);
  const before = after(evening, ...events.slice(0, -1));
  return last ? after({ ...before, effects: [] }, last) : before;
}

export function viewAfter(evening: Evening, ...events: readonly SessionEvent[]): View {
  return viewOf(after(evening, ...events).session);
}

/** The screen that is on, which must be of this kind. */
export function screenOf<Kind extends Screen['kind']>(
  { session }: Evening,
  kind: Kind,
): Extract<Screen, { kind: Kind }> {
  const { screen } = viewOf(session);
  if (screen.kind !== kind) throw new Error(`The screen is ${screen.kind}, not ${kind}.`);
  return screen as Extract<Screen, { kind: Kind }>;
}

export function handFrom(text: string, players: 2 | 3 | 4 = 2): Hand {
  const read = readHand(text, players);
  if (read.kind === 'fault') throw new Error(`${text}: ${read.reason}`);
  return read.hand;
}

/** From the hand-over to the hand that is told, by touch. */
export function told(hand: Hand): readonly SessionEvent[] {
  return [
    { kind: 'ready' },
    { kind: 'enter-by-touch' },
    ...hand.cards.map(({ name }) => ({ kind: 'put-card', card: name }) as const),
    { kind: 'stand-spy', spy: hand.spy },
    { kind: 'done' },
  ];
}

export function lockedIn(hand: Hand): readonly SessionEvent[] {
  return [...told(hand), { kind: 'lock-in' }];
}

export const begun: readonly SessionEvent[] = [{ kind: 'new-game' }, { kind: 'start-game' }];

/** A game for two at the table, with nothing announced yet. */
export function atTableWith(green: Hand, red: Hand): Evening {
  return after(fresh, ...begun, ...lockedIn(green), ...lockedIn(red), { kind: 'ready' });
}

export const greenHand = handFrom('B1 S2 > T1 B1 S1 T2 B2');
export const redHand = handFrom('< S1 B1 T2 B1 S2 T1 B2');

/** The record as storage would keep it. */
export function recordFrom({ effects }: Evening): readonly string[] {
  return effects.reduce<readonly string[]>((lines, effect) => {
    if (effect.kind === 'save-record') return effect.lines;
    return effect.kind === 'save-line' ? [...lines, effect.line] : lines;
  }, []);
}
