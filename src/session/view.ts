/**
 * The public view: all that a screen may show, and nothing more. The only members that can hold a hidden card are
 * `PrivateHand`, `CheckScreen`, `Correction` and the hands of the end; everything else is what all at the table may see.
 */

import type { CardName, Colour, HandCard, PlayerCount, SpyPlace } from '../cards/card.ts';
import type { Coaching } from '../cards/coaching.ts';
import type { Deafness } from '../cards/deafness.ts';
import type { Difference } from '../cards/difference.ts';
import type { TakeDeafness, TakeTrouble } from '../cards/enrolment.ts';
import type { End, ReadToken } from '../cards/face.ts';
import type { Advice } from '../cards/lesson.ts';
import type { RecordFailure } from '../cards/recording.ts';
import type { Rules } from '../game/rules.ts';
import type { Ruling } from '../game/ruling.ts';
import type { Command } from '../languages/language.ts';
import type { EarChoice, Settings } from './settings.ts';

export type View = {
  readonly screen: Screen;
  readonly settings: Settings;
  /** Plain warnings that stay until they are dismissed; the game goes on meanwhile. */
  readonly notices: readonly Notice[];
  /** True while the app is not in front: everything is blank, also for the recents view. */
  readonly covered: boolean;
  /** True while another window of the app is open: this one shows nothing else, and keeps nothing. */
  readonly elsewhere: boolean;
};

export const notices = [
  'storage-missing',
  'storage-full',
  'saved-game-broken',
  'kept-deck-broken',
  'not-saved',
  'camera-lost',
  'speech-missing',
  'voice-not-kept',
  'update-ready',
  'offline-ready',
] as const;
export type Notice = (typeof notices)[number];

export type Screen =
  | WelcomeScreen
  | SettingsScreen
  | EnrolScreen
  | PrintScreen
  | CardsScreen
  | TeachScreen
  | VoicesScreen
  | RecordScreen
  | NewGameScreen
  | HandOverScreen
  | ScanScreen
  | HandScreen
  | CheckScreen
  | CorrectScreen
  | TableScreen
  | EndScreen;

export type WelcomeScreen = {
  readonly kind: 'welcome';
  /** A game that can be taken up where it stood. */
  readonly saved?: {
    readonly seats: readonly Seat[];
    readonly turn: Colour;
    readonly over: boolean;
  };
};

/** How much of the app's own ear is on this device. */
export type EarState =
  /** `part` from 0 to 1. */
  | { readonly kind: 'loading'; readonly part: number }
  | { readonly kind: 'ready' }
  | { readonly kind: 'missing' };

export type SettingsScreen = {
  readonly kind: 'settings';
  /** True once "delete everything" was touched: it is asked once more. */
  readonly confirmDelete: boolean;
  /** True while it is asked whether the browser's listening, which may use a server, is wanted. */
  readonly confirmEar: boolean;
  /** Who can listen here; nobody alone means that there is nothing to choose. */
  readonly ears: readonly EarChoice[];
  readonly ear?: EarState;
  /** Recorded voices of the language that is spoken now, and the one that speaks, if one does. */
  readonly voices: readonly VoiceName[];
  readonly voice?: string;
};

/** A recorded voice by its key, under the name that was given to it. */
export type VoiceName = { readonly key: string; readonly name: string };

export const voiceRefusals = [
  'not-a-voice',
  'newer-version',
  'damaged',
  'too-large',
  'unknown-language',
] as const;
export type VoiceRefusal = (typeof voiceRefusals)[number];

/** The recorded voices, in whatever language they speak. */
export type VoicesScreen = {
  readonly kind: 'voices';
  readonly own: readonly (VoiceName & {
    readonly language: string;
    /** Sentences recorded, of those that there are. */
    readonly recorded: number;
    readonly of: number;
  })[];
  readonly added?: VoiceName;
  readonly refused?: VoiceRefusal;
  readonly deleting?: VoiceName;
};

/** Sentences are read aloud one by one. They are always the same ones, and no hand is in them. */
export type RecordScreen = {
  readonly kind: 'record';
  readonly name: string;
  readonly language: string;
  /** The words to read now. */
  readonly asked: string;
  /** All of them, what games need most first. */
  readonly sentences: readonly {
    readonly words: string;
    /** A hiss or a bang follows by itself. */
    readonly soundFollows: boolean;
    readonly recorded: boolean;
  }[];
  readonly state: RecordState;
};

