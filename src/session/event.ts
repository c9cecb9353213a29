/** What can happen to a session: what the people touched or said, and what the adapters report. */

import type { CardName, Colour, PlayerCount, SpyPlace } from '../cards/card.ts';
import type { Coaching } from '../cards/coaching.ts';
import type { Deafness } from '../cards/deafness.ts';
import type { Enrolled, TakeNews } from '../cards/enrolment.ts';
import type { End, ReadToken } from '../cards/face.ts';
import type { Advice } from '../cards/lesson.ts';
import type { RecordFailure } from '../cards/recording.ts';
import type { Action } from '../game/action.ts';
import type { Rules } from '../game/rules.ts';
import type { Command } from '../languages/language.ts';
import type { OwnDeck } from './own-deck.ts';
import type { OwnVoice } from './own-voice.ts';
import type {
  EarChoice,
  ListeningTime,
  MouthChoice,
  Settings,
  Speed,
  Theme,
  VolumeDb,
} from './settings.ts';
import type { DeckRefusal, EarState, Notice, Outline, ScanFailure, VoiceRefusal } from './view.ts';

export type SessionEvent = Touch | Report;

/** What an element may send, as `new CustomEvent('session', { detail, bubbles: true, composed: true })`. */
export type Touch =
  // The first screen, and the way back to it. A running game stays saved.
  | { readonly kind: 'home' }
  | { readonly kind: 'new-game' }
  | { readonly kind: 'continue-game' }
  | { readonly kind: 'start-demo' }
  | { readonly kind: 'show-settings' }
  | { readonly kind: 'show-print' }
  | { readonly kind: 'show-cards' }
  // The decks; `set-deck` says which one is played with.
  | { readonly kind: 'name-deck'; readonly deck: string; readonly name: string }
  | { readonly kind: 'delete-deck'; readonly deck: string }
  | { readonly kind: 'export-deck'; readonly deck: string }
  /** What stands in a file that may be a deck. */
  | { readonly kind: 'open-deck-file'; readonly text: string }
  | { readonly kind: 'teach-new' }
  | { readonly kind: 'teach'; readonly deck: string }
  // Teaching; `scan-again` and `set-torch` as for a hand.
  | { readonly kind: 'ask-end'; readonly end: End }
  | { readonly kind: 'teach-colour'; readonly colour: Colour }
  | { readonly kind: 'take-now' }
  /** Height over width of the cards. */
  | { readonly kind: 'set-shape'; readonly aspect: number }
  /** Answer the doubt about two cards that are too alike. */
  | { readonly kind: 'show-again' }
  | { readonly kind: 'keep-anyway' }
  // Settings.
  | { readonly kind: 'set-language'; readonly language: string }
  | { readonly kind: 'set-theme'; readonly theme: Theme }
  | { readonly kind: 'set-mouth'; readonly mouth: MouthChoice }
  | { readonly kind: 'set-speed'; readonly speed: Speed }
  /** Answered by the sample, like `try-mouth`; also where a new game is made. */
  | { readonly kind: 'set-volume'; readonly volumeDb: VolumeDb }
  | { readonly kind: 'try-mouth' }
  | { readonly kind: 'set-ear'; readonly ear: EarChoice }
  /** At the table too. */
  | { readonly kind: 'set-listening'; readonly listens: ListeningTime }
  /** Tries once more to have the app's own ear here. */
  | { readonly kind: 'fetch-ear' }
  // Enrolment: a voice is taught.
  | { readonly kind: 'show-enrol' }
  | { readonly kind: 'enrol'; readonly colour: Colour }
  | { readonly kind: 'skip-sentence' }
  | { readonly kind: 'sentence-before' }
  | { readonly kind: 'delete-enrolled'; readonly colour: Colour }
  /** Answers `confirmEar` and `confirmDelete`; touching the same thing again also confirms. */
  | { readonly kind: 'confirm' }
  | { readonly kind: 'cancel' }
  | { readonly kind: 'delete-everything' }
  | { readonly kind: 'dismiss'; readonly notice: Notice }
  /** Only offered with the notice `update-ready`. */
  | { readonly kind: 'update-now' }
  // The recorded voices; `wear-voice` says which one speaks, `set-mouth` that none does.
  | { readonly kind: 'show-voices' }
  | { readonly kind: 'wear-voice'; readonly voice: string }
  | { readonly kind: 'name-voice'; readonly voice: string; readonly name: string }
  | { readonly kind: 'delete-voice'; readonly voice: string }
  | { readonly kind: 'export-voice'; readonly voice: string }
  /** A file that may be a voice. */
  | { readonly kind: 'open-voice-file'; readonly file: Uint8Array }
  | { readonly kind: 'record-new' }
  | { readonly kind: 'record'; readonly voice: string }
  // Recording.
  | { readonly kind: 'start-recording' }
  | { readonly kind: 'stop-recording' }
  | { readonly kind: 'ask-words'; readonly words: string }
  /** The next sentence that is missing. */
  | { readonly kind: 'next-words' }
  | { readonly kind: 'hear-take' }
  | { readonly kind: 'remove-take' }
  // A new game.
  | { readonly kind: 'set-players'; readonly players: PlayerCount }
  | { readonly kind: 'set-name'; readonly place: number; readonly name: string }
  | { readonly kind: 'set-colour'; readonly place: number; readonly colour: Colour }
  /** Moves the seat at this place (from 0) one place earlier in the turn order; the first goes to the end. */
  | { readonly kind: 'move-up'; readonly place: number }
  /** The seat at this place begins; the order round the table stays. */
  | { readonly kind: 'begins'; readonly place: number }
  | { readonly kind: 'set-rules'; readonly rules: Rules }
  | { readonly kind: 'set-deck'; readonly deck: string }
  | { readonly kind: 'start-game' }
  // Handing over, scanning, reviewing, correcting.
  | { readonly kind: 'ready' }
  | { readonly kind: 'scan-again' }
  | { readonly kind: 'enter-by-touch' }
  | { readonly kind: 'set-torch'; readonly on: boolean }
  | { readonly kind: 'hold' }
  | { readonly kind: 'release' }
  | { readonly kind: 'lock-in' }
  | { readonly kind: 'correct' }
  | { readonly kind: 'select-place'; readonly place: number }
  /** Lays a card of the tray on the selected place and selects the next empty one. */
  | { readonly kind: 'put-card'; readonly card: CardName }
  | { readonly kind: 'take-card'; readonly place: number }
  | { readonly kind: 'stand-spy'; readonly spy: SpyPlace }
  /** The correction is done: back to the hand, hidden again; in mid-game back to the table, if no answer contradicts it. */
  | { readonly kind: 'done' }
  /** Leaves a private screen in mid-game without changing anything; before the game, goes back one step. */
  | { readonly kind: 'back' }
  // The table.
  | { readonly kind: 'act'; readonly action: Action }
  | { readonly kind: 'undo' }
  | { readonly kind: 'repeat' }
  | { readonly kind: 'review'; readonly colour: Colour }
  /** After the win: lay all hands open. There is no undo after it. */
  | { readonly kind: 'reveal' }
  | { readonly kind: 'show-menu' }
  | { readonly kind: 'export-log' }
  | { readonly kind: 'listen'; readonly on: boolean }
  /** The button of a headset: begins to listen, and ends it. */
  | { readonly kind: 'headset' };

