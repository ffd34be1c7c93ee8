import { describe, expect, it } from 'vitest';
import { toward, type Place } from '$src/board/keys';

/** Lines of places, written as they lie: `o` a place, `g` where what is picked can go, `P` what is picked. */
function board(lines: Record<string, string>): Place[] {
  return Object.entries(lines).flatMap(([line, places]) =>
    Array.from(places, (place, x) => ({ line, goal: place === 'g', picked: place === 'P', x })).filter(
      (_, x) => places[x] !== ' ',
    ),
  );
}

const AT_REST = board({ open: 'oo', 'wall 0': 'oooo', 'wall 1': '  oo', hand: 'ooo' });
const LAST = AT_REST.length - 1;

describe('the arrow keys', () => {
  it.each([
    ['ArrowRight', 'along a line', 2, 3],
    ['ArrowRight', 'from one line of a group to the next', 5, 6],
    ['ArrowRight', 'not out of a group', 7, -1],
    ['ArrowLeft', 'back along a line', 3, 2],
    ['ArrowLeft', 'not out of a group', 8, -1],
    ['Home', 'to the first of the group', 7, 2],
    ['End', 'to the last of the group', 2, 7],
    ['ArrowDown', 'to the place below', 4, 6],
    ['ArrowDown', 'to the nearest one below', 2, 6],
    ['ArrowDown', 'into the next group', 7, LAST],
    ['ArrowDown', 'not below the last line', LAST, -1],
    ['ArrowUp', 'to the place above', 7, 5],
    ['ArrowUp', 'into the group above', 5, 1],
    ['ArrowUp', 'not above the first line', 0, -1],
    ['x', 'nowhere with another key', 0, -1],
    ['ArrowRight', 'nowhere from outside', -1, -1],
  ])('%s leads %s', (key, _, from, to) => {
    expect(toward(key, from, AT_REST)).toBe(to);
  });
});

describe('from a card that is picked', () => {
  // Goals are 1, 3 and 5; what is picked is 7.
  const PICKED = board({ 'row 0': 'og', 'row 1': 'ogo', pile: 'g', hand: 'oPo' });

  it.each([
    ['ArrowUp', 'to the first place where it can go', 7, 1],
    ['ArrowRight', 'from one such place to the next', 1, 3],
    ['ArrowRight', 'into another group', 3, 5],
    ['ArrowRight', 'not beyond the last of them', 5, -1],
    ['ArrowLeft', 'back to the one before', 5, 3],
    ['Home', 'to the first of them', 5, 1],
    ['End', 'to the last of them', 1, 5],
    ['ArrowDown', 'back to the card', 1, 7],
    ['ArrowUp', 'nowhere from there', 3, -1],
    ['ArrowLeft', 'to other cards of the hand', 7, 6],
    ['ArrowUp', 'from another card only one line up', 8, 5],
  ])('%s leads %s', (key, _, from, to) => {
    expect(toward(key, from, PICKED)).toBe(to);
  });

  it('which can go nowhere, Up leads to the line above', () => {
    expect(toward('ArrowUp', 2, board({ row: 'oo', hand: 'Po' }))).toBe(0);
  });
});
