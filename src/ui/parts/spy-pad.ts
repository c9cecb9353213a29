/** On whom one may spy: a button for each of the others who is still in the game. */

import { css, html, type TemplateResult } from 'lit';
import type { Words } from '../../languages/language.ts';
import type { PublicSeat, TableScreen } from '../../session/view.ts';
import { icon } from './icon.ts';
import type { Action } from './move-pad.ts';
import { seatBadge } from './seat-badge.ts';

export function spyPad(
  { seats, turn, legal }: TableScreen,
  words: Words,
  called: (seat: PublicSeat) => string,
  act: (action: Action) => void,
): TemplateResult {
  const { spy, spyOn } = words.table;
  const others = seats.filter(({ colour, out }) => colour !== turn && !out);
  const several = others.length > 1;
  return html`<div class="spies ${several ? 'several' : ''}" role="group" aria-label=${spy}>
    ${others.map(
      (seat) =>
        html`<button
          class=${seat.colour}
          ?disabled=${!legal.spy.includes(seat.colour)}
          aria-label=${spyOn(called(seat))}
          @click=${() => act({ kind: 'spy', player: seat.colour })}
        >
          ${icon('eye')} ${seatBadge(seat.colour)}
          <span>${several ? called(seat) : spyOn(called(seat))}</span>
        </button>`,
    )}
  </div>`;
}

export const spyPadStyles = css`
  .spies {
    display: flex;
    flex-wrap: wrap;
    gap: 0.4rem;
  }

  /* As wide as the longest word of the name: who does not fit beside the others comes below them. */
  .spies button {
    flex: 1 1 0;
    min-width: min-content;
    max-width: 100%;
    min-height: 3.5rem;
    padding: 0.25rem 0.5rem;
    gap: 0.4rem;
    border-color: var(--seat-ink);
    background: var(--wash);
    overflow-wrap: break-word;
    hyphens: manual;
  }

  .spies .badge {
    width: 1.7rem;
    height: 1.7rem;
  }

  .spies span {
    max-width: 100%;
  }

  /* A long name gets a line of its own below the badge, and two if need be: none is cut. */
  .spies.several button {
    flex-wrap: wrap;
    gap: 0.1rem 0.4rem;
    font-size: 0.95rem;
    line-height: 1.25;
  }
`;
