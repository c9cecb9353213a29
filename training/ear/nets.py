"""The ear's network: the lower part of Google's speech embedding, and convolutions over time above it."""

import json
import os

import numpy as np
import torch
import torch.nn.functional as F
from torch import nn

EMBEDDING = os.path.join(os.path.dirname(__file__), '../../models/ear/embedding')
WIDTH, KERNEL, BLOCKS = 128, 5, 8


def embedding_layers():
    """The layers of the embedding up to its last pool, from where a frame is 40 ms; with their weights where they have some."""
    with open(os.path.join(EMBEDDING, 'manifest.json')) as file:
        layers = json.load(file)['layers']
    numbers = np.fromfile(os.path.join(EMBEDDING, 'weights.bin'), '<f2').astype(np.float32)
    last = max(at for at, layer in enumerate(layers) if layer['op'] == 'pool')
    at = 0
    for layer in layers[:last]:
        if layer['op'] == 'conv':
            size, count = int(np.prod(layer['kernel'])), layer['kernel'][3]
            kernel = numbers[at:at + size].reshape(layer['kernel']).transpose(3, 2, 0, 1)
            layer['weights'] = torch.from_numpy(kernel.copy()), torch.from_numpy(numbers[at + size:at + size + count].copy())
            at += size + count
    return layers[:last]


class Trunk(nn.Module):
    """(N, 1, rows, 32) -> (N, 96, frames, 2); the layers before the second pool stay as they are."""

    def __init__(self):
        super().__init__()
        self.layers = embedding_layers()
        weights = [layer['weights'] for layer in self.layers if 'weights' in layer]
        self.kernels = nn.ParameterList([nn.Parameter(kernel) for kernel, _ in weights])
        self.biases = nn.ParameterList([nn.Parameter(bias) for _, bias in weights])

    def forward(self, x):
        conv = pools = 0
        for layer in self.layers:
            with torch.set_grad_enabled(torch.is_grad_enabled() and pools >= 2):
                if layer['op'] == 'conv':
                    x = F.conv2d(x, self.kernels[conv], self.biases[conv], padding=tuple(layer['padding']))
                    conv += 1
                elif layer['op'] == 'leak':
                    x = F.leaky_relu(x, layer['slope']).clamp(min=layer['least'])
                else:
                    x = F.max_pool2d(x, tuple(layer['size']))
                    pools += 1
        return x


class Head(nn.Module):
    """(N, 192, frames) -> a number for each phone and for none, (N, phones + 1, frames)."""

    def __init__(self, phones, inputs=192):
        super().__init__()
        self.scale = nn.BatchNorm1d(inputs)
        self.first, self.first_norm = nn.Conv1d(inputs, WIDTH, 1), nn.BatchNorm1d(WIDTH)
        self.convs = nn.ModuleList([nn.Conv1d(WIDTH, WIDTH, KERNEL, padding=KERNEL // 2) for _ in range(BLOCKS)])
        self.norms = nn.ModuleList([nn.BatchNorm1d(WIDTH) for _ in range(BLOCKS)])
        self.last = nn.Conv1d(WIDTH, phones + 1, 1)
        self.drop = nn.Dropout(0.1)
        # Each block begins as nothing (Goyal et al. 2017), so that a shallower head can be trained on as a deeper one.
        for norm in self.norms:
            nn.init.zeros_(norm.weight)

    def forward(self, x):
        x = F.relu(self.first_norm(self.first(self.scale(x))))
        for conv, norm in zip(self.convs, self.norms):
            x = F.relu(x + norm(conv(self.drop(x))))
        return self.last(x)


class Ear(nn.Module):
    def __init__(self, phones):
        super().__init__()
        self.trunk, self.head = Trunk(), Head(phones)

    def forward(self, pictures):
        """(N, 1, rows, 32) -> (N, phones + 1, frames)"""
        x = self.trunk(pictures)
        # Both halves of the spectrum side by side, low one first.
        return self.head(x.permute(0, 3, 1, 2).reshape(len(x), -1, x.shape[2]))
