"""Makes a checkpoint of an exported ear, to train on from what the repository holds: `python3 resume_ear.py --model DIR --out FILE`.

Batch norm was folded away in the export: it begins anew as what it would leave unchanged.
"""

import argparse
import json
import os

import numpy as np
import torch

from nets import Ear


def unchanging(norm):
    norm.weight.fill_(1)
    norm.bias.zero_()
    norm.running_mean.zero_()
    norm.running_var.fill_(1 - norm.eps)


@torch.no_grad()
def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument('--model', required=True)
    arguments.add_argument('--out', required=True)
    options = arguments.parse_args()
    with open(os.path.join(options.model, 'manifest.json')) as file:
        manifest = json.load(file)
    numbers = torch.from_numpy(np.fromfile(os.path.join(options.model, 'weights.bin'), '<f2').astype(np.float32))
    net, at = Ear(len(manifest['phones'])), 0
    head = net.head
    kept = list(zip(net.trunk.kernels, net.trunk.biases)) + [(one.weight, one.bias) for one in (head.first, *head.convs, head.last)]
    for layer in manifest['layers']:
        if layer['op'] != 'conv':
            continue
        kernel, bias = kept.pop(0)
        size, count = int(np.prod(layer['kernel'])), layer['kernel'][3]
        written = numbers[at:at + size].reshape(layer['kernel'])
        # Height and width of a picture are frequency and time of a sequence: both halves of the spectrum lie one after the other.
        shaped = written.permute(3, 2, 0, 1) if kernel.dim() == 4 else written.permute(3, 1, 2, 0).reshape(kernel.shape)
        kernel.copy_(shaped)
        bias.copy_(numbers[at + size:at + size + count])
        at += size + count
    assert not kept and at == len(numbers), 'this network has other layers'
    for norm in (head.scale, head.first_norm, *head.norms):
        unchanging(norm)
    torch.save(net.state_dict(), options.out)


if __name__ == '__main__':
    main()
