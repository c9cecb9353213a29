import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cardNames, colourSet, kindOf, targets, type Hand } from '../../src/cards/card.ts';
import type { Difference } from '../../src/cards/difference.ts';
import type { ReadToken } from '../../src/cards/face.ts';
import { readHand } from '../../src/cards/notation.ts';
import { differences } from '../../src/hand/differences.ts';

/** Any hand in mid-game: some bombs found, some targets turned round in their order. */
const anyHand: fc.Arbitrary<Hand> = fc
  .record({
    players: fc.constantFrom(2, 3, 4),
    sort: fc.array(fc.nat(), { minLength: 7, maxLength: 7 }),
    lit: fc.array(fc.boolean(), { minLength: 7, maxLength: 7 }),
    exposed: fc.integer({ min: 0, max: 4 }),
    gap: fc.integer({ min: 0, max: 7 }),
    facing: fc.constantFrom('left' as const, 'right' as const),
  } as const)
  .map(({ players, sort, lit, exposed, gap, facing }) => {
    const names = colourSet(players)
      .map((name, index) => ({ name, key: sort[index]! }))
      .sort((one, other) => one.key - other.key)
      .map(({ name }) => name);
    const open: readonly string[] = targets.slice(0, exposed);
    const cards = names.map((name, index) => ({
      name,
      lit: kindOf(name) === 'bomb' && lit[index]!,
      exposed: open.includes(name),
    }));
    return { cards, spy: { gap: Math.min(gap, cards.length), facing } };
  });

/** As a camera sees it from the holder's side. */
function seenOf({ cards, spy }: Hand): ReadToken[] {
  const tokens = cards.map(({ name, lit, exposed }): ReadToken => {
    if (exposed) return '#';
    return lit ? (`${name}*` as ReadToken) : name;
  });
  tokens.splice(spy.gap, 0, spy.facing === 'left' ? '<' : '>');
  return tokens;
}

/** Does what a difference asks for, to cards in a row and to the Spy. */
function putRight({ cards, spy }: Hand, difference: Difference): Hand {
  const at = (place: number, change: Partial<Hand['cards'][number]>): Hand => ({
    cards: cards.map((card, index) => (index === place - 1 ? { ...card, ...change } : card)),
    spy,
  });
  switch (difference.kind) {
    case 'light':
      return at(difference.place, { lit: true });
    case 'unlight':
      return at(difference.place, { lit: false });
    case 'expose':
      return at(difference.place, { exposed: true });
    case 'hide':
      return at(difference.place, { exposed: false });
    case 'other-card':
      return at(difference.place, difference.card);
    case 'exchange': {
      const [one, other] = difference.places.map((place) => place - 1) as [number, number];
      return { cards: exchanged(cards, one, other), spy };
    }
    case 'shift':
      return shifted({ cards, spy }, difference.place - 1, difference.to - 1);
    case 'spy-place':
      return { cards, spy: { ...spy, gap: difference.gap } };
    case 'spy-facing':
      return { cards, spy: { ...spy, facing: difference.facing } };
  }
}

function shifted({ cards, spy }: Hand, from: number, to: number): Hand {
  const rest = without(cards, from);
  return { cards: [...rest.slice(0, to), cards[from]!, ...rest.slice(to)], spy };
}

function exchanged<Item>(list: readonly Item[], one: number, other: number): readonly Item[] {
  const place = (index: number): number => (index === one ? other : index === other ? one : index);
  return list.map((_, index) => list[place(index)]!);
}

function without<Item>(list: readonly Item[], index: number): readonly Item[] {
  return list.filter((_, at) => at !== index);
}

type Change = { readonly kind: Difference['kind']; readonly hand: Hand };

/** Every hand that differs from this one in one thing, and what that is called. */
function changesOf(hand: Hand): readonly Change[] {
  const { cards, spy } = hand;
  const places = cards.map((_, index) => index);
  const withCard = (index: number, change: Partial<Hand['cards'][number]>): Hand => ({
    spy,
    cards: cards.map((card, place) => (place === index ? { ...card, ...change } : card)),
  });
  const turned = places.map((index): Change => {
    const { name, lit, exposed } = cards[index]!;
    if (kindOf(name) === 'bomb')
      return { kind: lit ? 'light' : 'unlight', hand: withCard(index, { lit: !lit }) };
    return { kind: exposed ? 'expose' : 'hide', hand: withCard(index, { exposed: !exposed }) };
  });
  const replaced = places.flatMap((index) =>
    cardNames
      .filter((name) => name !== cards[index]!.name && !cards[index]!.exposed)
      .map((name): Change => ({
        kind: 'other-card',
        hand: withCard(index, { name, lit: false }),
      })),
  );
  const swapped = places.flatMap((one) =>
    places
      .filter((other) => other > one && cards[other]!.name !== cards[one]!.name)
      .map((other): Change => {
        return { kind: 'exchange', hand: { spy, cards: exchanged(cards, one, other) } };
      }),
  );
  const moved = places.flatMap((from) =>
    places
      .filter((to) => Math.abs(to - from) > 1)
      .map((to): Change => ({ kind: 'shift', hand: shifted(hand, from, to) })),
  );
  const elsewhere = [...places, cards.length]
    .filter((gap) => (gap - spy.gap) % cards.length !== 0)
    .map((gap): Change => ({ kind: 'spy-place', hand: { cards, spy: { ...spy, gap } } }));
  const about = {
    kind: 'spy-facing',
    hand: { cards, spy: { ...spy, facing: spy.facing === 'left' ? 'right' : 'left' } },
  } as const;
  return [...turned, ...replaced, ...swapped, ...moved, ...elsewhere, about];
}

