/** The mouth: who speaks, when it begins, and what it does where nothing can sound. */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Sentence } from '../../src/cards/sentence.ts';
import { languageOf } from '../../src/languages/languages.ts';
import { everySentence } from '../../src/languages/say.ts';
import { openCarriedVoice } from '../../src/voice/carried-voice.ts';
import { answerDelayMs, type Spoken } from '../../src/voice/mouth.ts';
import { pause } from '../../src/voice/pause.ts';
import { openPlayer } from '../../src/voice/player.ts';
import { openRecordedVoice } from '../../src/voice/recorded-voice.ts';
import { speaker } from '../../src/voice/speaker.ts';
import { openSystemVoice, voiceFor } from '../../src/voice/system-voice.ts';
import type { VoiceIndex } from '../../src/voice/voice-index.ts';
import { audioStage, fileNamed, systemStage } from './stage.ts';

const sentences = everySentence(languageOf('en'));
const sentence = (key: string): Sentence => {
  const found = sentences.find((one) => one.key === key);
  if (!found) throw new Error(`no sentence ${key}`);
  return found;
};
const index: VoiceIndex = {
  language: 'en',
  clips: Object.fromEntries(
    sentences.map(({ key, spoken }) => [key, { file: `${key}.mp3`, ms: 500, spoken }]),
  ),
};
const british = { lang: 'en-GB', localService: true };

type Stage = {
  readonly audio?: ReturnType<typeof audioStage>;
  readonly system?: ReturnType<typeof systemStage>;
  readonly clips?: boolean;
  /** How long a file takes to come, in ms. */
  readonly late?: (file: string) => number;
};

function mouthOn({ audio = audioStage(), system, clips = true, late = () => 0 }: Stage) {
  const fetchFile = async (file: string) => {
    if (!clips) throw new Error('gone');
    if (late(file) > 0) await pause(late(file));
    return fileNamed(file);
  };
  const player = openPlayer(() => audio.context, fetchFile);
  const carried = openCarriedVoice(player, () =>
    clips ? Promise.resolve(index) : Promise.reject(new Error('gone')),
  );
  const recorded = openRecordedVoice(player);
  return speaker(openSystemVoice(system?.synthesis, player), carried, recorded, player);
}

const never = new AbortController().signal;

async function finished(saying: Promise<Spoken>): Promise<Spoken> {
  await vi.advanceTimersByTimeAsync(20_000);
  return saying;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the carried voice', () => {
  it.each(['safe-red', 'top-secret-red', 'exposed-red-S1', 'fuse-red', 'boom-red-green', 'undone'])(
    'begins “%s” after the same time as all the others',
    async (key) => {
      const audio = audioStage();
      const mouth = mouthOn({ audio });
      expect(await finished(mouth.say(sentence(key), never))).toEqual({
        kind: 'spoken',
        by: 'carried',
      });
      expect(audio.sounded[0]).toEqual({ what: `voices/en/${key}.mp3`, at: answerDelayMs });
    },
  );

  it('begins within a tenth of a second', async () => {
    const audio = audioStage();
    await finished(mouthOn({ audio }).say(sentence('safe-red'), never));
    expect(audio.sounded[0]!.at).toBeLessThanOrEqual(100);
  });

  it.each(['safe-red', 'fuse-red', 'exposed-red-S1'])(
    'begins “%s” no sooner than any other while one of them is still on its way',
    async (key) => {
      const audio = audioStage();
      const late = (file: string) => (file.includes('fuse-red') ? 400 : 0);
      const mouth = mouthOn({ audio, late });
      void mouth.prepare('en');
      await finished(mouth.say(sentence(key), never));
      expect(audio.sounded[0]!.at).toBe(400);
    },
  );

  it('lets the hiss follow the colour without a gap', async () => {
    const audio = audioStage();
    await finished(mouthOn({ audio }).say(sentence('fuse-red'), never));
    expect(audio.sounded.map(({ what, at }) => [what, at - answerDelayMs])).toEqual([
      ['voices/en/fuse-red.mp3', 0],
      ['sounds/fuse.mp3', 500],
    ]);
  });

  it('is over even where the browser never says so', async () => {
    const mouth = mouthOn({ audio: audioStage({ ends: false }) });
    expect(await finished(mouth.say(sentence('safe-red'), never))).toMatchObject({
      kind: 'spoken',
    });
    expect(mouth.speaking).toBe(false);
  });

  it('falls silent at once when it is stopped', async () => {
    const audio = audioStage();
    const mouth = mouthOn({ audio });
    const stop = new AbortController();
    const saying = mouth.say(sentence('fuse-red'), stop.signal);
    await vi.advanceTimersByTimeAsync(answerDelayMs + 100);
    expect(mouth.speaking).toBe(true);
    stop.abort();
    await vi.advanceTimersByTimeAsync(0);
    expect(await saying).toEqual({ kind: 'silent', reason: 'stopped' });
    expect(audio.stopped.length).toBe(2);
    expect(mouth.speaking).toBe(false);
  });

  it('gives way to the next sentence', async () => {
    const audio = audioStage();
    const mouth = mouthOn({ audio });
    const first = mouth.say(sentence('safe-red'), never);
    await vi.advanceTimersByTimeAsync(answerDelayMs + 100);
    const second = mouth.say(sentence('turn-green'), never);
    expect(await finished(second)).toEqual({ kind: 'spoken', by: 'carried' });
    expect(await first).toEqual({ kind: 'silent', reason: 'stopped' });
    expect(audio.stopped).toEqual(['voices/en/safe-red.mp3']);
  });

  it('is fetched and decoded once', async () => {
    const decode = vi.fn(() => Promise.resolve({ duration: 0.5, bytes: fileNamed('x') }));
    const audio = audioStage();
    audio.context.decodeAudioData = decode as never;
    const mouth = mouthOn({ audio });
    await mouth.prepare('en');
    const before = decode.mock.calls.length;
    await finished(mouth.say(sentence('safe-red'), never));
    await finished(mouth.say(sentence('safe-red'), never));
    expect(decode.mock.calls.length).toBe(before);
  });
});

