/** Hands by lot, as games deal them and as they stand in mid-game; some that no game knows. */

import { colourSet, type CardName } from '../src/cards/card.ts';
import { ends, type End } from '../src/cards/face.ts';
import type { Random } from '../src/scenes/random.ts';

function shuffled<T>(things: readonly T[], lot: Random): T[] {
  const rest = [...things];
  for (let i = rest.length - 1; i > 0; i--) {
    const j = lot.whole(0, i);
    [rest[i], rest[j]] = [rest[j]!, rest[i]!];
  }
  return rest;
}

/** The exposure targets in the order in which they are found: notation.md, "Cards and hands". */
const targets: readonly CardName[] = ['S1', 'S2', 'T1', 'T2'];

function endOf(name: CardName, exposed: readonly CardName[], lot: Random): End {
  if (exposed.includes(name)) return '#';
  if (name !== 'B1' && name !== 'B2') return name;
  return lot.chance(0.3) ? `${name}*` : name;
}

/** A player's whole set in any order, the Spy anywhere, some bombs lit, some targets found. */
function legalHand(lot: Random): End[] {
  const exposed = lot.chance(0.25) ? targets.slice(0, lot.whole(1, 4)) : [];
  const names = shuffled(colourSet(lot.chance(0.5) ? 2 : 3), lot);
  const hand = names.map((name) => endOf(name, exposed, lot));
  hand.splice(lot.whole(0, hand.length), 0, lot.pick(['<', '>']));
  return hand;
}

/** Mostly legal; sometimes a part of one, sometimes any ends at all, so that nothing is learnt from the rules. */
export function anyHand(lot: Random): readonly End[] {
  const kind = lot.next();
  if (kind < 0.08) {
    return Array.from({ length: lot.whole(1, 8) }, () => lot.pick(ends));
  }
  const hand = legalHand(lot);
  if (kind > 0.14) return hand;
  const count = lot.whole(1, 5);
  const first = lot.whole(0, hand.length - count);
  return hand.slice(first, first + count);
}
