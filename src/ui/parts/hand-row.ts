/** A hand in a row as its holder sees it, the Spy standing in its gap: backs, except for what may be seen. */

import { css, html, nothing, type TemplateResult } from 'lit';
import type { CardName, Colour, SpyPlace } from '../../cards/card.ts';
import { cardBack, cardFront, cardUnsure, spyPicture } from './card-picture.ts';

/** What lies at a place: nothing that the looker may not see can be put into words here. */
export type Seen =
  | { readonly kind: 'back' }
  | {
      readonly kind: 'front';
      readonly name: CardName;
      readonly lit: boolean;
      readonly exposed?: boolean;
    }
  | { readonly kind: 'unsure' };

export type RowLabels = {
  readonly row: string;
  readonly spy: string;
  /** The words for a place that shows something; backs stay silent. */
  readonly place: (seen: Seen, place: number) => string;
};

function picture(colour: Colour, seen: Seen, label: string): TemplateResult {
  switch (seen.kind) {
    case 'back':
      return cardBack(colour, label);
    case 'front':
      return cardFront(colour, seen, label);
    case 'unsure':
      return cardUnsure(colour, label);
  }
}

export function handRow(
  colour: Colour,
  cards: readonly Seen[],
  spy: SpyPlace | undefined,
  labels: RowLabels,
): TemplateResult {
  const standing = (gap: number): unknown =>
    spy?.gap === gap
      ? html`<li class="spy-place">${spyPicture(colour, spy.facing, labels.spy)}</li>`
      : nothing;
  return html`<ol
    class="hand ${colour}"
    aria-label=${labels.row}
    .style=${`--places: ${cards.length + (spy === undefined ? 0 : 1)}`}
  >
    ${standing(0)}
    ${cards.map(
      (seen, index) =>
        html`<li class=${seen.kind === 'front' && seen.exposed ? 'exposed' : ''}>
            ${picture(colour, seen, labels.place(seen, index + 1))}
          </li>
          ${standing(index + 1)}`,
    )}
  </ol>`;
}

export const handRowStyles = css`
  .hand {
    display: grid;
    grid-template-columns: repeat(var(--places), minmax(0, var(--card-width, 3.5rem)));
    justify-content: center;
    align-items: end;
    gap: clamp(1px, 0.6cqw, 6px);
    padding-top: 0.4rem;
  }

  .hand li {
    min-width: 0;
  }

  .hand .exposed {
    transform: translateY(-0.35rem);
    filter: drop-shadow(0 3px 4px rgb(0 0 0 / 30%));
  }

  .hand .spy-place {
    margin: 0 -8%;
    z-index: 1;
  }
`;
