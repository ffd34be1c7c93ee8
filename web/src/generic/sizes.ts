/** How large everything is, so that all of it is in sight. Pure. */

import { handRows, TOUCH, type Laid } from '../layout/hand';
import { RATIO } from '../layout/strip';

export interface Room {
  width: number;
  height: number;
  /** How large print is: 1 is the usual. */
  print: number;
  /** Cards in the own hand. */
  hand: number;
  /** How many others there are, and whether any of them has more than a hand. */
  others: number;
  othersLay: boolean;
  /** How many cards lie side by side in each zone of the middle: one in a pile. */
  zones: readonly number[];
}

/** Widths of cards. Heights follow, cards being 5 to 7. */
export interface Sizes {
  /** There is little height: buttons stand beside the middle. */
  low: boolean;
  hand: number;
  laid: Laid;
  table: number;
  /** There is no room for names. */
  tight: boolean;
  others: number;
  /** How wide the rows in the middle may become. */
  wide: number;
  /** How many of the others stand in a line. */
  columns: number;
}

const EDGE = 24;
const GAP = 6;
const WIDEST = 86;
const NARROWEST = 46;
// As much of a covered card as is left to the finger: rather smaller cards than less of them.
const VISIBLE = [44, 36, 28, 20, 14];
const CAPTION = 24;
const BETWEEN = 24;
const BUTTONS = 104;
// What the buttons take beside the middle, where there is little height; as in the Board's CSS.
const SIDE = 208;

export function sizes(room: Room): Sizes {
  const { width, height, print } = room;
  const low = height < 380 && width >= 560;
  const wide = width - 32 - (low ? SIDE * print : 0);
  // The more lies on the table, the less is left to the hand.
  const share = room.zones.some((count) => count > 1) ? 0.32 : 0.4;
  const { card, laid } = handIn(width - EDGE, height * share, room.hand, low ? 62 : WIDEST);
  const columns = low ? Math.max(1, room.others) : Math.min(room.others, width < 560 ? 4 : 7) || 1;
  const others = low || width < 560 ? 22 : 30;
  const line = CAPTION * print + others * RATIO + (room.othersLay ? others * RATIO : 0) + 10;
  const left = height - line * Math.ceil(room.others / columns) - laid.height - 42 - (low ? 0 : BUTTONS * print);
  const table = tableIn(wide, left, room.zones, width < 560 || low ? 84 : 104, print);
  return { low, hand: card, laid, table, tight: table === TOUCH, wide, others, columns };
}

/** The largest cards with which the zones in the middle stay within this height, set line by line like words. */
function tableIn(width: number, height: number, zones: readonly number[], widest: number, print: number): number {
  for (let card = widest; card > TOUCH; card -= 4) {
    let [lines, used] = [1, 0];
    for (const count of zones) {
      const zone = Math.min(width, count * (card + 4)) + BETWEEN;
      if (used > 0 && used + zone > width + BETWEEN) [lines, used] = [lines + 1, 0];
      used += zone;
    }
    if (lines * (card * RATIO + CAPTION * print + 12) <= height) return card;
  }
  return TOUCH;
}

/** The largest cards with which a hand stays within this height. */
function handIn(width: number, height: number, count: number, widest: number): { card: number; laid: Laid } {
  for (const visible of VISIBLE) {
    for (let card = widest; card >= NARROWEST; card -= 4) {
      const laid = handRows(width, count, { width: card, height: card * RATIO }, GAP, visible);
      if (laid.height <= height) return { card, laid };
    }
  }
  return {
    card: NARROWEST,
    laid: handRows(width, count, { width: NARROWEST, height: NARROWEST * RATIO }, GAP, VISIBLE.at(-1)),
  };
}
