/** How a screen is laid out: what one reads on top, what one does within reach of the thumb. */

import { css } from 'lit';

export const screen = css`
  :host {
    flex: 1;
    display: flex;
    flex-direction: column;
    min-width: 0;
    width: 100%;
    max-width: 38rem;
    margin: 0 auto;
    padding: var(--gap);
    gap: var(--gap);
  }

  .top {
    display: flex;
    align-items: center;
    gap: 0.75rem;
    min-height: var(--touch);
  }

  .top h1 {
    flex: 1;
    font-size: clamp(1.35rem, 1.1rem + 1.2vw, 1.9rem);
  }

  .top button {
    padding: 0;
    width: var(--touch);
    flex: none;
    border-radius: 50%;
  }

  .body {
    flex: 1;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: var(--gap);
  }

  .centred {
    align-content: center;
    justify-items: center;
    text-align: center;
  }

  .deeds {
    position: sticky;
    bottom: 0;
    z-index: 2;
    display: grid;
    gap: 0.65rem;
    padding: 0.75rem 0 max(0.25rem, env(safe-area-inset-bottom));
    background: linear-gradient(to top, var(--paper) calc(100% - 0.75rem), transparent);
  }

  /* Side by side where their words leave room, else one above the other. */
  .pair {
    display: flex;
    flex-wrap: wrap;
    gap: 0.65rem;
  }

  .pair > * {
    flex: 1 1 auto;
    max-width: 100%;
  }

  /* What came of what was done last. */
  .told {
    display: flex;
    align-items: center;
    gap: 0.6rem;
  }

  .told svg {
    flex: none;
    color: var(--brass-ink);
  }

  button.danger {
    color: var(--alarm);
    border-color: var(--alarm);
  }

  /* A stamp that says that this is only a demonstration. */
  .stamp {
    justify-self: start;
    align-self: center;
    flex: none;
    padding: 0.1rem 0.6rem;
    border: 2px solid var(--brass-ink);
    border-radius: 0.4rem;
    color: var(--brass-ink);
    font-weight: 700;
    font-size: 0.85rem;
    line-height: 1.5;
    rotate: -3deg;
  }

  /* Lying on its side, or with large letters (an em here is the browser's own), they would hide what one reads. */
  @media (max-height: 35em) {
    .deeds {
      position: static;
    }
  }
`;
