/** How alike two rows of words are, from 0 to 1. */

/** A word that differs in one letter counts almost as much as the word itself. */
const nearly = 0.8;
/** In shorter words one letter is too much of a difference: "red", "ten", "two", "too". */
const shortestNearWord = 4;

/** The shared words in their order, against all words of both (Jaccard, along the best alignment): 1 means the same. */
export function alike(some: readonly string[], others: readonly string[]): number {
  if (some.length === 0 || others.length === 0) return 0;
  const shared = bestAlignment(some, others);
  return shared / (some.length + others.length - shared);
}

function bestAlignment(some: readonly string[], others: readonly string[]): number {
  let above: number[] = new Array<number>(others.length + 1).fill(0);
  for (const word of some) {
    const row = [0];
    others.forEach((other, column) => {
      const together = (above[column] ?? 0) + sameness(word, other);
      row.push(Math.max(together, above[column + 1] ?? 0, row[column] ?? 0));
    });
    above = row;
  }
  return above[others.length] ?? 0;
}

function sameness(word: string, other: string): number {
  if (word === other) return 1;
  const long = Math.min(word.length, other.length) >= shortestNearWord;
  return long && oneLetterApart(word, other) ? nearly : 0;
}

/** One letter more, fewer or different. */
function oneLetterApart(word: string, other: string): boolean {
  const [short, long] = word.length <= other.length ? [word, other] : [other, word];
  if (long.length - short.length > 1) return false;
  let start = 0;
  while (start < short.length && short[start] === long[start]) start += 1;
  const rest = short.length === long.length ? short.slice(start + 1) : short.slice(start);
  return rest === long.slice(start + 1);
}
