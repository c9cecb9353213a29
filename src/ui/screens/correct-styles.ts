/** The look of the places that are filled by touch and of the tray beneath them. */

import { css } from 'lit';

export const correctStyles = css`
  /* The row of places may use the whole width of a small phone. */
  .places {
    display: grid;
    justify-content: center;
    align-items: end;
    gap: 0;
    margin: 0 calc(0.3rem - var(--gap));
  }

  .place {
    width: 100%;
    min-width: 0;
    min-height: 4.6rem;
    padding: 0.3rem 0.12rem;
    display: block;
    border: 2px solid transparent;
    background: transparent;
    border-radius: 0.6rem;
  }

  .place.selected {
    border-color: var(--brass);
    background: var(--well);
  }

  .slot {
    display: grid;
    place-items: center;
    aspect-ratio: 50 / 75;
    border: 2px dashed var(--edge);
    border-radius: 0.4rem;
    color: var(--ink-soft);
    font-weight: 650;
  }

  .spy-place {
    padding-bottom: 0.45rem;
  }

  .spy-row {
    display: flex;
    align-items: center;
    gap: 0.5rem;
  }

  .spy-word {
    font-weight: 650;
    line-height: 1.4;
    overflow-wrap: anywhere;
  }

  .spy-row button {
    padding: 0.3rem 0.7rem;
  }

  .take {
    margin-left: auto;
    font-size: 0.95rem;
  }

  .tray {
    display: grid;
    grid-template-columns: repeat(4, minmax(0, 6.5rem));
    justify-content: center;
    gap: 0.6rem;
  }

  .tray button {
    position: relative;
    padding: 0.6rem 0.8rem;
    display: block;
  }

  .tray button:disabled {
    opacity: 0.38;
  }

  .tray .chosen {
    border-color: var(--brass);
    background: var(--well);
    box-shadow: inset 0 0 0 1.5px var(--brass);
  }

  .left {
    position: absolute;
    right: 0.3rem;
    bottom: 0.3rem;
    min-width: 1.7rem;
    padding: 0.05rem 0.3rem;
    display: grid;
    place-items: center;
    border-radius: 99px;
    background: var(--ink);
    color: var(--paper);
    font-size: 0.9rem;
    line-height: 1.5;
  }

  .problems {
    display: grid;
    gap: 0.5rem;
  }

  .problems p {
    display: flex;
    gap: 0.6rem;
    align-items: start;
  }

  .problems svg {
    flex: none;
    color: var(--brass-ink);
  }

  .whole {
    font-weight: 650;
  }
`;
