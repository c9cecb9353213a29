/** The look of the app as custom properties: paper by day, night watch by night. Set once, on the root element. */

import { css } from 'lit';

const day = css`
  color-scheme: light;
  --paper: #f2e9d5;
  --paper-ray: #eee4ce;
  --sheet: #fffaf0;
  --well: #e9dec6;
  --ink: #1a2530;
  --ink-soft: #4d5963;
  --rule: #cdbd99;
  --edge: #7d7357;
  --deed: #14474b;
  --deed-ink: #fffaf0;
  --deed-press: #0d3336;
  --brass: #a66f15;
  --brass-ink: #7a4f06;
  --alarm: #a3271f;
  --alarm-sheet: #fbe6dc;
  --focus: #0b5cad;
  --card-paper: #fffdf6;
  --card-ink: #1a2530;
  --shade: 0 1px 2px rgb(60 45 10 / 18%), 0 6px 18px rgb(60 45 10 / 10%);
  --green-ink: #17633d;
  --red-ink: #a3271f;
  --blue-ink: #1f4f92;
  --yellow-ink: #745300;
  --green-wash: #dcebd9;
  --red-wash: #f8ddd2;
  --blue-wash: #dbe5f1;
  --yellow-wash: #f8e8b8;
`;

const night = css`
  color-scheme: dark;
  --paper: #0f171d;
  --paper-ray: #121b22;
  --sheet: #1a252d;
  --well: #26333d;
  --ink: #f4ebd9;
  --ink-soft: #b9beba;
  --rule: #3b4a55;
  --edge: #8593a0;
  --deed: #e8b553;
  --deed-ink: #1b1405;
  --deed-press: #c99637;
  --brass: #e8b553;
  --brass-ink: #edc06a;
  --alarm: #ff9a8c;
  --alarm-sheet: #3a1f1c;
  --focus: #8fc4ff;
  --card-paper: #f6eedd;
  --card-ink: #1a2530;
  --shade: 0 1px 2px rgb(0 0 0 / 45%), 0 8px 22px rgb(0 0 0 / 30%);
  --green-ink: #74d3a0;
  --red-ink: #ff9a8c;
  --blue-ink: #95c0ff;
  --yellow-ink: #f4cf5c;
  --green-wash: #173527;
  --red-wash: #43211e;
  --blue-wash: #1b2f4b;
  --yellow-wash: #40340f;
`;

export const tokens = css`
  :host {
    ${day}
    --sans:
      system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Noto Sans Devanagari',
      'Nirmala UI', 'Kohinoor Devanagari', sans-serif;
    --display:
      'Iowan Old Style', 'Palatino Linotype', Palatino, 'Noto Serif', Georgia,
      'Noto Serif Devanagari', 'Kohinoor Devanagari', 'Nirmala UI', serif;
    --gap: clamp(0.75rem, 2.4vw, 1.25rem);
    --round: 0.9rem;
    /* In pixels: a thumb is as large whatever the letters are. */
    --touch: 52px;
    /* The seats' own colours are the printed cards' colours, the same by day and by night. */
    --green-fill: #1f7a4d;
    --green-on: #ffffff;
    --red-fill: #b8322a;
    --red-on: #ffffff;
    --blue-fill: #24589f;
    --blue-on: #ffffff;
    --yellow-fill: #e9b320;
    --yellow-on: #241a00;
  }

  @media (prefers-color-scheme: dark) {
    :host(:not([theme='light'])) {
      ${night}
    }
  }

  :host([theme='dark']) {
    ${night}
  }
`;
