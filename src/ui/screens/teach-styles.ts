/** The look of teaching: what one shows, and what has been shown. */

import { css } from 'lit';

export const teachStyles = css`
  .body {
    gap: 0.75rem;
  }

  .colours {
    display: grid;
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: 0.5rem;
  }

  .colours button {
    padding: 0.25rem;
    gap: 0.35rem;
    font-variant-numeric: tabular-nums;
    overflow-wrap: normal;
    flex-wrap: wrap;
    line-height: 1.1;
  }

  button[aria-pressed='true'] {
    border-color: var(--brass);
    box-shadow: inset 0 0 0 2px var(--brass);
  }

  .deeds button[aria-pressed='true'] {
    box-shadow: none;
  }

  .seen > :not(svg) {
    object-fit: cover;
  }

  .say {
    min-height: 3.2rem;
    font-size: 1.1rem;
  }

  .dots {
    flex: none;
    display: flex;
    gap: 0.35rem;
  }

  .dots i {
    width: 0.9rem;
    height: 0.9rem;
    border-radius: 50%;
    border: 2px solid var(--brass-ink);
  }

  .dots .full {
    background: var(--brass);
  }

  .failed {
    display: grid;
    justify-items: center;
    gap: 0.75rem;
    text-align: center;
  }

  .ends {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(5.2rem, 1fr));
    gap: 0.5rem;
  }

  .ends button {
    width: 100%;
    height: 100%;
    flex-direction: column;
    justify-content: start;
    gap: 0.3rem;
    padding: 0.4rem 0.2rem;
    font-size: 0.85rem;
    line-height: 1.25;
  }

  .ends img,
  .ends i {
    width: 2.8rem;
    height: 4.2rem;
    flex: none;
    border-radius: 0.3rem;
  }

  .ends i {
    border: 2px dashed var(--edge);
  }

  .alike {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 1.5rem;
    text-align: center;
  }

  .alike figure {
    all: unset;
    display: grid;
    justify-items: center;
    gap: 0.3rem;
  }

  .alike img {
    width: 6rem;
    height: 9rem;
    border-radius: 0.4rem;
  }
`;
