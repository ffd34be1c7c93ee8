// @vitest-environment jsdom
import { beforeAll, expect, it } from 'vitest';
import { bringIntoSight, moved, shift, within, type Box } from '$src/table/rects';
import { spans } from '$src/table/show.svelte';

beforeAll(() => {
  // jsdom has none; the places of this test need no escaping.
  globalThis.CSS ??= { escape: (text: string) => text } as typeof CSS;
});

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

it('scrolls a strip just so far that what is to be seen on it is in sight', () => {
  const stage = document.createElement('div');
  stage.innerHTML =
    '<div data-scrolls><i data-place="spot-8"></i><i data-place="spot-9"></i></div><i data-place="x"></i>';
  const strip = stage.querySelector<HTMLElement>('[data-scrolls]') as HTMLElement;
  const lies = (element: Element, left: number, width: number): void => {
    element.getBoundingClientRect = () => {
      const x = element === strip ? left : left - strip.scrollLeft;
      return { x, y: 0, width, height: 70 } as DOMRect;
    };
  };
  lies(strip, 0, 300);
  lies(strip.children[0] as Element, 400, 50);
  lies(strip.children[1] as Element, 450, 50);
  expect(bringIntoSight(stage, ['spot-8', 'spot-9'])).toBe(true);
  expect(strip.scrollLeft).toBe(200);
  expect(bringIntoSight(stage, ['spot-9', 'x', 'nowhere'])).toBe(false);
});

it('happens in each line that its places stand in', () => {
  const at = (x: number, y: number): Box => ({ x, y, width: 50, height: 70 });
  const places = new Map([
    ['a', at(300, 0)],
    ['b', at(0, 90)],
    ['c', at(50, 90)],
  ]);
  const spots = { places, cards: new Map() };
  const effect = { kind: 'shutter', at: 'a', until: 'c', ms: 1 } as const;
  expect(spans({ ...effect, places: ['a', 'b', 'c'] }, spots, spots)).toEqual([
    { x: 300, y: 0, width: 50, height: 70 },
    { x: 0, y: 90, width: 100, height: 70 },
  ]);
  expect(spans(effect, spots, spots)).toEqual([{ x: 50, y: 0, width: 300, height: 160 }]);
  expect(spans({ ...effect, at: 'gone' }, spots, spots)).toEqual([]);
});
