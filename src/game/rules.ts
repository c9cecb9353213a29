/** The rules that tables play differently, in the words of the notation's `rule:` lines. */

/** Each rule's ways, the usual one first. */
export const ruleWays = {
  'top-secret-2': ['shown', 'out'],
  mirror: ['across', 'same'],
  flip: ['free', 'with-move'],
} as const;

export type RuleName = keyof typeof ruleWays;
export const ruleNames: readonly RuleName[] = ['top-secret-2', 'mirror', 'flip'];

export type Rules = { readonly [Name in RuleName]: (typeof ruleWays)[Name][number] };

export const usualRules: Rules = { 'top-secret-2': 'shown', mirror: 'across', flip: 'free' };
