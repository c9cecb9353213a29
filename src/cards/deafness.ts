/** Why nothing was heard. */

/**
 * `no-network`: this ear needs one. `nothing-heard`: no words between holding and letting go. `no-announcement`:
 * words, but none that are for the referee. `silent`: the microphone gives no sound at all. `ear-missing`: a file of the
 * ear is not there or broken. `failed`: the browser gave no better reason.
 */
export const deafnesses = [
  'not-supported',
  'refused',
  'no-microphone',
  'no-network',
  'nothing-heard',
  'no-announcement',
  'silent',
  'ear-missing',
  'failed',
] as const;
export type Deafness = (typeof deafnesses)[number];

/** It heard, and it was nothing: the next time may be better. Whatever else makes it deaf lasts. */
export const passing: readonly Deafness[] = ['nothing-heard', 'no-announcement'];
