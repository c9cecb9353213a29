/** One player as all at the table see them: who they are, where their Spy stands, what lies open. */

import { css, html, nothing, type TemplateResult } from 'lit';
import type { Words } from '../../languages/language.ts';
import type { PublicSeat } from '../../session/view.ts';
import { handRow, type Seen } from './hand-row.ts';
import { icon } from './icon.ts';
import { rowLabels } from './row-labels.ts';
import { seatBadge } from './seat-badge.ts';

export function seatRow(seat: PublicSeat, words: Words): TemplateResult {
  const { colours } = words.names;
  const name = seat.name === '' ? colours[seat.colour] : seat.name;
  const place = words.table.spyPlace(seat.spy.gap, seat.cards, seat.spy.facing);
  return html`<section
    class="seat ${seat.colour} ${seat.turn ? 'turn' : ''} ${seat.out ? 'out' : ''}"
    aria-label=${name}
  >
    <div class="who">
      ${seatBadge(seat.colour)}
      <span class="name">
        <b>${name}</b>
        ${seat.name === '' ? nothing : html`<span class="word">${colours[seat.colour]}</span>`}
      </span>
      ${seat.out ? html`<span class="mark">${icon('close', 18)} ${words.table.out}</span>` : nothing}
      ${
        seat.turn
          ? html`<span class="mark now">${icon('play', 14)} ${words.table.itsTurn}</span>`
          : nothing
      }
    </div>
    ${handRow(seat.colour, openCards(seat), seat.spy, {
      ...rowLabels(words, name, seat.spy.facing),
      spy: place,
    })}
  </section>`;
}

function openCards(seat: PublicSeat): readonly Seen[] {
  return Array.from({ length: seat.cards }, (_, index): Seen => {
    const open = seat.exposed.find(({ place }) => place === index + 1);
    return open === undefined
      ? { kind: 'back' }
      : { kind: 'front', name: open.card, lit: false, exposed: true };
  });
}

export const seatRowStyles = css`
  .seat {
    container-type: inline-size;
    display: grid;
    align-content: center;
    gap: 0.35rem;
    padding: 0.5rem 0.6rem 0.6rem;
    border: 1px solid var(--rule);
    border-left: 6px solid var(--fill);
    border-radius: var(--round);
    background: var(--sheet);
  }

  .seat.turn {
    border-color: var(--fill);
    background: var(--wash);
    box-shadow: 0 0 0 1.5px var(--fill);
  }

  .seat.out .hand {
    filter: grayscale(1);
    opacity: 0.45;
  }

  .seat.out .name b {
    text-decoration: line-through;
    text-decoration-thickness: 2px;
  }

  .who {
    display: flex;
    align-items: center;
    gap: 0.55rem;
    min-width: 0;
  }

  .who .badge {
    width: 1.9rem;
    height: 1.9rem;
  }

  .name {
    flex: 1;
    min-width: 0;
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    column-gap: 0.5rem;
    line-height: 1.35;
    overflow-wrap: anywhere;
  }

  .word {
    color: var(--seat-ink);
    font-size: 0.9rem;
    font-weight: 600;
  }

  .mark {
    flex: none;
    display: inline-flex;
    align-items: center;
    gap: 0.25rem;
    font-weight: 650;
    font-size: 0.95rem;
  }

  .mark.now {
    color: var(--seat-ink);
  }

  /* With three or four players on a small screen the name stands beside the cards; above them if a word of it is too long. */
  .many .seat {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    padding-block: 0.3rem 0.4rem;
  }

  .many .hand {
    flex: 1 1 66%;
    /* Below the name they are no larger than beside it. */
    max-width: 72%;
    margin-inline-start: auto;
  }

  .many .who {
    flex: 1 0 27%;
    flex-wrap: wrap;
    gap: 0 0.4rem;
    min-width: min-content;
    max-width: 100%;
  }

  .many .who .badge {
    width: 1.6rem;
    height: 1.6rem;
  }

  .many .name {
    order: 1;
    flex: 1 1 auto;
    min-width: min-content;
    max-width: 100%;
    font-size: 0.9rem;
    line-height: 1.25;
    overflow-wrap: break-word;
  }

  .many .mark {
    flex: 1 1 0;
    min-width: min-content;
    font-size: 0.85rem;
    line-height: 1.25;
  }

  .many .word,
  .many .mark.now {
    display: none;
  }
`;
