"""Makes checkpoints of exported networks, so that training goes on from what the repository holds:
`python3 resume.py --models DIR --data DIR --checkpoints DIR`.

Export folded each batch norm into its convolution. Here each gets one again that changes nothing: its mean and variance
are those of some real pictures, and its weight and bias undo what it takes away.
"""

import argparse
import json
import os

import numpy as np
import torch
import torch.fx
from torch import nn

import train_finder
import train_matcher
import train_refiner
from frames import data_folders, read_labels
from nets import Finder, Matcher, Refiner, encoder_input
from training import save_checkpoint, start


class Weights:
    """Reads weights.bin from its beginning, layer by layer."""

    def __init__(self, folder):
        self.rest = torch.from_numpy(np.fromfile(os.path.join(folder, 'weights.bin'), '<f2').astype(np.float32))

    def take(self, *shape):
        count = int(np.prod(shape))
        taken, self.rest = self.rest[:count], self.rest[count:]
        return taken.reshape(shape)


def kernel_of(weights, conv):
    outputs, inputs, height, width = conv.weight.shape
    return weights.take(height, width, inputs, outputs).permute(3, 2, 0, 1)


def fill(net, weights, channels):
    """Puts exported weights into `net`; batch norms become their biases alone. Gives (convolution, norm) pairs."""
    modules, pairs, conv, flat = dict(net.named_modules()), [], None, False
    for node in torch.fx.symbolic_trace(net).graph.nodes:
        flat = flat or node.target == 'flatten'
        if node.op != 'call_module':
            continue
        module = modules[node.target]
        if isinstance(module, nn.Conv2d):
            conv = module
            conv.weight.copy_(kernel_of(weights, conv))
            if conv.bias is not None:
                conv.bias.copy_(weights.take(len(conv.bias)))
        elif isinstance(module, nn.BatchNorm2d):
            module.running_mean.zero_()
            module.running_var.fill_(1)
            module.weight.fill_((1 + module.eps) ** 0.5)
            module.bias.copy_(weights.take(len(module.bias)))
            pairs.append((conv, module))
        elif isinstance(module, nn.Linear):
            outputs, inputs = module.weight.shape
            kernel = weights.take(inputs, outputs).t()
            if flat:
                # The app flattens channels last, torch channels first: see `dense` of export.py.
                kernel = kernel.reshape(outputs, -1, channels).permute(0, 2, 1).reshape(outputs, inputs)
                flat = False
            module.weight.copy_(kernel)
            module.bias.copy_(weights.take(outputs))
    assert len(weights.rest) == 0, 'the file holds another network'
    return pairs


def settle_norms(net, pairs, x):
    """Gives each batch norm the mean and variance that it will meet, and lets it undo them."""
    met = {}
    hooks = [conv.register_forward_hook(lambda module, _, y: met.update({module: (y.mean((0, 2, 3)), y.var((0, 2, 3)))}))
             for conv, _ in pairs]
    before = net.eval()(x)
    for hook in hooks:
        hook.remove()
    for conv, norm in pairs:
        mean, variance = met[conv]
        norm.running_mean.copy_(mean)
        norm.running_var.copy_(variance)
        norm.weight.copy_((variance + norm.eps).sqrt())
        norm.bias.add_(mean)
    worst = float((net(x) - before).abs().max() / before.abs().max())
    assert worst < 1e-3, 'the norms change what the network answers'


def pair_weights(net, manifest):
    """The small perceptron of the matcher, from its manifest: the inverse of export.py's."""
    saved = manifest['pairWeights']
    net.scale.fill_(float(np.log(manifest['wholeScale'])))
    net.w1.weight.copy_(torch.tensor(saved['hidden']))
    net.w1.bias.copy_(torch.tensor(saved['hiddenBias']))
    net.w2.weight.copy_(torch.tensor(saved['output']))
    net.w2.bias.copy_(torch.tensor(saved['outputBias']))


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument('--models', required=True)
    arguments.add_argument('--data', required=True)
    arguments.add_argument('--checkpoints', required=True)
    options = arguments.parse_args()
    rng = start(1)
    labels = read_labels(data_folders(options.data)[:1])
    labels = [labels[i] for i in rng.permutation(len(labels))[:60]]
    os.makedirs(options.checkpoints, exist_ok=True)

    def resume(name, net, body, x, channels=0):
        pairs = fill(body, Weights(os.path.join(options.models, name)), channels)
        settle_norms(body, pairs, x)
        save_checkpoint(os.path.join(options.checkpoints, f'{name}.pt'), net)
        print(f'{name}: {len(pairs)} norms settled', flush=True)

    with torch.no_grad():
        finder, refiner, matcher = Finder(), Refiner(), Matcher()
        frames = [train_finder.Example(label) for label in labels]
        resume('finder', finder, finder, train_finder.batch_of(frames, rng, 64)[0])
        windows = train_refiner.Examples(rng)
        windows.add(labels)
        resume('refiner', refiner, refiner, train_refiner.batch_of(windows, 400)[0], channels=48)
        sets = train_matcher.Sets(rng)
        sets.add(labels)
        crops = [c for kept in (sets.taught, sets.fanned) for ends in kept.values() for some in ends.values() for c in some]
        crops = np.array([train_matcher.relit(crops[i], rng) for i in rng.permutation(len(crops))[:300]], np.float32)
        with open(os.path.join(options.models, 'matcher', 'manifest.json')) as file:
            pair_weights(matcher, json.load(file))
        resume('matcher', matcher, matcher.encoder, encoder_input(torch.from_numpy(crops)))


if __name__ == '__main__':
    main()
