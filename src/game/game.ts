/** What a game of SPY is at one moment: a value that is never changed, only followed by another. */

import type { Colour, Hand } from '../cards/card.ts';
import type { Action } from './action.ts';
import type { Rules } from './rules.ts';
import type { Ruling } from './ruling.ts';

/** A game before its first line. The hands are secret. */
export type Setup = {
  readonly name: string;
  readonly rules: Rules;
  /** In turn order; the first begins. */
  readonly players: readonly { readonly seat: Colour; readonly hand: Hand }[];
};

/** A player now. The hand is secret; its cards stay where they are, only the Spy walks. */
export type Player = { readonly seat: Colour; readonly hand: Hand; readonly out: boolean };

export type Turn = { readonly seat: Colour; readonly moved: boolean; readonly spied: boolean };

export type Game = {
  readonly setup: Setup;
  /** In turn order. */
  readonly players: readonly Player[];
  readonly turn: Turn;
  readonly winner?: Colour;
  /** All that was carried out, undos too: the setup and the log are the game. */
  readonly log: readonly Action[];
  /** What was answered to the last of them: for whoever asks to hear it again. */
  readonly last: readonly Ruling[];
  /** The game before the last thing still in force was carried out: what `undo` goes back to. */
  readonly before?: Game;
};
