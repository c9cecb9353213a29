/** A deck's pictures turned into prototypes, only when asked for. */

import { colours, type Colour, type PlayerCount } from '../cards/card.ts';
import { ends, type End } from '../cards/face.ts';
import { isWhole, type DeckFile } from '../deck/deck-file.ts';
import { describe, type Description } from './matcher.ts';
import type { Models } from './models.ts';
import type { Picture } from './picture.ts';
import { prototypes, type Prototypes, type Views } from './prototypes.ts';
import { wholeCrop } from './teaching.ts';

/** Decodes a JPEG or PNG of `cropWidth` x `cropHeight`; rejects where it is broken. */
export type Decode = (bytes: Uint8Array) => Promise<Picture>;

export class KnownDeck {
  readonly aspect: number;
  /** Those that were taught to the end, but perhaps for Bomb 2. */
  readonly colours: readonly Colour[];
  private readonly models: Models;
  private readonly file: DeckFile;
  private readonly decode: Decode;
  private readonly kept = new Map<Colour, Promise<Prototypes>>();
  private views: Promise<readonly (readonly [Colour, Views])[]> | undefined;

  constructor(models: Models, file: DeckFile, decode: Decode) {
    this.models = models;
    this.file = file;
    this.decode = decode;
    this.aspect = file.aspect;
    this.colours = colours.filter((colour) => this.knows(colour));
  }

  /** Whether a hand of this colour can be read at such a table. */
  knows(colour: Colour, players?: PlayerCount): boolean {
    const taught = this.file.colours.get(colour);
    return taught !== undefined && isWhole(taught, players);
  }

  /** Rejects where a picture is broken; the colour must be one of `colours`. */
  prototypes(colour: Colour): Promise<Prototypes> {
    const kept = this.kept.get(colour) ?? this.make(colour);
    this.kept.set(colour, kept);
    return kept;
  }

  private async make(colour: Colour): Promise<Prototypes> {
    this.views ??= Promise.all(this.colours.map(async (each) => [each, await this.viewsOf(each)]));
    const all = new Map(await this.views);
    return prototypes(this.models.matcherManifest, all.get(colour)!, [...all.values()]);
  }

  private async viewsOf(colour: Colour): Promise<Views> {
    const taught = this.file.colours.get(colour)!;
    const views: Partial<Record<End, readonly Description[]>> = {};
    for (const end of ends) {
      const crops = await Promise.all(
        taught[end].map(async (bytes) => wholeCrop(await this.decode(bytes))),
      );
      views[end] = describe(this.models.matcher, crops);
    }
    return views as Views;
  }
}
