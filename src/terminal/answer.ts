/** What was understood, as a line of the notation. */

import { writeAction } from '../game/action-notation.ts';
import type { Said } from '../languages/language.ts';
import type { Understanding } from '../languages/understand.ts';

export function answerTo(understood: Understanding): string {
  switch (understood.kind) {
    case 'understood':
      return written(understood.said);
    case 'ambiguous':
      return `which ${understood.candidates.map(written).join(' | ')}`;
    case 'not-understood':
      return 'nothing';
  }
}

function written({ command, by }: Said): string {
  const action = command.kind === 'repeat' ? 'repeat' : writeAction(command);
  return by === undefined ? action : `${by}: ${action}`;
}
