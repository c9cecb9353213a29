/** Lays a hand as it was seen beside the hand as the game has it: what is to be put right, and nothing that is doubtful. */

import type { CardName, Facing, Hand, HandCard } from '../cards/card.ts';
import type { Difference } from '../cards/difference.ts';
import type { ReadToken } from '../cards/face.ts';

/** A card of the fan, and its place there: from 1, without the Spy. */
type Held = { readonly token: ReadToken; readonly place: number };
/** A step that changes nothing but the order. */
type Step = Extract<Difference, { kind: 'exchange' | 'shift' }>;

/**
 * The differences, so that they can be put right one after the other. `seen` is the fan left to right, the Spy among the
 * cards, `?` where the reader is not sure: of those nothing is said. Nothing comes back where the fan has another number
 * of cards or no Spy, so that the two cannot be laid beside each other.
 */
export function differences(
  { cards, spy }: Hand,
  seen: readonly ReadToken[],
): readonly Difference[] | undefined {
  if (seen.length !== cards.length + 1) return undefined;
  const spyAt = seen.findIndex((token) => facingOf(token) !== undefined);
  if (spyAt < 0) return fewest(cards, seen);
  // The two ends of a hand are one gap of the ring.
  const displaced = (spyAt - spy.gap) % cards.length !== 0;
  return [
    ...ofCards(cards, heldWithout(seen, spyAt)),
    ...(displaced ? [{ kind: 'spy-place', gap: spy.gap } as const] : []),
    ...(facingOf(seen[spyAt]) === spy.facing
      ? []
      : [{ kind: 'spy-facing', facing: spy.facing } as const]),
  ];
}

/** The Spy is one of the doubtful cards: whichever leaves least to say, for nothing that is doubtful is called wrong. */
function fewest(
  cards: readonly HandCard[],
  seen: readonly ReadToken[],
): readonly Difference[] | undefined {
  return seen
    .flatMap((token, at) => (token === '?' ? [ofCards(cards, heldWithout(seen, at))] : []))
    .sort((one, other) => one.length - other.length)[0];
}

function heldWithout(seen: readonly ReadToken[], spyAt: number): readonly Held[] {
  const rest = seen.filter((_, at) => at !== spyAt);
  return rest.map((token, index) => ({ token, place: index + 1 }));
}

/** What is turned comes before what changes its place: so every card is still where it is said to be. */
function ofCards(cards: readonly HandCard[], held: readonly Held[]): readonly Difference[] {
  const order = ofOrder(cards, held);
  const put = order.reduce(mended, held);
  return [...turnings(cards, put), ...order, ...others(cards, put)];
}

/** The one step that explains all, where there is one; else one exchange after the other. */
function ofOrder(cards: readonly HandCard[], held: readonly Held[]): readonly Step[] {
  const strays = strayIndices(cards, held);
  if (strays.length < 2) return [];
  const left = (step: Step): number => strayIndices(cards, mended(held, step)).length;
  // Two bombs of one name are told apart by what burns: the fewer must be turned besides, the better it explains.
  const turned = (step: Step): number => turnings(cards, mended(held, step)).length;
  const swaps = exchanges(cards, strays);
  const [whole] = [...swaps, ...shifts(cards, held)]
    .filter((step) => left(step) === 0)
    .sort((one, other) => turned(one) - turned(other));
  if (whole !== undefined) return [whole];
  const swap = swaps.find((step) => left(step) === strays.length - 2);
  return swap === undefined ? [] : [swap, ...ofOrder(cards, mended(held, swap))];
}

/** Where a card lies that cannot be the game's. */
function strayIndices(cards: readonly HandCard[], held: readonly Held[]): readonly number[] {
  return cards.flatMap((card, index) => (fits(card, held[index]!.token) ? [] : [index]));
}

function exchanges(cards: readonly HandCard[], strays: readonly number[]): readonly Step[] {
  return strays.flatMap((one) =>
    strays
      .filter((other) => other > one)
      .map((other): Step => {
        const belongs = [cards[one]!.name, cards[other]!.name] as const;
        return { kind: 'exchange', places: [one + 1, other + 1], cards: belongs };
      }),
  );
}

function shifts(cards: readonly HandCard[], held: readonly Held[]): readonly Step[] {
  return held.flatMap(({ token }, from) =>
    cards
      .map(({ name }, to): Step => ({ kind: 'shift', place: from + 1, to: to + 1, card: name }))
      .filter((_, to) => Math.abs(to - from) > 1 && token !== '?'),
  );
}

function mended(held: readonly Held[], step: Step): readonly Held[] {
  if (step.kind === 'shift') {
    const rest = held.filter((_, index) => index !== step.place - 1);
    return [...rest.slice(0, step.to - 1), held[step.place - 1]!, ...rest.slice(step.to - 1)];
  }
  const [one, other] = step.places;
  return held.map((card, index) => {
    if (index === one - 1) return held[other - 1]!;
    return index === other - 1 ? held[one - 1]! : card;
  });
}

type Turning = Extract<Difference, { kind: 'light' | 'unlight' | 'expose' | 'hide' }>;

function turnings(cards: readonly HandCard[], held: readonly Held[]): readonly Turning[] {
  return cards
    .flatMap((card, index) => turning(card, held[index]!))
    .sort((one, other) => one.place - other.place);
}

function turning(
  { name: card, lit, exposed }: HandCard,
  { token, place }: Held,
): readonly Turning[] {
  if (token === '#') return exposed ? [] : [{ kind: 'hide', place }];
  if (nameOf(token) !== card) return [];
  if (exposed) return [{ kind: 'expose', place, card }];
  if (token.endsWith('*') === lit) return [];
  return [{ kind: lit ? 'light' : 'unlight', place, card }];
}

/** What no exchange explains is told by its place. */
function others(cards: readonly HandCard[], held: readonly Held[]): readonly Difference[] {
  return strayIndices(cards, held)
    .filter((index) => held[index]!.token !== '#')
    .map((index) => ({ kind: 'other-card', place: held[index]!.place, card: cards[index]! }));
}

/** Whether this may be that card, turned one way or the other; from behind it is one of those that face everybody. */
function fits({ name, exposed }: HandCard, token: ReadToken): boolean {
  if (token === '#') return exposed;
  const seen = nameOf(token);
  return seen === undefined || seen === name;
}

function nameOf(token: ReadToken): CardName | undefined {
  switch (token) {
    case 'B1*':
      return 'B1';
    case 'B2*':
      return 'B2';
    case '<':
    case '>':
    case '#':
    case '?':
      return undefined;
    default:
      return token;
  }
}

function facingOf(token: ReadToken | undefined): Facing | undefined {
  if (token === '<') return 'left';
  return token === '>' ? 'right' : undefined;
}