export type RecordState =
  | { readonly kind: 'ready' }
  | { readonly kind: 'opening' }
  /** `height` from 0 to 1: how loud it is now. */
  | { readonly kind: 'recording'; readonly height: number }
  | { readonly kind: 'failed'; readonly reason: RecordFailure };

/** How the taking of a sentence goes. */
export type TakeState =
  | { readonly kind: 'starting' }
  | { readonly kind: 'waiting' }
  | { readonly kind: 'speaking' }
  | { readonly kind: 'refused'; readonly trouble: TakeTrouble }
  | { readonly kind: 'deaf'; readonly reason: TakeDeafness };

/** Voices are taught, in the language of the screen. */
export type EnrolScreen = {
  readonly kind: 'enrol';
  /** How many sentences of how many each colour's player has said. */
  readonly voices: readonly { readonly colour: Colour; readonly taught: number }[];
  readonly of: number;
  /** The sentence that is to be said now is number `place`, from 0. */
  readonly saying?: {
    readonly colour: Colour;
    readonly command: Command;
    readonly place: number;
    readonly state: TakeState;
  };
  readonly finished?: Colour;
  readonly deleting?: Colour;
};

/** Where the deck to print is found: PDFs relative to the page, double-sided. */
export type PrintScreen = {
  readonly kind: 'print';
  readonly sheets: readonly { readonly paper: 'a4' | 'letter'; readonly href: string }[];
};

/** A deck by its key, under the name that was given to it; the printed one has none. */
export type DeckName = { readonly key: string; readonly name: string };

export const deckRefusals = [
  'not-a-deck',
  'newer-version',
  'incomplete',
  'broken-picture',
  'too-large',
] as const;
export type DeckRefusal = (typeof deckRefusals)[number];

/** The decks: which is played with, and what can be done with one's own. */
export type CardsScreen = {
  readonly kind: 'cards';
  readonly deck: string;
  readonly own: readonly (DeckName & { readonly colours: readonly TaughtColour[] })[];
  readonly added?: DeckName;
  readonly refused?: DeckRefusal;
  readonly deleting?: DeckName;
};

export type TaughtColour = {
  readonly colour: Colour;
  /** Ends taught, of those that are asked for. */
  readonly taught: number;
  readonly of: number;
  /** Hands of this colour can be read at a table of three or four; of two. */
  readonly readable: boolean;
  readonly forTwo: boolean;
};

/** Cards are held up one by one before the camera. Nothing of it is secret: it is the deck, not a hand. */
export type TeachScreen = {
  readonly kind: 'teach';
  readonly name: string;
  readonly aspect: number;
  readonly colour: Colour;
  /** The end to show now; none once all of this colour are taught. */
  readonly asked?: End;
  /** Pictures taken of it, of so many. */
  readonly views: number;
  readonly viewsWanted: number;
  /** All ends of this colour in the order in which they are asked for, with a picture of those that are taught. */
  readonly ends: readonly { readonly end: End; readonly picture?: string }[];
  readonly colours: readonly TaughtColour[];
  readonly state: TeachState;
  /** The two pictures that look alike: of the end asked for, and of another. */
  readonly doubt?: {
    readonly picture: string;
    readonly alike: End;
    readonly alikePicture?: string;
  };
};

export type TeachState =
  | { readonly kind: 'starting' }
  | {
      readonly kind: 'looking';
      readonly mirrored: boolean;
      readonly torch?: boolean;
      /** What the last frame showed. */
      readonly look?: {
        readonly guide: Outline;
        readonly outline?: Outline;
        readonly frameWidth: number;
        readonly frameHeight: number;
        readonly advice?: Advice | undefined;
      };
    }
  | { readonly kind: 'failed'; readonly reason: ScanFailure };

/** A player: the colour brings its shape and its word; the name is what they typed, or '' (show the colour's word). */
export type Seat = { readonly colour: Colour; readonly name: string };

export const draftProblems = ['same-name', 'name-too-long'] as const;
export type DraftProblem = (typeof draftProblems)[number];

