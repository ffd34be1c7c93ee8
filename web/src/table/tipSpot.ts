/** Where a tip stands: near what it is about, and over as little as possible of what can be tapped. Pure. */

import type { Box } from './rects';

interface Room {
  width: number;
  height: number;
}

const EDGE = 12;
const STEP = 8;
// What the tip is about must be seen: it weighs as much as so many buttons of its size.
const ABOUT = 4;
// To stand a pixel further off is as bad as to cover so many square pixels.
const WAY = 4;
// A tip that jumps about is read by nobody: it stays for as long as moving would win less than this.
const STAY = 3000;

const common = (from: number, size: number, start: number, length: number): number =>
  Math.max(0, Math.min(from + size, start + length) - Math.max(from, start));

const covered = (tip: Box, other: Box): number =>
  common(tip.x, tip.width, other.x, other.width) * common(tip.y, tip.height, other.y, other.height);

/** The tip's box on a screen, beside the box it is about; `now`: where it stands already. */
export function tipSpot(tip: Room, about: Box, buttons: readonly Box[], screen: Room, now: Box | null): Box {
  const most = screen.width - tip.width - EDGE;
  const x = Math.max(EDGE, Math.min(about.x + about.width / 2 - tip.width / 2, most));
  const at = (y: number): Box => ({ x, y, width: tip.width, height: tip.height });
  const price = (box: Box): number =>
    buttons.reduce((sum, button) => sum + covered(box, button), 0) +
    ABOUT * covered(box, about) +
    WAY * Math.abs(box.y + box.height / 2 - about.y - about.height / 2);
  const lowest = screen.height - tip.height - EDGE;
  const spots: Box[] = [];
  for (let y = EDGE; y <= lowest; y += STEP) spots.push(at(y));
  const best = spots.reduce((one, other) => (price(other) < price(one) ? other : one), at(EDGE));
  return now && now.y <= lowest && price(at(now.y)) <= price(best) + STAY ? at(now.y) : best;
}