describe('the system’s voice', () => {
  it.each(['safe-red', 'exposed-red-S1', 'fuse-red', 'boom-red-green'])(
    'begins “%s” after the same time as all the others',
    async (key) => {
      const system = systemStage([british]);
      const mouth = mouthOn({ system });
      mouth.choose('system');
      expect(await finished(mouth.say(sentence(key), never))).toEqual({
        kind: 'spoken',
        by: 'system',
      });
      expect(system.said).toEqual([{ what: sentence(key).spoken, at: answerDelayMs }]);
    },
  );

  it('is followed by the real hiss', async () => {
    const [audio, system] = [audioStage(), systemStage([british])];
    const mouth = mouthOn({ audio, system });
    mouth.choose('system');
    await finished(mouth.say(sentence('fuse-red'), never));
    expect(audio.sounded.map(({ what }) => what)).toEqual(['sounds/fuse.mp3']);
  });

  it('says the caption where the hiss cannot sound', async () => {
    const system = systemStage([british]);
    const mouth = mouthOn({ audio: audioStage({ state: 'suspended' }), system });
    mouth.choose('system');
    await finished(mouth.say(sentence('fuse-red'), never));
    expect(system.said[0]?.what).toBe(sentence('fuse-red').caption);
  });

  it('is waited for when its list comes late', async () => {
    const system = systemStage([british], { listedAfterMs: 700 });
    const mouth = mouthOn({ system });
    mouth.choose('system');
    expect(await finished(mouth.say(sentence('safe-red'), never))).toMatchObject({ by: 'system' });
  });

  it.each(['never-begins', 'fails'] as const)(
    'gives way to the carried one when it %s, and is not asked again',
    async (manner) => {
      const [audio, system] = [audioStage(), systemStage([british], { manner })];
      const mouth = mouthOn({ audio, system });
      mouth.choose('system');
      expect(await finished(mouth.say(sentence('safe-red'), never))).toMatchObject({
        by: 'carried',
      });
      expect(system.cancels()).toBe(1);
      const before = audio.sounded.length;
      const again = mouth.say(sentence('turn-red'), never);
      await vi.advanceTimersByTimeAsync(answerDelayMs + 10);
      expect(audio.sounded.length).toBe(before + 1);
      await finished(again);
    },
  );

  it('is over even where the browser never says so', async () => {
    const mouth = mouthOn({ system: systemStage([british], { manner: 'never-ends' }) });
    mouth.choose('system');
    expect(await finished(mouth.say(sentence('safe-red'), never))).toMatchObject({ by: 'system' });
  });

  it('gives way to the carried one where there is none for the language, or only one on a server', async () => {
    for (const voices of [
      [],
      [{ lang: 'de-DE', localService: true }],
      [{ lang: 'en-GB', localService: false }],
    ]) {
      const mouth = mouthOn({ system: systemStage(voices) });
      mouth.choose('system');
      expect(await finished(mouth.say(sentence('safe-red'), never))).toMatchObject({
        by: 'carried',
      });
    }
  });

  it('is chosen by country, then by language', () => {
    const voices = ['en-US', 'en_GB', 'fr-FR'].map((lang) => ({ lang, localService: true }));
    const chosen = (locale: string) => voiceFor(locale, voices as SpeechSynthesisVoice[])?.lang;
    expect(chosen('en-GB')).toBe('en_GB');
    expect(chosen('en-AU')).toBe('en-US');
    expect(chosen('et-EE')).toBeUndefined();
  });
});

