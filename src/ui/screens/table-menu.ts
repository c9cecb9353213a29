/** What is wanted seldom at the table: one's own hand, what happened, the table's rules, the way out. */

import { html, type TemplateResult } from 'lit';
import type { Colour } from '../../cards/card.ts';
import { ruleNames } from '../../game/rules.ts';
import type { Language } from '../../languages/language.ts';
import type { Touch } from '../../session/event.ts';
import type { TableScreen } from '../../session/view.ts';
import { icon } from '../parts/icon.ts';
import { languageChoice } from '../parts/language-choice.ts';
import { mayBeSaid } from '../parts/may-be-said.ts';
import '../parts/modal-sheet.ts';
import { seatBadge } from '../parts/seat-badge.ts';
import { storyList } from '../parts/story-list.ts';

type Hands = {
  readonly player: (colour: Colour) => string;
  readonly send: (touch: Touch) => void;
  readonly turned: boolean;
};

export function tableMenu(screen: TableScreen, language: Language, hands: Hands): TemplateResult {
  const words = language.words.table;
  const { player, send, turned } = hands;
  const stay = (): void => send({ kind: 'cancel' });
  return html`<modal-sheet .label=${words.menu} ?turned=${turned} @dismissed=${stay}>
    <div class="stack">
      <h2>${words.menu}</h2>
      <button class="deed wide" @click=${stay}>${icon('play')} ${words.stay}</button>
      ${screen.seats.map(
        ({ colour }) =>
          html`<button
            class="wide start ${colour}"
            @click=${() => send({ kind: 'review', colour })}
          >
            ${seatBadge(colour)} <span>${words.review(player(colour))}</span>
          </button>`,
      )}
      <details>
        <summary>${words.log}</summary>
        ${storyList(screen.log, language, player)}
      </details>
      <details>
        <summary>${words.youMaySay}</summary>
        ${mayBeSaid(language, 2)}
      </details>
      <details>
        <summary>${words.rules}</summary>
        ${tableRules(screen, language)}
      </details>
      <details>
        <summary>${language.words.settings.language}: ${language.name}</summary>
        ${languageChoice(language, (code) => send({ kind: 'set-language', language: code }))}
      </details>
      <div>
        <button class="wide" @click=${() => send({ kind: 'export-log' })}>
          ${icon('print')} ${words.exportLog}
        </button>
        <p class="soft small">${words.exportHint}</p>
      </div>
      <div>
        <button class="wide" @click=${() => send({ kind: 'home' })}>
          ${icon('leave')} ${words.leave}
        </button>
        <p class="soft small">${words.leaveHint}</p>
      </div>
    </div>
  </modal-sheet>`;
}

function tableRules(screen: TableScreen, language: Language): TemplateResult {
  const words = language.words.newGame;
  return html`<dl>
    ${ruleNames.map((name) => {
      const ways: Readonly<Record<string, string>> = words.ruleWays[name];
      return html`<dt>${words.ruleNames[name]}</dt>
        <dd>${ways[screen.rules[name]]}</dd>`;
    })}
  </dl>`;
}
