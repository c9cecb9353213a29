/** How many of a device's cores the networks take. */

import { expect, test } from 'vitest';
import { threadsOn } from '../../src/networks/threads.ts';

test.each([
  [1, 1],
  [2, 2],
  [3, 2],
  [4, 3],
  [6, 4],
  [8, 4],
  [64, 4],
])('of %i cores %i are taken', (cores, threads) => {
  expect(threadsOn(cores)).toBe(threads);
});
