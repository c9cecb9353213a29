"""Trains the refiner of guessed card ends: `python3 train_refiner.py --data DIR --out FILE --minutes N`."""

import argparse

import cv2
import numpy as np
import torch
import torch.nn.functional as F

from frames import Pyramid, UNIT, WINDOW, WINDOW_QUAD, convex, data_folders, jitter_quad, project, read_labels, relight, visible_band, warp
from nets import Refiner
from training import Clock, learning_rate, load_checkpoint, save_checkpoint, start

# Shift, turn (degrees), growth and corner noise of a guess: as the finder gives it, and as one or two refinings leave it.
COARSE = (0.16, 9.0, 0.12, 0.07)
FINE = (0.05, 3.0, 0.04, 0.035)
LOOKS = 2
STRAYS = 9


def guess(quad, gap, rng):
    shift, turn, grow, corner = COARSE if rng.random() < 0.5 else FINE
    return jitter_quad(quad, rng, min(shift, 0.35 * gap), turn, grow, corner)


# A guess whose corners lie further than this from every end's, in card widths on the mean, is no end.
STRAY = 0.38


def stray(image, quads, rng):
    """A quad of card size that is most likely no card end: anywhere, about an end, between two, or an end turned upside down."""
    height, width = image.shape[:2]
    kind = rng.random() if len(quads) else 1.0
    if kind < 0.15:
        a, b, c, d = quads[rng.integers(len(quads))]
        down = (d - a) * rng.uniform(0, 1.2)
        made = jitter_quad(np.stack([c + down, d + down, a + down, b + down]), rng, 0.2, 12.0, 0.15, 0.07)
    elif kind < 0.45 and len(quads) > 1:
        # Where a gap is wide, a card is easily imagined in it.
        first = rng.integers(len(quads) - 1)
        share = rng.uniform(0.3, 0.7)
        made = jitter_quad(quads[first] * (1 - share) + quads[first + 1] * share, rng, 0.05, 4.0, 0.05, 0.05)
    elif kind < 0.85:
        made = jitter_quad(quads[rng.integers(len(quads))], rng, rng.choice([0.3, 0.5, 0.8, 1.5]), 20.0, 0.15, 0.07)
    else:
        size = rng.uniform(45, 110)
        angle = rng.normal(0, 0.5)
        axis = np.array([np.cos(angle), np.sin(angle)])
        down = np.array([-axis[1], axis[0]])
        corner = rng.uniform([0, 0], [width, height])
        made = np.array([corner + axis * x * size + down * y * size for x, y in UNIT]).astype(np.float32)
    return made


def nearest_end(made, quads):
    """The index of the end that a quad lies nearest to and how far off it is, in card widths; none and infinity without ends."""
    if not len(quads):
        return None, np.inf
    off = [np.linalg.norm(made - quad, axis=1).mean() / np.linalg.norm(quad[1] - quad[0]) for quad in quads]
    best = int(np.argmin(off))
    return best, off[best]


def look(net, pyramid, made):
    """What the network as it is makes of guesses: the quads that it would look at next."""
    cut = [warp(pyramid, quad, WINDOW_QUAD, WINDOW) for quad in made]
    x = normalised(torch.from_numpy(np.stack([picture for picture, _ in cut]).astype(np.float32)).permute(0, 3, 1, 2))
    net.eval()
    with torch.no_grad(), torch.autocast('cpu', dtype=torch.bfloat16):
        moves = net(x.contiguous(memory_format=torch.channels_last)).float().numpy()[:, :8].reshape(-1, 4, 2)
    net.train()
    return [project(np.linalg.inv(matrix), (UNIT + move + 0.5) * 32) for (_, matrix), move in zip(cut, moves)]