const anyDoubts = fc.array(fc.boolean(), { minLength: 8, maxLength: 8 });

/** The places of the cards that a difference speaks of. */
function placesOf(difference: Difference): readonly number[] {
  if ('places' in difference) return difference.places;
  return 'place' in difference ? [difference.place] : [];
}

/** The two ends of a hand are one gap of the ring: a Spy at either is the same hand. */
const visible = ({ cards, spy }: Hand): string =>
  seenOf({ cards, spy: { ...spy, gap: spy.gap % cards.length } }).join(' ');

describe('a hand that was looked at again', () => {
  test('as the game has it: nothing is said, whatever of it is doubtful', () => {
    fc.assert(
      fc.property(anyHand, anyDoubts, (hand, doubts) => {
        const seen = seenOf(hand).map((token, at) => (doubts[at] ? '?' : token));
        expect(differences(hand, seen)).toEqual([]);
      }),
    );
  });

  test('with any one change: that is named and nothing else, and doing what is said undoes it', () => {
    const named = new Set<string>();
    fc.assert(
      fc.property(anyHand, fc.nat(), (hand, choice) => {
        const changes = changesOf(hand).filter((one) => visible(one.hand) !== visible(hand));
        const { kind, hand: changed } = changes[choice % changes.length]!;
        const said = differences(hand, seenOf(changed))!;
        expect(said).toHaveLength(1);
        expect(visible(said.reduce(putRight, changed))).toBe(visible(hand));
        // Past a card that is alike, a long way is also a short one.
        const kinds = kind === 'shift' ? ['shift', 'exchange'] : [kind];
        expect(kinds).toContain(said[0]!.kind);
        named.add(said[0]!.kind);
      }),
      { numRuns: 600 },
    );
    expect(named.size).toBe(9);
  });

  test('with anything otherwise: a second look at the latest leaves nothing, and the doubtful is never named', () => {
    fc.assert(
      fc.property(anyHand, anyHand, anyDoubts, (hand, other, doubts) => {
        if (other.cards.length !== hand.cards.length) return;
        const seen = seenOf(other).map((token, at) => (doubts[at] ? '?' : token));
        const said = differences(hand, seen);
        const spyAt = seen.findIndex((token) => token === '<' || token === '>');
        if (said === undefined || spyAt < 0) return;
        const held = without(seen, spyAt);
        for (const one of said)
          for (const place of placesOf(one)) expect(held[place - 1]).not.toBe('?');
        if (seen.includes('?')) return;
        // A card that faced everybody is known only once it was turned.
        const turned = said.reduce(putRight, other);
        const right = differences(hand, seenOf(turned))!.reduce(putRight, turned);
        expect(visible(right)).toBe(visible(hand));
      }),
      { numRuns: 400 },
    );
  });

  test.each([
    ['B1 S2 > T1 B1 S1 T2 B2', 'B1 S2 > T1 B1 S1 T2 B2', []],
    ['B1* S2 > T1 B1 S1 T2 B2', 'B1 S2 > T1 B1* S1 T2 B2', ['light 1', 'unlight 4']],
    ['B1 S2 > T1 B1 (S1) T2 B2*', 'B1 S2 > T1 B1 S1 T2 B2', ['expose 5', 'light 7']],
    ['B1 S2 > T1 B1 S1 T2 B2', '# S2 > T1 B1 S1 T2 B2', ['hide 1']],
    [
      'B1* S2 > T1 B1 S1 T2 B2',
      'S2 B1 < T1 B1 S1 B2 T2',
      ['light 2', 'exchange 1 2', 'exchange 6 7', 'spy-facing'],
    ],
    ['B1 S2 > T1 B1 S1 T2 B2', 'S2 T1 B1 > B1 S1 T2 B2', ['shift 3', 'spy-place']],
    ['B1 S2 T1 B1 S1 T2 B2 >', '> B1 S2 T1 B1 S1 T2 B2', []],
    ['B1 S2 > T1 B1 S1 T2 B2', 'B1 S2 ? T1 B1 S1 T2 B2', []],
    ['B1 S2 > T1 B1 S1 T2 B2', '? B1 S2 ? B1 S1 T2 B2', []],
    ['B1 S2 > T1 B1 S1 T2 B2', '? S2 > T1 B1 S1 T2 B1*', ['other-card 7']],
  ])('%s, seen as %s: %j', (hand, seen, said) => {
    const told = differences(read(hand), tokens(seen))!;
    expect(told.map((one) => [one.kind, ...placesOf(one)].join(' '))).toEqual(said);
  });

  test.each(['B1 S2 > T1 B1 S1 T2', 'B1 S2 T1 B1 S1 T2 B2 B1', ''])(
    'that cannot be laid beside it: %j',
    (seen) => {
      const none = seen === '' ? [] : tokens(seen);
      expect(differences(read('B1 S2 > T1 B1 S1 T2 B2'), none)).toBeUndefined();
    },
  );
});

function read(text: string, players: 2 | 3 = 2): Hand {
  const found = readHand(text, players);
  if (found.kind === 'fault') throw new Error(found.reason);
  return found.hand;
}

const tokens = (text: string): ReadToken[] => text.split(' ') as ReadToken[];
