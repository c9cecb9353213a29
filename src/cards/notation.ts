/** A hand as text, `B1 S2 > T1 B1* (S1) T2`, read and written as its holder sees it. */

import {
  cardNames,
  colourSet,
  kindOf,
  targets,
  type CardName,
  type Facing,
  type Hand,
  type HandCard,
  type PlayerCount,
} from './card.ts';

/** What can be wrong with a hand; of several faults the first is told. */
export const handFaults = [
  'unknown-token',
  'no-spy',
  'two-spies',
  'wrong-set',
  'wrong-order',
] as const;
export type HandFault = (typeof handFaults)[number];

/** `word`: which word is no card, from 1. The word itself is not repeated: `S1B1` would name two that are. */
export type HandRead =
  { readonly kind: 'hand'; readonly hand: Hand } | ({ readonly kind: 'fault' } & FaultOfHand);
export type FaultOfHand =
  | { readonly reason: 'unknown-token'; readonly word: number }
  | { readonly reason: Exclude<HandFault, 'unknown-token'> };

type Token = HandCard | Facing;

/** Reads a hand and checks that it is exactly the set for this number of players. */
export function readHand(text: string, players: PlayerCount): HandRead {
  const words = text.split(/\s+/).filter((word) => word !== '');
  const cards: HandCard[] = [];
  const spies: { gap: number; facing: Facing }[] = [];
  for (const [place, word] of words.entries()) {
    const token = readToken(word);
    if (token === undefined) return { kind: 'fault', reason: 'unknown-token', word: place + 1 };
    if (typeof token === 'string') spies.push({ gap: cards.length, facing: token });
    else cards.push(token);
  }
  const [spy, another] = spies;
  if (spy === undefined) return { kind: 'fault', reason: 'no-spy' };
  if (another !== undefined) return { kind: 'fault', reason: 'two-spies' };
  const hand: Hand = { cards, spy };
  const reason = faultOfSet(hand, players);
  return reason === undefined ? { kind: 'hand', hand } : { kind: 'fault', reason };
}

/** What is wrong with a hand however it was made: by camera, by touch or by text. Nothing if it may be played. */
export function faultOfSet(
  hand: Hand,
  players: PlayerCount,
): 'wrong-set' | 'wrong-order' | undefined {
  const names = hand.cards.map((card) => card.name);
  if (sorted(names) !== sorted(colourSet(players))) return 'wrong-set';
  const exposed = targets.map((name) =>
    hand.cards.some((card) => card.name === name && card.exposed),
  );
  return exposed.lastIndexOf(true) > exposed.indexOf(false) && exposed.includes(false)
    ? 'wrong-order'
    : undefined;
}

/** The hand as its holder sees it; `readHand` gives the same hand back. */
export function writeHand(hand: Hand): string {
  const words = hand.cards.map(writeCard);
  words.splice(hand.spy.gap, 0, hand.spy.facing === 'left' ? '<' : '>');
  return words.join(' ');
}

export function writeCard(card: HandCard): string {
  if (card.exposed) return `(${card.name})`;
  return card.lit ? `${card.name}*` : card.name;
}

/** Only a bomb can be lit, and only a safe or a top secret can be exposed: `S1*` and `(B1)` are no cards. */
function readToken(word: string): Token | undefined {
  if (word === '<') return 'left';
  if (word === '>') return 'right';
  const token = word.toUpperCase();
  const name = cardNames.find((each) => token.includes(each));
  if (name === undefined) return undefined;
  const card: HandCard = { name, lit: token.endsWith('*'), exposed: token.startsWith('(') };
  if (kindOf(name) === 'bomb' ? card.exposed : card.lit) return undefined;
  return writeCard(card) === token ? card : undefined;
}

function sorted(names: readonly CardName[]): string {
  return [...names].sort().join(' ');
}
