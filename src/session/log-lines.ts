/** What everybody heard, in the notation's answers: a log to keep that holds no hidden card. */

import { writeRuling } from '../game/ruling-notation.ts';
import type { Match } from './match.ts';

export function logLines({ log }: Match): readonly string[] {
  return log.flatMap((entry) => {
    switch (entry.kind) {
      case 'done':
        return entry.rulings.map((ruling) => `${entry.by}: ${writeRuling(ruling)}`);
      case 'undone':
        return [`${entry.by}: undone`];
      case 'hand-corrected':
        return [`${entry.by}: hand corrected`];
    }
  });
}
