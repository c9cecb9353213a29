/** Back to the first screen, from wherever one is: a game stays saved, a scan ends. */

import type { Effect } from './effect.ts';
import type { Deal, Play, Session, Stage, Stepped } from './session.ts';

export function home(session: Session): Stepped {
  const { stage } = session;
  const left: Session = { ...session, stage: { kind: 'welcome' } };
  switch (stage.kind) {
    case 'deal': {
      const scanning = stage.step.kind === 'scan';
      const saved: Deal = { ...stage, step: { kind: 'hand-over' } };
      const kept = isDemo(stage) ? left : { ...left, saved };
      return to(kept, ...(scanning ? [{ kind: 'stop-scan' } as const] : []));
    }
    case 'play': {
      const revealed = stage.at.kind === 'revealed';
      const saved: Play = revealed ? stage : { ...stage, at: { kind: 'table', listening: false } };
      return to(isDemo(stage) ? left : { ...left, saved }, ...endings(stage));
    }
    case 'welcome':
    case 'settings':
    case 'print':
    case 'new-game':
    case 'cards':
      return to(left);
    case 'voices':
      return to(left);
    case 'enrol':
      return to(left, { kind: 'stop-taking' });
    case 'teach':
      return to(left, { kind: 'stop-scan' });
    case 'record':
      return to(left, { kind: 'drop-recording' });
  }
}

function endings({ at }: Play): readonly Effect[] {
  if (at.kind === 'review' && at.step.kind === 'scan') return [{ kind: 'stop-scan' }];
  return at.kind === 'table' && at.listening ? [{ kind: 'stop-listening' }] : [];
}

/** A demo is not kept: it must not cost anybody the game that they left for it. */
export function isDemo(stage: Stage): boolean {
  if (stage.kind === 'deal') return stage.table.demo;
  return stage.kind === 'play' && stage.match.table.demo;
}

function to(session: Session, ...effects: readonly Effect[]): Stepped {
  return { session, effects };
}
