"""The three networks of the recogniser, as torch trains them and as the app runs them.

Every network is a list of layers that `export.py` writes down and `src/networks/network.ts` carries out, so nothing
here may use an operation that is not in `LAYERS`. Batch norm is folded into the convolution before it on export.
Shapes are torch's (batch, channels, height, width).
"""

import torch
from torch import nn
import torch.nn.functional as F


class Conv(nn.Module):
    """Convolution, batch norm, ReLU: one layer once exported."""

    def __init__(self, inputs, outputs, size=3, stride=1, act=True, padding=None):
        super().__init__()
        self.conv = nn.Conv2d(inputs, outputs, size, stride, size // 2 if padding is None else padding, bias=False)
        self.norm = nn.BatchNorm2d(outputs)
        self.act = act

    def forward(self, x):
        x = self.norm(self.conv(x))
        return F.relu(x) if self.act else x


class Residual(nn.Module):
    def __init__(self, channels):
        super().__init__()
        self.a = Conv(channels, channels)
        self.b = Conv(channels, channels, act=False)

    def forward(self, x):
        return F.relu(x + self.b(self.a(x)))


class Finder(nn.Module):
    """Frame (3, 240, 320) -> maps (10, 60, 80): heat, four corners as offsets in cells / 4, side logit.

    Heat is a logit at the centroid of the visible upper band of a card end. A side logit above zero says that the
    card's right neighbour lies over it.
    """

    def __init__(self):
        super().__init__()
        self.c1 = Conv(3, 32, size=8, stride=4, padding=2)
        self.r1 = Residual(32)
        self.r2 = Residual(32)
        self.c3 = Conv(32, 64, stride=2)
        self.r3 = Residual(64)
        self.c4 = Conv(64, 96, stride=2)
        self.r4 = Residual(96)
        self.r5 = Residual(96)
        self.l4 = Conv(96, 64, 1)
        self.m3 = Conv(64, 64)
        self.l3 = Conv(64, 32, 1)
        self.m2 = Conv(32, 48)
        self.head = nn.Conv2d(48, 10, 1)

    def forward(self, x):
        s4 = self.r2(self.r1(self.c1(x)))
        s8 = self.r3(self.c3(s4))
        s16 = self.r5(self.r4(self.c4(s8)))
        up = self.m3(s8 + F.interpolate(self.l4(s16), scale_factor=2, mode='nearest'))
        up = self.m2(s4 + F.interpolate(self.l3(up), scale_factor=2, mode='nearest'))
        return self.head(up)


class Refiner(nn.Module):
    """Window (3, 80, 64) about a guessed end -> (10): corrections of four corners in card widths, side, is-an-end."""

    def __init__(self):
        super().__init__()
        self.c1 = Conv(3, 24, stride=2)
        self.c2 = Conv(24, 48, stride=2)
        self.r2 = Residual(48)
        self.c3 = Conv(48, 64, stride=2)
        self.r3 = Residual(64)
        self.c4 = Conv(64, 96, stride=2)
        self.c5 = Conv(96, 48, 1)
        self.f1 = nn.Linear(48 * 5 * 4, 96)
        self.f2 = nn.Linear(96, 10)

    def forward(self, x):
        x = self.r2(self.c2(self.c1(x)))
        x = self.c5(self.c4(self.r3(self.c3(x))))
        x = F.relu(self.f1(x.flatten(1)))
        return self.f2(x)


class Encoder(nn.Module):
    """Rectified end (4, 96, 64) -> (33, 24, 16): a 32-number descriptor (not yet of unit length) and a saliency logit a cell.

    The fourth channel is what the other cards leave visible, 0 or 1; where it is 0 the colours are 0 too.
    """

    def __init__(self):
        super().__init__()
        self.c1 = Conv(4, 24, stride=2)
        self.c2 = Conv(24, 40, stride=2)
        self.r2 = Residual(40)
        self.c3 = Conv(40, 64, stride=2)
        self.r3 = Residual(64)
        self.l3 = Conv(64, 40, 1)
        self.m2 = Conv(40, 40)
        self.head = nn.Conv2d(40, 33, 1)

    def forward(self, x):
        s4 = self.r2(self.c2(self.c1(x)))
        s8 = self.r3(self.c3(s4))
        up = s4 + F.interpolate(self.l3(s8), scale_factor=2, mode='nearest')
        return self.head(self.m2(up))


def encoder_input(crops):
    """Crops (N, 96, 64, 4), colours and mask 0..255, -> (N, 4, 96, 64): brightness and contrast of the visible part taken out."""
    x = crops.permute(0, 3, 1, 2)
    mask = (x[:, 3:] > 127).float()
    count = mask.sum((1, 2, 3), keepdim=True).clamp(min=64) * 3
    mean = (x[:, :3] * mask).sum((1, 2, 3), keepdim=True) / count
    spread = ((((x[:, :3] - mean) * mask) ** 2).sum((1, 2, 3), keepdim=True) / count).sqrt().clamp(min=8)
    return torch.cat([(x[:, :3] - mean) / spread * mask, mask], 1)


ROWS, COLUMNS = 24, 16
CELLS = ROWS * COLUMNS
PLAY = ((1, 1), (0, 1), (2, 1), (1, 0), (1, 2))


def cells_first(maps):
    """(N, C, 24, 16) -> (384, N, C), so that each cell is one small matrix product."""
    return maps.flatten(2).permute(2, 0, 1).contiguous()


def shifted_best(query, prototype, cells, rough=False):
    """Cosines of some query cells with the best of five prototype cells: the same place and its four neighbours.

    query (384, Q, C), prototype (384, P, C), both of unit length, `cells` the indices looked at -> (cells, Q, P).
    `rough` is faster and exact to 0.004, too little to tell twins apart by.
    """
    padded = F.pad(prototype.unflatten(0, (ROWS, COLUMNS)), (0, 0, 0, 0, 1, 1, 1, 1)).flatten(0, 1)
    looked = query[cells]
    best = None
    for dy, dx in PLAY:
        places = (cells // COLUMNS + dy) * (COLUMNS + 2) + cells % COLUMNS + dx
        with torch.autocast('cpu', dtype=torch.bfloat16, enabled=rough):
            cosine = (looked @ padded[places].transpose(1, 2)).float()
        best = cosine if best is None else torch.maximum(best, cosine)
    return best


def mutual_best(seen, uncovered, prototype, cells):
    """The mean of what each seen cell finds about its place in a prototype and what the prototype's finds in what is seen, so that a
    mark that is missing is as telling as one that is there: (cells, Q, P). `uncovered` is what is seen, 0 where another card lies over it."""
    return (shifted_best(seen, prototype, cells) + shifted_best(prototype, uncovered, cells).transpose(1, 2)) / 2


def prototypes_of(taught, saliency):
    """Views of ends, descriptors (384, ..., V, C) and saliencies (384, ..., V) -> their mean of unit length, how far the views
    lie from it (1 - cosine, mean over the views), and the mean saliency."""
    mean = F.normalize(taught.mean(-2), dim=-1)
    loose = 1 - (taught * mean.unsqueeze(-2)).sum(-1).mean(-1)
    return mean, loose, saliency.mean(-1)


class Matcher(nn.Module):
    """Masked local matching of ends against taught pictures, with a weighing of the cells in which two prototypes differ.

    A whole score is the sum over visible cells of saliency times (best cosine - 1). A pair's score is the sum over visible
    cells of a learned weight times the difference of the two cosines: the log odds of one end against the other.
    """

    def __init__(self):
        super().__init__()
        self.encoder = Encoder()
        self.scale = nn.Parameter(torch.tensor(-2.0))
        self.w1 = nn.Linear(6, 16)
        self.w2 = nn.Linear(16, 2)

    def encode(self, crops):
        """(N, 96, 64, 4) -> unit descriptors (N, 32, 24, 16), saliency logits and visible shares (N, 24, 16)."""
        x = encoder_input(crops).contiguous(memory_format=torch.channels_last)
        with torch.autocast('cpu', dtype=torch.bfloat16):
            y = self.encoder(x)
        y = y.float()
        return F.normalize(y[:, :32], dim=1), y[:, 32], F.avg_pool2d(x[:, 3:], 4)[:, 0]

    def cell_weights(self, apart, own_apart, loose, query_saliency, saliency, best):
        """What a cell's difference counts for in a pair: all of one shape -> that shape and 2, above zero: by this colour's views, and by those
        of all."""
        features = torch.stack([apart, own_apart, loose, query_saliency, saliency, best], -1)
        return F.softplus(self.w2(F.relu(self.w1(features))))

    def forward(self, prototypes, queries, truth, pooled, share=1.0):
        """Takes one deck's colours G: prototypes (G, 11, V, 96, 64, 4), queries (G, Q, 96, 64, 4), `truth` (G, Q).

        Gives whole scores (G * Q, 22), the own colour's 11 ends, then those of the next colour; and pair scores (G * Q, 10)
        of the true end against each other end. With `pooled`, pairs are weighed with the views of all colours
        and matched with both. Only `share`
        of the cells, drawn at random, are looked at; sums are made up for it.
        """
        groups, ends, views = prototypes.shape[:3]
        taught, taught_saliency, _ = self.encode(prototypes.flatten(0, 2))
        seen, seen_saliency, visible = self.encode(queries.flatten(0, 1))
        cells = torch.randperm(CELLS)[:int(CELLS * share)]
        taught = cells_first(taught).unflatten(1, (groups, ends, views))
        taught_saliency = cells_first(taught_saliency[:, None])[..., 0].unflatten(1, (groups, ends, views))
        seen = cells_first(seen).chunk(groups, 1)
        seen_saliency = cells_first(seen_saliency[:, None])[cells].chunk(groups, 1)
        visible = cells_first(visible[:, None]).chunk(groups, 1)
        own = [prototypes_of(taught[:, g], taught_saliency[:, g]) for g in range(groups)]
        together = prototypes_of(taught.transpose(1, 2).flatten(2, 3), taught_saliency.transpose(1, 2).flatten(2, 3))
        whole, pairs = [], []
        for g in range(groups):
            scores = []
            for other in (g, (g + 1) % groups):
                mean, _, saliency = own[other]
                match = shifted_best(seen[g], mean, cells, rough=True)
                weight = F.softplus(seen_saliency[g] + saliency[cells][:, None]) * visible[g][cells]
                scores.append((weight * (match - 1)).sum(0) * torch.exp(self.scale) / share)
            whole.append(torch.cat(scores, 1))
            pairs.append(self.pair_scores(own[g], together if pooled else own[g], seen[g], seen_saliency[g], visible[g], truth[g], cells) / share)
        return torch.cat(whole), torch.cat(pairs)

    def pair_scores(self, own, together, seen, seen_saliency, visible, truth, cells):
        """(384, Q, C) descriptors of one colour's queries -> (Q, 10): the true end's log odds against each of the others.

        `visible` (384, Q, 1); `seen_saliency` is that of the `cells` alone.
        """
        mean, loose, saliency = together
        loose, saliency = loose[cells], saliency[cells]
        ends = mean.shape[1]
        uncovered = seen * (visible > 0)
        match = mutual_best(seen, uncovered, own[0], cells)
        both = match if own is together else mutual_best(seen, uncovered, mean, cells)
        apart, own_apart = (self.apart(prototype, cells) for prototype in (mean, own[0]))
        rivals = torch.tensor([[e for e in range(ends) if e != t] for t in truth.tolist()])
        at_truth, at_rivals = truth[None, :, None].expand(len(cells), -1, ends - 1), rivals[None].expand(len(cells), -1, -1)
        mine, theirs = (torch.stack([match, both], -1).gather(2, at[..., None].expand(-1, -1, -1, 2)) for at in (at_truth, at_rivals))
        weight = self.cell_weights(
            apart[:, truth[:, None], rivals],
            own_apart[:, truth[:, None], rivals],
            (loose[:, truth][..., None] + loose[:, rivals]) / 2,
            seen_saliency.expand_as(at_rivals),
            (saliency[:, truth][..., None] + saliency[:, rivals]) / 2,
            torch.maximum(mine.mean(-1), theirs.mean(-1)),
        )
        return ((weight * (mine - theirs)).mean(-1) * visible[cells]).sum(0)

    @staticmethod
    def apart(mean, cells):
        """How unlike prototypes (384, P, C) are each other: (cells, P, P)."""
        alike = shifted_best(mean, mean, cells)
        return 1 - (alike + alike.transpose(1, 2)) / 2
