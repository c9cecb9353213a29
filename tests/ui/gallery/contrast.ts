/** Measures how words and controls stand out from what lies behind them, as WCAG 2.2 does (1.4.3 and 1.4.11). */

type Colour = readonly [red: number, green: number, blue: number, alpha: number];

/** What stands out too little: what it is, its contrast, and the contrast that it must have. */
export function faint(): readonly string[] {
  const all = everyElement(document).filter(isSeen);
  return [...all.flatMap(words), ...all.flatMap(edges)]
    .filter(({ contrast, least }) => contrast < least)
    .map(({ what, contrast, least }) => `${what}: ${contrast.toFixed(2)} of ${String(least)}`);
}

type Measured = { readonly what: string; readonly contrast: number; readonly least: number };

function words(element: Element): readonly Measured[] {
  if (element instanceof HTMLInputElement) return placeholder(element);
  const text = [...element.childNodes]
    .filter((node) => node.nodeType === Node.TEXT_NODE)
    .map((node) => node.textContent?.trim() ?? '')
    .join(' ');
  if (text.trim() === '' || !(element instanceof HTMLElement)) return [];
  const style = getComputedStyle(element);
  const size = Number.parseFloat(style.fontSize);
  const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
  const contrast = worst(element, faded(element, style.color));
  return [{ what: `“${text.slice(0, 40)}”`, contrast, least: isLarge ? 3 : 4.5 }];
}

function placeholder(input: HTMLInputElement): readonly Measured[] {
  if (input.type !== 'text' || input.value !== '') return [];
  const { color } = getComputedStyle(input, '::placeholder');
  return [{ what: input.placeholder, contrast: worst(input, colour(color)), least: 4.5 }];
}

/** A control is known by its edge or by its ground, and a bare icon by its lines. */
function edges(element: Element): readonly Measured[] {
  const what = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40) ?? '';
  if (element instanceof HTMLInputElement && element.type === 'text')
    return [{ what: `edge of ${what}`, contrast: edgeOf(element), least: 3 }];
  if (!(element instanceof HTMLButtonElement)) return [];
  const { color } = getComputedStyle(element);
  const icon = { what: `icon of ${what}`, contrast: worst(element, colour(color)), least: 3 };
  // A drawn card has its own edge.
  if (element.matches('.plain') || element.querySelector('.card')) return [icon];
  const frames = [element, ...element.children].filter((one) => one instanceof HTMLElement);
  const contrast = Math.max(...frames.map(edgeOf));
  return [icon, { what: `edge of ${what}`, contrast, least: 3 }];
}

function edgeOf(element: HTMLElement): number {
  const { borderTopColor, backgroundColor } = getComputedStyle(element);
  const outside = parentOf(element);
  if (!outside) return 21;
  const ground = Math.max(...grounds(element).map((own) => worst(outside, own)));
  return Math.max(
    worst(outside, colour(borderTopColor)),
    colour(backgroundColor)[3] > 0 ? ground : 1,
  );
}

function isSeen(element: Element): boolean {
  const shown = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  return (
    shown && !element.closest(':disabled, [aria-disabled="true"], .unseen, noscript, script, style')
  );
}

function everyElement(root: ParentNode): readonly Element[] {
  return [...root.querySelectorAll('*')].flatMap((element) => [
    element,
    ...(element.shadowRoot ? everyElement(element.shadowRoot) : []),
  ]);
}

function parentOf(element: Element): Element | undefined {
  const root = element.getRootNode();
  const host = root instanceof ShadowRoot ? root.host : undefined;
  return element.assignedSlot ?? element.parentElement ?? host;
}

/** The least contrast with any of the colours that may lie behind the element's inside. */
function worst(element: Element, front: Colour): number {
  return Math.min(...grounds(element).map((ground) => contrastOf(over(front, ground), ground)));
}

/** All colours of its ground: one, or those that its gradient runs through. */
function grounds(element: Element): readonly Colour[] {
  const parent = parentOf(element);
  const behind = parent ? grounds(parent) : [[255, 255, 255, 1] as const];
  const { backgroundColor, backgroundImage } = getComputedStyle(element);
  const painted = behind.map((ground) => over(colour(backgroundColor), ground));
  const stops = (backgroundImage.match(/rgba?\([^)]*\)/g) ?? []).map(colour);
  return [...painted, ...stops.filter(([, , , alpha]) => alpha === 1)];
}

/** The colour of an element's words, thinned by every opacity above them. */
function faded(element: Element, css: string): Colour {
  const [red, green, blue, alpha] = colour(css);
  let opacity = alpha;
  for (let at: Element | undefined = element; at; at = parentOf(at))
    opacity *= Number(getComputedStyle(at).opacity);
  return [red, green, blue, opacity];
}

function colour(css: string): Colour {
  const [red = 0, green = 0, blue = 0, alpha = 1] = (css.match(/[\d.]+/g) ?? []).map(Number);
  return [red, green, blue, alpha];
}

function over([red, green, blue, alpha]: Colour, ground: Colour): Colour {
  const mix = (front: number, back: number): number => front * alpha + back * (1 - alpha);
  return [mix(red, ground[0]), mix(green, ground[1]), mix(blue, ground[2]), 1];
}

function contrastOf(one: Colour, other: Colour): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance([red, green, blue]: Colour): number {
  const linear = (part: number): number =>
    part <= 10.31 ? part / 3294.6 : ((part / 255 + 0.055) / 1.055) ** 2.4;
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}
