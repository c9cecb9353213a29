import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Hand } from '../../src/cards/card.ts';
import type { ReadToken } from '../../src/cards/face.ts';
import { writeHand } from '../../src/cards/notation.ts';
import type { SessionEvent } from '../../src/session/event.ts';
import { viewOf } from '../../src/session/view-of.ts';
import { anyAction, anyHand } from './any-game.ts';
import {
  after,
  atTableWith,
  begun,
  fresh,
  greenHand,
  lockedIn,
  redHand,
  screenOf,
  told,
  type Evening,
} from './evening-at-table.ts';

/** The same cards in other places: the Spy, whom all can see, stays where it is. */
const otherwise = (hand: Hand, [one, other]: readonly [number, number]): Hand => ({
  ...hand,
  cards: hand.cards.map((card, place) => {
    if (place === one) return hand.cards[other]!;
    return place === other ? hand.cards[one]! : card;
  }),
});

const tokensOf = (hand: Hand) => writeHand(hand).split(' ') as ReadToken[];
const seen = { outlines: [], frameWidth: 1, frameHeight: 1, progress: 1 };

const anyPlaces = fc.tuple(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 0, max: 6 }));

const said = ({ effects }: Evening) => JSON.stringify(effects.filter(({ kind }) => kind === 'say'));

/** What storage is given may differ; it is sealed. Everything else can be seen or heard. */
const openly = ({ effects }: Evening) =>
  effects.filter(({ kind }) => kind !== 'save-line' && kind !== 'save-record');

describe('the view', () => {
  test('two games that differ only in hidden cards look alike as long as they sound alike', () => {
    let compared = 0;
    fc.assert(
      fc.property(
        fc.record({ green: anyHand, red: anyHand }),
        fc.record({ green: anyPlaces, red: anyPlaces }),
        fc.array(anyAction, { minLength: 1, maxLength: 30 }),
        (hands, swaps, actions) => {
          let here = atTableWith(hands.green, hands.red);
          let there = atTableWith(
            otherwise(hands.green, swaps.green),
            otherwise(hands.red, swaps.red),
          );
          for (const action of actions) {
            here = after({ ...here, effects: [] }, { kind: 'act', action }, { kind: 'confirm' });
            there = after({ ...there, effects: [] }, { kind: 'act', action }, { kind: 'confirm' });
            if (said(here) !== said(there)) return;
            compared += 1;
            expect(viewOf(here.session)).toEqual(viewOf(there.session));
            expect(openly(here)).toEqual(openly(there));
            const home = [here, there].map((one) => viewOf(after(one, { kind: 'home' }).session));
            expect(home[0]).toEqual(home[1]);
          }
        },
      ),
      { numRuns: 120 },
    );
    // It is not for want of equal answers that no difference was found.
    expect(compared).toBeGreaterThan(400);
  }, 120_000);

  test('before a game nothing of a hand that was told is seen unless its holder presses', () => {
    const closed: readonly SessionEvent[] = [{ kind: 'release' }, { kind: 'hidden' }];
    fc.assert(
      fc.property(anyHand, anyHand, (one, other) => {
        const here = after(fresh, ...begun, ...told(one));
        const there = after(fresh, ...begun, ...told(other));
        expect(viewOf(here.session)).toEqual(viewOf(there.session));
        const pressed = (evening: Evening) => after(evening, { kind: 'hold' });
        for (const event of closed)
          expect(viewOf(after(pressed(here), event).session)).toEqual(
            viewOf(after(pressed(there), event).session),
          );
        const locked = (hand: Hand) => viewOf(after(fresh, ...begun, ...lockedIn(hand)).session);
        expect(locked(one)).toEqual(locked(other));
      }),
      { numRuns: 30 },
    );
  });

  test('a hand is shown while it is held, and no longer', () => {
    const read = after(fresh, ...begun, ...told(greenHand));
    expect(screenOf(read, 'hand').shown).toBeUndefined();
    const held = after(read, { kind: 'hold' });
    expect(screenOf(held, 'hand').shown?.tokens.join(' ')).toBe('B1 S2 > T1 B1 S1 T2 B2');
    expect(screenOf(after(held, { kind: 'release' }), 'hand').shown).toBeUndefined();
    expect(screenOf(after(held, { kind: 'hidden' }), 'hand').shown).toBeUndefined();
  });

  test('a hand that is shown again tells a number of differences, and which only while it is held', () => {
    const closed: readonly SessionEvent[] = [{ kind: 'release' }, { kind: 'hidden' }];
    const anyOrder = fc.shuffledSubarray([...tokensOf(greenHand)], { minLength: 8, maxLength: 8 });
    const lookedAt = (tokens: readonly ReadToken[]) =>
      after(
        { ...atTableWith(greenHand, redHand), effects: [] },
        { kind: 'review', colour: 'green' },
        { kind: 'ready' },
        { kind: 'scan-again' },
        { kind: 'scan-started', mirrored: false },
        { kind: 'scan-update', update: { ...seen, reading: { tokens, settled: true } } },
      );
    fc.assert(
      fc.property(anyOrder, (tokens) => {
        const looked = lookedAt(tokens);
        const { differences, ...rest } = screenOf(looked, 'check');
        const { kind, seat, doubtful, correctable } = rest;
        expect(rest).toEqual({ kind, seat, doubtful, correctable });
        expect(looked.effects).toEqual(lookedAt(tokensOf(greenHand)).effects);
        const held = screenOf(after(looked, { kind: 'hold' }), 'check').shown ?? [];
        expect(held).toHaveLength(differences);
        for (const event of closed)
          expect(screenOf(after(looked, { kind: 'hold' }, event), 'check').shown).toBeUndefined();
      }),
      { numRuns: 60 },
    );
  });

  test('a correction that is left lying when the app goes away is covered', () => {
    const open = after(fresh, ...begun, ...told(greenHand), { kind: 'correct' });
    expect(screenOf(open, 'correct').correction.places).toContain('T2');
    const away = after(open, { kind: 'hidden' });
    expect(viewOf(away.session).covered).toBe(true);
    expect(screenOf(away, 'hand').shown).toBeUndefined();
  });
});
