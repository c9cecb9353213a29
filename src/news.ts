/** What was heard, as it is reported to the session. */

import { passing } from './cards/deafness.ts';
import { meaningsOf } from './languages/expected.ts';
import type { Command, Language, Moment, Said } from './languages/language.ts';
import { understandAny } from './languages/understand.ts';
import type { Report } from './session/event.ts';
import type { Heard } from './voice/ear.ts';

type News = Extract<Report, { readonly kind: 'heard' | 'unclear' | 'deaf' }>;

/** Nothing where listening was broken off: whoever did it knows. */
export function newsOf(language: Language, heard: Heard, moment: Moment): News | undefined {
  switch (heard.kind) {
    case 'stopped':
      return undefined;
    case 'deaf':
      return heard;
    case 'unsure': {
      const [words] = heard.wordings;
      const meant = meaningsOf(language, heard.wordings, moment);
      return { kind: 'unclear', words, candidates: candidatesIn(meant, moment) };
    }
    case 'heard': {
      const answer = understandAny(language, heard.wordings, moment);
      const [words] = heard.wordings;
      switch (answer.kind) {
        case 'understood':
          return { kind: 'heard', words, command: answer.said.command };
        case 'ambiguous':
          return { kind: 'unclear', words, candidates: candidatesIn(answer.candidates, moment) };
        case 'not-understood':
          return { kind: 'unclear', words, candidates: [] };
      }
    }
  }
}

/** Of no interest where nobody asked to be heard: people talk at a table. */
export function isTalk(news: News): boolean {
  switch (news.kind) {
    case 'heard':
      return false;
    case 'unclear':
      return news.candidates.length === 0;
    case 'deaf':
      return passing.includes(news.reason);
  }
}

/** What somebody else would have to say is no candidate: whoever taps it would do it in the wrong seat. */
function candidatesIn(saids: readonly Said[], { turn }: Moment): readonly Command[] {
  const theirs = saids.filter(({ by }) => by === undefined || by === turn);
  const commands = new Map(theirs.map(({ command }) => [JSON.stringify(command), command]));
  return [...commands.values()];
}
