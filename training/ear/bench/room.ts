/** Puts a voice into a room: at one loudness, with an echo, among people who talk. */

import { soundRate } from '../../../src/voice/offline-ear/front-end.ts';
import { diceFrom, type Dice } from '../../decks/dice.ts';

/** A spoken second's root mean square; and that of the hiss which every microphone has. */
const loudness = 0.07;
const hiss = 0.0003;
/** Before and after what is said: one holds the button a little longer than one speaks. */
const marginSeconds = 0.3;
/** An echo is 60 dB softer after so many seconds, and as a whole so many dB softer than what comes straight: 40 cm away in a living room. */
const echoSeconds = 0.35;
const echoBelow = 3;
const firstEcho = 0.004;
const echoesASecond = 1000;
const talkers = 6;
const babbleBelow = 15;

export const rooms = ['clean', 'room'] as const;
export type Room = (typeof rooms)[number];

/** `others`: what the people round the table say meanwhile. The same seed gives the same sound. */
export function heardIn(
  room: Room,
  speech: Float32Array,
  others: readonly Float32Array[],
  seed: number,
): Float32Array {
  const dice = diceFrom(seed);
  const margin = Math.round(marginSeconds * soundRate);
  const held = new Float32Array(speech.length + 2 * margin);
  held.set(scaled(speech, loudness), margin);
  const heard = room === 'clean' ? held : among(others, echoed(held, dice), dice);
  return heard.map((sample) => clipped(sample + hiss * bell(dice)));
}

function among(others: readonly Float32Array[], speech: Float32Array, dice: Dice): Float32Array {
  const babble = new Float32Array(speech.length);
  for (let talker = 0; talker < talkers; talker++) {
    const said = scaled(dice.pick(others), loudness);
    const from = dice.whole(0, said.length - 1);
    babble.forEach((sum, at) => (babble[at] = sum + said[(from + at) % said.length]!));
  }
  const level = loudness * 10 ** (-babbleBelow / 20);
  const soft = scaled(echoed(babble, dice), level);
  return speech.map((sample, at) => sample + soft[at]!);
}

/** What an empty room answers to a clap: claps of either sign at random times (velvet noise), dying away. */
function echoed(wave: Float32Array, dice: Dice): Float32Array {
  const taps = Array.from({ length: Math.round(echoSeconds * echoesASecond) }, () => {
    const seconds = dice.between(firstEcho, echoSeconds);
    const height = 10 ** ((-3 * seconds) / echoSeconds);
    return { late: Math.round(seconds * soundRate), height: dice.chance(0.5) ? height : -height };
  });
  const energy = taps.reduce((sum, { height }) => sum + height * height, 0);
  const scale = Math.sqrt(10 ** (-echoBelow / 10) / energy);
  const heard = Float32Array.from(wave);
  for (const { late, height } of taps)
    for (let at = late; at < wave.length; at++) heard[at]! += scale * height * wave[at - late]!;
  return heard;
}

/** To a root mean square over the part that is not silent. */
function scaled(wave: Float32Array, level: number): Float32Array {
  const peak = wave.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  const loud = wave.filter((sample) => Math.abs(sample) > peak / 50);
  const power = loud.reduce((sum, sample) => sum + sample * sample, 0) / Math.max(1, loud.length);
  return power === 0 ? wave : wave.map((sample) => (sample * level) / Math.sqrt(power));
}

const clipped = (sample: number) => Math.max(-1, Math.min(1, sample));

/** A number of the standard normal distribution (Box and Muller). */
function bell(dice: Dice): number {
  return Math.sqrt(-2 * Math.log(1 - dice.next())) * Math.cos(2 * Math.PI * dice.next());
}
