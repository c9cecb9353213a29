/** One player's scan: frames in, an update for each out, and the hand once it has settled. */

import { colourSet } from '../cards/card.ts';
import { coach, coveredCard } from './coach.ts';
import { HandReader, type SeenFan } from './hand-reader.ts';
import type { KnownDeck } from './known-deck.ts';
import type { Models } from './models.ts';
import type { Picture } from './picture.ts';
import type { Expectation, Quad, ScanUpdate } from './recogniser.ts';

/** So many frames with the right number of cards must have been laid over each other. */
const framesToSettle = 3;
/** From here on the hand is told with its doubtful cards marked. */
const partialAfterMs = 2000;
/** Readings before a hand was whole once are forgotten, for they may show another fan. */
const forgetAfter = 24;

export class ScanReader {
  private readonly models: Models;
  private readonly deck: KnownDeck;
  private readonly expectation: Expectation;
  private readonly expected: number;
  private reader: HandReader;
  private before: readonly Quad[] = [];
  private whole = 0;
  private seen = 0;
  private firstWholeMs: number | undefined;

  constructor(models: Models, deck: KnownDeck, expectation: Expectation) {
    this.models = models;
    this.deck = deck;
    this.expectation = expectation;
    this.expected = colourSet(expectation.players).length + 1;
    this.reader = this.freshReader();
  }

  private freshReader(): HandReader {
    const { colour, players, hand } = this.expectation;
    return new HandReader(this.models, this.deck, { colour, players, setup: hand === undefined });
  }

  /** `nowMs` is any clock that runs on. */
  async look(picture: Picture, nowMs: number): Promise<ScanUpdate> {
    const fan = await this.reader.see(picture);
    const coaching = coach({ fan, picture, before: this.before, expected: this.expected });
    this.before = fan.quads;
    this.count(fan, nowMs);
    const reading = this.reading(nowMs);
    return {
      outlines: fan.quads,
      frameWidth: picture.width,
      frameHeight: picture.height,
      progress: Math.min(this.whole / framesToSettle, 1),
      ...(coaching === undefined ? {} : { coaching }),
      ...(coaching === 'covered-card' ? { covered: coveredCard(fan) } : {}),
      ...(reading === undefined ? {} : { reading }),
    };
  }

  private count({ quads, ofOtherColour }: SeenFan, nowMs: number): void {
    this.seen += 1;
    if (quads.length === this.expected && !ofOtherColour) {
      this.whole += 1;
      this.firstWholeMs ??= nowMs;
    } else if (this.whole === 0 && this.seen >= forgetAfter) {
      this.reader = this.freshReader();
      this.seen = 0;
    }
  }

  private reading(nowMs: number): ScanUpdate['reading'] {
    if (this.whole < framesToSettle || this.firstWholeMs === undefined) return undefined;
    const { cards } = this.reader.read(this.expectation.hand);
    if (cards.length !== this.expected) return undefined;
    const tokens = cards.map(({ token }) => token);
    if (tokens.every((token) => token === '?')) return undefined;
    const settled = !tokens.includes('?');
    return settled || nowMs - this.firstWholeMs > partialAfterMs ? { tokens, settled } : undefined;
  }
}
