/** One line of a story without what means nothing, and the word before its colon. */

/** The line without its comment and the space around it (a byte order mark counts as space). Empty: it says nothing. */
export function bareLine(text: string): string {
  const comment = text.indexOf('#');
  return (comment < 0 ? text : text.slice(0, comment)).trim();
}

/** `green: move 1` is labelled `green`, in lower case; `move 1` and `the green: move 1` are not labelled. */
export type Labelled = { readonly label?: string; readonly rest: string };

export function labelled(line: string): Labelled {
  const colon = line.indexOf(':');
  if (colon < 0) return { rest: line };
  const label = line.slice(0, colon).trim().toLowerCase();
  if (label === '' || /\s/.test(label)) return { rest: line };
  return { label, rest: line.slice(colon + 1).trim() };
}

/** In lower case: words may be in capitals or not, with any spaces between. */
export function wordsOf(text: string): readonly string[] {
  return text
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
}
