/** Every sound that the app carries besides its spoken words, by name. */

import { answerSounds } from '../../cards/sentence.ts';
import { boom } from './boom.ts';
import { locked, refused, taken, won } from './chimes.ts';
import { fuse } from './fuse.ts';
import type { Wave } from './wave.ts';

export const soundNames = [...answerSounds, 'taken', 'locked', 'refused', 'won'] as const;
export type SoundName = (typeof soundNames)[number];

/** How each is made; `npm run sounds` runs these once, the app plays what they gave. */
export const soundMakers: Readonly<Record<SoundName, () => Wave>> = {
  fuse,
  boom,
  taken,
  locked,
  refused,
  won,
};