describe('a recorded voice', () => {
  const takes = new Map([
    [sentence('safe-red').spoken, new Uint8Array(4000)],
    [sentence('fuse-red').spoken, new Uint8Array(1600)],
  ]);

  it('says what was recorded, after the same time, and leaves the rest to the carried one', async () => {
    const audio = audioStage();
    const mouth = mouthOn({ audio });
    mouth.wear({ language: 'en', sounds: takes });
    expect(await finished(mouth.say(sentence('safe-red'), never))).toMatchObject({
      by: 'recorded',
    });
    expect(audio.sounded).toEqual([{ what: 'made', at: answerDelayMs }]);
    expect(await finished(mouth.say(sentence('safe-green'), never))).toMatchObject({
      by: 'carried',
    });
  });

  it('lends its words to the boom as to the fuse; the bang follows without a gap', async () => {
    const audio = audioStage();
    const mouth = mouthOn({ audio });
    mouth.wear({ language: 'en', sounds: takes });
    await finished(mouth.say(sentence('boom-red-green'), never));
    expect(audio.sounded).toEqual([
      { what: 'made', at: answerDelayMs },
      { what: 'sounds/boom.mp3', at: answerDelayMs + 200 },
    ]);
  });

  it('is silent in another language, and where the system’s voice was wished', async () => {
    const mouth = mouthOn({ system: systemStage([british]) });
    mouth.wear({ language: 'et', sounds: takes });
    expect(await finished(mouth.say(sentence('safe-red'), never))).toMatchObject({ by: 'carried' });
    mouth.wear({ language: 'en', sounds: takes });
    mouth.choose('system');
    expect(await finished(mouth.say(sentence('safe-red'), never))).toMatchObject({ by: 'system' });
  });

  it('is played back alone, until it is stopped', async () => {
    const audio = audioStage();
    const mouth = mouthOn({ audio });
    const stop = new AbortController();
    const playing = mouth.playBack(new Uint8Array(8000), stop.signal);
    await vi.advanceTimersByTimeAsync(100);
    expect(mouth.speaking).toBe(true);
    stop.abort();
    await vi.advanceTimersByTimeAsync(0);
    await playing;
    expect(audio.stopped).toEqual(['made']);
    expect(mouth.speaking).toBe(false);
  });
});

describe('its manner', () => {
  it('makes the words faster, not the hiss, and the answer begins as it always does', async () => {
    const audio = audioStage();
    const mouth = mouthOn({ audio });
    mouth.tune({ speed: 1.25, volumeDb: 0 });
    await finished(mouth.say(sentence('fuse-red'), never));
    expect(audio.sounded).toEqual([
      { what: 'made', at: answerDelayMs },
      { what: 'sounds/fuse.mp3', at: answerDelayMs + 400 },
    ]);
    mouth.tune({ speed: 1, volumeDb: 0 });
    await finished(mouth.say(sentence('safe-red'), never));
    expect(audio.sounded.at(-1)?.what).toBe('voices/en/safe-red.mp3');
  });

  it('makes everything softer or louder, also what is sounding already', async () => {
    const audio = audioStage();
    const mouth = mouthOn({ audio });
    await mouth.prepare('en');
    const [volume] = audio.gains;
    const usual = volume?.value ?? 0;
    for (const [volumeDb, times] of [
      [-20, 0.1],
      [6, 1.995],
    ] as const) {
      mouth.tune({ speed: 1, volumeDb });
      expect(volume?.value).toBeCloseTo(times * usual, 3);
    }
  });

  it('is kept by the system’s voice, which cannot be louder than usual', async () => {
    const system = systemStage([british]);
    const mouth = mouthOn({ system });
    mouth.choose('system');
    mouth.tune({ speed: 1.5, volumeDb: -20 });
    await finished(mouth.say(sentence('safe-red'), never));
    mouth.tune({ speed: 0.8, volumeDb: 6 });
    await finished(mouth.say(sentence('safe-red'), never));
    expect(system.manners).toEqual([
      { rate: 1.5, volume: 0.1 },
      { rate: 0.8, volume: 1 },
    ]);
  });
});

describe('silence', () => {
  it('has a reason where no voice can be had', async () => {
    const mouth = mouthOn({ clips: false });
    expect(await finished(mouth.say(sentence('safe-red'), never))).toEqual({
      kind: 'silent',
      reason: 'no-voice',
    });
  });

  it('has a reason before the first touch', async () => {
    const mouth = mouthOn({ audio: audioStage({ state: 'suspended' }) });
    expect(await finished(mouth.say(sentence('safe-red'), never))).toEqual({
      kind: 'silent',
      reason: 'not-touched',
    });
  });

  it('is kept where it was wished, small sounds included', async () => {
    const audio = audioStage();
    const mouth = mouthOn({ audio, system: systemStage([british]) });
    mouth.choose('none');
    expect(await finished(mouth.say(sentence('safe-red'), never))).toEqual({
      kind: 'silent',
      reason: 'off',
    });
    mouth.play('taken');
    await vi.advanceTimersByTimeAsync(1000);
    expect(audio.sounded).toEqual([]);
  });
});
