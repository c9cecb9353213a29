/** What came of a clip, and how often each thing came. */

export type Outcome =
  | 'right'
  /** Carried out, and it was something else. */
  | 'wrong'
  | 'asked'
  | 'silent'
  /** Table talk, carried out; asked about; left alone. */
  | 'false-accept'
  | 'talk-asked'
  | 'let-be';

/** `expected` as in the test lists, `answer` as `npm run hear` prints it. To say the last answer again does no harm. */
export function outcomeOf(expected: string, answer: string): Outcome {
  const harmless = answer.startsWith('which ') || answer === 'repeat';
  if (expected === 'talk') {
    if (answer === 'nothing') return 'let-be';
    return harmless ? 'talk-asked' : 'false-accept';
  }
  if (answer === expected) return 'right';
  if (answer === 'nothing') return 'silent';
  return harmless ? 'asked' : 'wrong';
}

export function tallied(outcomes: readonly Outcome[]): string {
  const count = (outcome: Outcome) => outcomes.filter((one) => one === outcome).length;
  const said = count('right') + count('wrong') + count('asked') + count('silent');
  const talk = outcomes.length - said;
  const share = (outcome: Outcome, of: number) =>
    `${count(outcome)}/${of} (${Math.round((100 * count(outcome)) / Math.max(1, of))} %)`;
  return [
    `right ${share('right', said)}`,
    `wrong ${count('wrong')}`,
    `asked ${count('asked')}`,
    `silent ${count('silent')}`,
    `talk taken ${share('false-accept', talk)}`,
    `asked ${count('talk-asked')}`,
  ].join(', ');
}
