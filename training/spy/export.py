"""Writes trained networks as the app reads them: `python3 export.py --checkpoints DIR --models DIR`.

A model is a folder with `manifest.json` (layers in order, names of inputs and outputs), `weights.bin` (half-precision
floats, each layer's kernel and then its bias) and `golden.json` (an input made from a seed and what the network must
answer to it). The matcher's `matching.json` says the same of what follows the network. Batch norm is folded; the weights are rounded first, so that the golden answers are those of the file.
"""

import argparse
import json
import os

import numpy as np
import torch
import torch.fx
import torch.nn.functional as F
from torch import nn

from nets import CELLS, COLUMNS, Finder, Matcher, Refiner, prototypes_of, shifted_best

GOLDEN_SEED = 7


def folded(conv, norm):
    """Kernel and bias of a convolution with its batch norm folded in, kernel as (height, width, inputs, outputs)."""
    factor = norm.weight / torch.sqrt(norm.running_var + norm.eps)
    kernel = conv.weight * factor[:, None, None, None]
    return kernel.permute(2, 3, 1, 0), norm.bias - norm.running_mean * factor


class Exporter:
    """Walks the traced graph once and notes layers and weights."""

    def __init__(self, net, channels_before_flatten):
        self.layers, self.weights = [], []
        self.channels = channels_before_flatten
        traced = torch.fx.symbolic_trace(net)
        modules = dict(traced.named_modules())
        self.names = {}
        for node in traced.graph.nodes:
            self.note(node, modules)

    def name(self, node):
        return self.names[node.name]

    def note(self, node, modules):
        if node.op == 'placeholder':
            self.names[node.name] = 'x'
        elif node.op == 'call_module':
            self.module(node, modules[node.target])
        elif node.op in ('call_function', 'call_method'):
            self.function(node)

    def module(self, node, module):
        source = node.args[0]
        if isinstance(module, nn.Conv2d):
            self.pending = module
            kernel, bias = module.weight.permute(2, 3, 1, 0), module.bias
            if bias is None:
                self.names[node.name] = ('conv', self.name(source), module)
                return
            self.conv(node, self.name(source), module, kernel, bias)
        elif isinstance(module, nn.BatchNorm2d):
            _, name, conv = self.names[source.name]
            self.conv(node, name, conv, *folded(conv, module))
        elif isinstance(module, nn.Linear):
            self.dense(node, module)
        else:
            raise TypeError(f'no layer for {module}')

    def conv(self, node, source, conv, kernel, bias):
        self.layers.append({'op': 'conv', 'input': source, 'output': node.name, 'kernel': list(kernel.shape),
                            'stride': conv.stride[0], 'padding': conv.padding[0], 'relu': False})
        self.weights += [kernel, bias]
        self.names[node.name] = node.name

    def dense(self, node, module):
        kernel = module.weight
        source = node.args[0]
        if isinstance(self.names[source.name], tuple):
            # Torch flattens channels first, the app channels last.
            name, channels = self.names[source.name][1], self.channels
            kernel = kernel.reshape(len(kernel), channels, -1).permute(0, 2, 1).reshape(len(kernel), -1)
        else:
            name = self.name(source)
        kernel = kernel.t()
        self.layers.append({'op': 'dense', 'input': name, 'output': node.name, 'kernel': list(kernel.shape), 'relu': False})
        self.weights += [kernel, module.bias]
        self.names[node.name] = node.name

    def function(self, node):
        called = node.target if isinstance(node.target, str) else node.target.__name__
        if called == 'relu':
            last = self.layers[-1]
            assert last['output'] == self.name(node.args[0]), 'a relu follows its layer at once'
            last['relu'] = True
            self.names[node.name] = last['output']
        elif called == 'add':
            self.layers.append({'op': 'add', 'inputs': [self.name(a) for a in node.args], 'output': node.name, 'relu': False})
            self.names[node.name] = node.name
        elif called == 'interpolate':
            self.layers.append({'op': 'double', 'input': self.name(node.args[0]), 'output': node.name})
            self.names[node.name] = node.name
        elif called == 'flatten':
            self.names[node.name] = ('flat', self.name(node.args[0]))
        else:
            raise TypeError(f'no layer for {called}')


def rounded(net):
    """The network with weights as the file will hold them is only known after folding: see `answer`."""
    return net.eval().float()


def run_layers(layers, weights, x):
    """What the app will compute, in torch: the same layers with the same rounded weights. x is (N, C, H, W)."""
    named, at = {'x': x}, 0
    for layer in layers:
        if layer['op'] in ('conv', 'dense'):
            kernel, bias = weights[at], weights[at + 1]
            at += 2
        if layer['op'] == 'conv':
            y = F.conv2d(named[layer['input']], kernel.permute(3, 2, 0, 1), bias, layer['stride'], layer['padding'])
        elif layer['op'] == 'dense':
            y = named[layer['input']]
            y = (y.permute(0, 2, 3, 1).flatten(1) if y.dim() == 4 else y) @ kernel + bias
        elif layer['op'] == 'add':
            y = named[layer['inputs'][0]] + named[layer['inputs'][1]]
        else:
            y = F.interpolate(named[layer['input']], scale_factor=2, mode='nearest')
        named[layer['output']] = F.relu(y) if layer.get('relu') else y
    return y


