/** The frame into which one card is held, drawn over the camera's picture, and the card that is seen there. */

import { css, html, svg, type TemplateResult } from 'lit';
import type { Outline } from '../../session/view.ts';

export type Guided = {
  /** Where the upper end of the card should be: one and a half card widths high. */
  readonly guide: Outline;
  readonly outline?: Outline;
  readonly frameWidth: number;
  readonly frameHeight: number;
};

const endHeight = 1.5;

/** `aspect`: height over width of the whole card. */
export function cardGuide(
  { guide, outline, frameWidth, frameHeight }: Guided,
  aspect: number,
): TemplateResult {
  const [[left, top], [right], [, low]] = guide;
  const bottom = Math.min(top + ((low - top) * aspect) / endHeight, frameHeight + 20);
  const wide = right - left;
  return html`<svg
    class="guide"
    viewBox="0 0 ${frameWidth} ${frameHeight}"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
  >
    ${svg`
      <path class="shade" fill-rule="evenodd" d=${`M0 0H${frameWidth}V${frameHeight}H0z M${left} ${top}H${right}V${bottom}H${left}z`} />
      <rect class="whole" x=${left} y=${top} width=${wide} height=${bottom - top} rx=${wide / 14} />
      <path class="end" d=${`M${left} ${low}V${top + wide / 14}q0 ${-wide / 14} ${wide / 14} ${-wide / 14}H${right - wide / 14}q${wide / 14} 0 ${wide / 14} ${wide / 14}V${low}`} />
      ${outline === undefined ? undefined : svg`<polygon points=${outline.map(([x, y]) => `${x},${y}`).join(' ')} />`}
    `}
  </svg>`;
}

export const guideStyles = css`
  .seen > svg.guide {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
  }

  .guide * {
    fill: none;
    vector-effect: non-scaling-stroke;
    stroke-linejoin: round;
  }

  .guide .shade {
    fill: rgb(10 14 18 / 38%);
  }

  .guide .whole {
    stroke: #f4ebd9;
    stroke-width: 2;
    stroke-dasharray: 6 6;
  }

  .guide .end {
    stroke: #ffd98a;
    stroke-width: 4;
    filter: drop-shadow(0 0 2px #000);
  }

  .guide polygon {
    stroke: #7fe0a8;
    stroke-width: 3;
    filter: drop-shadow(0 0 2px #000);
  }
`;