export type NewGameScreen = {
  readonly kind: 'new-game';
  readonly players: PlayerCount;
  /** In turn order: the first begins. Two players are always green and red. */
  readonly seats: readonly Seat[];
  /** Colours that nobody has yet: three players leave one, two players and four leave none to choose. */
  readonly freeColours: readonly Colour[];
  readonly rules: Rules;
  /** The decks that there are, and the one that is laid on this table. */
  readonly decks: readonly DeckName[];
  readonly deck: string;
  /** Colours at this table that were not taught in this deck: their hands are set by touch. */
  readonly unread: readonly Colour[];
  readonly problems: readonly DraftProblem[];
  /** A saved game that is not over yet would be gone once this one starts. */
  readonly replaces: boolean;
};

/** Give the phone to this player; all others look away. For `table` it is laid back among all. */
export type HandOverScreen = {
  readonly kind: 'hand-over';
  readonly seat: Seat;
  readonly purpose: 'first-scan' | 'review' | 'table';
  /** How many hands are locked in, of how many: only before the game. */
  readonly progress?: { readonly done: number; readonly of: number };
  readonly demo: boolean;
};

export const scanFailures = [
  'camera-refused',
  'camera-missing',
  'camera-busy',
  'camera-lost',
  'camera-black',
  'camera-insecure',
  'models-missing',
  'not-supported',
  'unknown-deck',
  'colour-not-taught',
  'deck-broken',
  'camera-frozen',
] as const;
export type ScanFailure = (typeof scanFailures)[number];

/** The preview behind the outlines is a coarse canvas that main.ts gives the root element as `.preview`: no face can be read in it. */
export type ScanScreen = {
  readonly kind: 'scan';
  readonly seat: Seat;
  readonly state: ScanState;
  readonly demo: boolean;
};

type Point = readonly [x: number, y: number];
/** A card's corners in frame pixels. */
export type Outline = readonly [Point, Point, Point, Point];

export type ScanState =
  | { readonly kind: 'starting' }
  | {
      readonly kind: 'looking';
      readonly outlines: readonly Outline[];
      readonly frameWidth: number;
      readonly frameHeight: number;
      readonly coaching?: Coaching;
      /** With `covered-card`: which of the cards seen, from 1, the Spy among them. */
      readonly covered?: number;
      /** 0 to 1: how near the hand is to being settled. */
      readonly progress: number;
      /** Cards seen now, the Spy among them, of the cards that there must be. */
      readonly seen: number;
      readonly expected: number;
      /** Show preview and outlines mirrored: a camera that looks at the holder's face. */
      readonly mirrored: boolean;
      /** Undefined where the camera has no light. */
      readonly torch?: boolean;
    }
  | { readonly kind: 'failed'; readonly reason: ScanFailure };

/** What is wrong with a hand, in words: two equal cards, one that is missing, a place not told, no Spy. */
export type SetProblem =
  | {
      readonly kind: 'too-many';
      readonly card: CardName;
      readonly count: number;
      readonly of: number;
    }
  | { readonly kind: 'missing'; readonly card: CardName; readonly count: number }
  | { readonly kind: 'place-unknown'; readonly count: number }
  | { readonly kind: 'no-spy' }
  /** In mid-game only: the corrected hand would have made an answer that was already given a different one. */
  | { readonly kind: 'contradicts-answers' };

/** The hand was read (or is one's own again in mid-game). Hidden until its holder presses and holds. */
export type HandScreen = {
  readonly kind: 'hand';
  readonly seat: Seat;
  readonly purpose: 'first-scan' | 'review';
  /** Cards read, the Spy among them, and how many of them are doubtful. No card is told by it. */
  readonly count: number;
  readonly doubtful: number;
  /** Whether it is a whole set: only then may it be locked in. What is wrong is told where it is corrected. */
  readonly complete: boolean;
  /** There only while its holder presses and holds. */
  readonly shown?: PrivateHand;
  readonly demo: boolean;
};

/** A hand as its holder sees it, left to right, the Spy among the tokens as `<` or `>`. */
export type PrivateHand = {
  readonly tokens: readonly ReadToken[];
  /** In mid-game also what lies open and what burns, at the same places as `tokens`. */
  readonly exposed: readonly boolean[];
};

