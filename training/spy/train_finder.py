"""Trains the finder of visible card ends on drawn frames: `python3 train_finder.py --data DIR --out FILE --minutes N`."""

import argparse
import cv2
import numpy as np
import torch
import torch.nn.functional as F

from frames import data_folders, read_labels, relight, visible_band
from nets import Finder
from training import Clock, learning_rate, load_checkpoint, save_checkpoint, start

STORED = (400, 300)
WIDTH, HEIGHT, STRIDE = 320, 240, 4
# Offsets leave the network in units of this many cells, so that they are of order one.
OFFSET_UNIT = 8.0


class Example:
    """One frame, shrunk, with what the finder is to find in it."""

    def __init__(self, label):
        image = cv2.imread(label['path'])
        scale = STORED[0] / image.shape[1]
        self.image = cv2.resize(image, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA)
        self.rightOverLeft = label['rightOverLeft']
        self.points, self.quads, self.seen = [], [], []
        for index, card in enumerate(label['cards']):
            point, share = visible_band(label, index)
            self.points.append(point * scale)
            self.quads.append(card['endQuad'] * scale)
            self.seen.append(min(share, card['visible'] / 0.3))
        self.points = np.array(self.points, np.float32).reshape(-1, 2)
        self.quads = np.array(self.quads, np.float32).reshape(-1, 4, 2)
        self.seen = np.array(self.seen, np.float32)


def augmented(example, rng):
    """A picture (240, 320, 3) and its targets: points, end quads, seen shares, right over left."""
    h, w = example.image.shape[:2]
    if len(example.quads):
        widths = np.linalg.norm(example.quads[:, 1] - example.quads[:, 0], axis=1)
        aim = np.exp(rng.uniform(np.log(20), np.log(58)))
        scale = np.clip(aim / np.median(widths), 0.55, 1.7)
        centre = example.quads.mean((0, 1))
    else:
        scale, centre = np.exp(rng.uniform(np.log(0.6), np.log(1.6))), np.array([w / 2, h / 2])
    angle = np.deg2rad(rng.normal(0, 12))
    flip = -1.0 if rng.random() < 0.5 else 1.0
    c, s = np.cos(angle) * scale, np.sin(angle) * scale
    linear = np.array([[c * flip, -s], [s * flip, c]])
    target = np.array([WIDTH / 2 + rng.normal(0, 35), HEIGHT / 2 + rng.normal(0, 28)])
    matrix = np.concatenate([linear, (target - linear @ centre)[:, None]], 1)
    border = [cv2.BORDER_REFLECT_101, cv2.BORDER_REPLICATE][int(rng.random() < 0.3)]
    image = cv2.warpAffine(example.image, matrix, (WIDTH, HEIGHT), flags=cv2.INTER_LINEAR, borderMode=border)
    points = example.points @ linear.T + matrix[:, 2]
    quads = example.quads @ linear.T + matrix[:, 2]
    if flip < 0:
        quads = quads[:, [1, 0, 3, 2]]
    over = example.rightOverLeft if flip > 0 else not example.rightOverLeft
    return relight(image, rng, 0.8), points, quads, example.seen, over


