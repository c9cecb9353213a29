/** What people made and the app keeps, decks and voices: each named, saved as a file, deleted, or taken in from a file. */

import { css, html, nothing, type TemplateResult } from 'lit';
import type { Words } from '../../languages/language.ts';
import { icon } from './icon.ts';
import { question } from './modal-sheet.ts';

type KeptWords = Words['cards'] | Words['voices'];

export type Kept = {
  readonly name: string;
  /** How much of it there is. */
  readonly state: TemplateResult;
  readonly goOn: TemplateResult;
  readonly rename: (name: string) => void;
  readonly save: () => void;
  readonly remove: () => void;
  /** There is nothing of it yet that could be saved. */
  readonly empty?: boolean;
};

export function keptThing(words: KeptWords, kept: Kept): TemplateResult {
  const { name, state, goOn, rename, save, remove, empty = false } = kept;
  const renamed = ({ currentTarget: field }: Event): void => {
    if (!(field instanceof HTMLInputElement)) return;
    rename(field.value);
    // An empty name changes nothing: the old one stands there until there is a new one.
    field.value = name;
  };
  return html`<section class="sheet stack kept">
    <input
      type="text"
      aria-label=${words.name}
      maxlength="40"
      autocomplete="off"
      spellcheck="false"
      .value=${name}
      @change=${renamed}
    />
    ${state}
    <div class="pair">
      ${goOn}
      <button ?disabled=${empty} @click=${save}>${icon('leave')} ${words.save}</button>
      <button class="danger" @click=${remove}>${icon('close')} ${words.remove}</button>
    </div>
  </section>`;
}

/** What came of the file that was opened last, in words. */
export function told(
  words: KeptWords,
  added: string | undefined,
  refused: string | undefined,
): TemplateResult | typeof nothing {
  if (refused !== undefined)
    return html`<p class="told" role="alert">
      ${icon('warn')} <span>${refused} ${words.nothingLost}</span>
    </p>`;
  if (added === undefined) return nothing;
  return html`<p class="told" role="status">${icon('done')} <span>${added}</span></p>`;
}

/** Of a file that is larger than any of its kind, one byte more than `mostBytes` is read: enough to show that. */
export function openFile(
  words: KeptWords,
  accept: string,
  mostBytes: number,
  opened: (file: Uint8Array) => void,
): TemplateResult {
  const chosen = ({ currentTarget: field }: Event): void => {
    if (!(field instanceof HTMLInputElement)) return;
    const file = field.files?.[0];
    field.value = '';
    void file
      ?.slice(0, mostBytes + 1)
      .arrayBuffer()
      .catch(() => new ArrayBuffer(0))
      .then((bytes) => opened(new Uint8Array(bytes)));
  };
  return html`<label class="button">
    ${icon('plus')} ${words.open}
    <input type="file" accept=${accept} aria-label=${words.open} @change=${chosen} />
  </label>`;
}

/** Asks whether this one shall really be deleted. */
export function deletion(
  words: KeptWords,
  name: string | undefined,
  confirm: () => void,
  cancel: () => void,
): TemplateResult | typeof nothing {
  if (name === undefined) return nothing;
  const { deleteTitle, deleteWarning, deleteAgree, deleteDecline } = words;
  return question(
    deleteTitle(name),
    deleteWarning,
    [deleteAgree, confirm],
    [deleteDecline, cancel],
  );
}

export const keptStyles = css`
  .kept input {
    font-weight: 650;
  }

  .button {
    position: relative;
  }

  .button input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    opacity: 0;
    cursor: pointer;
  }

  .button:focus-within {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
`;
