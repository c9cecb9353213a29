/** Listening at the table: what was heard, the button that is held to speak, and the one that lets the app listen by itself. */

import { css, html, nothing, type TemplateResult } from 'lit';
import type { Language } from '../../languages/language.ts';
import type { Touch } from '../../session/event.ts';
import type { Settings } from '../../session/settings.ts';
import type { TableScreen } from '../../session/view.ts';
import { earState } from './ear-state.ts';
import { heardPanel } from './heard-panel.ts';
import './hold-button.ts';
import { icon } from './icon.ts';

export type Table = {
  /** How a player is called; `player` is the word for a colour. */
  readonly player: (colour: string) => string;
  readonly send: (touch: Touch) => void;
};

export function canHold({ heard, ear }: TableScreen, settings: Settings): boolean {
  const none = heard?.kind === 'deaf' && heard.reason === 'not-supported';
  return settings.ear !== 'off' && !none && (ear === undefined || ear.kind === 'ready');
}

/** Where the browser has no ear, the words for that stand in place of the button. */
export function tableEar(
  screen: TableScreen,
  settings: Settings,
  language: Language,
  table: Table,
): TemplateResult | typeof nothing {
  if (settings.ear === 'off') return nothing;
  const { words } = language;
  const { listening, heard, ear } = screen;
  const { listen, listening: hears } = words.table;
  const listens = (on: boolean) => () => table.send({ kind: 'listen', on });
  return html`${heardPanel(heard, { ...table, language, words })}
  ${
    canHold(screen, settings)
      ? html`<div class="ear">
          <hold-button
            ?listening=${listening}
            .label=${listening ? hears : listen}
            .icon=${'mic'}
            @hold=${listens(true)}
            @release=${listens(false)}
          ></hold-button>
          ${ear === undefined ? nothing : byItself(settings, language, table)}
        </div>`
      : earState(ear, words, () => table.send({ kind: 'fetch-ear' }))
  }`;
}

function byItself({ listens }: Settings, { words }: Language, { send }: Table): TemplateResult {
  const { stopListening, listenByItself } = words.table;
  const on = listens === 'turn';
  return html`<button
    class=${on ? 'on' : ''}
    @click=${() => send({ kind: 'set-listening', listens: on ? 'held' : 'turn' })}
  >
    ${icon(on ? 'deaf' : 'ear', 20)} <span>${on ? stopListening : listenByItself}</span>
  </button>`;
}

export const tableEarStyles = css`
  .ear {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: 0.4rem;
  }

  .ear > button {
    max-width: 8.5rem;
    padding: 0.3rem 0.6rem;
    gap: 0.1rem 0.5rem;
    flex-wrap: wrap;
    font-size: 0.9rem;
    line-height: 1.25;
  }

  /* Whoever looks sees that the microphone is open. */
  .ear > .on {
    border-color: var(--brass);
    background: var(--well);
  }
`;
