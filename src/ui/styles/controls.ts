/** What every screen's buttons, headings and fields look like. */

import { css } from 'lit';

export const controls = css`
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }

  :host {
    display: block;
  }

  :host([hidden]),
  [hidden] {
    display: none !important;
  }

  h1,
  h2,
  h3,
  p,
  ol,
  ul,
  dl,
  dd,
  figure,
  fieldset {
    margin: 0;
    padding: 0;
    border: 0;
    min-width: 0;
  }

  ol,
  ul {
    list-style: none;
  }

  /* Devanagari stacks signs above and below the line: it needs room, and no tightened headings. */
  h1,
  h2 {
    font-family: var(--display);
    font-weight: 700;
    line-height: 1.3;
    text-wrap: balance;
    overflow-wrap: anywhere;
    hyphens: auto;
  }

  h1 {
    font-size: clamp(1.7rem, 1.2rem + 2.2vw, 2.6rem);
  }

  h2 {
    font-size: clamp(1.25rem, 1.05rem + 0.9vw, 1.6rem);
  }

  h3 {
    font-size: 1rem;
    font-weight: 650;
    line-height: 1.45;
  }

  p {
    line-height: 1.55;
    text-wrap: pretty;
    overflow-wrap: anywhere;
  }

  .soft {
    color: var(--ink-soft);
  }

  button,
  .button {
    font: inherit;
    color: inherit;
    min-height: var(--touch);
    min-width: var(--touch);
    padding: 0.5rem 1.1rem;
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 0.6rem;
    border: 1.5px solid var(--edge);
    border-radius: var(--round);
    background: var(--sheet);
    font-weight: 600;
    line-height: 1.35;
    text-align: center;
    text-decoration: none;
    overflow-wrap: anywhere;
    hyphens: auto;
    cursor: pointer;
    touch-action: manipulation;
    -webkit-tap-highlight-color: transparent;
    transition:
      background-color 120ms,
      transform 120ms;
  }

  button:active,
  .button:active {
    transform: translateY(1px);
    background: var(--well);
  }

  button.deed,
  .button.deed {
    background: var(--deed);
    border-color: var(--deed);
    color: var(--deed-ink);
  }

  button.deed:active {
    background: var(--deed-press);
  }

  button.plain {
    border-color: transparent;
    background: transparent;
  }

  button.plain:active {
    background: var(--well);
  }

  button.wide {
    width: 100%;
  }

  button:disabled,
  button[aria-disabled='true'] {
    opacity: 0.5;
    cursor: default;
  }

  button svg {
    flex: none;
  }

  /* A heading takes the focus to be read aloud; there is nothing to press on it. */
  :focus:not(:focus-visible),
  h1:focus-visible {
    outline: none;
  }

  :focus-visible:not(h1) {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }

  input[type='text'],
  select {
    font: inherit;
    color: var(--ink);
    background: var(--sheet);
    min-height: var(--touch);
    width: 100%;
    min-width: 0;
    padding: 0.4rem 0.9rem;
    border: 1.5px solid var(--edge);
    border-radius: var(--round);
  }

  ::placeholder {
    color: var(--ink-soft);
    opacity: 1;
  }

  .sheet {
    background: var(--sheet);
    border: 1px solid var(--rule);
    border-radius: calc(var(--round) * 1.2);
    box-shadow: var(--shade);
    padding: var(--gap);
  }

  .row {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.75rem;
  }

  .stack {
    display: grid;
    gap: var(--gap);
  }

  /* Said to a screen reader only. */
  .unseen {
    position: absolute;
    width: 1px;
    height: 1px;
    margin: -1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }

  @media (hover: hover) {
    button:not(:disabled, [aria-disabled='true']):hover {
      border-color: var(--ink);
    }
  }

  @media (prefers-reduced-motion: reduce) {
    *,
    *::before,
    *::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      transition-duration: 0.01ms !important;
    }
  }
`;
