/** Why nothing was heard. */

/**
 * `no-network`: this ear needs one. `nothing-heard`: no words between holding and letting go. `failed`: the browser
 * gave no better reason.
 */
export const deafnesses = [
  'not-supported',
  'refused',
  'no-microphone',
  'no-network',
  'nothing-heard',
  'failed',
] as const;
export type Deafness = (typeof deafnesses)[number];
