/** Walls and rows of paper: one long strip that is shown as large as fits, and scrolls when even the smallest does not.
 *
 * Pure: sizes in CSS pixels. Cards are 5 wide to 7 high. */

import type { Size } from './hand';

export const RATIO = 7 / 5;

export interface Strip {
  card: Size;
  /** From one card to the next. */
  step: number;
  /** The whole strip; wider than the view where it scrolls. */
  width: number;
  scrolls: boolean;
}

export interface Room {
  width: number;
  height: number;
  /** The narrowest a card is still good to read and to touch, and the widest that looks well. */
  narrowest?: number;
  widest?: number;
  /** Between two cards; 0 lets them join. */
  gap?: number;
}

/** The cards of a strip as large as the room lets them be. */
export function strip(count: number, room: Room): Strip {
  const { narrowest = 48, widest = 140, gap = 0 } = room;
  const fitting = count === 0 ? widest : (room.width - gap * (count - 1)) / count;
  const width = Math.max(narrowest, Math.min(widest, fitting, room.height / RATIO));
  const whole = count === 0 ? 0 : count * width + gap * (count - 1);
  return {
    card: { width, height: width * RATIO },
    step: width + gap,
    width: whole,
    scrolls: whole > room.width + 0.5,
  };
}

/** Where the card of this place begins; the whole strip is centred where it does not scroll. */
export const placeX = (laid: Strip, room: Room, place: number): number =>
  (laid.scrolls ? 0 : (room.width - laid.width) / 2) + place * laid.step;

/** How far to scroll so that these places are in sight, moving as little as possible; the middle if they are too many. */
export function scrollTo(laid: Strip, room: Room, first: number, last: number, now: number): number {
  if (!laid.scrolls) return 0;
  // Half a card more on either side says that the strip goes on.
  const from = first * laid.step - laid.card.width / 2;
  const to = last * laid.step + laid.card.width * 1.5;
  const most = laid.width - room.width;
  const wanted = to - from > room.width ? (from + to - room.width) / 2 : Math.min(Math.max(now, to - room.width), from);
  return Math.max(0, Math.min(most, wanted));
}

/** The gap that is nearest to x, from 0 (before all) to count (after all). */
export function gapAt(laid: Strip, room: Room, count: number, x: number): number {
  const gap = Math.round((x - placeX(laid, room, 0)) / laid.step);
  return Math.max(0, Math.min(count, gap));
}
