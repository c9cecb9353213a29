/** An announcement as text, `green: move 1 left`, read and written. */

import { facings } from '../cards/card.ts';
import type { Action } from './action.ts';
import { labelled, wordsOf } from './line.ts';

/** `by`: the seat that the line begins with: any word, in lower case. */
export type Announcement = { readonly action: Action; readonly by?: string };

/** Reads a bare line; nothing if it is not understood. */
export function readAnnouncement(line: string): Announcement | undefined {
  const { label, rest } = labelled(line);
  const action = readAction(rest);
  if (action === undefined) return undefined;
  return label === undefined ? { action } : { action, by: label };
}

export function readAction(text: string): Action | undefined {
  const [kind, ...words] = wordsOf(text);
  switch (kind) {
    case 'flip':
    case 'end':
    case 'undo':
      return words.length === 0 ? { kind } : undefined;
    case 'move':
      return readMove(words);
    case 'spy':
      return readSpying(words);
    default:
      return undefined;
  }
}

function readMove([distance, way, more]: readonly string[]): Action | undefined {
  if (distance === undefined || !/^[0-9]+$/.test(distance) || more !== undefined) return undefined;
  const move = { kind: 'move', distance: Number(distance) } as const;
  if (way === undefined) return move;
  const toward = facings.find((facing) => facing === way);
  return toward === undefined ? undefined : { ...move, toward };
}

function readSpying([player, more]: readonly string[]): Action | undefined {
  return player === undefined || more !== undefined ? undefined : { kind: 'spy', player };
}

/** One line; `readAction` gives the same action back. */
export function writeAction(action: Action): string {
  switch (action.kind) {
    case 'flip':
    case 'end':
    case 'undo':
      return action.kind;
    case 'move':
      return ['move', action.distance, action.toward ?? ''].join(' ').trim();
    case 'spy':
      return `spy ${action.player}`;
  }
}
