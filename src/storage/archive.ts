/** What the app keeps on the device between two visits: the game's record, the settings, the decks. */

import type { Enrolled } from '../cards/enrolment.ts';

export const archiveFailures = ['storage-missing', 'storage-full', 'not-saved'] as const;
export type ArchiveFailure = (typeof archiveFailures)[number];

/** Every wish is answered; a failure is a reason, never an exception, since the game goes on without it. */
export type Kept = 'kept' | ArchiveFailure;

export type Found = {
  readonly settings?: string;
  /** The lines of the game's record, as far as they can be read. */
  readonly lines: readonly string[];
  /** Whether there was more of the record than could be read. */
  readonly broken: boolean;
  readonly decks: ReadonlyMap<string, string>;
  readonly voices: ReadonlyMap<string, KeptVoice>;
  readonly enrolled: readonly Enrolled[];
};

/** A recorded voice. */
export type KeptVoice = {
  readonly name: string;
  readonly language: string;
  /** By the words that are spoken. */
  readonly sounds: ReadonlyMap<string, Uint8Array>;
};

/** Wishes are carried out in the order in which they came, so that a record never has a hole. */
export interface Archive {
  load(): Promise<Found | ArchiveFailure>;
  /** A new record in place of the old one: after it either the one or the other is there, whatever happens. */
  keepRecord(lines: readonly string[]): Promise<Kept>;
  /** One more line of the record. */
  addLine(line: string): Promise<Kept>;
  keepSettings(text: string): Promise<Kept>;
  /** Under a key that stays, whatever the deck is called. */
  keepDeck(key: string, text: string): Promise<Kept>;
  deleteDeck(key: string): Promise<Kept>;
  /** What the voice is called, and these of its sounds; those that were kept before stay. All of it, or nothing. */
  keepVoice(key: string, voice: KeptVoice): Promise<Kept>;
  deleteSound(key: string, words: string): Promise<Kept>;
  deleteVoice(key: string): Promise<Kept>;
  /** In place of what the same colour has said in the same language. */
  keepEnrolled(enrolled: Enrolled): Promise<Kept>;
  deleteEnrolled(colour: string, language: string): Promise<Kept>;
  deleteEverything(): Promise<Kept>;
  close(): void;
}