def targets(points, quads, seen, over):
    """Heat (60, 80), weight of each heat cell, offsets (8, 60, 80), their weights, side (60, 80)."""
    rows, columns = HEIGHT // STRIDE, WIDTH // STRIDE
    heat = np.zeros((rows, columns), np.float32)
    care = np.ones((rows, columns), np.float32)
    offsets = np.zeros((8, rows, columns), np.float32)
    weight = np.zeros((rows, columns), np.float32)
    nearest = np.full((rows, columns), np.inf, np.float32)
    ys, xs = np.mgrid[0:rows, 0:columns]
    cx, cy = xs * STRIDE + STRIDE / 2, ys * STRIDE + STRIDE / 2
    for point, quad, share in zip(points, quads, seen):
        distance = ((cx - point[0]) ** 2 + (cy - point[1]) ** 2) / STRIDE ** 2
        if share < 0.12:
            care[distance < 9] = 0
            continue
        width = np.linalg.norm(quad[1] - quad[0])
        sigma = np.clip(width / STRIDE * 0.09, 0.6, 1.4)
        heat = np.maximum(heat, np.exp(-distance / (2 * sigma * sigma)))
        inside = (distance < (sigma * 1.6) ** 2) & (distance < nearest)
        nearest[inside] = distance[inside]
        for k in range(4):
            offsets[2 * k][inside] = ((quad[k, 0] - cx) / STRIDE / OFFSET_UNIT)[inside]
            offsets[2 * k + 1][inside] = ((quad[k, 1] - cy) / STRIDE / OFFSET_UNIT)[inside]
        weight[inside] = (STRIDE * OFFSET_UNIT / width) * np.exp(-distance / 4)[inside]
    # The very cell of each point counts as certain, however the point falls between cells.
    for point, share in zip(points, seen):
        column, row = int(point[0] // STRIDE), int(point[1] // STRIDE)
        if share >= 0.12 and 0 <= column < columns and 0 <= row < rows:
            heat[row, column] = 1
    side = np.full((rows, columns), 1.0 if over else 0.0, np.float32)
    return heat, care, offsets, weight, side


def heat_loss(logit, heat, care):
    """The penalty-reduced focal loss of CenterNet (Zhou et al. 2019, eq. 1)."""
    p = torch.sigmoid(logit).clamp(1e-4, 1 - 1e-4)
    positive = (heat > 0.99).float()
    found = -(1 - p) ** 2 * torch.log(p) * positive
    missed = -(p ** 2) * torch.log(1 - p) * (1 - heat) ** 4 * (1 - positive)
    return ((found + missed) * care).sum() / positive.sum().clamp(min=1)


def batch_of(examples, rng, size):
    pictures, rows = [], []
    for index in rng.integers(0, len(examples), size):
        image, points, quads, seen, over = augmented(examples[index], rng)
        pictures.append(image)
        rows.append(targets(points, quads, seen, over))
    x = torch.from_numpy(np.stack(pictures)).permute(0, 3, 1, 2) / 127.5 - 1
    return x.contiguous(memory_format=torch.channels_last), [torch.from_numpy(np.stack(part)) for part in zip(*rows)]


def step_losses(net, x, goal):
    heat, care, offsets, weight, side = goal
    with torch.autocast('cpu', dtype=torch.bfloat16):
        maps = net(x)
    maps = maps.float()
    found = heat_loss(maps[:, 0], heat, care)
    cells = (weight > 0).sum().clamp(min=1)
    # `weight` turns an offset's error into card widths: see `targets`.
    place = ((maps[:, 1:9] - offsets).abs().mean(1) * weight).sum() / cells
    lean = (F.binary_cross_entropy_with_logits(maps[:, 9], side, reduction='none') * (weight > 0)).sum() / cells
    return found, place, lean


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument('--data', required=True)
    arguments.add_argument('--out', required=True)
    arguments.add_argument('--minutes', type=float, default=40)
    arguments.add_argument('--batch', type=int, default=16)
    arguments.add_argument('--rate', type=float, default=2e-3)
    arguments.add_argument('--seed', type=int, default=1)
    arguments.add_argument('--most', type=int, default=9000)
    options = arguments.parse_args()
    rng = start(options.seed)
    net = Finder().to(memory_format=torch.channels_last)
    optimiser = torch.optim.AdamW(net.parameters(), lr=options.rate, weight_decay=1e-4)
    load_checkpoint(options.out, net)
    clock = Clock(options.minutes)
    folders, examples, step, sums = [], [], 0, np.zeros(3)
    while not clock.over():
        if step % 200 == 0 and len(examples) < options.most:
            for folder in data_folders(options.data):
                if folder not in folders:
                    folders.append(folder)
                    examples += [Example(l) for l in read_labels([folder], ('fan', 'teach', 'empty'))
                                 if l['kind'] != 'teach' or rng.random() < 0.04]
                    print('frames', len(examples), flush=True)
        for group in optimiser.param_groups:
            group['lr'] = options.rate * learning_rate(clock.share(), step)
        x, goal = batch_of(examples, rng, options.batch)
        losses = step_losses(net, x, goal)
        loss = losses[0] + 4 * losses[1] + 0.5 * losses[2]
        optimiser.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(net.parameters(), 5)
        optimiser.step()
        sums += [float(l) for l in losses]
        step += 1
        if step % 100 == 0:
            print(f'{clock.minutes():6.1f} min step {step} heat {sums[0] / 100:.3f} corners {sums[1] / 100:.4f} side {sums[2] / 100:.3f}', flush=True)
            sums[:] = 0
        if step % 500 == 0:
            save_checkpoint(options.out, net)
    save_checkpoint(options.out, net)


if __name__ == '__main__':
    main()
