/** What happened, step by step, as all at the table heard it. */

import { css, html, nothing, type TemplateResult } from 'lit';
import type { Colour } from '../../cards/card.ts';
import type { Language } from '../../languages/language.ts';
import { sayRuling } from '../../languages/say.ts';
import type { LogEntry, TableScreen } from '../../session/view.ts';
import { seatBadge } from './seat-badge.ts';

type Ruling = TableScreen['answer'][number];

export function storyList(
  log: readonly LogEntry[],
  language: Language,
  player: (colour: Colour) => string,
): TemplateResult {
  if (log.length === 0) return html`<p class="soft">${language.words.table.nothingYet}</p>`;
  return html`<ol class="story">
    ${log.map(
      (entry) =>
        html`<li class="${entry.by} ${entry.kind}">
          ${seatBadge(entry.by)}
          <p>${told(entry, language, player)}</p>
        </li>`,
    )}
  </ol>`;
}

function told(
  entry: LogEntry,
  language: Language,
  player: (colour: Colour) => string,
): TemplateResult {
  const words = language.words.history;
  if (entry.kind === 'hand-corrected') return html`${words.handCorrected(player(entry.by))}`;
  const owner = entry.rulings.map(ownerOf).find((found) => found !== undefined);
  return html`<b>${words.by(player(entry.by))}</b>
    ${owner === undefined ? nothing : html`${words.spies(player(owner))}.`}
    <span class="said"
      >${entry.rulings.map((ruling) => sayRuling(language, ruling).caption).join(' ')}</span
    >
    ${entry.kind === 'undone' ? html`<i>${words.undone}</i>` : nothing}`;
}

/** Whose card was looked at, if the ruling answers a spying. */
function ownerOf(ruling: Ruling): Colour | undefined {
  return 'owner' in ruling ? ruling.owner : undefined;
}

export const storyStyles = css`
  .story {
    display: grid;
    gap: 0.6rem;
  }

  .story li {
    display: flex;
    gap: 0.6rem;
    align-items: start;
  }

  .story .badge {
    width: 1.5rem;
    height: 1.5rem;
  }

  .story .undone .said {
    text-decoration: line-through;
  }

  .story i {
    color: var(--ink-soft);
  }
`;
