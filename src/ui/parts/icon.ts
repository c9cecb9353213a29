/** The small line drawings on buttons; each is decoration beside a word, so none is read aloud. */

import { svg, html, type SVGTemplateResult, type TemplateResult } from 'lit';

const drawings = {
  camera: svg`<path d="M4 8h3l2-3h6l2 3h3v11H4z"/><circle cx="12" cy="13" r="3.6"/>`,
  touch: svg`<path d="M9 12V5.5a1.5 1.5 0 0 1 3 0V11l5.6 1.4a2 2 0 0 1 1.5 2.3L18 20H10l-4-5.2a1.5 1.5 0 0 1 2.3-1.9z"/>`,
  gear: svg`<circle cx="12" cy="12" r="3"/><path d="M12 3v3m0 12v3M3 12h3m12 0h3M5.6 5.6l2.2 2.2m8.4 8.4 2.2 2.2m0-12.8-2.2 2.2m-8.4 8.4-2.2 2.2"/>`,
  back: svg`<path d="M14.5 5 8 12l6.5 7"/>`,
  close: svg`<path d="m6 6 12 12M18 6 6 18"/>`,
  left: svg`<path d="M20 12H4m6-6-6 6 6 6"/>`,
  right: svg`<path d="M4 12h16m-6-6 6 6-6 6"/>`,
  up: svg`<path d="M12 20V4m-6 6 6-6 6 6"/>`,
  flip: svg`<path d="M4 8h13m-4-4 4 4-4 4M20 16H7m4-4-4 4 4 4"/>`,
  eye: svg`<path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z"/><circle cx="12" cy="12" r="2.8"/>`,
  done: svg`<path d="m4.5 12.5 5 5 10-11"/>`,
  repeat: svg`<path d="M4 10v4h4l5 4V6l-5 4zM16.5 9a4.5 4.5 0 0 1 0 6m2.5-8.500a8 8 0 0 1 0 11"/>`,
  undo: svg`<path d="M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3"/>`,
  mic: svg`<rect x="9" y="3" width="6" height="11" rx="3"/><path d="M5.5 11.500a6.5 6.5 0 0 0 13 0M12 18v3"/>`,
  ear: svg`<path d="M7 9a5.500 5.500 0 0 1 11 0c0 4-4 4.500-4 8a3.500 3.500 0 0 1-6.500 1.700M10 9.500a2.500 2.500 0 0 1 5 0c0 1.500-1.500 2-1.500 3.500"/>`,
  deaf: svg`<path d="M3 3l18 18M9 4.500a5.500 5.500 0 0 1 9 4.500c0 1.600-.6 2.600-1.400 3.500M14 17a3.500 3.500 0 0 1-6.500 1.700M7 9v1"/>`,
  help: svg`<circle cx="12" cy="12" r="9"/><path d="M9.5 9.500a2.5 2.5 0 1 1 3.6 2.200c-.8.4-1.1.9-1.1 1.800M12 16.700v.1"/>`,
  turn: svg`<path d="M5 9a8 8 0 0 1 14 0m0-5v5h-5M19 15a8 8 0 0 1-14 0m0 5v-5h5"/>`,
  cards: svg`<rect x="8" y="4" width="8" height="15" rx="1.5"/><path d="M5.5 7 3 8l4 11m11.5-12L21 8l-4 11"/>`,
  away: svg`<path d="M3 3l18 18M10.5 6.2c.5-.1 1-.2 1.5-.2 6 0 9.5 6 9.5 6a16 16 0 0 1-3 3.600M6.5 8A15 15 0 0 0 2.5 12s3.5 6 9.5 6c1.5 0 2.9-.4 4.1-1"/>`,
  light: svg`<path d="M9 18h6m-5 3h4M8.5 15a6.5 6.5 0 1 1 7 0z"/>`,
  erase: svg`<path d="M8 5h12v14H8l-6-7zM11 9.5l5 5m0-5-5 5"/>`,
  menu: svg`<path d="M4 7h16M4 12h16M4 17h16"/>`,
  leave: svg`<path d="M14 4H5v16h9M10 12h11m-4-4 4 4-4 4"/>`,
  lock: svg`<rect x="5" y="11" width="14" height="9" rx="2"/><path d="M8 11V8a4 4 0 0 1 8 0v3"/>`,
  plus: svg`<path d="M12 5v14M5 12h14"/>`,
  minus: svg`<path d="M5 12h14"/>`,
  print: svg`<path d="M7 9V4h10v5M7 17H4v-8h16v8h-3M7 14h10v6H7z"/>`,
  warn: svg`<path d="M12 4 2.8 20h18.400zM12 10v5m0 2.400v.1"/>`,
  play: svg`<path d="M7 4.500v15l12-7.500z"/>`,
  star: svg`<path d="m12 3 2.7 5.7 6.3.8-4.6 4.3 1.2 6.200L12 17l-5.6 3 1.2-6.200L3 9.500l6.3-.8z"/>`,
} as const satisfies Record<string, SVGTemplateResult>;

export type IconName = keyof typeof drawings;

export function icon(name: IconName, size = 24): TemplateResult {
  return html`<svg
    width=${size}
    height=${size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    stroke-width="2"
    stroke-linecap="round"
    stroke-linejoin="round"
    aria-hidden="true"
  >
    ${drawings[name]}
  </svg>`;
}
