/** A lesson in a deck: frames of single cards in, and a picture of each end that is asked for once it is sharp and still. */

import type { Advice } from '../cards/lesson.ts';
import { ends, type End } from '../cards/face.ts';
import { findCard, guideFor, type SeenCard } from './lesson-card.ts';
import { differenceOf } from './likeness.ts';
import { describe, type Description } from './matcher.ts';
import type { Models } from './models.ts';
import { Pyramid, type Picture } from './picture.ts';
import { apart } from './quad.ts';
import type { LessonUpdate, Quad } from './recogniser.ts';
import { brightness, pictureDifference, sharpness } from './sharpness.ts';
import { viewOf, wholeCrop } from './teaching.ts';

/** Two ends that differ less than this may be taken for one another. */
const alike = 0.1;
/** A card that differs more than this from the one before is surely another one. */
const surelyAnother = 0.25;
/** Mean brightness, 0 to 255, below which noise drowns the print. */
const dark = 45;
/** Card widths between two frames. */
const still = 0.09;
/** Of the sharpest seen lately. */
const sharpEnough = 0.75;
/** A card must have been looked at so often before it is taken: only then is it known how sharp it can be. */
const leastLooks = 3;
const lately = 8;
/** Mean difference of two pictures, 0 to 255, that are worth keeping both; after a while any second one is. */
const otherLight = 7;
const secondAfterMs = 1200;
/** The card is gone after so many frames without it. */
const goneAfter = 2;

/** What was seen of the card that is there now. */
type Look = { readonly quad: Quad; readonly sharpness: number };

export class LessonReader {
  private readonly models: Models;
  private readonly known: Map<End, readonly Description[]>;
  private asked: End | undefined;
  /** The last card taken, until it is seen to be gone. */
  private before: Description | undefined;
  private taken: { readonly picture: Picture; readonly atMs: number } | undefined;
  private looks: readonly Look[] = [];
  private missing = 0;
  private atOnce = false;

  /** `known`: what was taught of this colour already. */
  constructor(models: Models, known: ReadonlyMap<End, readonly Description[]>) {
    this.models = models;
    this.known = new Map(known);
  }

  /** The end that is shown from now on; nothing while the person is asked something. */
  ask(end: End | undefined): void {
    this.asked = end;
    this.taken = undefined;
    this.looks = [];
    this.atOnce = false;
  }

  /** A picture that was taken is not kept after all. */
  forget(end: End): void {
    this.known.delete(end);
    this.before = undefined;
  }

  /** Takes the next frame as it is. */
  takeNow(): void {
    this.atOnce = true;
  }

  /** `nowMs` is any clock that runs on. */
  look(picture: Picture, nowMs: number): LessonUpdate {
    const pyramid = new Pyramid(picture);
    const guide = guideFor(picture);
    const card = findCard(this.models, pyramid, guide);
    const advice = this.follow(picture, card);
    const seen = {
      guide,
      frameWidth: picture.width,
      frameHeight: picture.height,
      ...(card.quad ? { outline: card.quad } : {}),
    };
    const gone = this.taken !== undefined && this.missing >= goneAfter;
    if (this.asked === undefined) return { ...seen, gone };
    if (this.atOnce) {
      const view = viewOf(pyramid, card.quad ?? guide);
      return { ...seen, gone: false, taken: this.take(this.asked, view, nowMs) };
    }
    if (advice !== undefined || card.quad === undefined) return { ...seen, gone, advice };
    const view = viewOf(pyramid, card.quad);
    const wish = this.wish(card.quad, view, nowMs);
    return wish === undefined
      ? { ...seen, gone, taken: this.take(this.asked, view, nowMs) }
      : { ...seen, gone, advice: wish };
  }

  /** Keeps count of the card's coming and going, and says what is in the way of seeing it. */
  private follow(picture: Picture, { quad, advice }: SeenCard): Advice | undefined {
    if (quad !== undefined) {
      this.missing = 0;
      return advice;
    }
    this.missing += 1;
    this.looks = [];
    if (this.missing >= goneAfter) this.before = undefined;
    return brightness(picture) < dark ? 'more-light' : advice;
  }

  /** What must still be waited for, or nothing if the picture is good. */
  private wish(quad: Quad, view: Picture, nowMs: number): Advice | undefined {
    const last = this.looks.at(-1);
    const look = { quad, sharpness: sharpness(view) };
    this.looks = [...this.looks, look].slice(-lately);
    if (last === undefined || apart(last.quad, quad) > still) return 'hold-still';
    const sharpest = Math.max(...this.looks.map((one) => one.sharpness));
    if (this.looks.length < leastLooks || look.sharpness < sharpEnough * sharpest)
      return 'hold-still';
    if (brightness(view) < dark) return 'more-light';
    if (this.taken !== undefined) return this.wishForSecond(view, this.taken, nowMs);
    if (this.before === undefined) return undefined;
    const [seen] = describe(this.models.matcher, [wholeCrop(view)]);
    return differenceOf(seen!, this.before) > surelyAnother ? undefined : 'next-card';
  }

  private wishForSecond(
    view: Picture,
    first: { readonly picture: Picture; readonly atMs: number },
    nowMs: number,
  ): Advice | undefined {
    const other = pictureDifference(view, first.picture) > otherLight;
    return other || nowMs - first.atMs > secondAfterMs ? undefined : 'tilt';
  }

  private take(end: End, picture: Picture, nowMs: number): NonNullable<LessonUpdate['taken']> {
    const [seen] = describe(this.models.matcher, [wholeCrop(picture)]);
    const others = ends.filter((other) => other !== end && this.isLike(seen!, other));
    const earlier = this.taken === undefined ? [] : (this.known.get(end) ?? []);
    this.known.set(end, [...earlier, seen!]);
    this.before = seen;
    this.taken = { picture, atMs: nowMs };
    this.atOnce = false;
    const [other] = others;
    return { end, picture, ...(other === undefined ? {} : { alike: other }) };
  }

  private isLike(seen: Description, other: End): boolean {
    return (this.known.get(other) ?? []).some((known) => differenceOf(seen, known) < alike);
  }
}
