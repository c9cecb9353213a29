/** What the app is doing now: one value, of which every screen is drawn and to which everything that happens is done. */

import type { Colour, Hand } from '../cards/card.ts';
import type { Enrolled } from '../cards/enrolment.ts';
import type { End } from '../cards/face.ts';
import type { Effect } from './effect.ts';
import type { Match } from './match.ts';
import type { Table } from './new-game.ts';
import { builtin, type OwnDeck } from './own-deck.ts';
import type { OwnVoice } from './own-voice.ts';
import type { PrivateStep } from './private-step.ts';
import { ears as allEars, type EarChoice, type Settings } from './settings.ts';
import type {
  DeckRefusal,
  EarState,
  Heard,
  Notice,
  RecordState,
  TakeState,
  TeachState,
  VoiceRefusal,
} from './view.ts';

export type Session = {
  readonly settings: Settings;
  /** Decks of one's own, whole or still being taught. */
  readonly decks: readonly OwnDeck[];
  /** Recorded voices, whole or not. */
  readonly voices: readonly OwnVoice[];
  /** Who has said the sentences once, in which language. */
  readonly enrolled: readonly Enrolled[];
  readonly notices: readonly Notice[];
  readonly covered: boolean;
  /** The app is open in another window, which alone may keep the game. */
  readonly elsewhere: boolean;
  /** Who can listen in this browser, nobody being one of them. */
  readonly ears: readonly EarChoice[];
  /** How much of the app's own ear is there; nothing before it was asked for. */
  readonly ear?: EarState;
  /** It hears by itself, now. */
  readonly attentive: boolean;
  readonly stage: Stage;
  /** The game that was left or found saved; it can be taken up where it stood. */
  readonly saved?: Deal | Play;
};

/** What came of an event. */
export type Stepped = { readonly session: Session; readonly effects: readonly Effect[] };

export type Stage =
  | { readonly kind: 'welcome' }
  | { readonly kind: 'settings'; readonly asking?: 'delete' | 'ear' }
  | Enrolling
  | { readonly kind: 'print' }
  | { readonly kind: 'new-game'; readonly table: Table }
  | Cards
  | Teaching
  | Voices
  | Recording
  | Deal
  | Play;

/** Voices are taught: a list of them, and the sentence that is to be said now. */
export type Enrolling = {
  readonly kind: 'enrol';
  readonly speaker?: { readonly colour: Colour; readonly place: number; readonly state: TakeState };
  readonly finished?: Colour;
  readonly deleting?: Colour;
};

/** The decks. */
export type Cards = {
  readonly kind: 'cards';
  /** The deck that was just taken in from a file, or why a file was not. */
  readonly added?: string;
  readonly refused?: DeckRefusal;
  /** The deck of which it is asked whether it shall really be deleted. */
  readonly deleting?: string;
};

/** A deck is being taught, a colour at a time. */
export type Teaching = {
  readonly kind: 'teach';
  readonly key: string;
  readonly colour: Colour;
  /** The end that is to be shown; none once all of this colour were. */
  readonly asked?: End;
  /** Pictures taken of it in this go. */
  readonly views: number;
  readonly state: TeachState;
  /** A picture that was not kept yet, since it looks like another end. */
  readonly doubt?: { readonly picture: string; readonly alike: End };
};

/** The recorded voices. */
export type Voices = {
  readonly kind: 'voices';
  /** The voice that was just taken in from a file, or why a file was not. */
  readonly added?: string;
  readonly refused?: VoiceRefusal;
  /** The voice of which it is asked whether it shall really be deleted. */
  readonly deleting?: string;
};

/** A voice is being recorded, a sentence at a time. */
export type Recording = {
  readonly kind: 'record';
  readonly key: string;
  /** The words that are to be read. */
  readonly asked: string;
  readonly state: RecordState;
};

/** Before the game: hands are taken one after the other, in turn order. */
export type Deal = {
  readonly kind: 'deal';
  readonly table: Table;
  /** Secret: the hands that are locked in. */
  readonly hands: readonly Hand[];
  readonly step: PrivateStep;
};

export type Play = {
  readonly kind: 'play';
  readonly match: Match;
  readonly at: PlayPlace;
};

/** Where the phone is during a game. */
export type PlayPlace =
  /** Back to the middle of the table, before anything of the game is shown. */
  | { readonly kind: 'laying-down' }
  | {
      readonly kind: 'table';
      readonly asking?: 'undo' | 'menu';
      readonly listening: boolean;
      readonly heard?: Heard;
    }
  | { readonly kind: 'review'; readonly colour: Colour; readonly step: PrivateStep }
  | { readonly kind: 'revealed' };

export const usualSettings: Settings = {
  language: 'en',
  theme: 'system',
  mouth: 'carried',
  speed: 'usual',
  volumeDb: 0,
  voices: {},
  ear: 'off',
  listens: 'held',
  deck: builtin,
};

export function newSession(
  settings = usualSettings,
  ears: readonly EarChoice[] = allEars,
): Session {
  return {
    settings,
    decks: [],
    voices: [],
    enrolled: [],
    notices: [],
    covered: false,
    elsewhere: false,
    ears,
    attentive: false,
    stage: { kind: 'welcome' },
  };
}

export type AtTable = PlayPlace & { readonly kind: 'table' };
export const atTable: AtTable = { kind: 'table', listening: false };