def golden_input(shape, seed=GOLDEN_SEED):
    """Numbers that the app makes again: a linear congruential generator (Numerical Recipes), -1..1, channels last."""
    state, numbers = seed, []
    for _ in range(int(np.prod(shape))):
        state = (state * 1664525 + 1013904223) % 4294967296
        numbers.append(state / 2147483648 - 1)
    return torch.tensor(numbers, dtype=torch.float32).reshape(shape)


def export(name, net, shape, folder, channels=0, extra=None):
    """`shape` is height, width, channels. Refuses to write what does not compute what was trained."""
    net = net.eval().float()
    made = Exporter(net, channels)
    weights = [w.detach().contiguous().half().float() for w in made.weights]
    x = golden_input(shape).permute(2, 0, 1)[None]
    with torch.no_grad():
        answer, trained = run_layers(made.layers, weights, x), net(x)
    worst = float((answer - trained).abs().max() / trained.abs().max())
    print(f'{name}: {sum(w.numel() for w in weights)} weights, worst difference to the trained net {worst:.4f} of its largest answer')
    assert worst < 0.03, 'the exported layers compute something else'
    os.makedirs(os.path.join(folder, name), exist_ok=True)
    flat = torch.cat([w.reshape(-1) for w in weights])
    manifest = {'name': name, 'input': list(shape), 'weights': flat.numel(), 'layers': made.layers, **(extra or {})}
    if answer.dim() == 4:
        answer = answer.permute(0, 2, 3, 1)
    answer = answer.reshape(-1)
    picked = np.linspace(0, answer.numel() - 1, min(64, answer.numel())).astype(int)
    golden = {'seed': GOLDEN_SEED, 'at': picked.tolist(), 'answers': [round(float(answer[i]), 5) for i in picked]}
    with open(os.path.join(folder, name, 'weights.bin'), 'wb') as file:
        file.write(flat.numpy().astype('<f2').tobytes())
    for file_name, content in (('manifest.json', manifest), ('golden.json', golden)):
        with open(os.path.join(folder, name, file_name), 'w') as file:
            json.dump(content, file, indent=1)
            file.write('\n')


def pair_weights(net):
    """The small perceptron that weighs cells, and the scale of whole scores: plain numbers in the manifest."""
    return {
        'wholeScale': float(net.scale.exp()),
        'pairWeights': {
            'hidden': net.w1.weight.tolist(),
            'hiddenBias': net.w1.bias.tolist(),
            'output': net.w2.weight.tolist(),
            'outputBias': net.w2.bias.tolist(),
        },
    }


def golden_matching(net, folder):
    """What the matcher must say of a half covered end against a colour's two views, another colour's two being pooled: all of them
    made from a seed. Written to `matching.json`."""
    colours, ends, views = 2, 11, 2
    made = golden_input((colours * ends * views + 1, CELLS, 33))
    descriptors = F.normalize(made[..., :32], dim=-1).transpose(0, 1)
    saliency = made[..., 32].T
    shape = (colours, ends, views)
    taught, telling = descriptors[:, :-1].unflatten(1, shape), saliency[:, :-1].unflatten(1, shape)
    seen, seen_saliency = descriptors[:, -1:], saliency[:, -1:, None]
    visible = (torch.arange(CELLS) % COLUMNS < COLUMNS // 2).float()[:, None, None]
    cells = torch.arange(CELLS)
    own = mean, _, own_saliency = prototypes_of(taught[:, 0], telling[:, 0])
    weight = F.softplus(seen_saliency + own_saliency[:, None]) * visible
    whole = (weight * (shifted_best(seen, mean, cells) - 1)).sum((0, 1)) * net.scale.exp()
    pooled = prototypes_of(taught.transpose(1, 2).flatten(2, 3), telling.transpose(1, 2).flatten(2, 3))
    odds = torch.cat([net.pair_scores(own, pooled, seen, seen_saliency, visible, torch.tensor([end]), cells) for end in range(ends)])
    answers = {'seed': GOLDEN_SEED, 'whole': whole.tolist(), 'logProbabilities': (-torch.log1p(torch.exp(-odds).sum(1))).tolist()}
    with open(os.path.join(folder, 'matcher', 'matching.json'), 'w') as file:
        json.dump(answers, file, indent=1)
        file.write('\n')


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument('--checkpoints', required=True)
    arguments.add_argument('--models', required=True)
    options = arguments.parse_args()

    def trained(name, net):
        net.load_state_dict(torch.load(os.path.join(options.checkpoints, f'{name}.pt')))
        return net

    export('finder', trained('finder', Finder()), (240, 320, 3), options.models)
    export('refiner', trained('refiner', Refiner()), (80, 64, 3), options.models, channels=48)
    matcher = trained('matcher', Matcher())
    export('matcher', matcher.encoder, (96, 64, 4), options.models, extra=pair_weights(matcher))
    with torch.no_grad():
        golden_matching(matcher.eval(), options.models)


if __name__ == '__main__':
    main()
