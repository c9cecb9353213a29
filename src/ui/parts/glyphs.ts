/** The signs of the printed cards as drawn on the screen, each in a box of 40 by 40, in one colour. */

import { svg, type SVGTemplateResult } from 'lit';
import type { Kind } from '../../cards/card.ts';

export const kindGlyphs: Readonly<Record<Kind, SVGTemplateResult>> = {
  safe: svg`
    <path d="M4 5h32v27H4z" fill="none" stroke="currentColor" stroke-width="3.4" stroke-linejoin="round"/>
    <path d="M8 33.500v3m24-3v3" stroke="currentColor" stroke-width="4" stroke-linecap="round"/>
    <circle cx="20" cy="18.5" r="7.6" fill="currentColor"/>
    <path d="M20 13.500v5l3.6 3" fill="none" stroke="var(--card-paper)" stroke-width="2.2" stroke-linecap="round"/>
    <path d="M31.5 13v11" stroke="currentColor" stroke-width="2.6" stroke-linecap="round"/>`,
  'top-secret': svg`
    <path d="M7 2.5h26v35H7z" fill="currentColor" stroke="currentColor" stroke-width="2.4" stroke-linejoin="round"/>
    <path d="m8 3.5 24 33M32 3.5 8 36.5" stroke="var(--card-paper)" stroke-width="2"/>
    <circle cx="20" cy="20" r="7.2" fill="var(--card-paper)"/>
    <circle cx="20" cy="20" r="5" fill="var(--fill, currentColor)"/>`,
  bomb: svg`
    <circle cx="18" cy="25" r="12.5" fill="currentColor"/>
    <path d="m25.5 12 4.5 4.5" stroke="currentColor" stroke-width="6"/>
    <path d="M28.5 13.500c1.5-6 5-8.5 9-7" fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round"/>
    <path d="M11.5 23a7 7 0 0 1 4-5" fill="none" stroke="var(--card-paper)" stroke-width="2.4" stroke-linecap="round"/>`,
};

/** The spark at a burning fuse: drawn over the bomb. */
export const spark = svg`
  <path d="m37-9 2.6 8 8-2.6-4 7.3 7 4.3-8.2 1.3 1.6 8.2-6.3-5.4-5.3 6.4.3-8.3-8.3-.4 6.8-4.8-4.3-7.2 7.8 2.6z"
    fill="#e8590c" stroke="var(--card-paper)" stroke-width="1.5"/>
  <circle cx="37.5" cy="6" r="3.2" fill="#ffd84a"/>`;

/** The Spy in profile, facing right, in a box of 50 by 75. */
export const spyFigure = svg`
  <path d="M5 75c0-16 5-23 13-27l10 11 7-10c7 4 10 12 10 26z" fill="currentColor"/>
  <path d="M17 26h20l.5 6 4.7 5.2-4.2 1.8.2 3-1.2 4.2c-1.6 2.6-5 2.8-8.5 1.8l-1 6-12-4z" fill="var(--spy-face, #f2d9b8)"/>
  <path d="M14 22c-.4-10 3-15.5 8-13 4-3.5 12-3 14 11z" fill="currentColor"/>
  <path d="M13.5 19.5c7-3 16-3.6 22.8-1.8l.6 4.6-23.5 2z" fill="var(--spy-band, #fffaf0)"/>
  <path d="M5 26.5c8-7 31-8.5 42-2-8 5-33 6.5-42 2z" fill="currentColor"/>
  <path d="M31 31.5h5" stroke="#1a2530" stroke-width="2.4" stroke-linecap="round"/>
  <path d="m18 48 10 11-4 16M35 49l-7 10" fill="none" stroke="var(--spy-band, #fffaf0)" stroke-width="1.6"/>`;
