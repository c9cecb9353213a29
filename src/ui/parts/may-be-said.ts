/** What one may say at the table, in the plainest words that the language's grammar has. */

import { css, html, type TemplateResult } from 'lit';
import type { Command, Language } from '../../languages/language.ts';
import { examplesOf } from '../../languages/wording.ts';

/** One of each; the colour and the numbers stand for all of them. */
const commands: readonly Command[] = [
  { kind: 'move', distance: 2 },
  { kind: 'move', distance: 1, toward: 'left' },
  { kind: 'spy', player: 'red' },
  { kind: 'flip' },
  { kind: 'end' },
  { kind: 'undo' },
  { kind: 'repeat' },
];

/** `ways`: how many ways to say each. */
export function mayBeSaid(language: Language, ways: number): TemplateResult {
  return html`<ul class="may-be-said" aria-label=${language.words.table.youMaySay}>
    ${commands.map(
      (command) =>
        html`<li>
          ${examplesOf(language, { command }, ways).map((text) => html`<q>${text}</q> `)}
        </li>`,
    )}
  </ul>`;
}

export const mayBeSaidStyles = css`
  .may-be-said {
    margin: 0.3rem 0;
    padding: 0;
    list-style: none;
  }

  .may-be-said q {
    margin-inline-end: 0.5rem;
  }
`;
