/** How the cards of one combination lie: over one another on its shelf, or opened, each with room for a finger. Pure. */

import { handRows, TOUCH, type Size, type Spot } from '../../layout/hand';
import type { Group } from '../../layout/shelves';
import { RATIO } from '../../layout/strip';
import { SHELF_GAP } from './places';

export interface CombinationLaid extends Spot, Size {
  /** How wide a card is. */
  card: number;
  /** Where each card lies, from the combination's own corner. */
  spots: readonly Spot[];
}

// An opened combination: how wide its cards are at least, how far they lie apart, and what is left around them.
const OPENED_CARD = 66;
const GAP = 6;
const EDGE = 10;

/** Whether its covered cards show too little for a finger. */
export const isCrowded = ({ step }: Group, count: number): boolean => count > 1 && step < TOUCH;

export const onShelf = (group: Group, count: number, card: number): CombinationLaid => ({
  x: group.x,
  y: group.y,
  width: group.width,
  height: card * RATIO,
  card,
  spots: Array.from({ length: count }, (_, place) => ({ x: place * group.step, y: 0 })),
});

/** Around where it lies on its shelf, over its neighbours, and within the room. */
export function opened(group: Group, count: number, small: number, room: Size): CombinationLaid {
  const card = Math.max(small, OPENED_CARD);
  const laid = handRows(room.width - 2 * EDGE, count, { width: card, height: card * RATIO }, GAP);
  const left = laid.spots[0]?.x ?? 0;
  const width = laid.width + 2 * EDGE;
  const height = laid.height + 2 * EDGE;
  return {
    x: within(group.x + (group.width - width) / 2, room.width - width),
    y: within(group.y + (small * RATIO - height) / 2, room.height - SHELF_GAP - height),
    width,
    height,
    card,
    spots: laid.spots.map(({ x, y }) => ({ x: x - left + EDGE, y: y + EDGE })),
  };
}

const within = (at: number, most: number): number => Math.max(0, Math.min(at, most));
