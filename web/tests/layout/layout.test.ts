import { describe, expect, it } from 'vitest';
import { dropPlace, fanned, handRow, handRows, TOUCH } from '$src/layout/hand';
import { shelves } from '$src/layout/shelves';
import { folded, gapAt, placeX, scrollTo, strip } from '$src/layout/strip';

const card = { width: 80, height: 112 };
const upTo = (most: number): number[] => Array.from({ length: most }, (_, number) => number + 1);

describe('a hand', () => {
  it('lies side by side and centred while there is room', () => {
    const { spots } = handRow(360, 3, card);
    expect(spots.map(({ x }) => x)).toEqual([52, 140, 228]);
  });

  it.each(upTo(30))('of %i cards never leaves its place', (count) => {
    for (const laid of [handRow(360, count, card), handRows(360, count, card)]) {
      expect(laid.spots).toHaveLength(count);
      for (const { x } of laid.spots) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x + card.width).toBeLessThanOrEqual(360.01);
      }
    }
  });

  it.each(upTo(30))('of %i cards leaves enough of each to touch when it may have more rows', (count) => {
    const { spots, step, height } = handRows(360, count, card);
    if (count > 1 && new Set(spots.map(({ y }) => y)).size < count) expect(step).toBeGreaterThanOrEqual(TOUCH);
    expect(height).toBe(Math.max(...spots.map(({ y }) => y)) + card.height);
  });

  it('is nothing without cards', () => {
    expect(handRow(360, 0, card)).toEqual({ spots: [], step: 0, width: 0, height: 0 });
    expect(handRows(360, 0, card).height).toBe(0);
  });

  it('opens like a fan, the same to both sides', () => {
    expect(fanned(0, 1)).toEqual({ turn: 0, down: 0 });
    expect(fanned(0, 5).turn).toBe(-fanned(4, 5).turn);
    expect(fanned(2, 5)).toEqual({ turn: 0, down: 0 });
    expect(fanned(0, 5).down).toBeGreaterThan(0);
  });

  it('takes a dropped card where it was dropped', () => {
    const laid = handRow(360, 3, card);
    expect([0, 100, 150, 200, 359].map((x) => dropPlace(x, laid, card))).toEqual([0, 1, 1, 2, 3]);
  });
});

describe('a strip', () => {
  const room = { width: 360, height: 200 };

  it('is as large as fits, in width and in height', () => {
    expect(strip(4, room).card.width).toBe(90);
    expect(strip(2, room).card.width).toBe(140);
    expect(strip(2, { ...room, height: 98 }).card.width).toBe(70);
  });

  it.each(upTo(40))('of %i cards scrolls when it must and never gets too small', (count) => {
    const laid = strip(count, room);
    expect(laid.card.width).toBeGreaterThanOrEqual(48);
    expect(laid.scrolls).toBe(laid.width > 360.5);
    expect(laid.scrolls).toBe(count > 7);
    if (!laid.scrolls) expect(placeX(laid, room, 0)).toBeCloseTo((360 - laid.width) / 2);
  });

  it('scrolls no further than needed, and never beyond its ends', () => {
    const laid = strip(20, room);
    expect(scrollTo(laid, room, 0, 0, 300)).toBe(0);
    expect(scrollTo(laid, room, 19, 19, 0)).toBe(20 * 48 - 360);
    expect(scrollTo(laid, room, 5, 6, 200)).toBe(200);
    const at = scrollTo(laid, room, 10, 11, 0);
    expect(at).toBeLessThanOrEqual(10 * 48);
    expect(at + 360).toBeGreaterThanOrEqual(12 * 48);
    expect(scrollTo(strip(3, room), room, 2, 2, 50)).toBe(0);
  });

  it('finds the gap under a finger', () => {
    const laid = strip(4, room);
    expect([-50, 0, 44, 46, 180, 400].map((x) => gapAt(laid, room, 4, x))).toEqual([0, 0, 0, 1, 2, 4]);
  });

  it('is there without cards', () => {
    expect(strip(0, room)).toMatchObject({ width: 0, scrolls: false });
  });
});

describe('shelves', () => {
  const room = { width: 360, height: 400 };

  it('take the largest cards with which everything fits', () => {
    const few = shelves([3, 4], room);
    expect(few.card.width).toBe(96);
    expect(few.scrolls).toBe(false);
    const many = shelves([3, 4, 5, 3, 4, 6, 3], room);
    expect(many.card.width).toBeLessThan(few.card.width);
    expect(many.height).toBeLessThanOrEqual(400);
  });

  it.each(upTo(25))('with %i groups stay within the width and do not overlap', (count) => {
    const sizes = upTo(count).map((number) => 3 + (number % 15));
    const { groups, card: laid, scrolls, height } = shelves(sizes, room);
    expect(scrolls).toBe(height > 400);
    groups.forEach((group, place) => {
      expect(group.x + group.width).toBeLessThanOrEqual(360.51);
      const next = groups[place + 1];
      if (next) expect(next.y >= group.y + laid.height || next.x >= group.x + group.width).toBe(true);
    });
  });

  it('are nothing without groups', () => {
    expect(shelves([], room)).toMatchObject({ groups: [], height: 0, scrolls: false });
  });
});

describe('a strip that may fold', () => {
  // A wall on a phone: there is height for three rows; the ends take their part of the width.
  const room = { width: 400, height: 280, narrowest: 44, widest: 150, gap: 1, below: 22, wanted: 48 };
  const phone = { ...room, steady: 300, whole: 368 };

  it('is one row while its cards are large enough', () => {
    expect(folded(5, phone)).toMatchObject({ rows: 1, inRow: 5, lead: 0, scrolls: false });
    expect(folded(0, phone)).toMatchObject({ rows: 1, width: 0, scrolls: false });
  });

  it.each([7, 9, 12, 15])('of %i cards uses the height before it scrolls', (count) => {
    const laid = folded(count, phone);
    expect(strip(count, { ...room, width: 300 }).scrolls).toBe(true);
    expect(laid.scrolls).toBe(false);
    expect(laid.rows).toBeGreaterThan(1);
    // With a place before the first card and one after the last.
    expect(laid.rows * laid.inRow).toBeGreaterThanOrEqual(count + 2);
    expect(laid.card.width).toBeGreaterThanOrEqual(TOUCH);
    expect(laid.width).toBeLessThanOrEqual(368);
    expect(laid.rows * laid.down).toBeLessThanOrEqual(280);
  });

  it('keeps its rows when the ends come and go', () => {
    for (const count of upTo(16)) {
      expect(folded(count, { ...phone, width: 300 }).rows).toBe(folded(count, phone).rows);
    }
  });

  it('scrolls in one row when nothing else is left', () => {
    expect(folded(11, { ...phone, height: 100 })).toMatchObject({ rows: 1, scrolls: true });
    expect(folded(40, phone)).toMatchObject({ rows: 1, scrolls: true });
  });
});
