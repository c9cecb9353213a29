/** What was heard where it was no announcement, and what it could have meant, to be tapped. */

import { css, html, nothing, type TemplateResult } from 'lit';
import type { Command, Language, Words } from '../../languages/language.ts';
import type { Touch } from '../../session/event.ts';
import type { TableScreen } from '../../session/view.ts';
import { icon } from './icon.ts';
import { mayBeSaid } from './may-be-said.ts';

type Heard = NonNullable<TableScreen['heard']>;

type Table = {
  readonly language: Language;
  readonly words: Words;
  /** How a player is called; `player` is the word for a colour. */
  readonly player: (colour: string) => string;
  readonly send: (touch: Touch) => void;
};

export function heardPanel(heard: Heard | undefined, table: Table): TemplateResult {
  return html`<section class="heard ${heard === undefined ? 'nothing' : ''}" role="status">
    ${heard === undefined ? nothing : told(heard, table)}
  </section>`;
}

function told(heard: Heard, table: Table): TemplateResult {
  const words = table.words.table;
  switch (heard.kind) {
    case 'words':
      return html`<p class="soft">${words.heard(heard.words)}</p>`;
    case 'deaf':
      return html`<p>${icon('warn', 20)} ${table.words.hearing[heard.reason]}</p>`;
    case 'unclear':
      return heard.candidates.length === 0
        ? html`<p>${words.heard(heard.words)}</p>
            ${mayBeSaid(table.language, 1)}`
        : asked(heard.words, heard.candidates, table);
  }
}

function asked(said: string, candidates: readonly Command[], table: Table): TemplateResult {
  const { heard, didYouMean, neither } = table.words.table;
  return html`<p class="soft">${heard(said)}</p>
    <p id="did-you-mean"><b>${didYouMean}</b></p>
    <div class="chips" role="group" aria-labelledby="did-you-mean">
      ${candidates.map(
        (command) =>
          html`<button class="chip" @click=${() => table.send(touchFor(command))}>
            ${named(command, table)}
          </button>`,
      )}
      <button class="plain" @click=${() => table.send({ kind: 'cancel' })}>${neither}</button>
    </div>`;
}

function touchFor(command: Command): Touch {
  return command.kind === 'repeat' ? command : { kind: 'act', action: command };
}

function named(command: Command, { words, player }: Table): string {
  switch (command.kind) {
    case 'move':
      return command.toward === undefined
        ? words.table.moveForward(command.distance)
        : words.table.moveToward(command.distance, command.toward);
    case 'spy':
      return words.table.spyOn(player(command.player));
    case 'flip':
    case 'end':
    case 'undo':
    case 'repeat':
      return words.table[command.kind];
  }
}

export const heardStyles = css`
  .heard {
    display: grid;
    gap: 0.35rem;
    padding: 0.2rem 0.3rem;
  }

  /* It stays there for screen readers, who are told when something comes into it, but takes no room. */
  .heard.nothing {
    position: absolute;
  }

  .heard svg {
    vertical-align: -0.2em;
    color: var(--brass-ink);
  }

  .chips {
    display: flex;
    flex-wrap: wrap;
    gap: 0.4rem;
  }

  .chips button {
    flex: 1 1 auto;
  }

  .chip {
    border-color: var(--brass-ink);
    background: var(--well);
  }
`;
