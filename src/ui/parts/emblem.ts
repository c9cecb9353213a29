/** The app's own mark: a fan of three cards with an eye in the middle one. */

import { html, type TemplateResult } from 'lit';

export function emblem(size: number): TemplateResult {
  return html`<svg width=${size} height=${size} viewBox="0 0 120 120" aria-hidden="true">
    <g stroke="var(--ink)" stroke-width="4" stroke-linejoin="round">
      <rect
        x="38"
        y="14"
        width="44"
        height="78"
        rx="7"
        fill="#b8322a"
        transform="rotate(-28 60 112)"
      />
      <rect
        x="38"
        y="14"
        width="44"
        height="78"
        rx="7"
        fill="#1f7a4d"
        transform="rotate(28 60 112)"
      />
      <rect x="38" y="10" width="44" height="82" rx="7" fill="#fffaf0" />
    </g>
    <path
      d="M41 48c5-9 12-13.5 19-13.500S74 39 79 48c-5 9-12 13.5-19 13.500S46 57 41 48z"
      fill="#1a2530"
    />
    <circle cx="60" cy="48" r="9" fill="#e8b553" />
    <path d="M60 43a4 4 0 0 1 2.2 7.300l1.3 6h-7l1.3-6A4 4 0 0 1 60 43z" fill="#1a2530" />
    <path
      d="M18 103c22 9 62 9 84 0"
      fill="none"
      stroke="var(--brass)"
      stroke-width="5"
      stroke-linecap="round"
    />
  </svg>`;
}
