/** What the phone itself should do while the session is as it is: stay lit, where its own way back leads, a headset's button. */

import type { Touch } from './event.ts';
import type { Session } from './session.ts';

/** What the browser's own way back does; nothing on the first screen, which it leaves. A game is not left unasked. */
export function wayBack({ stage }: Session): Touch | undefined {
  switch (stage.kind) {
    case 'welcome':
      return undefined;
    case 'play':
      if (stage.at.kind === 'revealed') return { kind: 'home' };
      if (stage.at.kind !== 'table' || stage.at.asking) return { kind: 'back' };
      return { kind: 'show-menu' };
    default:
      return { kind: 'back' };
  }
}

/** Between the first hand-over and the end nobody wants the screen to go dark. */
export function gameIsOn({ stage, covered }: Session): boolean {
  const on = stage.kind === 'deal' || (stage.kind === 'play' && stage.at.kind !== 'revealed');
  return on && !covered;
}

/** Where one may hold to be heard, a headset's button does the same. */
export function headsetIsWanted({ settings, ears, stage, covered, elsewhere }: Session): boolean {
  const canHear = settings.ear !== 'off' && ears.includes(settings.ear);
  return canHear && stage.kind === 'play' && stage.at.kind === 'table' && !covered && !elsewhere;
}
