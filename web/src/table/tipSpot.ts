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
// What the tip is about must be seen, and weighs even more; but of what is much higher than a tip enough is seen anyhow.
const ABOUT = 12;
const HIGH = 1.5;
// To stand a pixel further off is as bad as to cover so many square pixels.
const WAY = 4;
// A tip that jumps about is read by nobody: it stays for as long as moving would win less than this.
const STAY = 3000;

const common = (from: number, size: number, start: number, length: number): number =>
  Math.max(0, Math.min(from + size, start + length) - Math.max(from, start));

const covered = (tip: Box, other: Box): number =>
  common(tip.x, tip.width, other.x, other.width) * common(tip.y, tip.height, other.y, other.height);

/** What lies on the screen. */
export interface Around {
  /** What can be tapped now. */
  buttons: readonly Box[];
  /** What is only looked at: cards, seats. */
  sights: readonly Box[];
}

/** The tip's box on a screen, beside the box it is about; `now`: where it stands already. */
export function tipSpot(tip: Room, about: Box, around: Around, screen: Room, now: Box | null): Box {
  const most = screen.width - tip.width - EDGE;
  const x = Math.max(EDGE, Math.min(about.x + about.width / 2 - tip.width / 2, most));
  const at = (y: number): Box => ({ x, y, width: tip.width, height: tip.height });
  const over = (box: Box, others: readonly Box[]): number =>
    others.reduce((sum, other) => sum + covered(box, other), 0);
  const shown = about.height < HIGH * tip.height ? [about] : [];
  const price = (box: Box): number =>
    over(box, around.sights) +
    BUTTON * over(box, around.buttons) +
    ABOUT * over(box, shown) +
    WAY * Math.max(0, about.y - box.y - box.height, box.y - about.y - about.height);
  const lowest = screen.height - tip.height - EDGE;
  const spots: Box[] = [];
  for (let y = EDGE; y <= lowest; y += STEP) spots.push(at(y));
  const best = spots.reduce((one, other) => (price(other) < price(one) ? other : one), at(EDGE));
  return now && now.y <= lowest && price(at(now.y)) <= price(best) + STAY ? at(now.y) : best;
}
