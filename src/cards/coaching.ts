/** What the holder of a fan can be asked to do while it is being read. */

export const coachings = [
  'no-cards',
  'closer',
  'farther',
  'more-light',
  'glare',
  'hold-still',
  'fan-wider',
  'covered-card',
  'too-few-cards',
  'too-many-cards',
  'other-colour',
] as const;
export type Coaching = (typeof coachings)[number];
