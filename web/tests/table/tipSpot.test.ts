import { expect, it } from 'vitest';
import { tipSpot } from '$src/table/tipSpot';

const SCREEN = { width: 400, height: 900 };
const TIP = { width: 376, height: 160 };
const HAND = { x: 0, y: 780, width: 400, height: 110 };
const row = (y: number, height = 100) => ({ x: 10, y, width: 380, height });

const overlaps = (one: { y: number; height: number }, other: { y: number; height: number }): boolean =>
  one.y < other.y + other.height && other.y < one.y + one.height;

it('stands close to what it is about, without covering it', () => {
  const spot = tipSpot(TIP, HAND, [], SCREEN, null);
  expect(overlaps(spot, HAND)).toBe(false);
  expect(HAND.y - spot.y - spot.height).toBeLessThan(20);
});

it('goes further off where something could be tapped', () => {
  const buttons = [row(660), row(540)];
  const spot = tipSpot(TIP, HAND, buttons, SCREEN, null);
  for (const button of [HAND, ...buttons]) expect(overlaps(spot, button)).toBe(false);
});

it('stays where it is for as long as it is hardly in the way', () => {
  const first = tipSpot(TIP, HAND, [row(540)], SCREEN, null);
  expect(tipSpot(TIP, HAND, [], SCREEN, first)).toEqual(first);
  const moved = tipSpot(TIP, HAND, [row(first.y)], SCREEN, first);
  expect(overlaps(moved, row(first.y))).toBe(false);
});

it('never leaves the screen, nor stays outside when the screen is turned', () => {
  const upright = tipSpot(TIP, HAND, [], SCREEN, null);
  const turned = { width: 900, height: 400 };
  expect(tipSpot(TIP, HAND, [], turned, upright).y).toBeLessThan(turned.height - TIP.height);
  const spot = tipSpot({ width: 376, height: 300 }, HAND, [row(0, 780)], { width: 400, height: 320 }, null);
  expect(spot.y).toBeGreaterThanOrEqual(0);
  expect(spot.x).toBe(12);
});
