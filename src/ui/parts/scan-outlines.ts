/** The outlines of the cards that are seen now, laid over the preview: where they are, never what they are. */

import { css, html, svg, type TemplateResult } from 'lit';
import type { Outline } from '../../session/view.ts';

export function scanOutlines(
  outlines: readonly Outline[],
  frameWidth: number,
  frameHeight: number,
): TemplateResult {
  return html`<svg
    class="outlines"
    viewBox="0 0 ${frameWidth} ${frameHeight}"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
  >
    ${outlines.map(
      (outline) => svg`<polygon points=${outline.map(([x, y]) => `${x},${y}`).join(' ')} />`,
    )}
  </svg>`;
}

/** How near the hand is to being settled, drawn as a ring round what is slotted into it. */
export function progressRing(progress: number, inside: unknown): TemplateResult {
  const around = 2 * Math.PI * 44;
  return html`<div class="ring">
    <svg viewBox="0 0 100 100" aria-hidden="true">
      <circle class="track" cx="50" cy="50" r="44" />
      <circle
        class="done"
        cx="50"
        cy="50"
        r="44"
        stroke-dasharray="${around * progress} ${around}"
        transform="rotate(-90 50 50)"
      />
    </svg>
    <div>${inside}</div>
  </div>`;
}

export const scanStyles = css`
  .outlines {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
  }

  /* Light on dark on light: one of the lines stands out on any table. */
  .outlines polygon {
    fill: rgb(232 181 83 / 18%);
    stroke: #ffd98a;
    stroke-width: 3;
    stroke-linejoin: round;
    vector-effect: non-scaling-stroke;
    filter: drop-shadow(0 0 2px #000);
  }

  .ring {
    position: relative;
    flex: none;
    width: 6rem;
    height: 6rem;
    display: grid;
    place-items: center;
  }

  .ring svg {
    position: absolute;
    inset: 0;
  }

  .ring circle {
    fill: none;
    stroke-width: 8;
  }

  .ring .track {
    stroke: var(--well);
  }

  .ring .done {
    stroke: var(--brass);
    stroke-linecap: butt;
    transition: stroke-dasharray 200ms;
  }
`;
