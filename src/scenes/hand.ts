/** The shape of the hand that holds the fan: tapering limbs behind the cards, a thumb before them. */

import { fromBytes, mix, type Rgb } from './colour.ts';
import type { SceneRequest } from './scene.ts';
import { random, type Random } from './random.ts';

/** A rounded cone from `a` to `b`, fan millimetres: x, y, z, radius. */
export type Limb = {
  readonly a: readonly [number, number, number, number];
  readonly b: readonly [number, number, number, number];
};

/** Limbs that melt into one another. */
export type Flesh = {
  readonly limbs: readonly Limb[];
  readonly colour: Rgb;
  /** A nail lies on the last limb's far end. */
  readonly nail: boolean;
};

export type HeldHand = {
  readonly before: readonly Flesh[];
  readonly behind: readonly Flesh[];
};

const tones: readonly [Rgb, ...Rgb[]] = [
  fromBytes(255, 224, 200),
  fromBytes(240, 200, 170),
  fromBytes(225, 178, 142),
  fromBytes(200, 150, 112),
  fromBytes(165, 115, 80),
  fromBytes(120, 80, 55),
  fromBytes(80, 54, 40),
  fromBytes(232, 180, 165),
];

function skinTone(lot: Random): Rgb {
  const tone = mix(lot.pick(tones), lot.pick(tones), lot.between(0, 0.5));
  return [tone[0] * lot.between(0.9, 1.1), tone[1], tone[2] * lot.between(0.85, 1.15)];
}

function thumb(
  lot: Random,
  side: number,
  scale: number,
  x: number,
  y: number,
  palmMiddle: readonly [number, number],
): readonly Limb[] {
  const lean = lot.between(0.3, 1.25);
  const [alongX, alongY] = [side * Math.sin(lean), -Math.cos(lean)];
  const bend = lot.between(-6, 9) * scale;
  const tip = [x, y, 7 * scale, lot.between(8, 10) * scale] as const;
  const joint = [
    x + alongX * 27 * scale + bend * alongY * side,
    y + alongY * 27 * scale,
    13 * scale,
    lot.between(10, 12) * scale,
  ] as const;
  const root = [
    x + alongX * 62 * scale,
    y + alongY * 62 * scale,
    6 * scale,
    lot.between(12.5, 16) * scale,
  ] as const;
  // Its ball grows out of the palm: two thirds of the way there.
  const ball = [
    root[0] + (palmMiddle[0] - root[0]) * lot.between(0.5, 0.8),
    root[1] + (palmMiddle[1] - root[1]) * lot.between(0.5, 0.8) - lot.between(4, 14) * scale,
    -6 * scale,
    lot.between(19, 25) * scale,
  ] as const;
  return [
    { a: ball, b: root },
    { a: root, b: joint },
    { a: joint, b: tip },
  ];
}

function finger(
  lot: Random,
  side: number,
  scale: number,
  knuckle: readonly [number, number],
  reach: number,
  lean: number,
): readonly Limb[] {
  const radius = lot.between(7, 8.5) * scale;
  const middleX = knuckle[0] - side * reach * 0.55;
  const middleY = knuckle[1] + lean * reach * 0.55 + lot.between(0, 5) * scale;
  const middle = [middleX, middleY, -14 * scale, radius] as const;
  return [
    { a: [knuckle[0], knuckle[1], -18 * scale, radius * 1.25], b: middle },
    {
      a: middle,
      b: [
        knuckle[0] - side * reach,
        knuckle[1] + lean * reach,
        -10 * scale,
        radius * lot.between(0.78, 0.95),
      ],
    },
  ];
}

function palm(side: number, scale: number, x: number, y: number, lot: Random): readonly Limb[] {
  const wristX = x + side * lot.between(-15, 25) * scale;
  const wrist = [wristX, y - 78 * scale, -22 * scale, lot.between(24, 29) * scale] as const;
  const elbowX = wristX + side * lot.between(-60, 110) * scale;
  return [
    { a: [x, y, -24 * scale, 24 * scale], b: wrist },
    { a: wrist, b: [elbowX, y - 330 * scale, -60 * scale, lot.between(32, 42) * scale] },
  ];
}

function sleeve(lot: Random, arm: Limb): Flesh {
  const start = lot.between(0, 0.35);
  const at = (i: 0 | 1 | 2 | 3): number => arm.a[i] + (arm.b[i] - arm.a[i]) * start;
  const wider = lot.between(1.12, 1.45);
  return {
    limbs: [
      {
        a: [at(0), at(1), at(2) + 4, at(3) * wider],
        b: [arm.b[0], arm.b[1], arm.b[2], arm.b[3] * wider],
      },
    ],
    colour: fromBytes(lot.between(10, 230), lot.between(10, 230), lot.between(10, 230)),
    nail: false,
  };
}

/** Undefined where no hand is seen. `tremble` moves the thumb a little, millimetres. */
export function holdFan(
  request: SceneRequest,
  tremble: readonly [number, number],
): HeldHand | undefined {
  const lot = random(request.seed, 'hand');
  const bare = lot.chance(request.mood === 'camera' ? 0.06 : 0);
  const side = lot.chance(0.5) ? 1 : -1;
  const scale = lot.between(0.78, 1.12);
  const { heightMm, widthMm } = request.faces;
  const high = request.mood === 'camera' && lot.chance(0.1);
  const teach = request.mood === 'teach';
  // Where the thumb's tip presses, from the pivot of the fan: mostly in its lower third.
  const x = lot.normal(0, 0.16) * widthMm + tremble[0];
  const y =
    heightMm *
      (high ? lot.between(0.25, 0.5) : teach ? lot.between(-0.1, 0.06) : lot.between(-0.06, 0.2)) +
    tremble[1];
  const colour = skinTone(lot);
  const [palmX, palmY] = [side * lot.between(14, 36) * scale, y - lot.between(48, 66) * scale];
  const fingers: Limb[] = [];
  const lean = lot.between(-0.15, 0.5);
  for (let i = 0; i < 4; i++) {
    const knuckle = [palmX, palmY + (26 - 17 * i) * scale] as const;
    const reach = lot.between(48, 84) * scale * (i === 3 ? 0.8 : 1);
    fingers.push(...finger(lot, side, scale, knuckle, reach, lean - i * 0.06));
  }
  if (bare) return undefined;
  const arm = palm(side, scale, palmX, palmY, lot);
  const flesh = (limbs: readonly Limb[], nail: boolean): Flesh => ({ limbs, colour, nail });
  const behind = [flesh([...fingers, ...arm], false)];
  if (lot.chance(0.45)) behind.unshift(sleeve(lot, arm[1]!));
  const noThumb = request.mood === 'camera' && lot.chance(0.06);
  return {
    before: noThumb
      ? []
      : [flesh(thumb(lot, side, scale, x, y, [palmX, palmY - 24 * scale]), lot.chance(0.7))],
    behind,
  };
}
