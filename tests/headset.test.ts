import { describe, expect, test } from 'vitest';
import { openHeadset } from '../src/headset.ts';

function hands({ refuses = false } = {}) {
  const handlers = new Map<string, unknown>();
  const player = {
    playing: false,
    play: () => {
      player.playing = !refuses;
      return refuses ? Promise.reject(new Error('not touched')) : Promise.resolve();
    },
    pause: () => void (player.playing = false),
  };
  const session = {
    setActionHandler: (action: string, handler: unknown) => void handlers.set(action, handler),
  };
  const press = (action: 'play' | 'pause') => (handlers.get(action) as (() => void) | null)?.();
  return { session, makePlayer: () => player, player, press };
}

describe('the button of a headset', () => {
  test('is ours while it is wished for, whichever way the headset calls it', () => {
    const stage = hands();
    let presses = 0;
    const wish = openHeadset(() => (presses += 1), stage);
    wish(true);
    expect(stage.player.playing).toBe(true);
    stage.press('pause');
    stage.press('play');
    expect(presses).toBe(2);
    wish(false);
    expect(stage.player.playing).toBe(false);
    stage.press('play');
    expect(presses).toBe(2);
  });

  test('is wished for again where a browser would not play before a touch', async () => {
    const stage = hands({ refuses: true });
    let tries = 0;
    const { play } = stage.player;
    stage.player.play = () => {
      tries += 1;
      return play();
    };
    const wish = openHeadset(() => undefined, stage);
    wish(true);
    await Promise.resolve();
    wish(true);
    expect(tries).toBe(2);
  });

  test('is left alone where the browser has none to give', () => {
    const stage = hands();
    openHeadset(() => undefined, { ...stage, session: undefined })(true);
    expect(stage.player.playing).toBe(false);
  });
});
