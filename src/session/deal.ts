/** Before the game: one player after the other shows their hand to the phone alone. */

import type { Hand } from '../cards/card.ts';
import type { Effect } from './effect.ts';
import type { SessionEvent } from './event.ts';
import { startMatch } from './match.ts';
import { playersAt } from './new-game.ts';
import { whyUnread } from './own-deck.ts';
import { stepAfter, type Holder } from './private-step.ts';
import { beginLine, handLine } from './record.ts';
import type { Deal, Session, Stage, Stepped } from './session.ts';

export function dealAfter(session: Session, deal: Deal, event: SessionEvent): Stepped {
  const holder = holderOf(session, deal);
  const { outcome, effects } = stepAfter(deal.step, event, holder);
  switch (outcome.kind) {
    case 'step':
      return { session: { ...session, stage: { ...deal, step: outcome.step } }, effects };
    case 'left':
      return stoodUp(session, deal);
    case 'locked': {
      const { stage, lines } = lockedIn(deal, holder, outcome.hand);
      const saving = lines.map((line): Effect => ({ kind: 'save-line', line }));
      const handing = handingOver(stage);
      return { session: { ...session, stage }, effects: [...effects, ...saving, ...handing] };
    }
  }
}

function holderOf({ decks }: Session, { table, hands }: Deal): Holder {
  const seat = table.seats[hands.length];
  if (!seat) throw new Error('All hands are locked in already.');
  const { deck, demo } = table;
  const players = playersAt(table);
  const unread = whyUnread(decks, deck, seat.colour, players);
  return { colour: seat.colour, players, deck, demo, ...(unread && { unread }) };
}

type LockedIn = { readonly stage: Stage; readonly lines: readonly string[] };

function lockedIn(deal: Deal, holder: Holder, hand: Hand): LockedIn {
  const hands = [...deal.hands, hand];
  const line = handLine(holder.colour, hand);
  if (hands.length < deal.table.seats.length)
    return { stage: { ...deal, hands, step: { kind: 'hand-over' } }, lines: [line] };
  const match = startMatch(deal.table, hands);
  return { stage: { kind: 'play', match, at: { kind: 'laying-down' } }, lines: [line, beginLine] };
}

/** Also spoken: whoever has the phone now looks at its holder, not at the screen. */
function handingOver(stage: Stage): readonly Effect[] {
  const next = stage.kind === 'deal' ? stage.table.seats[stage.hands.length] : undefined;
  if (!next) return [];
  return [{ kind: 'announce', announcement: { kind: 'hand-over', seat: next.colour } }];
}

/** Before the first hand is locked in, the table can still be changed; after that the game waits on the first screen. */
function stoodUp(session: Session, deal: Deal): Stepped {
  const { table } = deal;
  if (deal.hands.length === 0 && !table.demo)
    return { session: { ...session, stage: { kind: 'new-game', table } }, effects: [] };
  const saved = table.demo ? {} : { saved: deal };
  return { session: { ...session, ...saved, stage: { kind: 'welcome' } }, effects: [] };
}
