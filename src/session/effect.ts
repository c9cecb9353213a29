/** What a session asks of the world: data that main.ts hands to the adapters. */

import type { Colour, Hand, PlayerCount } from '../cards/card.ts';
import type { Enrolled } from '../cards/enrolment.ts';
import type { End } from '../cards/face.ts';
import type { Ruling } from '../game/ruling.ts';
import type { Announcement, Moment } from '../languages/language.ts';
import type { OwnDeck, Pictures } from './own-deck.ts';
import type { OwnVoice } from './own-voice.ts';
import type { Settings } from './settings.ts';

export type Effect =
  | {
      readonly kind: 'start-scan';
      readonly expectation: {
        readonly deck: string;
        readonly colour: Colour;
        readonly players: PlayerCount;
        /** In mid-game: the hand as the game has it, which the camera is to be laid beside. */
        readonly hand?: Hand;
      };
      /** The demo camera stands in for the real one. */
      readonly demo: boolean;
    }
  /** A lesson in one colour, of which so much was taught already; it ends with `stop-scan`. */
  | { readonly kind: 'start-lesson'; readonly pictures: Pictures }
  /** The end that is shown from now on, or none while something is asked. */
  | { readonly kind: 'ask-end'; readonly end?: End }
  | { readonly kind: 'forget-end'; readonly end: End }
  | { readonly kind: 'take-now' }
  | { readonly kind: 'stop-scan' }
  | { readonly kind: 'set-torch'; readonly on: boolean }
  /** The demo's cards are shuffled and dealt; only the demo camera knows them. */
  | { readonly kind: 'deal-demo' }
  | { readonly kind: 'say'; readonly rulings: readonly Ruling[] }
  | { readonly kind: 'announce'; readonly announcement: Announcement }
  | { readonly kind: 'be-quiet' }
  | { readonly kind: 'play-sound'; readonly sound: 'taken' | 'locked' | 'refused' }
  /** A new record of a game, in place of any other; then line by line what is added to it. */
  | { readonly kind: 'save-record'; readonly lines: readonly string[] }
  | { readonly kind: 'save-line'; readonly line: string }
  | { readonly kind: 'save-settings'; readonly settings: Settings }
  | { readonly kind: 'keep-deck'; readonly deck: OwnDeck }
  | { readonly kind: 'delete-deck'; readonly key: string }
  /** One file to keep or to give away. */
  | { readonly kind: 'export-deck'; readonly deck: OwnDeck }
  /** Is it a deck? Answered by `deck-opened` or `deck-refused`. */
  | { readonly kind: 'open-deck-file'; readonly text: string }
  /** What it is called, and the sounds of these words. */
  | { readonly kind: 'keep-voice'; readonly voice: OwnVoice; readonly words: readonly string[] }
  | { readonly kind: 'delete-sound'; readonly key: string; readonly words: string }
  | { readonly kind: 'delete-voice'; readonly key: string }
  | { readonly kind: 'export-voice'; readonly voice: OwnVoice }
  /** Is it a voice? Answered by `voice-opened` or `voice-refused`. */
  | { readonly kind: 'open-voice-file'; readonly file: Uint8Array }
  /** Answered by `recording` until it is stopped, then by `recorded`, or by `record-failed`. */
  | { readonly kind: 'start-recording' }
  | { readonly kind: 'stop-recording' }
  /** Nothing of it counts, and the microphone is shut. */
  | { readonly kind: 'drop-recording' }
  | { readonly kind: 'play-take'; readonly sound: Uint8Array }
  | { readonly kind: 'delete-everything' }
  /** What everybody heard, as text to keep; without any hand that is still hidden. */
  | { readonly kind: 'export-log'; readonly lines: readonly string[] }
  /** Listen for what may be said now, or stop listening. */
  | { readonly kind: 'listen'; readonly moment: Moment }
  | { readonly kind: 'stop-listening' }
  /** Listen by itself for what may be said now, whenever nothing is being said aloud; or no longer. */
  | { readonly kind: 'attend'; readonly moment: Moment }
  | { readonly kind: 'stop-attending' }
  | { readonly kind: 'fetch-ear' }
  /** Wait for one sentence of an enrolment; answered by `take-news`. */
  | { readonly kind: 'take-sentence' }
  | { readonly kind: 'stop-taking' }
  | { readonly kind: 'keep-enrolled'; readonly enrolled: Enrolled }
  | { readonly kind: 'delete-enrolled'; readonly colour: Colour; readonly language: string }
  | { readonly kind: 'update-now' };
