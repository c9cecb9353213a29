/** Reads labelled hands as the app would and holds them against their labels. */

import { HandReader, type Known } from '../recogniser/hand-reader.ts';
import type { KnownDeck } from '../recogniser/known-deck.ts';
import type { Models } from '../recogniser/models.ts';
import { addGeometry, addReliability, wrongOf, type Sums } from './frame-sums.ts';
import type { LabelledFrame } from './labels.ts';
import { playersOf } from './legal-hands.ts';
import { readPicture } from './recogniser/on-disk.ts';

/** The frames of one hand. */
export type Hand = readonly [LabelledFrame, ...LabelledFrame[]];

/** What the reader is told, and what is done with what it says. */
export type Asked = {
  readonly setup: boolean;
  readonly colour: boolean;
  readonly players: boolean;
  /** No frame shows a hand of this deck. */
  readonly strangers: boolean;
};

/** Adds what came of the hands to `sums`; a hand that was not read exactly is told of in a line. */
export async function checkHands(
  models: Models,
  deck: KnownDeck,
  hands: readonly Hand[],
  asked: Asked,
  sums: Sums,
  onMiss: (line: string) => void = () => undefined,
): Promise<void> {
  for (const hand of hands) {
    const [first] = hand;
    const players = playersOf(first);
    const known: Known = {
      setup: asked.setup,
      ...(asked.colour ? { colour: first.colour } : {}),
      ...(asked.players && players !== undefined ? { players } : {}),
    };
    const reader = new HandReader(models, deck, known);
    for (const frame of hand) {
      const { quads } = await reader.see(await readPicture(frame.path));
      addGeometry(sums, frame, quads);
    }
    const { colour, cards } = reader.read();
    const truth = first.cards.map(({ end }) => end);
    const read = cards.map(({ token }) => token);
    const wrong = wrongOf(asked.strangers ? [] : truth, read);
    if (!asked.strangers) addReliability(sums, truth, cards);
    sums.hands += 1;
    sums.cards += truth.length;
    sums.told += read.filter((token) => token !== '?').length;
    sums.toldWrong += wrong;
    sums.colourRight += colour === first.colour ? 1 : 0;
    sums.countRight += read.length === truth.length ? 1 : 0;
    const exact = read.join(' ') === truth.join(' ');
    sums.exact += exact ? 1 : 0;
    if (!exact) {
      const sure = cards.map((card) => card.sure.toFixed(3)).join(' ');
      onMiss(`${first.file} ${truth.join(' ')} | ${colour} ${read.join(' ')} | ${sure}`);
    }
  }
}
