/** The list of the carried clips of one language: `voices/en/index.json`, written by `npm run sounds`. */

export type VoiceIndex = {
  readonly language: string;
  /** By the key of the sentence. Sentences with the same words share a file. */
  readonly clips: Readonly<Record<string, VoiceClip>>;
};

export type VoiceClip = {
  /** Beside the index. */
  readonly file: string;
  /** How long it lasts. */
  readonly ms: number;
  /** The words that it was rendered from: a clip that no longer says what the language says is found by a test. */
  readonly spoken: string;
};
