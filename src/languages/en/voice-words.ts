/** The English of how the referee speaks. */

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
};
