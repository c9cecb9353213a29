/** Enrolment: a player says each sentence once, and may take it back, leave it out or say all of them once more. */

import type { Colour } from '../cards/card.ts';
import type { Enrolled, TakeNews } from '../cards/enrolment.ts';
import type { Effect } from './effect.ts';
import { nameOf, sentencesToTeach, taughtIn, withTake } from './enrolment.ts';
import type { SessionEvent } from './event.ts';
import type { Enrolling, Session, Stepped } from './session.ts';

export function enrolAfter(session: Session, stage: Enrolling, event: SessionEvent): Stepped {
  const { speaker, deleting } = stage;
  switch (event.kind) {
    case 'enrol':
      return saying(session, event.colour, firstMissing(session, event.colour));
    case 'take-news':
      return speaker ? afterNews(session, speaker, event.news) : to(session);
    case 'skip-sentence':
      return speaker ? saying(session, speaker.colour, speaker.place + 1) : to(session);
    case 'sentence-before':
      return speaker && speaker.place > 0
        ? saying(session, speaker.colour, speaker.place - 1)
        : to(session);
    case 'delete-enrolled':
      return at(session, { kind: 'enrol', deleting: event.colour });
    case 'confirm':
      return deleting ? deleted(session, deleting) : to(session);
    case 'cancel':
      return at(session, { kind: 'enrol' });
    case 'hidden':
      return speaker ? to(session, { kind: 'stop-taking' }) : to(session);
    case 'visible':
      return speaker ? saying(session, speaker.colour, speaker.place) : to(session);
    case 'back':
      if (speaker) return at(session, { kind: 'enrol' }, { kind: 'stop-taking' });
      return to({ ...session, stage: { kind: 'settings' } });
    default:
      return to(session);
  }
}

export function enrolledAs(session: Session, colour: Colour): Enrolled {
  const { language } = session.settings;
  const found = session.enrolled.find((one) => one.colour === colour && one.language === language);
  return found ?? { colour, language, takes: [] };
}

/** The first of all where none is missing: then each is said once more. */
function firstMissing(session: Session, colour: Colour): number {
  const taught = taughtIn(enrolledAs(session, colour));
  return Math.max(
    0,
    sentencesToTeach.findIndex((one) => !taught.has(nameOf(one))),
  );
}

function saying(session: Session, colour: Colour, place: number): Stepped {
  if (place >= sentencesToTeach.length)
    return at(session, { kind: 'enrol', finished: colour }, { kind: 'stop-taking' });
  const state = { kind: 'starting' } as const;
  return at(
    session,
    { kind: 'enrol', speaker: { colour, place, state } },
    { kind: 'take-sentence' },
  );
}

type Speaker = NonNullable<Enrolling['speaker']>;

function afterNews(session: Session, speaker: Speaker, news: TakeNews): Stepped {
  const now = (state: Speaker['state']): Enrolling => ({
    kind: 'enrol',
    speaker: { ...speaker, state },
  });
  switch (news.kind) {
    case 'waiting':
      // What was wrong with the last take is told until the next begins.
      return speaker.state.kind === 'refused' ? to(session) : at(session, now(news));
    case 'speaking':
    case 'deaf':
      return at(session, now(news));
    case 'refused':
      return at(session, now(news), { kind: 'take-sentence' });
    case 'taken': {
      const said = sentencesToTeach[speaker.place];
      if (!said) return to(session);
      const { sequence } = news;
      const enrolled = withTake(enrolledAs(session, speaker.colour), {
        said: nameOf(said),
        sequence,
      });
      const next = saying(withEnrolled(session, enrolled), speaker.colour, speaker.place + 1);
      return { ...next, effects: [{ kind: 'keep-enrolled', enrolled }, ...next.effects] };
    }
  }
}

function withEnrolled(session: Session, enrolled: Enrolled): Session {
  return { ...session, enrolled: [...others(session, enrolled), enrolled] };
}

function others(session: Session, { colour, language }: Enrolled): readonly Enrolled[] {
  return session.enrolled.filter((one) => one.colour !== colour || one.language !== language);
}

function deleted(session: Session, colour: Colour): Stepped {
  const gone = enrolledAs(session, colour);
  const left: Session = { ...session, enrolled: others(session, gone), stage: { kind: 'enrol' } };
  return to(left, { kind: 'delete-enrolled', colour, language: gone.language });
}

function at(session: Session, stage: Enrolling, ...effects: readonly Effect[]): Stepped {
  return to({ ...session, stage }, ...effects);
}

function to(session: Session, ...effects: readonly Effect[]): Stepped {
  return { session, effects };
}
