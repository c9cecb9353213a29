/** Turns rulings and announcements into sentences of a language. No sentence is made anywhere else. */

import { colours, type Colour } from '../cards/card.ts';
import { coachings } from '../cards/coaching.ts';
import type { AnswerSound, Sentence } from '../cards/sentence.ts';
import { refusals, targets, type Ruling } from '../game/ruling.ts';
import type { Announcement, Language, Line } from './language.ts';

export function sayRuling(language: Language, ruling: Ruling): Sentence {
  // The table of answers has one function for each kind; TypeScript cannot see that they belong together.
  const answer = language.answers[ruling.kind] as (given: Ruling) => Line;
  return sentence(language, rulingKey(ruling), answer(ruling), soundOf(ruling));
}

export function announce(language: Language, announcement: Announcement): Sentence {
  const say = language.announcements[announcement.kind] as (given: Announcement) => Line;
  const what = announcement.kind === 'hand-over' ? announcement.seat : announcement.coaching;
  return sentence(language, `${announcement.kind}-${what}`, say(announcement));
}

function sentence(language: Language, key: string, line: Line, sound?: AnswerSound): Sentence {
  const { caption, spoken = caption } = line;
  const { code, locale } = language;
  return { key, caption, spoken, language: code, locale, ...(sound && { sound }) };
}

/** The notation's answer with hyphens: `exposed-red-S1`. */
function rulingKey(ruling: Ruling): string {
  const { kind, ...rest } = ruling;
  return [kind, ...Object.values(rest)].join('-');
}

function soundOf(ruling: Ruling): AnswerSound | undefined {
  return ruling.kind === 'fuse' || ruling.kind === 'boom' ? ruling.kind : undefined;
}

/** Everything that a language can ever say aloud: what is rendered ahead and what the tests go through. */
export function everySentence(language: Language): readonly Sentence[] {
  return [
    ...everyRuling().map((ruling) => sayRuling(language, ruling)),
    ...everyAnnouncement().map((announcement) => announce(language, announcement)),
  ];
}

export function everyRuling(): readonly Ruling[] {
  return [...colours.flatMap(rulingsOf), { kind: 'undone' }, ...refusals.map(refusal)];
}

const refusal = (reason: (typeof refusals)[number]): Ruling => ({ kind: 'refused', reason });

function rulingsOf(seat: Colour): readonly Ruling[] {
  const owner = seat;
  return [
    { kind: 'moved', seat, distance: 1 },
    { kind: 'moved', seat, distance: 2 },
    { kind: 'flipped', seat },
    { kind: 'safe', owner },
    { kind: 'top-secret', owner },
    ...targets.map((card): Ruling => ({ kind: 'exposed', owner, card })),
    { kind: 'fuse', owner },
    ...colours
      .filter((other) => other !== owner)
      .map((seeker): Ruling => ({ kind: 'boom', owner, seeker })),
    { kind: 'out', seat },
    { kind: 'turn', seat },
    { kind: 'win', seat },
  ];
}

export function everyAnnouncement(): readonly Announcement[] {
  return [
    ...colours.map((seat): Announcement => ({ kind: 'hand-over', seat })),
    ...coachings.map((coaching): Announcement => ({ kind: 'coaching', coaching })),
  ];
}
