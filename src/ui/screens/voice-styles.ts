/** The look of the sentences to read. */

import { css } from 'lit';

export const voiceStyles = css`
  summary {
    min-height: var(--touch);
    padding-block: 0.65rem;
    cursor: pointer;
  }

  .read {
    text-align: center;
    justify-items: center;
  }

  .read blockquote {
    margin: 0;
    font-family: var(--display);
    font-size: clamp(1.4rem, 1.1rem + 2vw, 2rem);
    font-weight: 700;
    line-height: 1.4;
    overflow-wrap: anywhere;
  }

  .state {
    min-height: 3.2rem;
    width: 100%;
    display: grid;
    gap: 0.4rem;
    align-content: center;
  }

  meter,
  progress {
    width: 100%;
    accent-color: var(--brass);
  }

  .sentences {
    display: grid;
    gap: 0.4rem;
  }

  .sentences button {
    width: 100%;
    justify-content: start;
    text-align: start;
    font-weight: 400;
  }

  .sentences [aria-pressed='true'] {
    border-color: var(--brass);
    box-shadow: inset 0 0 0 2px var(--brass);
  }

  .sentences i {
    flex: none;
    width: 20px;
  }
`;
