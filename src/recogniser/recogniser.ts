/** The recogniser as the app knows it: frames go in, outlines and coaching come out, and one hand when it has settled. */

import type { Colour, Hand, PlayerCount } from '../cards/card.ts';
import type { Coaching } from '../cards/coaching.ts';
import type { End, ReadToken } from '../cards/face.ts';
import type { Advice } from '../cards/lesson.ts';
import type { Picture } from './picture.ts';

export type Point = readonly [x: number, y: number];
/** Corners in frame pixels: top-left, top-right, bottom-right, bottom-left as the holder sees the card. */
export type Quad = readonly [Point, Point, Point, Point];

export { coachings, type Coaching } from '../cards/coaching.ts';

/** What is known before a frame is seen. */
export type Expectation = {
  readonly deck: string;
  readonly colour: Colour;
  readonly players: PlayerCount;
  /** In mid-game: the hand as the game has it. Before a game no bomb is lit and nothing is exposed. */
  readonly hand?: Hand;
};

/** A hand as read, left to right as its holder sees it. */
export type HandReading = { readonly tokens: readonly ReadToken[] };

export type ScanUpdate = {
  /** Outlines of the cards seen now: no faces, so they may be drawn on the screen. */
  readonly outlines: readonly Quad[];
  readonly frameWidth: number;
  readonly frameHeight: number;
  /** What the holder should do, or nothing. */
  readonly coaching?: Coaching;
  /** With `covered-card`: which of the outlines, from 1, the Spy among them. */
  readonly covered?: number;
  /** 0 to 1: how near the hand is to being settled. */
  readonly progress: number;
  /** Given once the hand has settled, or after two seconds with the doubtful cards as `?`. */
  readonly reading?: HandReading & { readonly settled: boolean };
};

/** One player's scan. The worker forgets every sighting when it is closed. */
export interface Scan {
  /** Takes ownership of the frame and closes it. Frames that come while one is read are dropped: resolves with undefined. */
  look(frame: ImageBitmap): Promise<ScanUpdate | undefined>;
  close(): void;
}

/** What a look at one frame of a lesson gave. Nothing here is secret: a deck is taught in the open. */
export type LessonUpdate = {
  /** Where the upper end of the card should be. */
  readonly guide: Quad;
  readonly frameWidth: number;
  readonly frameHeight: number;
  /** The card that is held there. */
  readonly outline?: Quad;
  readonly advice?: Advice | undefined;
  /** The card of which one picture was taken has been put away. */
  readonly gone: boolean;
  readonly taken?: {
    readonly end: End;
    readonly picture: Picture;
    /** Another end of this colour that it can hardly be told from. */
    readonly alike?: End;
  };
};

/** What a lesson gives to the page: pictures as JPEG files. */
export type LessonNews = Omit<LessonUpdate, 'taken'> & {
  readonly taken?: Omit<NonNullable<LessonUpdate['taken']>, 'picture'> & {
    readonly picture: Uint8Array;
  };
};

/** The teaching of one colour. The worker forgets it when it is closed. */
export interface Lesson {
  /** The end that is shown from now on, or nothing while the person is asked something. */
  ask(end: End | undefined): void;
  /** A picture that was taken is not kept after all. */
  forget(end: End): void;
  /** Takes the next frame as it is. */
  takeNow(): void;
  /** As of a scan. */
  look(frame: ImageBitmap): Promise<LessonNews | undefined>;
  close(): void;
}

export interface Recogniser {
  /** Starts a scan; the models are loaded at the first one. Rejects with a `RecogniserFailure`. */
  scan(expectation: Expectation, signal: AbortSignal): Promise<Scan>;
  /** Starts a lesson in a colour; `known`: the pictures that were taught of it already. Rejects as `scan` does. */
  lesson(known: ReadonlyMap<End, readonly Uint8Array[]>, signal: AbortSignal): Promise<Lesson>;
  close(): void;
}

export const recogniserFailures = [
  'models-missing',
  'not-supported',
  'unknown-deck',
  'colour-not-taught',
] as const;
export class RecogniserFailure extends Error {
  readonly reason: (typeof recogniserFailures)[number];

  constructor(reason: (typeof recogniserFailures)[number]) {
    super(reason);
    this.reason = reason;
  }
}