/** A hand that was shown again in mid-game, laid beside the game's. What is otherwise is told only while its holder holds. */
export type CheckScreen = {
  readonly kind: 'check';
  readonly seat: Seat;
  /** How many things are to be put right, and how many cards could not be told. No card is told by it. */
  readonly differences: number;
  readonly doubtful: number;
  /** Whether the game may have another hand than it was: what only must be turned is no matter of the record. */
  readonly correctable: boolean;
  /** There only while its holder presses and holds. */
  readonly shown?: readonly Difference[];
};

/** A private screen: every place set by touch. Also the whole entry of a hand without a camera. */
export type CorrectScreen = {
  readonly kind: 'correct';
  readonly seat: Seat;
  readonly purpose: 'first-scan' | 'review';
  readonly correction: Correction;
};

export type Correction = {
  /** The cards without the Spy, left to right; undefined where nothing is chosen yet. */
  readonly places: readonly (CardName | undefined)[];
  readonly spy?: SpyPlace;
  /** The place that the next touch of the tray fills. */
  readonly selected: number;
  /** What the set holds and how many of each are not laid down yet. */
  readonly tray: readonly { readonly card: CardName; readonly left: number }[];
  readonly problems: readonly SetProblem[];
  /** True where `done` would be accepted. */
  readonly complete: boolean;
};

/** What all at the table know of a player. */
export type PublicSeat = Seat & {
  readonly spy: SpyPlace;
  /** Cards without the Spy. */
  readonly cards: number;
  /** Exposed cards by their place from the holder's left, 1 to n. */
  readonly exposed: readonly { readonly place: number; readonly card: CardName }[];
  readonly out: boolean;
  readonly turn: boolean;
};

export type TableScreen = {
  readonly kind: 'table';
  readonly seats: readonly PublicSeat[];
  readonly turn: Colour;
  /** Somebody has won: only undo, repeat and `reveal` are left. */
  readonly winner?: Colour;
  /** What was answered last, line by line: the words for it come from the language. Empty at the start. */
  readonly answer: readonly Ruling[];
  /** Who was asked last, and by whom. */
  readonly asked?: { readonly seeker: Colour; readonly owner: Colour };
  /** What may be touched now. Distances that only a look at a hidden card could rule out are offered. */
  readonly legal: {
    readonly flip: boolean;
    readonly move: boolean;
    readonly spy: readonly Colour[];
    readonly end: boolean;
    readonly undo: boolean;
    readonly repeat: boolean;
  };
  /** True once undo was touched after an answer: it is asked once more, since all will see it. */
  readonly confirmUndo: boolean;
  readonly log: readonly LogEntry[];
  readonly rules: Rules;
  /** Held, or by itself. */
  readonly listening: boolean;
  readonly ear?: EarState;
  /** There from the moment something is heard until something is done. */
  readonly heard?: Heard;
  readonly demo: boolean;
  /** True once leaving was touched. The game stays saved. */
  readonly menu: boolean;
};

/** What came of listening where it was no announcement: it is shown and never spoken, so that table talk stays talk. */
export type Heard =
  /** What it sounds like so far, and what it was once it was carried out. */
  | { readonly kind: 'words'; readonly words: string }
  /** It could mean one of these, the likeliest first; none: it was something else altogether. */
  | { readonly kind: 'unclear'; readonly words: string; readonly candidates: readonly Command[] }
  | { readonly kind: 'deaf'; readonly reason: Deafness };

/** One thing that happened, as all heard it. */
export type LogEntry =
  | { readonly kind: 'done'; readonly by: Colour; readonly rulings: readonly Ruling[] }
  /** An answer was given and taken back, openly. */
  | { readonly kind: 'undone'; readonly by: Colour; readonly rulings: readonly Ruling[] }
  | { readonly kind: 'hand-corrected'; readonly by: Colour };

export type EndScreen = {
  readonly kind: 'end';
  readonly winner: Seat;
  readonly log: readonly LogEntry[];
  /** All hands as they are now, open to all. */
  readonly hands: readonly {
    readonly seat: Seat;
    readonly cards: readonly HandCard[];
    readonly spy: SpyPlace;
    readonly out: boolean;
  }[];
  readonly demo: boolean;
};
