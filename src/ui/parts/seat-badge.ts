/** A seat's sign: its shape on its colour, so that nobody has to tell green from red. */

import { css, html, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import type { Colour } from '../../cards/card.ts';
import { seatShapes, type Shape } from '../../cards/seat-shape.ts';

const paths: Readonly<Record<Shape, string>> = {
  circle: 'M50 8a42 42 0 1 0 .1 0z',
  diamond: 'M50 0 92 50 50 100 8 50z',
  square: 'M12 12h76v76H12z',
  triangle: 'M50 5 98 91H2z',
};

/** The bare shape in a box of 100 by 100, in the current colour. */
export function seatShape(colour: Colour): SVGTemplateResult {
  return svg`<path d=${paths[seatShapes[colour]]} fill="currentColor" />`;
}

/** The shape in a disc of the seat's colour; the word stands beside it, so this is not read aloud. */
export function seatBadge(colour: Colour): TemplateResult {
  return html`<svg class="badge ${colour}" viewBox="0 0 40 40" aria-hidden="true">
    <rect width="40" height="40" rx="12" class="disc" />
    <g transform="translate(9 9) scale(.22)">${seatShape(colour)}</g>
  </svg>`;
}

export const badgeStyles = css`
  .badge {
    flex: none;
    width: 2.25rem;
    height: 2.25rem;
    color: var(--on);
  }

  .badge .disc {
    fill: var(--fill);
  }
`;
