/** Finds the fan in frame after frame: as it stood before, else the same way up, else whichever way up the frame is. */

import { followFan } from './follow.ts';
import { findFan, findFanAnyWay, type Found } from './frame-reader.ts';
import type { Models } from './models.ts';
import type { Picture, QuarterTurns } from './picture.ts';
import type { Quad } from './recogniser.ts';
import type { OnStage } from './stage.ts';

/** Fewer ends than this are no hand. */
export const fewestCards = 2;
/** A fan is searched anew after so many frames: what was missed once would be missed for ever. */
const mostFollowed = 3;

export class FanSearch {
  private readonly models: Models;
  private readonly onStage: OnStage;
  private turns: QuarterTurns | undefined;
  private followed: Found | undefined;
  private times = 0;

  constructor(models: Models, onStage: OnStage) {
    this.models = models;
    this.onStage = onStage;
  }

  find(picture: Picture): Found {
    const again = this.follow(picture);
    if (again !== undefined) return again;
    this.times = 0;
    const as =
      this.turns === undefined
        ? undefined
        : findFan(this.models, picture, this.turns, this.onStage);
    const found =
      as !== undefined && as.ends.length > fewestCards
        ? as
        : findFanAnyWay(this.models, picture, this.onStage);
    if (found.ends.length > fewestCards) this.turns = found.turns;
    return found;
  }

  private follow(picture: Picture): Found | undefined {
    if (this.followed === undefined || this.times >= mostFollowed) return undefined;
    this.times += 1;
    return followFan(this.models, picture, this.followed, this.onStage);
  }

  /** The ends of `found` at the places in `chosen` are a whole hand, with these quads: worth following. */
  keep(found: Found, chosen: readonly number[], quads: readonly Quad[]): void {
    const ends = chosen.map((at, i) => ({ ...found.ends[at]!, quad: quads[i]! }));
    this.followed = { ...found, ends };
  }

  /** What was found is no whole hand. */
  lose(): void {
    this.followed = undefined;
  }
}
