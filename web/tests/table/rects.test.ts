import { expect, it } from 'vitest';
import { moved, shift, within } from '$src/table/rects';

const board = { x: 0, y: 100, width: 400, height: 500 };

it('leaves what is on the board where it is', () => {
  const card = { x: 30, y: 200, width: 50, height: 70 };
  expect(within(card, board)).toEqual(card);
});

it('takes what has scrolled away to the edge that it is behind', () => {
  const right = within({ x: 900, y: 200, width: 50, height: 70 }, board);
  expect(right).toMatchObject({ x: 375, y: 200, width: 50 });
  const left = within({ x: -300, y: 20, width: 50, height: 70 }, board);
  expect(left).toMatchObject({ x: -25, y: 65 });
});

it('shifts from centre to centre and scales by width', () => {
  const from = { x: 0, y: 0, width: 40, height: 56 };
  const to = { x: 100, y: 200, width: 80, height: 112 };
  expect(shift(from, to)).toBe('translate(-120px, -228px) scale(0.5)');
  expect(moved(from, to)).toBe(true);
  expect(moved(from, { ...from, x: 0.5 })).toBe(false);
});
