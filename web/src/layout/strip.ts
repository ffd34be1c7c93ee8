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

/** A strip in one row, or in several one below the other. */
export interface Folded extends Strip {
  rows: number;
  /** How many cards a whole row has room for. */
  inRow: number;
  /** From one row to the next. */
  down: number;
  /** In several rows, a place is kept free before the first card, and one after the last. */
  lead: 0 | 1;
}

export interface FoldRoom extends Room {
  /** What a card has below it, up to the next row. */
  below: number;
  /** Rather another row than cards that are narrower than this. */
  wanted: number;
  /** The width that decides whether one row will do: where its own changes from moment to moment, the least. */
  steady: number;
  /** The width of several rows. */
  whole: number;
}

/** A strip in as few rows as leave its cards large enough. Where not even that fits it is one long row, and scrolls. */
export function folded(count: number, room: FoldRoom): Folded {
  const { narrowest = 48, widest = 140, gap = 0, below } = room;
  const size = (width: number, cards: number, rows: number): number =>
    Math.min(widest, (width - gap * (cards - 1)) / cards, (room.height / rows - below) / RATIO);
  const split = (rows: number): { rows: number; inRow: number; width: number } => {
    if (rows === 1) return { rows, inRow: count, width: size(room.steady, Math.max(1, count), 1) };
    const inRow = Math.ceil((count + 2) / rows);
    return { rows: Math.ceil((count + 2) / inRow), inRow, width: size(room.whole, inRow, rows) };
  };
  const most = Math.max(1, Math.floor(room.height / (narrowest * RATIO + below)));
  const splits = Array.from({ length: most }, (_, fewer) => split(fewer + 1));
  const best = [room.wanted, narrowest].flatMap((least) => splits.filter(({ width }) => width >= least))[0];
  if (!best || best.rows === 1) {
    const one = strip(count, { ...room, height: room.height - below });
    return { ...one, rows: 1, inRow: count, down: one.card.height + below, lead: 0 };
  }
  const { rows, inRow, width } = best;
  const card = { width, height: width * RATIO };
  const step = width + gap;
  return { card, step, width: inRow * step - gap, scrolls: false, rows, inRow, down: card.height + below, lead: 1 };
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
