/** The English of everything that can go wrong outside the rules: what it is and what to do next. */

export const troubleWords = {
  notices: {
    'storage-missing': {
      what: 'This browser keeps nothing for me.',
      next: 'You can play, but keep this page open: a game that is closed is gone. A private window often does this.',
    },
    'storage-full': {
      what: 'This device is full. The game goes on, but its last steps are not saved.',
      next: 'Make some room, for instance by deleting a few photos. I keep trying.',
    },
    'saved-game-broken': {
      what: 'The saved game cannot be read.',
      next: 'Start a new one. The rest is fine.',
    },
    'kept-deck-broken': {
      what: 'A deck that was kept here can no longer be read.',
      next: 'Teach it again, or take it from its file.',
    },
    'not-saved': {
      what: 'The last step was not saved.',
      next: 'Play on, and keep this page open. I keep trying.',
    },
    'camera-lost': {
      what: 'The camera went away.',
      next: 'Plug it in again, or come back to this page, and try again.',
    },
    'speech-missing': {
      what: 'I cannot be heard on this device.',
      next: 'Turn up the sound and touch the screen once. Everything I say is also written here.',
    },
    'voice-not-kept': {
      what: 'What was just recorded is not kept on this device.',
      next: 'Save the voice as a file before you close this page, or make some room and go on.',
    },
    'update-ready': {
      what: 'There is a newer version of me.',
      next: 'Take it whenever it suits you. Your game is kept.',
    },
    'offline-ready': {
      what: 'Everything is on this device now.',
      next: 'From now on you need no network to play.',
    },
  },

  hearing: {
    'not-supported': 'This browser cannot listen. Play by touch.',
    refused: 'I may not use the microphone. Allow it in the browser’s settings, or play by touch.',
    'no-microphone': 'I find no microphone. Plug one in, or play by touch.',
    'no-network': 'This browser listens only with a network. Play by touch for now.',
    'nothing-heard': 'I heard nothing. Hold the button while you speak.',
    'no-announcement': 'That was nothing I could do. Say it again, or play by touch.',
    silent: 'The microphone gives no sound. Is it switched off? Play by touch meanwhile.',
    'ear-missing': 'My ear is not all here. Open this page once with a network, then try again.',
    failed: 'Listening did not work. Try again, or play by touch.',
  },

  app: {
    covered: 'Hidden while you are away',
    elsewhere: 'I am open in another window.',
    elsewhereNext: 'Play on there. Once it is closed, I am here.',
    failed: 'Something went wrong that should not have.',
    failedNext: 'Load the page again: your game is saved after every step.',
    updateNow: 'Update now',
    dismiss: 'All right',
    close: 'Close',
    back: 'Back',
    cancel: 'Cancel',
    noScript: 'This app needs JavaScript. Turn it on for this page and load it again.',
  },
};
