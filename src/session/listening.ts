/** Listening at the table: held to be heard or by itself, and what is shown where it was no announcement. */

import { passing } from '../cards/deafness.ts';
import { mayDo } from '../game/questions.ts';
import type { Command, Moment } from '../languages/language.ts';
import type { Effect } from './effect.ts';
import type { Report } from './event.ts';
import type { Match } from './match.ts';
import type { AtTable, Session, Stepped } from './session.ts';

/** The mouth is shut first: the referee must not hear itself. */
export function earOpened(match: Match): readonly Effect[] {
  return [{ kind: 'be-quiet' }, { kind: 'listen', moment: momentOf(match) }];
}

export function earShut({ listening }: AtTable): readonly Effect[] {
  return listening ? [{ kind: 'stop-listening' }] : [];
}

/** The match in which it listens by itself now. What makes it deaf for good ends that, until something is done. */
function attended({ settings, ears, ear, covered, elsewhere, stage }: Session): Match | undefined {
  if (settings.listens !== 'turn' || settings.ear !== 'device' || !ears.includes('device')) return;
  if (ear?.kind !== 'ready' || covered || elsewhere || stage.kind !== 'play') return;
  const { at, match } = stage;
  if (at.kind !== 'table' || at.listening || at.asking === 'menu') return;
  const { heard } = at;
  return heard?.kind === 'deaf' && !passing.includes(heard.reason) ? undefined : match;
}

/** The ear is shut before anything else is done, and opened after it. */
export function withAttention(before: Session, { session, effects }: Stepped): Stepped {
  const [was, is] = [attended(before), attended(session)];
  if (was?.game === is?.game) return { session, effects };
  const shut: readonly Effect[] = was ? [{ kind: 'stop-attending' }] : [];
  const opened: readonly Effect[] = is ? [{ kind: 'attend', moment: momentOf(is) }] : [];
  return { session, effects: [...shut, ...effects, ...opened] };
}

type Heard = Extract<Report, { readonly kind: 'hearing' | 'unclear' | 'deaf' }>;

/** Nothing is said aloud, and the last answer stays: whoever only talks at the table is left alone. */
export function heardAt(at: AtTable, report: Heard): AtTable {
  switch (report.kind) {
    case 'hearing':
      return at.listening ? { ...at, heard: { kind: 'words', words: report.words } } : at;
    case 'unclear':
    case 'deaf':
      return { ...at, listening: false, heard: report };
  }
}

function momentOf(match: Match): Moment {
  const { turn, players } = match.game;
  return { commands: commandsNow(match), turn: turn.seat, seats: players.map(({ seat }) => seat) };
}

/** What may be said now by what everybody knows: both distances, since only the hidden card tells which is right. */
export function commandsNow({ game }: Match): readonly Command[] {
  const may = mayDo(game);
  const moves = ([1, 2] as const).flatMap((distance): readonly Command[] => [
    { kind: 'move', distance },
    { kind: 'move', distance, toward: 'left' },
    { kind: 'move', distance, toward: 'right' },
  ]);
  return [
    ...(may.flip ? [{ kind: 'flip' } as const] : []),
    ...(may.move ? moves : []),
    ...may.spyOn.map((player) => ({ kind: 'spy', player }) as const),
    ...(may.end ? [{ kind: 'end' } as const] : []),
    ...(may.undo ? [{ kind: 'undo' } as const] : []),
    { kind: 'repeat' },
  ];
}
