/** The look of the list of seats and of the table's rules. */

import { css } from 'lit';

export const newGameStyles = css`
  section {
    display: grid;
    gap: 0.6rem;
  }

  .seats {
    display: grid;
    gap: 0.6rem;
  }

  .seat {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.6rem;
    padding: 0.6rem 0.7rem;
    border-radius: var(--round);
    border: 1px solid var(--rule);
    border-left: 6px solid var(--fill);
    background: var(--sheet);
  }

  .seat label {
    flex: 1 1 6rem;
    display: grid;
    min-width: 0;
  }

  .seat .colour {
    font-weight: 650;
    color: var(--seat-ink);
    line-height: 1.4;
  }

  .seat input {
    min-height: 3rem;
    padding: 0.2rem 0.7rem;
    background: var(--paper);
  }

  .begins {
    padding: 0.15rem 0.6rem;
    border-radius: 99px;
    background: var(--wash);
    font-size: 0.9rem;
    font-weight: 650;
    line-height: 1.6;
  }

  .up {
    padding: 0;
    border-radius: 50%;
  }

  .swap {
    flex: none;
    padding: 0;
    gap: 0.15rem;
  }

  .swap .badge {
    width: 1.6rem;
    height: 1.6rem;
  }

  .problem {
    display: flex;
    gap: 0.6rem;
    align-items: center;
    padding: 0.6rem 0.8rem;
    border-radius: var(--round);
    background: var(--alarm-sheet);
  }

  .problem svg {
    flex: none;
    color: var(--alarm);
  }

  .replaces {
    text-align: center;
  }

  summary {
    min-height: var(--touch);
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 1rem;
    cursor: pointer;
    line-height: 1.5;
    list-style: none;
  }

  summary::-webkit-details-marker {
    display: none;
  }

  summary::after {
    content: '';
    flex: none;
    width: 0.7rem;
    height: 0.7rem;
    margin-right: 0.4rem;
    border: solid currentColor;
    border-width: 0 2.5px 2.5px 0;
    rotate: 45deg;
  }

  details[open] summary::after {
    rotate: 225deg;
  }

  .rules {
    display: grid;
    gap: var(--gap);
    padding-top: 0.75rem;
  }

  .rules .options {
    flex-direction: column;
  }

  .rules .options label {
    flex: none;
  }
`;
