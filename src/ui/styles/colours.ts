/** Gives whatever has a colour's name as its class the four inks of that seat. */

import { css } from 'lit';

export const colourStyles = css`
  .green {
    --fill: var(--green-fill);
    --on: var(--green-on);
    --seat-ink: var(--green-ink);
    --wash: var(--green-wash);
  }

  .red {
    --fill: var(--red-fill);
    --on: var(--red-on);
    --seat-ink: var(--red-ink);
    --wash: var(--red-wash);
  }

  .blue {
    --fill: var(--blue-fill);
    --on: var(--blue-on);
    --seat-ink: var(--blue-ink);
    --wash: var(--blue-wash);
  }

  .yellow {
    --fill: var(--yellow-fill);
    --on: var(--yellow-on);
    --seat-ink: var(--yellow-ink);
    --wash: var(--yellow-wash);
  }
`;
