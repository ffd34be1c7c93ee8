import { describe, expect, it } from 'vitest';
import {
  freePlace,
  inCombination,
  kindOf,
  onRack,
  rackGap,
  rackHeight,
  rackLaid,
  SHELF_GAP,
  suits,
  tableLaid,
} from '../places';

describe('cards on the screen', () => {
  it('have names of their own, jokers too', () => {
    const all = [...onRack(['Fc', 'J', 'J']), ...inCombination(['Dt', 'J'], 0), ...inCombination(['Pt', 'J'], 3)];
    expect(new Set(all.map(({ place }) => place)).size).toBe(all.length);
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
  });

  it('keep the name of a photo from the rack to the table', () => {
    expect(onRack(['Fc'])[0]?.name).toBe(inCombination(['Fc'], 4)[0]?.name);
  });
});

describe('combinations', () => {
  it('are known by their city or category', () => {
    expect(kindOf(['Dt', 'Dc', 'J'])).toEqual({ city: 'berlin' });
    expect(kindOf(['Dt', 'Ft'])).toEqual({ category: 'treats' });
    expect(kindOf(['Dt', 'Fc'])).toBeNull();
    expect(kindOf(['Dt', 'J'])).toBeNull();
  });

  it('suit cards that have something in common with them', () => {
    expect(suits(['Dt'], ['Dc', 'Ds'])).toBe(true);
    expect(suits(['J'], ['Dc', 'Ds'])).toBe(true);
    expect(suits(['Ft'], ['Dc', 'Ds'])).toBe(false);
  });

  it('begin at the lowest free place', () => {
    expect(freePlace([{ cards: ['J'] }, { cards: [] }, { cards: ['J'] }])).toBe(1);
    expect(freePlace([{ cards: ['J'] }])).toBe(1);
  });

  it.each([
    [360, 200],
    [412, 420],
    [960, 380],
  ])('lie within a table of %i by %i, however many there are', (width, height) => {
    for (let count = 0; count <= 24; count++) {
      const sizes = Array.from({ length: count }, (_, place) => 3 + (place % 4));
      const laid = tableLaid(sizes, width, height);
      for (const group of laid.groups) expect(group.x + group.width).toBeLessThanOrEqual(width + 0.5);
      if (!laid.scrolls) expect(laid.height + SHELF_GAP).toBeLessThanOrEqual(height);
    }
  });

  it('lie side by side while there is room, and closer when there is not', () => {
    const few = tableLaid([3, 3], 412, 420);
    const many = tableLaid(new Array<number>(12).fill(4), 412, 420);
    expect(few.groups[0]?.step).toBeGreaterThan(few.card.width);
    expect(many.groups[0]?.step).toBeLessThan(many.card.width);
    expect(many.card.width).toBeLessThan(few.card.width);
  });
});

describe('the place for a new combination', () => {
  it.each([[], [3], [3, 4, 5]])('is on the lowest shelf, near the thumb, beside %j', (...sizes) => {
    const laid = tableLaid([...sizes, 1], 412, 420);
    expect((laid.groups.at(-1)?.y ?? 0) + laid.card.height + SHELF_GAP).toBeCloseTo(420);
  });
});

describe('a shelf', () => {
  it('gives its spare width to covered cards, evenly', () => {
    const laid = tableLaid(new Array<number>(11).fill(4), 412, 420);
    const [first, second] = laid.groups;
    expect(first?.step).toBeCloseTo(second?.step ?? 0);
    const ends = laid.groups.filter((group, place) => laid.groups[place + 1]?.y !== group.y).slice(0, -1);
    for (const { x, width } of ends) expect(x + width).toBeCloseTo(412);
  });
});

describe('the rack', () => {
  it.each([344, 396, 580])('leaves each card to a finger and stays within a width of %i', (width) => {
    for (let count = 1; count <= 40; count++) {
      const laid = rackLaid(count, width);
      expect(laid.step === 0 || laid.step >= 44).toBe(true);
      for (const { x } of laid.spots) expect(x + laid.card.width).toBeLessThanOrEqual(width + 0.5);
    }
  });

  it('shows ten cards of a phone without covering their sides', () => {
    const laid = rackLaid(10, 396);
    expect(laid.step).toBeGreaterThanOrEqual(laid.card.width);
    expect(new Set(laid.spots.map(({ y }) => y)).size).toBe(2);
  });

  it('keeps its height while cards come and go', () => {
    const heights = Array.from({ length: 17 }, (_, count) => rackHeight(rackLaid(count, 396), 396));
    expect(new Set(heights.map(Math.round)).size).toBe(1);
  });

  it('takes what is dropped before the card that it was dropped on', () => {
    const laid = rackLaid(8, 396);
    const [first, , , last] = laid.spots;
    const below = laid.spots[4] ?? { x: 0, y: 0 };
    expect(rackGap(laid, { x: (first?.x ?? 0) + 2, y: 10 })).toBe(0);
    expect(rackGap(laid, { x: (last?.x ?? 0) + 60, y: 10 })).toBe(4);
    expect(rackGap(laid, { x: below.x + 2, y: below.y + 10 })).toBe(4);
    expect(rackGap(laid, { x: 395, y: 500 })).toBe(8);
    expect(rackGap(rackLaid(0, 396), { x: 1, y: 1 })).toBe(0);
  });
});
