/** One of a few: a row of radio buttons drawn as one control. */

import { css, html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';

export type Option<Value extends string | number> = {
  readonly value: Value;
  readonly label: string;
  /** The language of the label, where it is not that of the page. */
  readonly lang?: string;
};

export function choice<Value extends string | number>(
  name: string,
  legend: string,
  options: readonly Option<Value>[],
  chosen: Value,
  choose: (value: Value) => void,
): TemplateResult {
  // `live`: the browser has moved the dot already, also where the choice is then declined.
  return html`<fieldset class="choice">
    <legend>${legend}</legend>
    <div class="options">
      ${options.map(
        ({ value, label, lang }) =>
          html`<label lang=${lang ?? nothing}>
            <input
              type="radio"
              name=${name}
              .checked=${live(value === chosen)}
              @change=${() => choose(value)}
            />
            <span>${label}</span>
          </label>`,
      )}
    </div>
  </fieldset>`;
}

export const choiceStyles = css`
  .choice legend {
    padding: 0;
    margin-bottom: 0.45rem;
    font-weight: 650;
    line-height: 1.45;
  }

  .choice .options {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
  }

  .choice label {
    position: relative;
    flex: 1 1 6rem;
    max-width: 100%;
    min-height: var(--touch);
    display: flex;
    cursor: pointer;
  }

  /* Two or three in a row, so that none is left over for a row of its own. */
  .choice .options:has(> :nth-child(4)) > label {
    flex-basis: max(8rem, 40%);
  }

  .choice .options:has(> :nth-child(5)) > label {
    flex-basis: max(8rem, 30%);
  }

  .choice input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }

  /* A box is at least as wide as its longest word: only a word longer than the whole row is broken. */
  .choice span {
    flex: 1;
    min-width: 0;
    align-content: center;
    padding: 0.45rem 0.7rem;
    border: 1.5px solid var(--edge);
    border-radius: var(--round);
    background: var(--sheet);
    line-height: 1.4;
    text-align: center;
    overflow-wrap: break-word;
  }

  .choice input:checked + span {
    background: var(--deed);
    border-color: var(--deed);
    color: var(--deed-ink);
    font-weight: 650;
  }

  .choice input:focus-visible + span {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
`;
