/** One thing that the referee says: the wall between the languages, which make it, and the voice, which sounds it. */

/** The sounds that are part of an answer. They are heard after the words: "Red:" and then the hiss. */
export const answerSounds = ['fuse', 'boom'] as const;
export type AnswerSound = (typeof answerSounds)[number];

export type Sentence = {
  /** Names what is said in no language (`exposed-red-S1`): the carried clips are found by it. */
  readonly key: string;
  /** What the screen shows. */
  readonly caption: string;
  /** What is spoken; the sound, if there is one, follows it. */
  readonly spoken: string;
  readonly sound?: AnswerSound;
  /** The code of the language, which is also the folder of its clips. */
  readonly language: string;
  /** BCP 47, for the system's voice. */
  readonly locale: string;
};
