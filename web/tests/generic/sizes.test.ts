import { expect, it } from 'vitest';
import { sizes, type Room } from '$src/generic/sizes';

const room = (changes: Partial<Room>): Room => ({
  ...{ width: 360, height: 470, print: 1, hand: 7, others: 1, othersLay: false, zones: [1, 1] },
  ...changes,
});

it.each([
  [360, 470],
  [844, 290],
  [1280, 640],
])('keeps hands of every size within %i × %i', (width, height) => {
  for (let hand = 0; hand <= 30; hand++) {
    const { laid, hand: card } = sizes(room({ width, height, hand }));
    const right = Math.max(0, ...laid.spots.map(({ x }) => x + card));
    expect(right).toBeLessThanOrEqual(width);
    expect(laid.height).toBeLessThanOrEqual(height * 0.45);
    expect(card).toBeGreaterThanOrEqual(44);
  }
});

it('sets up to seven others side by side or in few lines', () => {
  expect(sizes(room({ others: 7 })).columns).toBe(4);
  expect(sizes(room({ others: 7, width: 844, height: 290 })).columns).toBe(7);
  expect(sizes(room({ others: 1 })).columns).toBe(1);
});

it('makes cards in the middle as large as the room allows, but never too small to tap', () => {
  const roomy = sizes(room({ height: 600 })).table;
  const tight = sizes(room({ height: 330, others: 7, hand: 20, zones: [1, 1, 9, 9] })).table;
  expect(roomy).toBeGreaterThan(tight);
  expect(tight).toBeGreaterThanOrEqual(44);
});
