/** The look of the table: one column on a phone, two where there is room. */

import { css } from 'lit';

export const tableStyles = css`
  :host {
    gap: 0.6rem;
    padding: 0.6rem;
    transition: rotate 250ms;
  }

  :host([turned]) {
    rotate: 180deg;
  }

  .banner {
    display: flex;
    align-items: center;
    gap: 0.6rem;
    padding: 0.2rem;
    border-radius: var(--round);
    background: var(--fill);
    color: var(--on);
  }

  .banner h1 {
    flex: 1;
    /* A name is not a word that one may divide. */
    hyphens: manual;
    font-size: clamp(1.25rem, 1rem + 1.6vw, 1.9rem);
    line-height: 1.35;
  }

  .banner button {
    flex: none;
    padding: 0;
    border-radius: 50%;
  }

  .banner button:active {
    background: rgb(0 0 0 / 20%);
  }

  .banner .badge {
    width: 2.4rem;
    height: 2.4rem;
  }

  .banner .stamp {
    color: inherit;
    border-color: currentColor;
  }

  .seats {
    display: grid;
    gap: 0.5rem;
  }

  .play {
    flex: 1;
    display: flex;
    flex-direction: column;
    gap: 0.6rem;
  }

  .answer {
    flex: 1 0 auto;
  }

  /* Four rows of cards leave less room to speak in. */
  .many + .play .first {
    font-size: clamp(1.45rem, 10cqi, 3.4rem);
  }

  .rest {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    gap: 0.4rem;
  }

  .rest button {
    padding: 0.3rem;
    gap: 0.1rem 0.5rem;
    flex-wrap: wrap;
    font-size: 0.95rem;
  }

  .start {
    justify-content: start;
    text-align: start;
  }

  .small {
    font-size: 0.95rem;
    padding-top: 0.3rem;
  }

  summary {
    min-height: var(--touch);
    display: list-item;
    align-content: center;
    cursor: pointer;
    font-weight: 650;
  }

  dt {
    font-weight: 650;
    line-height: 1.5;
  }

  dd {
    line-height: 1.5;
    padding-bottom: 0.6rem;
  }

  @media (min-width: 700px) {
    :host {
      --card-width: 4.75rem;
      max-width: 50rem;
      padding: var(--gap);
      gap: var(--gap);
      font-size: 1.15em;
    }

    .pad button,
    .spies button,
    .rest button {
      min-height: 4.5rem;
      font-size: 1.1rem;
    }

    .ear > button {
      max-width: 16rem;
      font-size: 1.1rem;
    }

    .seats,
    .play {
      gap: 0.8rem;
    }
  }

  @media (min-width: 1000px), (min-width: 640px) and (orientation: landscape) {
    :host {
      max-width: 84rem;
      display: grid;
      grid-template: auto 1fr / 1.15fr 1fr;
      column-gap: var(--gap);
    }

    .banner {
      grid-column: 1 / -1;
    }

    .seats {
      --card-width: 5.25rem;
      align-content: stretch;
    }
  }
`;
