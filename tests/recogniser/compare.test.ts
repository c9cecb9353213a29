import { expect, test } from 'vitest';
import { ends, type End } from '../../src/cards/face.ts';
import { compare, logProbabilities } from '../../src/recogniser/compare.ts';
import {
  cells,
  depth,
  described,
  type Description,
  type MatcherManifest,
} from '../../src/recogniser/matcher.ts';
import { prototypes, type Views } from '../../src/recogniser/prototypes.ts';
import { modelsFolder, modelsIn } from '../../src/terminal/recogniser/on-disk.ts';
import { diceFrom } from '../../training/decks/dice.ts';

/** A picture of which a share is its own, the rest being alike in all. */
function picture(seed: number, ownShare: number): Description {
  const [common, own] = [diceFrom(1), diceFrom(seed)];
  const numbers = Float32Array.from({ length: cells * (depth + 1) }, (_, i) => {
    const [alike, other] = [common.next() - 0.5, own.next() - 0.5];
    const isSaliency = i % (depth + 1) === depth;
    return isSaliency ? 2 : alike + ownShare * other;
  });
  return described(numbers, (cell) => (cell % 3 === 0 ? 0 : 1));
}

test('ends that look otherwise as a whole are left out, and it makes no difference', async () => {
  const { manifest } = await modelsIn(modelsFolder)('matcher');
  const matcher = manifest as MatcherManifest;
  const views = Object.fromEntries(
    ends.map((end: End, e) => [
      end,
      [picture(2 + e, e < 3 ? 0.15 : 2), picture(2 + e, e < 3 ? 0.2 : 2)],
    ]),
  ) as unknown as Views;
  const known = prototypes(matcher, views, [views]);
  const card = picture(2, 0.15);
  const compared = compare(matcher, card, known);
  const all = logProbabilities(matcher, card, known, compared, Infinity);
  const likely = logProbabilities(matcher, card, known, compared);
  const isLeftOut = [...compared.whole].map((one) => Math.max(...compared.whole) - one > 12);
  expect(isLeftOut).toContain(true);
  expect(isLeftOut.filter((is) => !is).length).toBeGreaterThan(1);
  expect(Math.max(...all)).toBeGreaterThan(-1);
  ends.forEach((_, e) => expect(Math.exp(likely[e]!)).toBeCloseTo(Math.exp(all[e]!), 4));
});
