/** The spots of this table by name, what has changed in a row, and how large everything is. Pure. */

import { TOUCH } from '../../layout/hand';
import { RATIO, strip } from '../../layout/strip';

/** A place of a row, counted from 0; the one after the last card is the open end. */
export const rowPlace = (seat: number, place: number): string => `row-${seat}-${place}`;
export const monsterPlace = (seat: number): string => `monster-${seat}`;
export const handPlace = (slot: number): string => `hand-${slot}`;
export const seatPlace = (seat: number): string => `seat-${seat}`;
/** Scorings are numbered from 1. */
export const scoringPlace = (number: number): string => `scoring-${number}`;
export const DECK = 'deck';
export const DISCARD = 'discard';
export const HAND = 'hand';
export const TURN = 'turn';
// The whole own row, for tips to stand beside.
export const OWN_ROW = 'own-row';

/** The scorings of a game, by number. */
export const SCORINGS = [1, 2, 3] as const;

export type Row = readonly (readonly string[])[];

/** The last place at which two views of a row differ, as it is now; null: nothing has changed. */
export function changed(before: Row, now: Row): number | null {
  for (let place = Math.max(before.length, now.length) - 1; place >= 0; place--) {
    if (before[place]?.join() !== now[place]?.join()) return Math.min(place, Math.max(0, now.length - 1));
  }
  return null;
}

export interface Room {
  width: number;
  height: number;
  /** How many other rows there are, and whether there is an own one. */
  others: number;
  mine: boolean;
  /** The cards of the longest row. */
  longest: number;
  /** All of every row is to be seen at once, if it can be. */
  overview: boolean;
  /** How large print is: 1 is the usual. */
  print?: number;
}

/** Widths of cards. Heights follow, cards being 5 to 7. */
export interface Sizes {
  /** Piles, hand and buttons lie in one line. */
  wide: boolean;
  /** There is little height. */
  low: boolean;
  /** How many rows lie side by side. */
  columns: 1 | 2;
  hand: number;
  pile: number;
  mine: number;
  others: number;
}

// A row's name above and its brackets below.
export const ROW_FRAME = 40;
const EDGE = 20;
const GAP = 6;
const FULL = 5;
// Beside the hand in one line: two piles and the scorings, as wide as so many cards, and what lies between and around.
const PILES = 2.3;
const AROUND = { low: 254, high: 232 };

/** As large as the room lets cards be. Rows that are longer than the room scroll; so do rows that are too many. */
export function sizes(room: Room): Sizes {
  const low = room.height < 380 && room.width >= 560;
  const wide = low || room.width >= 680;
  const beside = wide
    ? (room.width - AROUND[low ? 'low' : 'high'] * (room.print ?? 1)) / (FULL + PILES)
    : (room.width - EDGE - (FULL - 1) * GAP) / FULL;
  const high = (room.height * (low ? 0.235 : 0.21)) / RATIO;
  const hand = Math.min(wide ? 92 : 78, beside, low ? Math.max(TOUCH, high) : high);
  const pile = wide ? Math.min(76, hand) : Math.min(48, hand);
  const bottom = low
    ? hand * RATIO + 14
    : wide
      ? Math.max(hand * RATIO, 2 * TOUCH + 8) + 22
      : (room.mine ? hand * RATIO : 0) + pile * RATIO + 50;
  const rows = room.others + (room.mine ? 1 : 0);
  // The own row is a little larger.
  const own = room.mine ? 1.2 : 0;
  const shareOf = (lines: number, shares: number): number =>
    (room.height - bottom - lines * ROW_FRAME) / Math.max(1, shares);
  const alone = shareOf(rows, room.others + own);
  // Rather two short rows side by side than one of them out of sight.
  const columns = rows > 2 && room.width >= 560 && alone < TOUCH * RATIO ? 2 : 1;
  const lines = Math.ceil(rows / columns);
  const share = columns === 1 ? alone : shareOf(lines, lines);
  const ownShare = columns === 1 ? share * 1.2 : share;
  // With an odd number of them one's own has a line to itself.
  const side = (alone: boolean): number => (columns === 1 || alone ? room.width : room.width / 2) - EDGE;
  // The monster stands before the cards, the open end after them.
  const fits = (width: number, height: number, least: number, wanted: number, most: number): number => {
    const widest = Math.max(least, Math.min(most, height / RATIO));
    return strip(room.longest + 2, {
      width,
      height: widest * RATIO,
      narrowest: room.overview ? 22 : Math.min(wanted, widest),
      widest,
    }).card.width;
  };
  // Long rows rather scroll than become smaller than this, where there is room.
  const wanted = wide ? 64 : room.others > 1 ? 50 : 60;
  const leastOwn = columns === 1 ? 50 : TOUCH;
  return {
    wide,
    low,
    columns,
    hand,
    pile,
    mine: fits(side(rows % 2 === 1), ownShare, leastOwn, wanted + 8, 112),
    others: fits(side(false), share, TOUCH, wanted, 104),
  };
}
