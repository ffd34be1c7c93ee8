/** Where a tip stands: near what it is about, and over as little as possible of what can be tapped or is looked at. Pure. */

import type { Box } from './rects';

interface Room {
  width: number;
  height: number;
}

const EDGE = 12;
const BESIDE = 4;
const STEP = 8;
// What can be tapped weighs as much as so many things of its size that are only looked at.
const BUTTON = 3;
// What the tip is about must be seen, whatever else it lies over.
const ABOUT = 1000;
// Of what is much higher than a tip it is enough to see the cards.
const HIGH = 1.5;
// To stand a pixel further off is as bad as to cover so many square pixels.
const WAY = 4;
// A tip that jumps about is read by nobody: it stays for as long as moving would win less than this.
const STAY = 3000;

const common = (from: number, size: number, start: number, length: number): number =>
  Math.max(0, Math.min(from + size, start + length) - Math.max(from, start));

const covered = (tip: Box, other: Box): number =>
  common(tip.x, tip.width, other.x, other.width) * common(tip.y, tip.height, other.y, other.height);

const isWithin = (inner: Box, outer: Box): boolean =>
  covered(inner, outer) * 2 > inner.width * inner.height && inner.height < outer.height;

/** How far apart two boxes are. */
const apart = (one: Box, other: Box): number =>
  Math.max(0, other.y - one.y - one.height, one.y - other.y - other.height) +
  Math.max(0, other.x - one.x - one.width, one.x - other.x - other.width);

/** What lies on the screen. */
export interface Around {
  /** What can be tapped now. */
  buttons: readonly Box[];
  /** What is only looked at: cards, seats. */
  sights: readonly Box[];
}

/** A tip in one of its shapes. */
export interface Standing<Shape> extends Box {
  shape: Shape;
}

/** The tip's box on a screen, beside the boxes it is about, the first of them above all; `now`: where it stands already.
 * Of its shapes it takes the first in which it covers nothing that it is about. */
export function tipSpot<Shape extends Room>(
  shapes: Iterable<Shape>,
  abouts: readonly Box[],
  around: Around,
  screen: Room,
  now: Box | null,
): Standing<Shape> | null {
  let best: { standing: Standing<Shape>; hides: number } | null = null;
  let meant: readonly Box[] | null = null;
  for (const shape of shapes) {
    meant ??= partsOf(abouts, HIGH * shape.height, [...around.buttons, ...around.sights]);
    const { box, hides } = spotOf(shape, abouts[0], meant, around, screen, now);
    if (best === null || hides < best.hides) best = { standing: { ...box, shape }, hides };
    if (hides === 0) break;
  }
  return best?.standing ?? null;
}

/** What is to be seen of these boxes: of one that is so high, what lies in it. */
const partsOf = (abouts: readonly Box[], high: number, all: readonly Box[]): Box[] =>
  abouts.flatMap((about) => (about.height < high ? [about] : all.filter((box) => isWithin(box, about))));

/** `hides`: how much it covers of what is meant. */
function spotOf(
  tip: Room,
  first: Box | undefined,
  meant: readonly Box[],
  around: Around,
  screen: Room,
  now: Box | null,
): { box: Box; hides: number } {
  const most = { x: Math.max(EDGE, screen.width - tip.width - EDGE), y: screen.height - tip.height - EDGE };
  const at = (x: number, y: number): Box => ({
    x: Math.max(EDGE, Math.min(x, most.x)),
    y: Math.max(EDGE, Math.min(y, most.y)),
    width: tip.width,
    height: tip.height,
  });
  const over = (box: Box, others: readonly Box[]): number =>
    others.reduce((sum, other) => sum + covered(box, other), 0);
  const price = (box: Box): number =>
    over(box, around.sights) +
    BUTTON * over(box, around.buttons) +
    ABOUT * over(box, meant) +
    WAY * (first ? apart(box, first) : 0);
  // In the middle of what it is about, or beside it.
  const columns = first
    ? [
        first.x + first.width / 2 - tip.width / 2,
        ...meant.flatMap(({ x, width }) => [x - tip.width - BESIDE, x + width + BESIDE]),
        EDGE,
        most.x,
      ]
    : [most.x / 2];
  const lines = meant.flatMap(({ y, height }) => [y - tip.height - BESIDE, y + height + BESIDE]);
  for (let y = EDGE; y <= most.y; y += STEP) lines.push(y);
  const spots = [...new Set(columns)].flatMap((x) => lines.map((y) => at(x, y)));
  const best = spots.reduce((one, other) => (price(other) < price(one) ? other : one), at(columns[0] ?? EDGE, EDGE));
  const fits = now?.width === tip.width && now.height === tip.height && now.y <= most.y && now.x <= most.x;
  const stays = now && fits ? at(now.x, now.y) : null;
  const box = stays && price(stays) <= price(best) + STAY ? stays : best;
  return { box, hides: over(box, meant) };
}
