/** The button of a headset, or of a keyboard that has one to play and pause: while it is wished for, it is ours. */

import { silence } from './voice/sounds/silence.ts';

/** Browsers give these buttons to a page that plays something, and that not for a moment only. */
const silentSeconds = 10;

export type Hands = {
  readonly session: Pick<MediaSession, 'setActionHandler'> | undefined;
  readonly makePlayer: () => Pick<HTMLAudioElement, 'play' | 'pause'>;
};

/** `pressed` is told of each press. */
export function openHeadset(
  pressed: () => void,
  hands: Hands = device(),
): (wished: boolean) => void {
  const { session, makePlayer } = hands;
  let player: ReturnType<Hands['makePlayer']> | undefined;
  let on = false;
  return (wished) => {
    if (!session || wished === on) return;
    on = wished;
    player ??= ours(session, makePlayer(), () => on && pressed());
    // Before the first touch nothing may play; then a later wish succeeds.
    if (on) player.play().catch(() => (on = false));
    else player.pause();
  };
}

/** Some headsets say play and pause in turn, some always the same. */
function ours<Player>(
  session: Pick<MediaSession, 'setActionHandler'>,
  player: Player,
  pressed: () => void,
): Player {
  for (const action of ['play', 'pause'] as const) session.setActionHandler(action, pressed);
  return player;
}

function device(): Hands {
  const { mediaSession } = navigator as { readonly mediaSession?: MediaSession };
  return { session: mediaSession, makePlayer: silentPlayer };
}

function silentPlayer(): HTMLAudioElement {
  const player = new Audio(URL.createObjectURL(silence(silentSeconds)));
  player.loop = true;
  return player;
}
