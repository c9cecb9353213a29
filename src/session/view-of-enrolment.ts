/** What the screen shows on which voices are taught. */

import { colours } from '../cards/card.ts';
import { enrolledAs } from './enrol-step.ts';
import { sentencesToTeach, taughtIn } from './enrolment.ts';
import type { Enrolling, Session } from './session.ts';
import type { EnrolScreen } from './view.ts';

export function enrolScreen(session: Session, stage: Enrolling): EnrolScreen {
  const { speaker, finished, deleting } = stage;
  const command = speaker && sentencesToTeach[speaker.place];
  return {
    kind: 'enrol',
    voices: colours.map((colour) => ({
      colour,
      taught: taughtIn(enrolledAs(session, colour)).size,
    })),
    of: sentencesToTeach.length,
    ...(command && { saying: { ...speaker, command } }),
    ...(finished && { finished }),
    ...(deleting && { deleting }),
  };
}
