import { describe, expect, it } from 'vitest';
import { TOUCH } from '$src/layout/hand';
import { tableLaid } from '../places';
import { isCrowded, onShelf, opened } from '../spread';

const PHONE = { width: 344, height: 300 };
// A late table on a small phone.
const SIZES = [6, 5, 12, 4, 4, 3, 17, 4, 3, 1];
const { groups, card } = tableLaid(SIZES, PHONE.width, PHONE.height);
const table = SIZES.map((count, place) => ({ count, group: groups[place] ?? { x: 0, y: 0, width: 0, step: 0 } }));

describe('a combination', () => {
  it('is crowded when a finger could not tell its cards apart', () => {
    expect(isCrowded({ x: 0, y: 0, width: 100, step: TOUCH - 1 }, 3)).toBe(true);
    expect(isCrowded({ x: 0, y: 0, width: 100, step: TOUCH }, 3)).toBe(false);
    expect(isCrowded({ x: 0, y: 0, width: 44, step: 0 }, 1)).toBe(false);
    expect(table.some(({ group, count }) => isCrowded(group, count))).toBe(true);
  });

  it('lies on its shelf as the shelf says', () => {
    const laid = onShelf({ x: 10, y: 20, width: 100, step: 30 }, 3, 40);
    expect(laid).toMatchObject({ x: 10, y: 20, width: 100, height: 56, card: 40 });
    expect(laid.spots.map(({ x }) => x)).toEqual([0, 30, 60]);
  });

  it('leaves each card to a finger when it is opened, within the room', () => {
    for (const { count, group } of table) {
      const laid = opened(group, count, card.width, PHONE);
      expect(laid.spots).toHaveLength(count);
      for (const [place, { x, y }] of laid.spots.entries()) {
        const next = laid.spots[place + 1];
        if (next?.y === y) expect(next.x - x).toBeGreaterThanOrEqual(TOUCH);
        expect(x + laid.card).toBeLessThanOrEqual(laid.width);
        expect(y + laid.card * 1.4).toBeLessThanOrEqual(laid.height);
      }
      expect(laid.x).toBeGreaterThanOrEqual(0);
      expect(laid.x + laid.width).toBeLessThanOrEqual(PHONE.width);
      expect(laid.y).toBeGreaterThanOrEqual(0);
    }
  });
});
