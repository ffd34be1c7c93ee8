/** Where the cards of a hand lie: side by side while there is room, then over one another, then in several rows.
 *
 * Pure: sizes in, places out, in CSS pixels from the left and the top. */

export interface Size {
  width: number;
  height: number;
}

export interface Spot {
  x: number;
  y: number;
}

export interface Laid {
  spots: Spot[];
  /** From one card to the next. */
  step: number;
  /** How much of the hand's place is used. */
  width: number;
  height: number;
}

/** As much of a covered card as a finger needs. */
export const TOUCH = 44;

/** One row, centred. Cards overlap when they must, as far as it takes to stay within the width. */
export function handRow(width: number, count: number, card: Size, gap = 8): Laid {
  if (count === 0) return { spots: [], step: 0, width: 0, height: 0 };
  const step = count === 1 ? 0 : Math.max(0, Math.min(card.width + gap, (width - card.width) / (count - 1)));
  const used = step * (count - 1) + card.width;
  const left = Math.max(0, (width - used) / 2);
  const spots = Array.from({ length: count }, (_, place) => ({ x: left + place * step, y: 0 }));
  return { spots, step, width: used, height: card.height };
}

/** As few rows as leave at least `visible` of each card to the finger; the rows are as even as can be. */
export function handRows(width: number, count: number, card: Size, gap = 8, visible = TOUCH): Laid {
  if (count === 0) return { spots: [], step: 0, width: 0, height: 0 };
  const most = Math.max(1, 1 + Math.floor((width - card.width) / Math.min(visible, card.width + gap)));
  const rows = Math.ceil(count / most);
  const longest = Math.ceil(count / rows);
  const { step } = handRow(width, longest, card, gap);
  const left = Math.max(0, (width - (step * (longest - 1) + card.width)) / 2);
  const spots = Array.from({ length: count }, (_, place) => ({
    x: left + (place % longest) * step,
    y: Math.floor(place / longest) * (card.height + gap),
  }));
  return { spots, step, width: step * (longest - 1) + card.width, height: rows * (card.height + gap) - gap };
}

/** A card held up a little and turned, as in a hand: degrees, and how far down from the highest. */
export function fanned(place: number, count: number, most = 10): { turn: number; down: number } {
  if (count < 2) return { turn: 0, down: 0 };
  const from = place / (count - 1) - 0.5;
  const spread = Math.min(most, 3 * (count - 1));
  return { turn: from * spread, down: from * from * spread * 1.6 };
}

/** Before which card something dropped at x comes to lie: 0 to count. */
export function dropPlace(x: number, laid: Laid, card: Size): number {
  const before = laid.spots.findIndex((spot) => x < spot.x + Math.min(laid.step || card.width, card.width) / 2);
  return before === -1 ? laid.spots.length : before;
}
