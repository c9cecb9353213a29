/** A made-up deck for each seed: readable, like no other, and the same each time. */

import { kindOf, type CardName, type Colour } from '../../src/cards/card.ts';
import type { Side } from '../../src/cards/face.ts';
import type { Artwork } from '../../src/deck/artwork.ts';
import { diceFrom, seedOf } from './dice.ts';
import { drawBack } from './back.ts';
import { tellsItsEndsApart } from './apart.ts';
import { border, fillGround, panel, splitGround } from './grounds.ts';
import { lookOf, type Look } from './look.ts';
import { drawMark, tallness, type Mark } from './marks.ts';
import { css } from './palette.ts';
import { drawSign, n, type Box, type Sign } from './signs.ts';
import { deckStyle, type DeckStyle, type Place } from './style.ts';

/** Throws only if forty throws in a row gave no deck whose ends can be told apart, which is a fault of the dice. */
export function madeUpDeck(seed: number): Artwork {
  const dice = diceFrom(seedOf(`apart ${seed}`));
  const strip = dice.chance(0.88);
  const least = dice.between(0.002, 0.006);
  for (let attempt = 0; attempt < 40; attempt += 1) {
    const deck = artworkOf(seed, attempt);
    if (tellsItsEndsApart(deck, strip, least)) return deck;
  }
  throw new Error(`Seed ${seed} gave no deck whose ends can be told apart.`);
}

function artworkOf(seed: number, attempt: number): Artwork {
  const start = seed * 41 + attempt * 7919;
  const style = deckStyle(diceFrom(start));
  return {
    name: `made-up-${seed}`,
    widthMm: style.widthMm,
    heightMm: style.heightMm,
    svg: (colour, side) => drawSide(style, start, colour, side),
  };
}

function drawSide(style: DeckStyle, start: number, colour: Colour, side: Side): string {
  const size = { w: style.widthMm, h: style.heightMm };
  const look = lookOf(style, colour, side);
  const body =
    side === '#' ? drawBack(style, look, diceFrom(start + 1)) : drawFront(style, look, start, side);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${n(size.w, 3)} ${n(size.h, 3)}">${body}</svg>`;
}

function drawFront(style: DeckStyle, look: Look, start: number, side: Exclude<Side, '#'>): string {
  const size = { w: style.widthMm, h: style.heightMm };
  const layers = [fillGround(style.fill, diceFrom(start + 2), size, look.ground, look.groundTwo)];
  layers.push(splitGround(style.split, style.splitShare, size, look.split));
  const inset = style.borderMm + style.widthMm * 0.03;
  if (style.panel === 'filled')
    layers.push(panel(size, inset, style.radiusMm, `fill="${css(look.ground)}"`));
  if (style.panel === 'line')
    layers.push(
      panel(
        size,
        inset,
        style.radiusMm,
        `fill="none" stroke="${css(look.frame)}" stroke-width="${n(style.widthMm * 0.012)}"`,
      ),
    );
  layers.push(border(size, style.borderMm, style.radiusMm, look.border));
  layers.push(drawArt(style, look, side));
  layers.push(drawEnd(style, look, markOf(style, side, false)));
  const bomb = side === 'B1' || side === 'B2';
  if (bomb || style.otherEnd === 'same') {
    layers.push(
      `<g transform="rotate(180 ${n(size.w / 2, 3)} ${n(size.h / 2, 3)})">${drawEnd(style, look, markOf(style, side, bomb))}</g>`,
    );
  }
  return layers.join('');
}

function markOf(style: DeckStyle, side: Exclude<Side, '#'>, lit: boolean): Mark {
  if (side === '<' || side === '>') {
    return {
      sign: style.signs.spy,
      litSign: style.signs.spy,
      lit: false,
      facing: side === '<' ? 'left' : 'right',
      ...labelled(style, 3),
    };
  }
  const kind = { safe: 0, 'top-secret': 1, bomb: 2 }[kindOf(side)];
  return {
    sign: style.signs[side],
    litSign: style.litSigns[side],
    number: side.endsWith('1') ? 1 : 2,
    lit,
    ...labelled(style, kind),
  };
}

function labelled(style: DeckStyle, at: number): { readonly label?: string } {
  const label = style.labels[at];
  return label === undefined ? {} : { label };
}

function drawEnd(style: DeckStyle, look: Look, mark: Mark): string {
  const place = mark.lit ? style.litPlace : style.place;
  const w = style.widthMm * style.markWidth;
  const h = w * tallness[style.mark.arrangement];
  const edge = style.borderMm + style.marginMm;
  const right = style.widthMm - edge - w;
  const at = (x: number): string => drawMark(style.mark, mark, look, { x, y: edge, w, h });
  switch (place) {
    case 'left':
      return at(edge);
    case 'right':
      return at(right);
    case 'both':
      return at(edge) + at(right);
    case 'centre':
      return at((style.widthMm - w) / 2);
    case 'edge-left':
      return `<g transform="translate(${n(edge)} ${n(edge + w)}) rotate(-90)">${drawMark(style.mark, mark, look, { x: 0, y: 0, w, h })}</g>`;
    case 'edge-right':
      return `<g transform="translate(${n(style.widthMm - edge)} ${n(edge)}) rotate(90)">${drawMark(style.mark, mark, look, { x: 0, y: 0, w, h })}</g>`;
  }
}

function drawArt(style: DeckStyle, look: Look, side: Exclude<Side, '#'>): string {
  const sign = signOn(style, side);
  const box = artBox(style);
  const mirrored = side === '>';
  const soft = { ink: look.soft, behind: look.ground, mirrored };
  switch (style.art) {
    case 'none':
      return '';
    case 'sign':
      return drawSign(sign, box, { ink: look.ink, behind: look.ground, mirrored }, style.mark.hand);
    case 'faint-sign':
      return drawSign(
        sign,
        { x: 0, y: style.heightMm * 0.1, w: style.widthMm, h: style.heightMm * 0.8 },
        soft,
      );
    case 'number': {
      const text = side === '<' ? '‹' : side === '>' ? '›' : side.slice(1);
      return drawSign({ kind: 'text', font: style.mark.font, text }, box, {
        ...soft,
        ink: look.second,
        mirrored: false,
      });
    }
    case 'word': {
      const text = style.labels[0] ?? style.mark.words[0];
      return drawSign({ kind: 'text', font: style.mark.labelFont, text }, box, {
        ...soft,
        ink: look.second,
        mirrored: false,
      });
    }
    case 'person':
      return drawSign({ kind: 'profile', nose: 14, brim: 8 }, box, soft);
  }
}

function signOn(style: DeckStyle, side: CardName | '<' | '>'): Sign {
  return side === '<' || side === '>' ? style.signs.spy : style.signs[side];
}

/** Between the marks of the two ends, where there is room for it. */
function artBox({ widthMm, heightMm, markWidth, mark, place, borderMm, marginMm }: DeckStyle): Box {
  const sideways = place === 'edge-left' || place === 'edge-right';
  const markHeight = markWidth * widthMm * (sideways ? 1 : tallness[mark.arrangement]);
  const free = heightMm - 2 * (markHeight + borderMm + 2 * marginMm);
  const beside = isCorner(place) && markWidth < 0.3 ? heightMm * 0.6 : 0;
  const h = Math.max(free, beside, 0);
  const w = widthMm * (beside > free ? 1 - 2 * markWidth - 0.12 : 0.8);
  return { x: (widthMm - w) / 2, y: (heightMm - h) / 2, w, h };
}

function isCorner(place: Place): boolean {
  return place === 'left' || place === 'right' || place === 'both';
}
