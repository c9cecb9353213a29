import { describe, expect, test, vi } from 'vitest';
import type { Camera, CameraFailure } from '../../src/camera/camera.ts';
import { failureFrom } from '../../src/camera/camera-failure.ts';
import { isBlack } from '../../src/camera/coarse-preview.ts';
import { dealHand } from '../../src/camera/demo-camera.ts';
import { watch } from '../../src/camera/watch.ts';

describe('why a camera does not open', () => {
  test.each([
    ['NotAllowedError', 'camera-refused'],
    ['NotFoundError', 'camera-missing'],
    ['OverconstrainedError', 'camera-missing'],
    ['NotReadableError', 'camera-busy'],
    ['AbortError', 'camera-busy'],
    ['SecurityError', 'camera-insecure'],
    ['AnythingElse', 'camera-lost'],
  ])('%s is %s', (name, reason) => {
    expect(failureFrom(new DOMException('', name))).toBe(reason);
  });
});

test.each([
  ['darkness with noise', [3, 0, 9, 255, 13, 2, 0, 255], true],
  ['one grey point', [3, 0, 9, 255, 40, 40, 40, 255], false],
])('%s', (_, pixels, black) => {
  expect(isBlack(new Uint8ClampedArray(pixels))).toBe(black);
});

describe('watching', () => {
  const frame = {} as ImageBitmap;
  const never = new Promise<CameraFailure>(() => undefined);
  const camera = (lost = never): Camera => ({
    mirrored: false,
    frame: (signal) => (signal.aborted ? Promise.reject(new Error()) : Promise.resolve(frame)),
    setTorch: () => Promise.resolve(),
    lost,
    close: () => undefined,
  });
  /** Each look takes a second. */
  const clock = () => {
    let seconds = 0;
    return { now: () => seconds * 1000, tick: () => (seconds += 1) };
  };

  test('ends without a reason when nobody looks any more', async () => {
    const stop = new AbortController();
    let read = 0;
    const look = {
      show: () => false,
      read: async () => {
        read += 1;
        if (read === 3) stop.abort();
      },
    };
    expect(await watch(camera(), look, stop.signal, () => 0)).toBeUndefined();
    expect(read).toBe(3);
  });

  test('gives up on a picture that stays black, but not on one that wakes up', async () => {
    const { now, tick } = clock();
    const stop = new AbortController();
    const black = [true, true, false, true, true, true, true, true];
    let seen = 0;
    const look = { show: () => black[seen++] ?? true, read: async () => void tick() };
    expect(await watch(camera(), look, stop.signal, now)).toBe('camera-black');
    expect(seen).toBe(7);
  });

  test('takes one black frame that was long in reading for no black picture', async () => {
    const { now, tick } = clock();
    const stop = new AbortController();
    const black = [false, true, false, true];
    let seen = 0;
    const look = {
      show: () => black[seen++] ?? false,
      read: async () => {
        for (let second = 0; second < 9; second++) tick();
        if (seen === 6) stop.abort();
      },
    };
    expect(await watch(camera(), look, stop.signal, now)).toBeUndefined();
  });

  test('gives up on a camera that gives no picture any more', async () => {
    vi.useFakeTimers();
    const still = { ...camera(), frame: () => new Promise<ImageBitmap>(() => undefined) };
    const look = { show: () => false, read: () => Promise.resolve() };
    const ended = watch(still, look, new AbortController().signal);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await ended).toBe('camera-frozen');
    vi.useRealTimers();
  });

  test('ends when the camera is pulled out', async () => {
    const look = { show: () => false, read: () => new Promise<void>(() => undefined) };
    const pulled = camera(Promise.resolve('camera-lost'));
    expect(await watch(pulled, look, new AbortController().signal)).toBe('camera-lost');
  });
});

test('the demo deals whole sets, in any order', () => {
  let seed = 1;
  const below = (limit: number) => (seed = (seed * 48271) % 2147483647) % limit;
  const hands = Array.from({ length: 50 }, () => dealHand(below).join(' '));
  const sorted = (hand: string) => hand.split(' ').sort().join(' ').replace(/[<>]/, 'spy');
  expect(new Set(hands.map(sorted))).toEqual(new Set(['spy B1 B1 B2 S1 S2 T1 T2']));
  expect(new Set(hands).size).toBeGreaterThan(45);
});
