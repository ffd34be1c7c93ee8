/** Where a tip stands: near what it is about, and over as little as possible of what can be tapped or is looked at. Pure. */

import type { Box } from './rects';

interface Room {
  width: number;
  height: number;
}

const EDGE = 12;
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

/** The tip's box on a screen, beside the boxes it is about, the first of them above all; `now`: where it stands already. */
export function tipSpot(tip: Room, abouts: readonly Box[], around: Around, screen: Room, now: Box | null): Box {
  const [first] = abouts;
  const most = { x: Math.max(EDGE, screen.width - tip.width - EDGE), y: screen.height - tip.height - EDGE };
  const at = (x: number, y: number): Box => ({
    x: Math.max(EDGE, Math.min(x, most.x)),
    y,
    width: tip.width,
    height: tip.height,
  });
  const over = (box: Box, others: readonly Box[]): number =>
    others.reduce((sum, other) => sum + covered(box, other), 0);
  const all = [...around.buttons, ...around.sights];
  const meant = abouts.flatMap((about) =>
    about.height < HIGH * tip.height ? [about] : all.filter((box) => isWithin(box, about)),
  );
  const price = (box: Box): number =>
    over(box, around.sights) +
    BUTTON * over(box, around.buttons) +
    ABOUT * over(box, meant) +
    WAY * (first ? apart(box, first) : 0);
  // In the middle of what it is about, or beside it.
  const columns = first
    ? [
        first.x + first.width / 2 - tip.width / 2,
        first.x - tip.width - EDGE,
        first.x + first.width + EDGE,
        EDGE,
        most.x,
      ]
    : [most.x / 2];
  const spots: Box[] = [];
  for (const x of columns) for (let y = EDGE; y <= most.y; y += STEP) spots.push(at(x, y));
  const best = spots.reduce((one, other) => (price(other) < price(one) ? other : one), at(columns[0] ?? EDGE, EDGE));
  const stays = now && now.y <= most.y && now.x <= most.x ? at(now.x, now.y) : null;
  return stays && price(stays) <= price(best) + STAY ? stays : best;
}
