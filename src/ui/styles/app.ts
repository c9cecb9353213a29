/** The ground on which all screens lie: paper with faint rays, as if a lamp stood below. */

import { css } from 'lit';

export const appStyles = css`
  :host {
    display: flex;
    flex-direction: column;
    min-height: 100dvh;
    overflow-x: clip;
    padding: env(safe-area-inset-top) env(safe-area-inset-right) 0 env(safe-area-inset-left);
    font-family: var(--sans);
    font-size: clamp(1rem, 0.95rem + 0.25vw, 1.125rem);
    line-height: 1.5;
    color: var(--ink);
    accent-color: var(--deed);
    background: var(--paper)
      repeating-conic-gradient(
        from -90deg at 50% 115%,
        var(--paper) 0deg 6deg,
        var(--paper-ray) 6deg 12deg
      )
      fixed;
  }

  main {
    flex: 1;
    display: flex;
    flex-direction: column;
  }

  .covered {
    align-items: center;
    justify-content: center;
    gap: 1rem;
    padding: 1.5rem;
    text-align: center;
    color: var(--ink-soft);
  }

  .notices {
    display: grid;
    gap: 0.5rem;
    padding: 0.6rem 0.6rem 0;
    width: 100%;
    max-width: 46rem;
    margin: 0 auto;
  }

  aside {
    display: flex;
    align-items: center;
    gap: 0.6rem;
    padding: 0.3rem 0.2rem 0.3rem 0.7rem;
    border: 1px solid var(--rule);
    border-left: 6px solid var(--brass);
    border-radius: var(--round);
    background: var(--sheet);
    box-shadow: var(--shade);
  }

  aside > svg {
    flex: none;
    color: var(--brass-ink);
  }

  aside p {
    flex: 1;
    min-width: 0;
    font-size: 0.95rem;
    line-height: 1.4;
  }

  aside button {
    min-height: 3rem;
    padding: 0.2rem 0.7rem;
  }

  .dismiss {
    flex: none;
    border-radius: 50%;
  }
`;
