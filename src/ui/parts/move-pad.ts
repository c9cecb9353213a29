/** The Spy's five ways: one or two cards to either side, and the turn on the spot, laid out as the hand lies. */

import { css, html, type TemplateResult } from 'lit';
import type { Facing } from '../../cards/card.ts';
import type { Words } from '../../languages/language.ts';
import type { Touch } from '../../session/event.ts';
import type { PublicSeat } from '../../session/view.ts';
import { spyPicture } from './card-picture.ts';
import { icon } from './icon.ts';

export type Action = Extract<Touch, { kind: 'act' }>['action'];

export function movePad(
  seat: PublicSeat,
  legal: { readonly move: boolean; readonly flip: boolean },
  words: Words,
  act: (action: Action) => void,
): TemplateResult {
  const { facing } = seat.spy;
  const move = (distance: 1 | 2, toward: Facing): TemplateResult =>
    html`<button
      class=${toward === facing ? 'ahead' : ''}
      ?disabled=${!legal.move}
      aria-label=${words.table.moveToward(distance, toward)}
      @click=${() => act({ kind: 'move', distance, toward })}
    >
      ${toward === 'left' ? icon('left', 20) : ''}<b>${distance}</b>${
        toward === 'right' ? icon('right', 20) : ''
      }
    </button>`;
  return html`<div class="pad ${seat.colour}" role="group" aria-label=${words.table.move}>
    ${move(2, 'left')} ${move(1, 'left')}
    <button
      class="about"
      ?disabled=${!legal.flip}
      aria-label=${words.table.flip}
      @click=${() => act({ kind: 'flip' })}
    >
      <span class="figure">${spyPicture(seat.colour, facing, '')}</span>${icon('flip', 20)}
    </button>
    ${move(1, 'right')} ${move(2, 'right')}
  </div>`;
}

export const movePadStyles = css`
  .pad {
    display: grid;
    grid-template-columns: 1fr 1fr 1.25fr 1fr 1fr;
    gap: 0.4rem;
  }

  .pad button {
    min-width: 0;
    min-height: 3.5rem;
    padding: 0.2rem;
    gap: 0.15rem;
  }

  .pad b {
    font: 750 1.5rem/1 var(--sans);
  }

  .pad .ahead:not(:disabled) {
    background: var(--wash);
    border-color: var(--seat-ink);
    color: var(--ink);
  }

  .pad .figure {
    width: 1.75rem;
  }
`;
