/** The look of the viewfinder and of what is said beneath it. */

import { css } from 'lit';

export const scanScreenStyles = css`
  figure {
    position: relative;
    /* The whole frame is shown, upright or not, and what is said beneath it stays in sight. */
    aspect-ratio: var(--shape);
    width: min(100%, 52dvh * (var(--shape)));
    justify-self: center;
    border-radius: calc(var(--round) * 1.2);
    overflow: hidden;
    background: #11161a;
    color: #f4ebd9;
    display: grid;
    place-items: center;
    box-shadow: var(--shade);
  }

  .seen {
    position: absolute;
    inset: 0;
  }

  .mirrored {
    scale: -1 1;
  }

  .seen > :not(svg) {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }

  /* The corners of a viewfinder, drawn with one gradient for each of their eight strokes. */
  .corners {
    --stroke: linear-gradient(#f4d28a 0 0) no-repeat;
    position: absolute;
    inset: 0.9rem;
    pointer-events: none;
    background:
      var(--stroke) left top / 2rem 3px,
      var(--stroke) left top / 3px 2rem,
      var(--stroke) right top / 2rem 3px,
      var(--stroke) right top / 3px 2rem,
      var(--stroke) left bottom / 2rem 3px,
      var(--stroke) left bottom / 3px 2rem,
      var(--stroke) right bottom / 2rem 3px,
      var(--stroke) right bottom / 3px 2rem;
  }

  .waking {
    padding: 1rem 2.5rem;
    text-align: center;
    font-size: 1.15rem;
  }

  .coach {
    display: flex;
    align-items: center;
    gap: 1rem;
  }

  .coach > div:last-child,
  .say span {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
    hyphens: auto;
  }

  .ring b {
    font: 700 2rem/1 var(--display);
  }

  .ring span {
    color: var(--ink-soft);
    font-weight: 600;
  }

  .say {
    display: flex;
    align-items: center;
    gap: 0.6rem;
    min-height: 4rem;
    font-size: 1.2rem;
    font-weight: 650;
    line-height: 1.4;
  }

  .coaching {
    flex: none;
  }

  .private {
    display: flex;
    align-items: center;
    gap: 0.5rem;
    font-size: 0.95rem;
  }

  .private svg {
    flex: none;
  }

  .trouble {
    display: grid;
    place-items: center;
    width: 8.5rem;
    height: 8.5rem;
    border-radius: 50%;
    border: 3px dashed var(--edge);
    color: var(--ink-soft);
    background: var(--sheet);
  }

  .centred p {
    max-width: 26rem;
  }
`;
