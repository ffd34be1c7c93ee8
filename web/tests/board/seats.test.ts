import { expect, it } from 'vitest';
import { named } from '$src/board/named';
import { otherSeats } from '$src/board/seats';

it('seats the others clockwise, from the left neighbour on', () => {
  expect(otherSeats(4, 1)).toEqual([2, 3, 0]);
  expect(otherSeats(2, 0)).toEqual([1]);
  expect(otherSeats(3, null)).toEqual([0, 1, 2]);
});

it('names the cards of a hand, so that one of two alike stays when the other goes', () => {
  const names = named(['po', 'po', 'st'], 'hand').map(({ name }) => name);
  expect(new Set(names).size).toBe(3);
  expect(named(['po', 'st'], 'hand').map(({ name }) => name)).toEqual([names[0], names[2]]);
});
