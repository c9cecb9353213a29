/** What a scan in progress shows: outlines, a count and one thing to do. No card is told by it. */

import { colourSet, type PlayerCount } from '../cards/card.ts';
import type { Report, ScanNews } from './event.ts';
import type { ScanState } from './view.ts';

type Started = Report & { readonly kind: 'scan-started' };

export function startedLooking(started: Started, players: PlayerCount): ScanState {
  return {
    kind: 'looking',
    outlines: [],
    frameWidth: 0,
    frameHeight: 0,
    progress: 0,
    seen: 0,
    expected: colourSet(players).length + 1,
    mirrored: started.mirrored,
    ...(started.torch === undefined ? {} : { torch: started.torch }),
  };
}

export function looking(state: ScanState, news: ScanNews): ScanState {
  if (state.kind !== 'looking') return state;
  const { coaching: _coaching, covered: _covered, ...kept } = state;
  const { outlines, frameWidth, frameHeight, progress, coaching, covered } = news;
  return {
    ...kept,
    outlines,
    frameWidth,
    frameHeight,
    progress,
    seen: outlines.length,
    ...(coaching && { coaching }),
    ...(covered && { covered }),
  };
}
