"""Writes the trained ear as the app reads it: `python3 export_ear.py --checkpoint FILE --phones "a b d ..." --out DIR`.

`manifest.json` (layers in order), `weights.bin` (half precision, each layer's kernel and then its bias; batch norm folded) and `golden.json`: an input
made from a seed, and what the network must answer to it with weights as the file holds them.
"""

import argparse
import hashlib
import json
import os

import numpy as np
import torch
import torch.nn.functional as F

from nets import KERNEL, WIDTH, Ear

SEED = 7
# Rows, mel bands, one channel: ten frames.
SHAPE = (92, 32, 1)


def conv(source, name, kernel, padding, relu):
    return {'op': 'conv', 'input': source, 'output': name, 'kernel': list(kernel), 'stride': 1, 'padding': padding, 'relu': relu}


def folded(conv1d, norm):
    """(outputs, inputs, time) and bias."""
    factor = norm.weight / torch.sqrt(norm.running_var + norm.eps)
    return conv1d.weight * factor[:, None, None], (conv1d.bias - norm.running_mean) * factor + norm.bias


def layers_of(net):
    layers, weights = [], []
    convs = iter(zip(net.trunk.kernels, net.trunk.biases))
    for layer in net.trunk.layers:
        layers.append({key: value for key, value in layer.items() if key != 'weights'})
        if layer['op'] == 'conv':
            kernel, bias = next(convs)
            weights += [kernel.permute(2, 3, 1, 0), bias]
    head, last = net.head, layers[-1]['output']
    scale = head.scale.weight / torch.sqrt(head.scale.running_var + head.scale.eps)
    shift = head.scale.bias - head.scale.running_mean * scale
    kernel, bias = folded(head.first, head.first_norm)
    bias = bias + (kernel[:, :, 0] * shift).sum(1)
    kernel = (kernel[:, :, 0] * scale).reshape(WIDTH, 2, -1).permute(1, 2, 0)[None]
    layers.append(conv(last, 'first', kernel.shape, [0, 0], True))
    weights += [kernel, bias]
    last = 'first'
    for at, (one, norm) in enumerate(zip(head.convs, head.norms)):
        kernel, bias = folded(one, norm)
        kernel = kernel.permute(2, 1, 0)[:, None]
        layers.append(conv(last, f'conv_{at}', kernel.shape, [KERNEL // 2, 0], False))
        layers.append({'op': 'add', 'inputs': [last, f'conv_{at}'], 'output': f'block_{at}', 'relu': True})
        weights += [kernel, bias]
        last = f'block_{at}'
    kernel = head.last.weight.permute(2, 1, 0)[:, None]
    layers.append(conv(last, 'scores', kernel.shape, [0, 0], False))
    return layers, weights + [kernel, head.last.bias]


def answer(layers, weights, x):
    """The layers one by one, as the app carries them out; x is (1, 1, rows, 32), the answer (frames, phones + 1)."""
    named, left = {'x': x}, iter(weights)
    for layer in layers:
        if layer['op'] == 'conv':
            kernel = next(left).permute(3, 2, 0, 1)
            made = F.conv2d(named[layer['input']], kernel, next(left), padding=tuple(layer['padding']))
            made = F.relu(made) if layer['relu'] else made
        elif layer['op'] == 'leak':
            made = F.leaky_relu(named[layer['input']], layer['slope']).clamp(min=layer['least'])
        elif layer['op'] == 'pool':
            made = F.max_pool2d(named[layer['input']], tuple(layer['size']))
        else:
            made = F.relu(sum(named[one] for one in layer['inputs']))
        named[layer['output']] = made
    return made[0, :, :, 0].T


def golden_input():
    """Numbers from -1 to 1 that the app makes again: a linear congruential generator (Numerical Recipes)."""
    state, numbers = SEED, []
    for _ in range(np.prod(SHAPE)):
        state = (state * 1664525 + 1013904223) % 4294967296
        numbers.append(state / 2147483648 - 1)
    return torch.tensor(numbers, dtype=torch.float32).reshape(1, 1, *SHAPE[:2])


@torch.no_grad()
def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument('--checkpoint', required=True)
    arguments.add_argument('--phones', required=True)
    arguments.add_argument('--out', required=True)
    options = arguments.parse_args()
    phones = options.phones.split()
    net = Ear(len(phones))
    net.load_state_dict(torch.load(options.checkpoint))
    net.eval()
    layers, exact = layers_of(net)
    rounded = [one.contiguous().to(torch.float16).float() for one in exact]
    x = golden_input()
    trained, golden = net(x)[0].T, answer(layers, rounded, x)
    worst = float((answer(layers, exact, x) - trained).abs().max() / trained.abs().max())
    assert worst < 1e-4, f'the layers written down compute something else: off by {worst}'
    lost = float((golden - trained).abs().max() / trained.abs().max())
    print(f'half precision changes an answer by at most {lost:.5f} of the largest')
    assert lost < 0.02
    file = np.concatenate([one.contiguous().numpy().ravel() for one in rounded]).astype('<f2').tobytes()
    os.makedirs(options.out, exist_ok=True)
    with open(os.path.join(options.out, 'weights.bin'), 'wb') as out:
        out.write(file)
    manifest = {
        'name': 'ear', 'sha256': hashlib.sha256(file).hexdigest(), 'bytes': len(file),
        'input': SHAPE, 'weights': len(file) // 2, 'phones': phones, 'layers': layers,
    }
    answers = [round(float(one), 5) for one in golden.ravel()]
    for name, content in (('manifest', manifest), ('golden', {'seed': SEED, 'at': list(range(len(answers))), 'answers': answers})):
        with open(os.path.join(options.out, f'{name}.json'), 'w') as out:
            json.dump(content, out, indent=1, ensure_ascii=False)
            out.write('\n')


if __name__ == '__main__':
    main()
