/** Runs an exported network: a list of layers over TF.js, the only file that knows how layers are carried out. */

import * as tf from '@tensorflow/tfjs-core';

/** One step; `input` and `inputs` name earlier outputs, the picture itself being `x`. Weights lie one after another in the file. */
export type Layer =
  | {
      readonly op: 'conv';
      readonly input: string;
      readonly output: string;
      /** Height, width, inputs, outputs. */
      readonly kernel: readonly [number, number, number, number];
      readonly stride: number;
      /** On every side, or above and below, and at both sides. */
      readonly padding: number | readonly [vertical: number, horizontal: number];
      readonly relu: boolean;
    }
  | {
      readonly op: 'add';
      readonly inputs: readonly [string, string];
      readonly output: string;
      readonly relu: boolean;
    }
  | { readonly op: 'double'; readonly input: string; readonly output: string }
  /** What is below 0 counts for less, and is never lower than `least`. */
  | {
      readonly op: 'leak';
      readonly input: string;
      readonly output: string;
      readonly slope: number;
      readonly least: number;
    }
  /** The largest of each so many places, in height and width. */
  | {
      readonly op: 'pool';
      readonly input: string;
      readonly output: string;
      readonly size: readonly [number, number];
    }
  | {
      readonly op: 'dense';
      readonly input: string;
      readonly output: string;
      readonly kernel: readonly [number, number];
      readonly relu: boolean;
    };

export type NetworkManifest = {
  readonly name: string;
  /** Height, width, channels of one picture. Where no layer is dense, a picture may be higher. */
  readonly input: readonly [number, number, number];
  readonly layers: readonly Layer[];
  /** How many numbers the weights file holds, each a half-precision float, little end first. */
  readonly weights: number;
};

export interface Network {
  /** `batch` pictures in one array, row by row, channels last -> the last layer's numbers in the same order. */
  run(input: Float32Array, batch: number): Float32Array;
  close(): void;
}

/** Builds the network on the backend in force. Throws where manifest and weights do not fit: a broken build. */
export function openNetwork(manifest: NetworkManifest, halves: ArrayBuffer): Network {
  const numbers = fromHalves(new Uint16Array(halves));
  if (numbers.length !== manifest.weights) {
    throw new Error(`${manifest.name}: ${numbers.length} weights where ${manifest.weights} belong`);
  }
  const kept = new Map<Layer, readonly [tf.Tensor, tf.Tensor]>();
  let at = 0;
  const take = (shape: readonly number[]): tf.Tensor => {
    const size = shape.reduce((a, b) => a * b, 1);
    at += size;
    return tf.tensor(numbers.slice(at - size, at), [...shape], 'float32');
  };
  for (const layer of manifest.layers) {
    if (layer.op !== 'conv' && layer.op !== 'dense') continue;
    const kernel = take(layer.kernel);
    kept.set(layer, [kernel, take([layer.kernel[layer.kernel.length - 1]!])]);
  }
  return {
    run(input, batch) {
      // The numbers are taken outside of `tidy`, which would search every one of them for tensors.
      const answer = tf.tidy(() => {
        const [, width, channels] = manifest.input;
        const height = input.length / (batch * width * channels);
        const named = new Map<string, tf.Tensor>([
          ['x', tf.tensor4d(input, [batch, height, width, channels])],
        ]);
        let last: tf.Tensor | undefined;
        for (const layer of manifest.layers) {
          last = carryOut(layer, named, kept.get(layer));
          named.set(layer.output, last);
        }
        return last!;
      });
      const numbers = answer.dataSync<'float32'>() as Float32Array;
      answer.dispose();
      return numbers;
    },
    close() {
      for (const [kernel, bias] of kept.values()) tf.dispose([kernel, bias]);
      kept.clear();
    },
  };
}

type Padding = Parameters<typeof tf.fused.conv2d>[0]['pad'];

function carryOut(
  layer: Layer,
  named: ReadonlyMap<string, tf.Tensor>,
  weights: readonly [tf.Tensor, tf.Tensor] | undefined,
): tf.Tensor {
  const of = (name: string): tf.Tensor => named.get(name)!;
  switch (layer.op) {
    case 'conv':
      return tf.fused.conv2d({
        x: of(layer.input) as tf.Tensor4D,
        filter: weights![0] as tf.Tensor4D,
        strides: layer.stride,
        pad: paddingOf(layer.padding),
        bias: weights![1],
        activation: layer.relu ? 'relu' : 'linear',
      });
    case 'add': {
      const sum = tf.add(of(layer.inputs[0]), of(layer.inputs[1]));
      return layer.relu ? tf.relu(sum) : sum;
    }
    case 'double': {
      const map = of(layer.input) as tf.Tensor4D;
      return tf.image.resizeNearestNeighbor(map, [map.shape[1] * 2, map.shape[2] * 2]);
    }
    case 'leak':
      return tf.maximum(tf.leakyRelu(of(layer.input), layer.slope), layer.least);
    case 'pool':
      return tf.maxPool(of(layer.input) as tf.Tensor4D, [...layer.size], [...layer.size], 'valid');
    case 'dense': {
      const flat: tf.Tensor2D = tf.reshape(of(layer.input), [-1, layer.kernel[0]]);
      return tf.fused.matMul({
        a: flat,
        b: weights![0] as tf.Tensor2D,
        bias: weights![1],
        activation: layer.relu ? 'relu' : 'linear',
      });
    }
  }
}

function paddingOf(padding: (Layer & { op: 'conv' })['padding']): Padding {
  if (typeof padding === 'number') return padding;
  const [rows, columns] = padding;
  return [
    [0, 0],
    [rows, rows],
    [columns, columns],
    [0, 0],
  ];
}

/** IEEE 754 binary16 to single precision. */
export function fromHalves(halves: Uint16Array): Float32Array {
  const out = new Float32Array(halves.length);
  for (let i = 0; i < halves.length; i++) {
    const half = halves[i]!;
    const exponent = (half >> 10) & 31;
    const fraction = half & 1023;
    const size =
      exponent === 0 ? fraction * 2 ** -24 : (1 + fraction / 1024) * 2 ** (exponent - 15);
    out[i] = half & 0x8000 ? -size : size;
  }
  return out;
}
