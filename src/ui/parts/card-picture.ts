/** Pictures of cards for the screen: bolder than the printed ones, so that they can be read across a table. */

import { css, html, svg, type TemplateResult } from 'lit';
import { kindOf, numberOf, type CardName, type Colour, type Facing } from '../../cards/card.ts';
import { kindGlyphs, spark, spyFigure } from './glyphs.ts';
import { seatShape } from './seat-badge.ts';

/** Wraps drawings that belong to one colour set; the colour's custom properties are set by `colourStyles`. */
function frame(colour: Colour, extra: string, label: string, drawing: unknown): TemplateResult {
  return html`<svg
    class="card ${colour} ${extra}"
    viewBox="-2 -2 54 79"
    role=${label === '' ? 'presentation' : 'img'}
    aria-hidden=${label === '' ? 'true' : 'false'}
    aria-label=${label}
  >
    ${drawing}
  </svg>`;
}

export function cardFront(
  colour: Colour,
  card: { readonly name: CardName; readonly lit: boolean },
  label: string,
): TemplateResult {
  const { name, lit } = card;
  return frame(
    colour,
    'front',
    label,
    svg`
      <rect class="paper" width="50" height="75" rx="6" />
      <path class="band" d="M0 6a6 6 0 0 1 6-6h38a6 6 0 0 1 6 6v22H0z" />
      <text class="number" x="15" y="22.5" text-anchor="middle">${numberOf(name)}</text>
      <g class="on" transform="translate(28 6) scale(.16)">${seatShape(colour)}</g>
      <g class="glyph" transform="translate(6.5 32) scale(.925)">
        ${kindGlyphs[kindOf(name)]}${lit ? spark : undefined}
      </g>`,
  );
}

/** `label` names the place alone; without one the back is not read aloud. */
export function cardBack(colour: Colour, label: string): TemplateResult {
  return frame(
    colour,
    'back',
    label,
    svg`
      <rect class="paper" width="50" height="75" rx="6" />
      <rect class="band" x="3.5" y="3.5" width="43" height="68" rx="4" />
      <path class="weave" d="M3.5 24 25 3.5 46.5 24M3.5 51 25 71.5 46.5 51" />
      <g class="on" transform="translate(13 25.5) scale(.24)">${seatShape(colour)}</g>`,
  );
}

/** A place of a hand that was not read with certainty. */
export function cardUnsure(colour: Colour, label: string): TemplateResult {
  return frame(
    colour,
    'unsure',
    label,
    svg`
      <rect class="paper" width="50" height="75" rx="6" stroke-dasharray="5 4" />
      <text class="mark" x="25" y="50" text-anchor="middle">?</text>`,
  );
}

/** The Spy standing in its gap; a chevron repeats which way it faces. */
export function spyPicture(colour: Colour, facing: Facing, label: string): TemplateResult {
  return frame(
    colour,
    'spy',
    label,
    svg`
      <g transform=${facing === 'left' ? 'translate(50 0) scale(-1 1)' : ''}>${spyFigure}</g>
      <g class="on" transform=${facing === 'left' ? 'translate(22 60) scale(.12)' : 'translate(16 60) scale(.12)'}>
        ${seatShape(colour)}
      </g>`,
  );
}

export const cardStyles = css`
  .card {
    display: block;
    width: 100%;
    height: auto;
    overflow: visible;
  }

  .card .paper {
    fill: var(--card-paper);
    stroke: var(--fill);
    stroke-width: 1.6;
  }

  .card .band {
    fill: var(--fill);
  }

  .card .on {
    color: var(--on);
    fill: currentColor;
  }

  .card .weave {
    fill: none;
    stroke: var(--on);
    stroke-width: 1.4;
    opacity: 0.45;
  }

  .card .number {
    font: 800 21px var(--sans);
    fill: var(--on);
  }

  .card .mark {
    font: 800 34px var(--sans);
    fill: var(--card-ink);
  }

  .card .glyph {
    color: var(--card-ink);
  }

  .card.spy {
    color: var(--fill);
    filter: drop-shadow(0 1px 1.5px rgb(0 0 0 / 35%));
    --spy-band: var(--on);
  }
`;
