import { expect, it } from 'vitest';
import { inVain } from '../inVain';
import { read, type Draft, type Tap } from '../moves';

const acting = (action: string, place: number | null = null, card: string | null = null): Draft => ({
  kind: 'action',
  action,
  slot: 0,
  place,
  card,
});
const why = (at: Tap, draft: Draft | null = null, moves: string[] = []) => inVain(at, moves.map(read), draft, 5);

it('what cannot be taken up stands for a move with it', () => {
  expect(why({ at: 'market', card: 'P', slot: 1 })).toBe('place P left');
  expect(why({ at: 'deck' })).toBe('draw');
  const actions = Array.from('12SRXNB', (action) => why({ at: 'action', action, slot: 0 }));
  expect(actions).toEqual(['move 1 2', 'move 1 3', 'swap 1 2', 'remove 1', 'extra', 'market', 'return L 1']);
});

it('a wall card that an action cannot take hold of is the one that is asked about', () => {
  const at: Tap = { at: 'wall', place: 4 };
  expect(why(at, acting('R'))).toBe('remove 5');
  expect(why(at, acting('1'))).toBe('move 5 4');
  expect(why({ at: 'wall', place: 0 }, acting('2'))).toBe('move 1 3');
  expect(why(at, acting('S', 1))).toBe('swap 2 5');
  // The other one must be one that could be swapped.
  expect(why({ at: 'wall', place: 0 }, acting('S'), ['swap 3 4'])).toBe('swap 1 3');
  expect(why(at, acting('B'))).toEqual({ code: 'gw-action-take-back-help', rule: '' });
  expect(why(at, acting('B', null, 'L'))).toEqual({ code: 'gw-web-choose-gap', rule: 'GW-A7' });
});

it('what is no move at all has a sentence of its own', () => {
  expect(why({ at: 'end', end: 'left' })).toEqual({ code: 'gw-web-card-first', rule: 'GW-T2' });
});
