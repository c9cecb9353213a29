/** The browser's ear: hold, speak, let go; and a reason for everything that goes wrong. */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openWebSpeechEar, type Recognition } from '../../src/voice/web-speech-ear.ts';

class PretendedRecognition extends EventTarget implements Recognition {
  static last: PretendedRecognition;
  lang = '';
  interimResults = false;
  continuous = false;
  maxAlternatives = 1;
  readonly calls: string[] = [];

  constructor() {
    super();
    PretendedRecognition.last = this;
  }

  start() {
    this.calls.push('start');
  }

  stop() {
    this.calls.push('stop');
  }

  abort() {
    this.calls.push('abort');
    this.fail('aborted');
  }

  hear(...parts: readonly (readonly string[])[]) {
    const results = parts.map((wordings) =>
      Object.assign(
        wordings.map((transcript) => ({ transcript })),
        { isFinal: true },
      ),
    );
    this.dispatchEvent(Object.assign(new Event('result'), { results }));
  }

  fail(error: string) {
    this.dispatchEvent(Object.assign(new Event('error'), { error }));
  }

  end() {
    this.dispatchEvent(new Event('end'));
  }
}

const never = new AbortController().signal;
const expected = { language: 'en', locale: 'en-GB', graphs: [] };
const listen = (signal = never) => {
  const listening = openWebSpeechEar(PretendedRecognition).listen(expected, signal);
  return { listening, recognition: PretendedRecognition.last };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the browser’s ear', () => {
  it('says that sound may leave the device', () => {
    expect(openWebSpeechEar(PretendedRecognition).leavesDevice).toBe(true);
  });

  it('gives all wordings of what was said while the button was held', async () => {
    const { listening, recognition } = listen();
    recognition.hear(['spy on red', 'spy on read']);
    listening.release();
    recognition.end();
    expect(await listening.result).toEqual({
      kind: 'heard',
      wordings: ['spy on red', 'spy on read'],
    });
    expect(recognition.lang).toBe('en-GB');
    expect(recognition.calls).toEqual(['start', 'stop']);
  });

  it('joins what was said in several parts', async () => {
    const { listening, recognition } = listen();
    recognition.hear(['move two'], [' left']);
    recognition.end();
    expect(await listening.result).toEqual({ kind: 'heard', wordings: ['move two left'] });
  });

  it('shows the words as they come', () => {
    const { listening, recognition } = listen();
    const shown: string[] = [];
    listening.onWords = (words) => shown.push(words);
    recognition.hear(['spy']);
    recognition.hear(['spy on red']);
    expect(shown).toEqual(['spy', 'spy on red']);
  });

  it('does not wait for ever after the button was let go, and keeps what it has', async () => {
    const { listening, recognition } = listen();
    recognition.hear(['end turn']);
    listening.release();
    await vi.advanceTimersByTimeAsync(5000);
    expect(await listening.result).toEqual({ kind: 'heard', wordings: ['end turn'] });
    expect(recognition.calls).toContain('abort');
  });

  it('stops at once when told to', async () => {
    const stop = new AbortController();
    const { listening, recognition } = listen(stop.signal);
    recognition.hear(['spy on red']);
    stop.abort();
    expect(await listening.result).toEqual({ kind: 'stopped' });
    expect(recognition.calls).toContain('abort');
  });

  it.each([
    ['not-allowed', 'refused'],
    ['service-not-allowed', 'refused'],
    ['audio-capture', 'no-microphone'],
    ['network', 'no-network'],
    ['language-not-supported', 'not-supported'],
    ['no-speech', 'nothing-heard'],
    ['something-new', 'failed'],
  ])('the browser’s “%s” is “%s”', async (error, reason) => {
    const { listening, recognition } = listen();
    recognition.fail(error);
    expect(await listening.result).toEqual({ kind: 'deaf', reason });
  });

  it('has heard nothing when nothing was said', async () => {
    const { listening, recognition } = listen();
    recognition.end();
    expect(await listening.result).toEqual({ kind: 'deaf', reason: 'nothing-heard' });
  });

  it('says so where the browser has none', async () => {
    vi.stubGlobal('webkitSpeechRecognition', undefined);
    const ear = openWebSpeechEar();
    expect(ear.supported).toBe(false);
    expect(await ear.listen(expected, never).result).toEqual({
      kind: 'deaf',
      reason: 'not-supported',
    });
  });
});
