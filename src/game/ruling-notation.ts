/** The referee's answers as text: `exposed red S1`, `refused already-moved`. */

import type { Ruling } from './ruling.ts';

export function writeRuling(ruling: Ruling): string {
  switch (ruling.kind) {
    case 'moved':
      return `moved ${ruling.seat} ${ruling.distance}`;
    case 'exposed':
      return `exposed ${ruling.owner} ${ruling.card}`;
    case 'boom':
      return `boom ${ruling.owner} ${ruling.seeker}`;
    case 'safe':
    case 'top-secret':
    case 'fuse':
      return `${ruling.kind} ${ruling.owner}`;
    case 'flipped':
    case 'out':
    case 'turn':
    case 'win':
      return `${ruling.kind} ${ruling.seat}`;
    case 'undone':
      return 'undone';
    case 'refused':
      return `refused ${ruling.reason}`;
  }
}
