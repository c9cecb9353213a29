/** What is said in English while a voice is taught. */

export const enrolWords = {
  enrol: {
    open: 'Teach me your voice',
    openHint: 'Ten short sentences, said once. I understand you better after that.',
    title: 'Teach me your voice',
    what: 'Say ten short sentences once, as you would in a game. After that I understand you better. It helps children and people with an accent most.',
    kept: 'I keep numbers that describe how you sound, on this device only. No recording is kept.',
    teach: 'Teach',
    goOn: 'Go on',
    onceMore: 'Once more',
    remove: 'Delete',
    untaught: 'Not taught yet.',
    partly: (taught: number, of: number) =>
      `${taught} of ${of} sentences. It helps once all of them are there.`,
    taught: 'I know this voice.',
    finished: (colour: string) => `Thank you! ${colour} is done.`,
    say: 'Say this:',
    how: 'Hold the phone as in a game and speak as you always do. I notice when you are done.',
    progress: (place: number, of: number) => `Sentence ${place} of ${of}`,
    states: { starting: 'One moment…', waiting: 'Now, please.', speaking: 'I hear you…' },
    troubles: {
      'too-quiet': 'That was too quiet. Come nearer, or speak up.',
      'too-short': 'I did not get that. Say the whole sentence again.',
      'too-long': 'That was too long. Only the sentence, please, in a moment of quiet.',
    },
    deaf: {
      refused: 'I may not use the microphone. Allow it in the browser’s settings, then try again.',
      'no-microphone': 'I find no microphone. Plug one in, then try again.',
      'ear-missing': 'My ear is not all here. Open this page once with a network, then try again.',
      failed: 'That did not work. Try again.',
    },
    skip: 'Skip it for now',
    before: 'The sentence before',
    tryAgain: 'Try again',
    removeTitle: (colour: string) => `Delete the voice of ${colour}?`,
    removeWarning: 'What was taught in this language will be gone.',
    keep: 'Keep it',
  },
};
