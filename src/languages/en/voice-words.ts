/** The English of how the referee speaks, and of the voices that are recorded for it. */

export const voiceWords = {
  speaking: {
    speed: 'How fast',
    speeds: { slow: 'Slow', usual: 'As usual', fast: 'Fast', 'very-fast': 'Very fast' },
    volume: 'How loud',
    softer: 'Softer',
    louder: 'Louder',
    level: (step: number, of: number) => `Volume ${step} of ${of}`,
    check: 'Can everybody hear this?',
  },

  voices: {
    title: 'Recorded voices',
    show: 'Record a voice',
    intro:
      'Read my sentences aloud, and I speak with your voice. What is missing I say myself. All of it stays on this device.',
    newName: 'Our voice',
    name: 'Name of the voice',
    progress: (recorded: number, of: number) => `${recorded} of ${of} sentences`,
    recordNew: 'Record a new voice',
    goOn: 'Go on recording',
    again: 'Listen and record again',
    save: 'Save as a file',
    open: 'Open a voice file',
    added: (name: string) => `“${name}” is here now. Choose it in the settings.`,
    addedFor: (name: string, language: string) =>
      `“${name}” is here now, for ${language}. Choose it in the settings when the app is in that language.`,
    remove: 'Delete',
    deleteTitle: (name: string) => `Delete “${name}”?`,
    deleteWarning:
      'All its recordings will be gone. Save it as a file first if you may want it again.',
    deleteAgree: 'Delete it',
    deleteDecline: 'Keep it',
    refusals: {
      'not-a-voice': 'This is not a voice file, or it is damaged. Choose another file.',
      'newer-version':
        'This voice file is newer than this app. Update the app, then open it again.',
      damaged: 'This voice file is damaged or not all here. Ask for it again.',
      'too-large': 'This file is too large for a voice. Choose another file.',
      'unknown-language': 'This voice speaks a language that I do not know.',
    },
    nothingLost: 'Your own voices are as they were.',
  },

  record: {
    title: (name: string) => `Recording “${name}”`,
    read: 'Read this aloud',
    soundFollows: 'Only these words: the hiss or the bang follows by itself.',
    start: 'Record',
    stop: 'I have said it',
    again: 'Record again',
    next: 'Next sentence',
    hear: 'Listen',
    remove: 'Remove',
    opening: 'One moment: I am opening the microphone…',
    listening: 'I am listening…',
    height: 'How loud you are',
    kept: 'Kept, without the silence before and after it.',
    finished: 'Those are all of them. Thank you!',
    all: 'All sentences',
    recorded: (words: string) => `Recorded: ${words}`,
    missing: (words: string) => `Missing: ${words}`,
    failures: {
      'not-supported': 'This browser cannot record.',
      refused: 'I may not use the microphone. Allow it in the browser’s settings, then try again.',
      'no-microphone': 'I find no microphone. Plug one in, then try again.',
      lost: 'The microphone went away. Plug it in again and read this sentence once more.',
      'nothing-heard': 'I heard nobody speak. Come closer and read it once more.',
      failed: 'Recording did not work. Try again.',
    },
    asItWas: 'What you have recorded is as it was.',
  },
};