/** What the adapters say. */
export type Report =
  /** Once, at the start: what was kept, and the decks that were taught. `record` is the text of `save-record` and `save-line`. */
  | {
      readonly kind: 'loaded';
      readonly settings?: Settings;
      readonly record?: string;
      readonly decks: readonly OwnDeck[];
      readonly voices: readonly OwnVoice[];
      readonly enrolled?: readonly Enrolled[];
    }
  | { readonly kind: 'take-news'; readonly news: TakeNews }
  | { readonly kind: 'deck-opened'; readonly deck: Omit<OwnDeck, 'key'> }
  | { readonly kind: 'deck-refused'; readonly reason: DeckRefusal }
  | { readonly kind: 'voice-opened'; readonly opened: Omit<OwnVoice, 'key'> }
  | { readonly kind: 'voice-refused'; readonly reason: VoiceRefusal }
  /** While a sentence is recorded: how loud it is now, from 0 to 1. */
  | { readonly kind: 'recording'; readonly height: number }
  | { readonly kind: 'recorded'; readonly sound: Uint8Array }
  | { readonly kind: 'record-failed'; readonly reason: RecordFailure }
  | { readonly kind: 'lesson-news'; readonly news: LessonNews }
  | { readonly kind: 'heard'; readonly words: string; readonly command: Command }
  /** While the button is held: what it sounds like so far. */
  | { readonly kind: 'hearing'; readonly words: string }
  /** Something was said that could be one of these, or nothing of the game: nothing is carried out. */
  | { readonly kind: 'unclear'; readonly words: string; readonly candidates: readonly Command[] }
  | { readonly kind: 'deaf'; readonly reason: Deafness }
  /** How the fetching of the app's own ear goes. */
  | { readonly kind: 'ear'; readonly state: EarState }
  /** Whether it hears by itself, now: while the mouth speaks it does not. */
  | { readonly kind: 'attentive'; readonly on: boolean }
  | { readonly kind: 'scan-started'; readonly mirrored: boolean; readonly torch?: boolean }
  | { readonly kind: 'scan-update'; readonly update: ScanNews }
  | { readonly kind: 'scan-failed'; readonly reason: ScanFailure }
  | { readonly kind: 'notice'; readonly notice: Notice }
  /** Whether the app is open in another window; until that is closed, nothing is done in this one. */
  | { readonly kind: 'elsewhere'; readonly open: boolean }
  | { readonly kind: 'hidden' }
  | { readonly kind: 'visible' };

/** What a look at one frame gave: the recogniser's update in the session's words. */
export type ScanNews = {
  readonly outlines: readonly Outline[];
  readonly frameWidth: number;
  readonly frameHeight: number;
  readonly coaching?: Coaching;
  /** With `covered-card`: which of the cards seen, from 1, the Spy among them. */
  readonly covered?: number;
  readonly progress: number;
  readonly reading?: { readonly tokens: readonly ReadToken[]; readonly settled: boolean };
};

/** What a look at one frame of a lesson gave. */
export type LessonNews = {
  readonly guide: Outline;
  readonly frameWidth: number;
  readonly frameHeight: number;
  readonly outline?: Outline;
  readonly advice?: Advice | undefined;
  /** The card of which one picture was taken has been put away. */
  readonly gone: boolean;
  /** `picture` is a `data:` address; `alike` an end that it can hardly be told from. */
  readonly taken?: { readonly end: End; readonly picture: string; readonly alike?: End };
};
