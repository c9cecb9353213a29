import { expect, test } from 'vitest';
import { openAwake } from '../../src/awake.ts';
import type { SessionEvent } from '../../src/session/event.ts';
import { gameIsOn } from '../../src/session/phone.ts';
import { after, atTableWith, begun, fresh, greenHand, redHand } from './evening-at-table.ts';

const table = atTableWith(greenHand, redHand);
const on = (evening: typeof fresh, ...events: readonly SessionEvent[]) =>
  gameIsOn(after(evening, ...events).session);

test('a game is on from the first hand-over until it is left, hidden or laid open', () => {
  expect(on(fresh)).toBe(false);
  expect(on(fresh, { kind: 'new-game' })).toBe(false);
  expect(on(fresh, ...begun)).toBe(true);
  expect(on(table)).toBe(true);
  expect(on(table, { kind: 'home' })).toBe(false);
  expect(on(table, { kind: 'hidden' })).toBe(false);
  expect(on(table, { kind: 'hidden' }, { kind: 'visible' })).toBe(true);
});

/** A wake lock as browsers have it: each request gives one more, which the browser may take back. */
function lamp() {
  const held = new Set<EventTarget>();
  const request = () => {
    const lock = Object.assign(new EventTarget(), {
      release() {
        held.delete(lock);
        lock.dispatchEvent(new Event('release'));
        return Promise.resolve();
      },
    });
    held.add(lock);
    return Promise.resolve(lock as unknown as WakeLockSentinel);
  };
  return { held, request };
}

const soon = () => new Promise((resolve) => setImmediate(resolve));

test('the screen is kept lit once, let go, and taken again when the browser took it back', async () => {
  const { held, request } = lamp();
  const keepAwake = openAwake({ request });
  keepAwake(true);
  keepAwake(true);
  await soon();
  expect(held.size).toBe(1);
  keepAwake(false);
  await soon();
  expect(held.size).toBe(0);
  keepAwake(true);
  await soon();
  for (const lock of held) (lock as unknown as WakeLockSentinel).release();
  keepAwake(true);
  await soon();
  expect(held.size).toBe(1);
});

test('a screen that may not be kept lit is no trouble', async () => {
  const keepAwake = openAwake({ request: () => Promise.reject(new Error('low battery')) });
  keepAwake(true);
  await soon();
  keepAwake(false);
  openAwake(undefined)(true);
  await soon();
});
