/** Why nothing was recorded. */

/** `lost`: the microphone went away meanwhile. `nothing-heard`: nobody spoke, or too softly. `failed`: no better reason. */
export const recordFailures = [
  'not-supported',
  'refused',
  'no-microphone',
  'lost',
  'nothing-heard',
  'failed',
] as const;
export type RecordFailure = (typeof recordFailures)[number];
