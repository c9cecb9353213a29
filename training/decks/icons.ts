/** Icons of many families and styles: by what they mean, or any at all. From npm, in training only. */

import { readFileSync } from 'node:fs';

export type Icon = {
  /** SVG elements that draw in `currentColor`, or in their own colours. */
  readonly body: string;
  readonly width: number;
  readonly height: number;
  readonly ownColours: boolean;
};

export const meanings = ['safe', 'secret', 'bomb', 'fire', 'spy', 'arrow'] as const;
export type Meaning = (typeof meanings)[number];

export const families = [
  'tabler',
  'mdi',
  'ph',
  'lucide',
  'bi',
  'ri',
  'game-icons',
  'fa6-solid',
  'noto',
] as const;
export type Family = (typeof families)[number];

type IconSet = {
  readonly icons: Readonly<Record<string, { body: string; width?: number; height?: number }>>;
  readonly width?: number;
  readonly height?: number;
};

/** Arrows point left: a right-facing one is drawn mirrored. */
const words: Readonly<Record<Meaning, string>> = {
  safe: `safe vault lock padlock plain-padlock combination-lock dial-padlock locked-chest locked-box chest key keys
    lock-keyhole lock-square lock-key lock-laminated triple-lock briefcase treasure-chest strongbox package box cash shield
    shield-lock locked locked-with-key toolbox diamond gem unlock-keyhole money-bag bank`,
  secret: `eye file folder file-lock folder-lock book-lock file-text file-alert file-x files stamp rubber-stamp top-secret
    secret-book letter-bomb envelope mail mail-lock file-document archive clipboard clipboard-text notes fingerprint
    fingerprint-scan eyeglass eye-off file-earmark file-earmark-lock magnifying-glass search folder-open scroll
    open-book script microscope binoculars spyglass camera radar`,
  bomb: `bomb unlit-bomb sparky-bomb time-bomb dynamite time-dynamite rolling-bomb grenade nuclear-bomb land-mine
    smoke-bomb mine-explosion molotov firecracker tnt bolt-bomb fire-bomb radioactive skull missile-mech firework-rocket biohazard`,
  fire: `flame fire campfire fire-flame spark sparkles sparkle bolt lightning explosion star-4 burst small-fire flamer
    burning-embers fire-zone collision glowing-star flare zap match-head crackle`,
  spy: `spy incognito detective user-secret sherlock-holmes robber domino-mask bat-mask hat-fedora fedora mask
    venetian-mask man-detective woman-detective agent person-walking walk run footprints horse-head fox raven duck
    fish rabbit plane ghost dog cat bird swordman ninja-head horse sail-boat rocket person-running snail`,
  arrow: `arrow-left arrow-back arrow-narrow-left chevron-left chevrons-left caret-left caret-left-circle
    arrow-left-circle arrow-left-bold arrow-big-left hand-point-left hand-pointing-left plain-arrow-left arrow-left-long
    player-track-prev backhand-index-pointing-left left-arrow circle-arrow-left arrow-fat-left`,
};

const dull =
  /brand|logo|flag|letter|number|keycap|clock|circle-\d|skin-tone|alpha|numeric|align|layout|border|battery|-off$|slash/;
const styles = /-(fill|filled|line|outline|bold|thin|light|duotone|rounded|sharp|[23])$/;
const sets = new Map<Family, IconSet>();
const byMeaning = new Map<string, readonly string[]>();
const anyOf = new Map<Family, readonly string[]>();

/** Where training's packages are installed, the icons are; without them there are no made-up decks. */
const folder = new URL('../node_modules/@iconify-json/', import.meta.url);

export function iconNames(family: Family, meaning?: Meaning): readonly string[] {
  if (meaning === undefined) {
    const known = anyOf.get(family);
    if (known !== undefined) return known;
    const names = drawable(family).filter((name) => !dull.test(name));
    anyOf.set(family, names);
    return names;
  }
  const key = `${family}/${meaning}`;
  const known = byMeaning.get(key);
  if (known !== undefined) return known;
  const right = new Set(words[meaning].split(/\s+/));
  const names = drawable(family).filter((name) => right.has(bare(name)));
  byMeaning.set(key, names);
  return names;
}

export function iconOf(family: Family, name: string): Icon {
  const set = open(family);
  const icon = set.icons[name];
  if (icon === undefined) throw new Error(`${family} has no icon ${name}.`);
  return {
    body: icon.body,
    width: icon.width ?? set.width ?? 16,
    height: icon.height ?? set.height ?? 16,
    ownColours: !icon.body.includes('currentColor'),
  };
}

/** Clips, masks and references need names of their own in each drawing, and long drawings are slow. */
function drawable(family: Family): readonly string[] {
  return Object.entries(open(family).icons)
    .filter(
      ([, { body }]) => body.length < 7000 && !/<(clipPath|mask|filter|symbol|use)\b/.test(body),
    )
    .map(([name]) => name);
}

function bare(name: string): string {
  let stem = name;
  while (styles.test(stem)) stem = stem.replace(styles, '');
  return stem;
}

function open(family: Family): IconSet {
  const known = sets.get(family);
  if (known !== undefined) return known;
  const text = readFileSync(new URL(`${family}/icons.json`, folder), 'utf8');
  const set = JSON.parse(text) as IconSet;
  sets.set(family, set);
  return set;
}
