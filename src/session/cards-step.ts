/** The decks: which one is played with, and one's own to name, keep, give away and take in. */

import { languageOf } from '../languages/languages.ts';
import type { Effect } from './effect.ts';
import type { SessionEvent } from './event.ts';
import { addedTo, builtin, freeName, usualAspect, type OwnDeck } from './own-deck.ts';
import type { Cards, Session, Stepped } from './session.ts';
import { startTeaching } from './teach-step.ts';

export function cardsAfter(session: Session, stage: Cards, event: SessionEvent): Stepped {
  const found = deckMeant(session, event);
  switch (event.kind) {
    case 'back':
      return to({ ...session, stage: { kind: 'welcome' } });
    case 'set-deck':
      return using(session, found?.key ?? builtin);
    case 'name-deck':
      return found ? renamed(session, found, event.name) : to(session);
    case 'delete-deck':
      return found ? asking(session, found.key) : to(session);
    case 'confirm':
      return stage.deleting === undefined ? to(session) : deleted(session, stage.deleting);
    case 'cancel':
      return asking(session);
    case 'export-deck':
      return found ? to(session, { kind: 'export-deck', deck: found }) : to(session);
    case 'open-deck-file':
      return to(session, { kind: 'open-deck-file', text: event.text });
    case 'deck-opened':
      return takenIn(session, event.deck);
    case 'deck-refused':
      return to({ ...session, stage: { kind: 'cards', refused: event.reason } });
    case 'teach-new':
      return taughtAnew(session);
    case 'teach':
      return found ? startTeaching(session, found) : to(session);
    default:
      return to(session);
  }
}

function deckMeant({ decks }: Session, event: SessionEvent): OwnDeck | undefined {
  if (event.kind === 'deck-opened' || !('deck' in event)) return undefined;
  return decks.find(({ key }) => key === event.deck);
}

function asking(session: Session, deleting?: string): Stepped {
  return to({ ...session, stage: { kind: 'cards', ...(deleting && { deleting }) } });
}

function using(session: Session, deck: string): Stepped {
  const settings = { ...session.settings, deck };
  const next: Session = { ...session, settings, stage: { kind: 'cards' } };
  return to(next, { kind: 'save-settings', settings });
}

/** An empty name changes nothing. */
function renamed(session: Session, deck: OwnDeck, name: string): Stepped {
  const others = session.decks.filter((other) => other !== deck);
  const free = freeName(others, name);
  return free === '' || free === deck.name ? to(session) : kept(session, { ...deck, name: free });
}

/** Also the deck that is played with from now on is then the printed one. */
function deleted(session: Session, key: string): Stepped {
  const decks = session.decks.filter((deck) => deck.key !== key);
  const without: Session = { ...session, decks, stage: { kind: 'cards' } };
  const gone: Effect = { kind: 'delete-deck', key };
  if (session.settings.deck !== key) return to(without, gone);
  const { session: next, effects } = using(without, builtin);
  return to(next, gone, ...effects);
}

function takenIn(session: Session, deck: Omit<OwnDeck, 'key'>): Stepped {
  const added = addedTo(session.decks, deck);
  return kept({ ...session, stage: { kind: 'cards', added: added.key } }, added);
}

function taughtAnew(session: Session): Stepped {
  const name = languageOf(session.settings.language).words.cards.newName;
  const deck = addedTo(session.decks, { name, aspect: usualAspect, pictures: {} });
  return startTeaching({ ...session, decks: [...session.decks, deck] }, deck);
}

function kept(session: Session, deck: OwnDeck): Stepped {
  const others = session.decks.filter(({ key }) => key !== deck.key);
  const decks = [...others, deck].sort((a, b) => (a.key < b.key ? -1 : 1));
  return to({ ...session, decks }, { kind: 'keep-deck', deck });
}

function to(session: Session, ...effects: readonly Effect[]): Stepped {
  return { session, effects };
}
