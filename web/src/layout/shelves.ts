/** Combinations on the table: groups of overlapping cards, set line by line like words, as large as the room allows. */

import type { Size, Spot } from './hand';
import { RATIO } from './strip';

export interface Group extends Spot {
  width: number;
  /** From one card of the group to the next. */
  step: number;
}

export interface Shelves {
  card: Size;
  groups: Group[];
  height: number;
  /** Whether it is higher than the room and scrolls. */
  scrolls: boolean;
}

export interface ShelfRoom {
  width: number;
  height: number;
  narrowest?: number;
  widest?: number;
  /** How much of a covered card is seen, as a part of its width. */
  seen?: number;
  gap?: number;
}

/** Groups of so many cards each. A group that is wider than the room is pushed together until it fits. */
export function shelves(sizes: readonly number[], room: ShelfRoom): Shelves {
  const { narrowest = 48, widest = 96 } = room;
  let low = narrowest;
  let best = set(sizes, room, narrowest);
  // The largest card, to the pixel, with which all groups fit.
  for (let high = Math.floor(widest); low <= high;) {
    const middle = Math.floor((low + high) / 2);
    const tried = set(sizes, room, middle);
    if (tried.height <= room.height) {
      best = tried;
      low = middle + 1;
    } else {
      high = middle - 1;
    }
  }
  return best;
}

function set(sizes: readonly number[], room: ShelfRoom, width: number): Shelves {
  const { seen = 0.46, gap = 12 } = room;
  const card = { width, height: width * RATIO };
  const groups: Group[] = [];
  let x = 0;
  let y = 0;
  for (const size of sizes) {
    const step = size < 2 ? 0 : Math.min(width * seen, (room.width - width) / (size - 1));
    const wide = width + step * Math.max(0, size - 1);
    if (x > 0 && x + wide > room.width + 0.5) {
      x = 0;
      y += card.height + gap;
    }
    groups.push({ x, y, width: wide, step });
    x += wide + gap;
  }
  const height = sizes.length === 0 ? 0 : y + card.height;
  return { card, groups, height, scrolls: height > room.height };
}
