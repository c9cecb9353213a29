/** What the holder of a fan should do, as a picture beside the words. */

import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import type { Coaching } from '../../cards/coaching.ts';

function fan(angles: readonly number[], scale = 1): SVGTemplateResult {
  return svg`<g transform="translate(32 54) scale(${scale})">
    ${angles.map(
      (angle) =>
        svg`<rect x="-6" y="-38" width="12" height="28" rx="2.5" transform="rotate(${angle})"
          fill="var(--sheet)" stroke="currentColor" stroke-width="2.4"/>`,
    )}
  </g>`;
}

const open = [-40, -14, 14, 40];
const narrow = [-12, -4, 4, 12];

function stroke(d: string): SVGTemplateResult {
  return svg`<path d=${d} fill="none" stroke="var(--brass)" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>`;
}

const corners = {
  outward: 'M4 14V4h10M50 4h10v10M60 50v10H50M14 60H4V50',
  inward: 'M4 14h10V4M50 4v10h10M60 50H50v10M14 60V50H4',
};

const pictures: Readonly<Record<Coaching, SVGTemplateResult>> = {
  'no-cards': svg`<g stroke-dasharray="4 4" opacity=".75">${fan(open)}</g>${stroke(corners.inward)}`,
  closer: svg`${fan(open, 0.7)}${stroke(corners.outward)}`,
  farther: svg`${fan(open, 1.05)}${stroke(corners.inward)}`,
  'more-light': svg`${fan(open, 0.85)}${stroke('M32 4v6M10 9l4 5M54 9l-4 5M3 26h5M56 26h5')}`,
  glare: svg`${fan(open)}<path d="m40 8 3 9 9 3-9 3-3 9-3-9-9-3 9-3z" fill="var(--brass)"/>`,
  'hold-still': svg`${fan(open)}${stroke('M6 24c-4 6-4 14 0 20M58 24c4 6 4 14 0 20M26 58h12')}`,
  'fan-wider': svg`${fan(narrow)}${stroke('M8 22C18 4 46 4 56 22M8 12v10h10M56 12v10H46')}`,
  'covered-card': svg`${fan(open)}<rect x="18" y="14" width="13" height="40" rx="6.5" transform="rotate(-14 24 54)" fill="var(--brass)"/>`,
  'too-few-cards': svg`${fan(open)}${stroke('M46 54h14M53 47v14')}`,
  'too-many-cards': svg`${fan(open)}${stroke('M46 54h14')}`,
  'other-colour': svg`${fan(narrow)}${stroke('M12 10a7 7 0 1 0 .1 0M52 8l9 9-9 9-9-9z')}`,
};

export function coachingPicture(coaching: Coaching | undefined): TemplateResult | typeof nothing {
  if (coaching === undefined) return nothing;
  return html`<svg class="coaching" viewBox="0 0 64 64" width="56" height="56" aria-hidden="true">
    ${pictures[coaching]}
  </svg>`;
}
