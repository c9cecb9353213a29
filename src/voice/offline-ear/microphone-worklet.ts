/** Hands the microphone's sound on, a thirtieth of a second at a time. Runs in the browser's own thread for sound. */

// TypeScript's DOM library does not describe this place.
declare const sampleRate: number;
declare function registerProcessor(name: string, processor: new () => AudioWorkletProcessor): void;
declare class AudioWorkletProcessor {
  readonly port: MessagePort;
}

class Microphone extends AudioWorkletProcessor {
  readonly #samples = new Float32Array(Math.round(sampleRate / 30));
  #filled = 0;

  process([input]: readonly (readonly Float32Array[])[]): boolean {
    for (const sample of input?.[0] ?? []) {
      this.#samples[this.#filled++] = sample;
      if (this.#filled < this.#samples.length) continue;
      this.port.postMessage(this.#samples.slice());
      this.#filled = 0;
    }
    return true;
  }
}

registerProcessor('spy-microphone', Microphone);
