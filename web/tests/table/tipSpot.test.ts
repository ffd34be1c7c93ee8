import { describe, expect, it } from 'vitest';
import type { Box } from '$src/table/rects';
import { tipSpot as standing, type Around } from '$src/table/tipSpot';

const SCREEN = { width: 400, height: 900 };
const TIP = { width: 376, height: 160 };
const HAND = { x: 0, y: 780, width: 400, height: 110 };
const row = (y: number, height = 100) => ({ x: 10, y, width: 380, height });
const around = (buttons: Around['buttons'], sights: Around['sights'] = []): Around => ({ buttons, sights });

type Size = typeof TIP;
const NOWHERE: Box = { x: -1, y: -1, width: 0, height: 0 };
/** Where a tip of one shape stands. */
const tipSpot = (tip: Size, abouts: Box[], lies: Around, screen: Size, now: Box | null): Box =>
  standing([tip], abouts, lies, screen, now) ?? NOWHERE;

const overlaps = (one: { y: number; height: number }, other: { y: number; height: number }): boolean =>
  one.y < other.y + other.height && other.y < one.y + one.height;
const meets = (one: Box, other: Box): boolean =>
  overlaps(one, other) && one.x < other.x + other.width && other.x < one.x + one.width;

it('stands close to what it is about, without covering it', () => {
  const spot = tipSpot(TIP, [HAND], around([]), SCREEN, null);
  expect(overlaps(spot, HAND)).toBe(false);
  expect(HAND.y - spot.y - spot.height).toBeLessThan(20);
});

it('goes further off where something could be tapped', () => {
  const buttons = [row(660), row(540)];
  const spot = tipSpot(TIP, [HAND], around(buttons), SCREEN, null);
  for (const button of [HAND, ...buttons]) expect(overlaps(spot, button)).toBe(false);
});

it('rather lies over what is only looked at, but not where there is nothing', () => {
  const [market, wall] = [row(660), row(460, 120)];
  const covers = (spot: { y: number; height: number }, ...all: { y: number; height: number }[]): boolean[] =>
    all.map((box) => overlaps(spot, box));
  const photoTime = tipSpot(TIP, [HAND], around([], [market, wall]), SCREEN, null);
  expect(covers(photoTime, HAND, market, wall)).toEqual([false, false, false]);
  const full = around([row(0, 640)], [market]);
  expect(covers(tipSpot(TIP, [HAND], full, SCREEN, null), HAND, market)).toEqual([false, true]);
});

it('may lie within what is much higher than itself', () => {
  const table = { x: 0, y: 200, width: 400, height: 500 };
  const spot = tipSpot(TIP, [table], around([], [row(0, 200), row(200, 200), row(700, 200)]), SCREEN, null);
  expect(spot.y).toBeGreaterThanOrEqual(400);
  expect(spot.y + spot.height).toBeLessThanOrEqual(704);
});

it('stays where it is for as long as it is hardly in the way', () => {
  const first = tipSpot(TIP, [HAND], around([row(540)]), SCREEN, null);
  expect(tipSpot(TIP, [HAND], around([]), SCREEN, first)).toEqual(first);
  const moved = tipSpot(TIP, [HAND], around([row(first.y)]), SCREEN, first);
  expect(overlaps(moved, row(first.y))).toBe(false);
});

it('never leaves the screen, nor stays outside when the screen is turned', () => {
  const upright = tipSpot(TIP, [HAND], around([]), SCREEN, null);
  const turned = { width: 900, height: 400 };
  expect(tipSpot(TIP, [HAND], around([]), turned, upright).y).toBeLessThan(turned.height - TIP.height);
  const spot = tipSpot({ width: 376, height: 300 }, [HAND], around([row(0, 780)]), { width: 400, height: 320 }, null);
  expect(spot.y).toBeGreaterThanOrEqual(0);
  expect(spot.x).toBe(12);
});

it('never lies over what it is about, however much else can be tapped', () => {
  const screen = { width: 360, height: 640 };
  const [market, wall] = [row(300, 90), row(160, 120)];
  const buttons = [row(20, 130), row(400, 100), row(505, 130), market, wall];
  const spot = tipSpot({ width: 336, height: 190 }, [market, wall], around(buttons), screen, null);
  expect([market, wall].map((box) => meets(spot, box))).toEqual([false, false]);
});

it('stands beside what it is about on a screen that is low and wide', () => {
  const screen = { width: 844, height: 390 };
  const market = { x: 430, y: 60, width: 400, height: 90 };
  const wall = { x: 0, y: 160, width: 844, height: 220 };
  const spot = tipSpot({ width: 384, height: 130 }, [market, wall], around([wall, market]), screen, null);
  expect([market, wall].map((box) => meets(spot, box))).toEqual([false, false]);
});

it('leaves the cards free in what is much higher than itself', () => {
  const table = { x: 0, y: 100, width: 400, height: 600 };
  const cards = [row(110, 150), row(420, 150), row(560, 130)];
  const spot = tipSpot(TIP, [table], around([row(0, 100), row(700, 200)], cards), SCREEN, null);
  expect(cards.map((box) => meets(spot, box))).toEqual([false, false, false]);
});

describe('a tip that can be set in several ways', () => {
  // A turned phone: open photos and the market above, a long wall from edge to edge, one's own cards below.
  const screen = { width: 640, height: 360 };
  const market = { x: 330, y: 60, width: 300, height: 80 };
  const wall = { x: 0, y: 145, width: 640, height: 122 };
  const own = { x: 0, y: 270, width: 260, height: 80 };
  const lies = around([market, own, { x: 10, y: 60, width: 300, height: 80 }], [wall]);
  const [high, wide, flat] = [
    { width: 240, height: 193 },
    { width: 384, height: 140 },
    { width: 616, height: 76 },
  ];
  const clear = (abouts: Box[], ...shapes: Size[]): { size: Size | undefined; hidden: boolean[] } => {
    const spot = standing(shapes, abouts, lies, screen, null) ?? NOWHERE;
    return {
      size: shapes.find(({ width, height }) => width === spot.width && height === spot.height),
      hidden: abouts.map((box) => meets(spot, box)),
    };
  };

  it('is set as usual where that covers nothing that it is about', () => {
    expect(clear([own], high, flat)).toEqual({ size: high, hidden: [false] });
  });

  it.each([
    ['the market and the wall', [market, wall], flat],
    ['the own photos and the wall', [own, wall], flat],
    ['the wall', [wall], flat],
    ['the market', [market], high],
  ])('never covers %s', (_, abouts, size) => {
    expect(clear(abouts, high, wide, flat)).toEqual({ size, hidden: abouts.map(() => false) });
  });

  it('covers as little as it can where it finds no room', () => {
    const all = [{ x: 0, y: 0, width: 640, height: 300 }];
    expect(clear(all, high, flat).size).toEqual(flat);
  });

  it('finds room that is not a pixel larger than itself', () => {
    const [above, below] = [
      { x: 0, y: 0, width: 640, height: 101 },
      { x: 0, y: 185, width: 640, height: 100 },
    ];
    const spot = standing([flat], [above, below], around([]), { width: 640, height: 300 }, null) ?? NOWHERE;
    expect([above, below].map((box) => meets(spot, box))).toEqual([false, false]);
  });
});
