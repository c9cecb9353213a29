"""Labelled frames as `training/render.ts` writes them, and the geometry of card ends in them."""

import glob
import json
import os

import cv2
import numpy as np

ENDS = ['S1', 'S2', 'T1', 'T2', 'B1', 'B1*', 'B2', 'B2*', '<', '>', '#']

cv2.setNumThreads(0)


def read_labels(folders, kinds=('fan', 'teach', 'empty')):
    """All labelled frames of some data folders; `path` is added to each, and `set` becomes (folder, number)."""
    lines = []
    for folder in folders:
        with open(os.path.join(folder, 'labels.jsonl')) as file:
            for line in file:
                label = json.loads(line)
                if label['kind'] not in kinds:
                    continue
                label['path'] = os.path.join(folder, label['file'])
                if not os.path.exists(label['path']):
                    label['path'] = os.path.join(folder, 'frames', label['file'])
                label['set'] = (folder, label['set'])
                for card in label['cards']:
                    card['quad'] = np.array(card['quad'], np.float32)
                    card['endQuad'] = np.array(card['endQuad'], np.float32)
                lines.append(label)
    return lines


def data_folders(root):
    """Folders below `root` whose rendering has ended (the writer leaves labels.jsonl last)."""
    return sorted(os.path.dirname(p) for p in glob.glob(os.path.join(root, '*', 'labels.jsonl')))


def covering(label, index):
    """The quads of the cards that lie over card `index` of a fan."""
    cards = label['cards']
    over = cards[index + 1:] if label['rightOverLeft'] else cards[:index]
    return [card['quad'] for card in over]


def fill(mask, quad, value):
    """Fills a quad; coordinates keep a sixteenth of a pixel."""
    cv2.fillConvexPoly(mask, np.round(quad * 16).astype(np.int32), value, lineType=cv2.LINE_8, shift=4)


UPPER_BAND = 0.45


def visible_band(label, index, scale=0.5):
    """Centroid (frame pixels) and visible share of the upper 0.45 of the end quad that no other card covers."""
    tl, tr, br, bl = label['cards'][index]['endQuad']
    band = np.stack([tl, tr, tr + (br - tr) * UPPER_BAND, tl + (bl - tl) * UPPER_BAND])
    low = np.floor(band.min(0) - 2)
    size = np.ceil((band.max(0) - low + 2) * scale).astype(int)
    mask = np.zeros((max(size[1], 1), max(size[0], 1)), np.uint8)
    fill(mask, (band - low) * scale, 1)
    whole = mask.sum()
    for quad in covering(label, index):
        fill(mask, (quad - low) * scale, 0)
    ys, xs = np.nonzero(mask)
    if len(xs) == 0:
        return band.mean(0), 0.0
    return np.array([xs.mean() + 0.5, ys.mean() + 0.5]) / scale + low, len(xs) / max(whole, 1)


UNIT = np.array([[0, 0], [1, 0], [1, 1.5], [0, 1.5]], np.float32)


def homography(source, target):
    return cv2.getPerspectiveTransform(source.astype(np.float32), target.astype(np.float32))


def project(matrix, points):
    return cv2.perspectiveTransform(points.reshape(-1, 1, 2).astype(np.float32), matrix).reshape(-1, 2)


# The refiner's window: 64 x 80 pixels that hold [-0.5, 1.5] x [-0.5, 2] card widths about the guess.
WINDOW = (64, 80)
WINDOW_QUAD = (UNIT + 0.5) * 32
# The encoder's crop: 64 x 96 pixels that hold the end quad.
CROP = (64, 96)
CROP_QUAD = UNIT * 64


class Pyramid:
    """A picture with its halves, made when first asked for: `Pyramid` of src/recogniser/picture.ts."""

    def __init__(self, image):
        self.levels = [image]

    def level(self, index):
        while len(self.levels) <= index:
            last = self.levels[-1]
            h, w = last.shape[0] // 2 * 2, last.shape[1] // 2 * 2
            self.levels.append(cv2.resize(last[:h, :w], (w // 2, h // 2), interpolation=cv2.INTER_AREA))
        return self.levels[index]


def warp(pyramid, quad, target, size):
    """Cuts `quad` out so that its corners come to `target`; read from a level on which it is at most twice as large.

    Returns the picture and the map from frame to picture.
    """
    shrink = np.linalg.norm(quad[1] - quad[0]) / (target[1][0] - target[0][0])
    index = max(0, int(np.ceil(np.log2(shrink / 2))))
    scale = 1 / (1 << index)
    matrix = homography((quad + 0.5) * scale - 0.5, target)
    picture = cv2.warpPerspective(pyramid.level(index), matrix, size, flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
    return picture, homography(quad, target)


def jitter_quad(quad, rng, shift, turn, grow, corner):
    """A guess at `quad` that is off: shift and corner in card widths, turn in degrees, grow as a log factor."""
    width = np.linalg.norm(quad[1] - quad[0])
    centre = quad.mean(0)
    angle = np.deg2rad(rng.normal(0, turn))
    factor = np.exp(rng.normal(0, grow))
    c, s = np.cos(angle) * factor, np.sin(angle) * factor
    moved = (quad - centre) @ np.array([[c, s], [-s, c]]) + centre
    moved = moved + rng.normal(0, shift, 2) * width + rng.normal(0, corner, (4, 2)) * width
    return moved.astype(np.float32)


def convex(quad):
    """True for a quad whose corners run clockwise on the screen and that has some area."""
    edges = np.roll(quad, -1, 0) - quad
    following = np.roll(edges, -1, 0)
    cross = edges[:, 0] * following[:, 1] - edges[:, 1] * following[:, 0]
    return bool((cross > 4).all())


# Drawing noise anew for each crop would take longer than training on it.
NOISE = np.random.default_rng(0).standard_normal(1 << 21, dtype=np.float32)


def noise(shape, rng):
    size = int(np.prod(shape))
    start = rng.integers(len(NOISE) - size)
    return NOISE[start:start + size].reshape(shape)


def relight(crop, rng, strong=1.0):
    """Another light, white balance, blur and noise on an 8-bit picture; returns float32 0..255."""
    x = crop.astype(np.float32)
    if rng.random() < 0.25:
        x = cv2.GaussianBlur(x, (0, 0), rng.uniform(0.3, 1.1) * strong)
    gain = np.exp(rng.normal(0, 0.18 * strong)) * np.exp(rng.normal(0, 0.06 * strong, 3))
    x = x * gain.astype(np.float32) + np.float32(rng.normal(0, 8 * strong))
    if rng.random() < 0.3:
        h, w = x.shape[:2]
        ramp = np.linspace(-1, 1, w)[None, :] * rng.normal(0, 0.15) + np.linspace(-1, 1, h)[:, None] * rng.normal(0, 0.15)
        x = x * (1 + ramp[..., None].astype(np.float32))
    x = x + noise(x.shape, rng) * np.float32(rng.uniform(0, 6) * strong)
    return np.clip(x, 0, 255)