class Examples:
    """Windows cut from frames as they are needed; frames are read again and again, pictures stay compressed.

    Half of the frames are looked at once or twice by the network itself first: what it does with its own guesses, and with
    those that lead nowhere, has to be learned too (Ross et al. 2011).
    """

    def __init__(self, rng, net=None):
        self.rng = rng
        self.net = net
        self.labels = []
        self.coded = []

    def add(self, labels):
        for label in labels:
            if label['kind'] == 'teach' and self.rng.random() > 0.1:
                continue
            with open(label['path'], 'rb') as file:
                self.coded.append(np.frombuffer(file.read(), np.uint8))
            label['seen'] = [min(visible_band(label, i)[1], card['visible'] / 0.3) for i, card in enumerate(label['cards'])]
            self.labels.append(label)

    def windows(self):
        """All windows of one frame: pictures (80, 64, 3) float, targets (8), sides, is-an-end flags, weights."""
        rng = self.rng
        index = rng.integers(len(self.labels))
        label = self.labels[index]
        image = cv2.imdecode(self.coded[index], cv2.IMREAD_COLOR)
        # A random change of scale, so that cards of all sizes come.
        scale = rng.choice([1.0, 1.0, 0.8, 0.65, 0.5])
        if scale < 1 and label['kind'] == 'fan':
            image = cv2.resize(image, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA)
        else:
            scale = 1.0
        quads = [card['endQuad'] * scale for card in label['cards']]
        flip = rng.random() < 0.5
        over = label['rightOverLeft'] != flip
        if flip:
            image = np.ascontiguousarray(image[:, ::-1])
            quads = [(np.array([image.shape[1], 0]) + q * np.array([-1, 1]))[[1, 0, 3, 2]].astype(np.float32) for q in quads]
        pyramid = Pyramid(image)
        made = self.guesses(label, image, quads)
        if self.net is not None and rng.random() < 0.5:
            for _ in range(rng.integers(1, 3)):
                made = [quad for quad in look(self.net, pyramid, made) if sound(quad, image)] or made
        out = []
        for quad in made:
            picture, matrix = warp(pyramid, quad, WINDOW_QUAD, WINDOW)
            index, off = nearest_end(quad, quads)
            if off >= STRAY:
                out.append((relight(picture, rng), np.zeros(8, np.float32), 0.0, 0.0))
            elif label['seen'][index] >= 0.1:
                truth = project(matrix, quads[index]) / 32 - 0.5
                out.append((relight(picture, rng), (truth - UNIT).reshape(8), float(over), 1.0))
        return out

    def guesses(self, label, image, quads):
        """Quads to look at: some about each end that can be seen, some that are likely none."""
        rng, made = self.rng, []
        for i, quad in enumerate(quads):
            if label['seen'][i] < 0.1:
                continue
            width = np.linalg.norm(quad[1] - quad[0])
            others = [np.linalg.norm(quad.mean(0) - q.mean(0)) / width for k, q in enumerate(quads) if k != i]
            gap = min(others, default=1.0)
            made += [guess(quad, gap, rng) for _ in range(LOOKS)]
        made += [stray(image, quads, rng) for _ in range(STRAYS)]
        return [quad for quad in made if sound(quad, image)]


def sound(quad, image):
    """True for a quad that a picture can be cut from."""
    return bool(np.isfinite(quad).all()) and convex(quad) and np.abs(quad).max() < 2 * max(image.shape[:2])


def batch_of(examples, size):
    rows = []
    while len(rows) < size:
        rows += examples.windows()
    pictures, corners, sides, ends = zip(*rows)
    x = torch.from_numpy(np.stack(pictures)).permute(0, 3, 1, 2)
    return normalised(x).contiguous(memory_format=torch.channels_last), torch.from_numpy(np.stack(corners).astype(np.float32)), torch.tensor(sides), torch.tensor(ends)


def normalised(x):
    """Each window by its own mean and spread over all its numbers: light goes, colour stays."""
    mean = x.mean((1, 2, 3), keepdim=True)
    spread = x.std((1, 2, 3), keepdim=True).clamp(min=8)
    return (x - mean) / spread


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument('--data', required=True)
    arguments.add_argument('--out', required=True)
    arguments.add_argument('--minutes', type=float, default=25)
    arguments.add_argument('--batch', type=int, default=160)
    arguments.add_argument('--rate', type=float, default=2e-3)
    arguments.add_argument('--seed', type=int, default=2)
    options = arguments.parse_args()
    rng = start(options.seed)
    net = Refiner().to(memory_format=torch.channels_last)
    optimiser = torch.optim.AdamW(net.parameters(), lr=options.rate, weight_decay=1e-4)
    load_checkpoint(options.out, net)
    clock = Clock(options.minutes)
    examples, folders, step, sums = Examples(rng, net), [], 0, np.zeros(4)
    while not clock.over():
        if step % 200 == 0:
            for folder in data_folders(options.data):
                if folder not in folders:
                    folders.append(folder)
                    examples.add(read_labels([folder]))
                    print('frames', len(examples.labels), flush=True)
        for group in optimiser.param_groups:
            group['lr'] = options.rate * learning_rate(clock.share(), step)
        x, corners, sides, ends = batch_of(examples, options.batch)
        with torch.autocast('cpu', dtype=torch.bfloat16):
            y = net(x)
        y = y.float()
        real = ends.sum().clamp(min=1)
        place = (F.smooth_l1_loss(y[:, :8], corners, beta=0.03, reduction='none').mean(1) * ends).sum() / real
        lean = (F.binary_cross_entropy_with_logits(y[:, 8], sides, reduction='none') * ends).sum() / real
        exists = F.binary_cross_entropy_with_logits(y[:, 9], ends)
        loss = 10 * place + 0.2 * lean + 0.3 * exists
        optimiser.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(net.parameters(), 5)
        optimiser.step()
        error = ((y[:, :8] - corners).abs().mean(1) * ends).sum() / real
        sums += [float(place), float(error), float(lean), float(exists)]
        step += 1
        if step % 100 == 0:
            print(f'{clock.minutes():6.1f} min step {step} place {sums[0] / 100:.4f} corners {sums[1] / 100:.4f} side {sums[2] / 100:.3f} end {sums[3] / 100:.3f}', flush=True)
            sums[:] = 0
        if step % 500 == 0:
            save_checkpoint(options.out, net)
    save_checkpoint(options.out, net)


if __name__ == '__main__':
    main()
