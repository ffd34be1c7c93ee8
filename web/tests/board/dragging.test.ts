import { expect, it } from 'vitest';
import { nearest } from '$src/board/dragging.svelte';

it('drops a card on the nearest spot that is near enough', () => {
  const box = (x: number): { x: number; y: number; width: number; height: number } => ({
    x,
    y: 0,
    width: 50,
    height: 70,
  });
  expect(nearest([box(0), box(50)], 60, 30)).toBe(1);
  expect(nearest([box(0), box(50)], 49, 30)).toBe(0);
  expect(nearest([box(0), box(50)], 120, 30)).toBe(1);
  expect(nearest([box(0), box(50)], 300, 30)).toBe(-1);
  expect(nearest([], 0, 0)).toBe(-1);
});
