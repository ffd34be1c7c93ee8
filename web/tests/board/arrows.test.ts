import { describe, expect, it } from 'vitest';
import { toward } from '$src/board/arrows';

describe('arrow keys', () => {
  const LINES = ['1', '1', '1', '4', '4'];

  it.each([
    ['ArrowRight', 0, 1],
    ['ArrowRight', 4, -1],
    ['ArrowLeft', 3, 2],
    ['ArrowLeft', 0, -1],
    ['ArrowDown', 1, 3],
    ['ArrowDown', 3, -1],
    ['ArrowUp', 4, 0],
    ['ArrowUp', 1, -1],
    ['Home', 3, 0],
    ['End', 0, 4],
    ['x', 0, -1],
  ])('%s leads from card %i to %i', (key, from, to) => {
    expect(toward(key, from, LINES)).toBe(to);
  });
});
