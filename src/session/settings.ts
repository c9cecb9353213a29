/** What the people at the table have chosen for the app itself, as it is shown, changed and stored. */

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** Who speaks: the system's voice, the sounds that the app carries, or nobody (captions stay). */
export const mouths = ['system', 'carried', 'none'] as const;
export type MouthChoice = (typeof mouths)[number];

/** How fast the words are spoken; their pitch stays. */
export const speeds = ['slow', 'usual', 'fast', 'very-fast'] as const;
export type Speed = (typeof speeds)[number];
export const speedOf: Readonly<Record<Speed, number>> = {
  slow: 0.8,
  usual: 1,
  fast: 1.25,
  'very-fast': 1.5,
};

/** How loud everything is, in decibels more than usual, from the softest to the loudest. */
export const volumesDb = [-24, -16, -8, 0, 6] as const;
export type VolumeDb = (typeof volumesDb)[number];

/** Who listens: nobody, the app itself, or the browser, which may send sound to a server and is never on unasked. */
export const ears = ['off', 'device', 'browser'] as const;
export type EarChoice = (typeof ears)[number];

/** When the app's own ear listens: while it is told to, or also by itself whenever something may be announced. */
export const listeningTimes = ['held', 'turn'] as const;
export type ListeningTime = (typeof listeningTimes)[number];

export type Settings = {
  /** The tag of one of the languages in src/languages, as `en`. */
  readonly language: string;
  readonly theme: Theme;
  readonly mouth: MouthChoice;
  readonly speed: Speed;
  readonly volumeDb: VolumeDb;
  /** The recorded voice that speaks in each language in place of the carried sounds, by its key. */
  readonly voices: Readonly<Partial<Record<string, string>>>;
  readonly ear: EarChoice;
  readonly listens: ListeningTime;
  /** The deck that new games are played with: the printed one, or the key of one's own. */
  readonly deck: string;
};
