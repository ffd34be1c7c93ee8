import { describe, expect, it } from 'vitest';
import { clickText, lit, pick, read, tap, type Draft, type Move, type Tap } from '../moves';

const PLACING = ['place L left', 'place L right', 'place P left', 'place P right', 'draw'].map(read);
const ACTING = ['move 1 2', 'move 2 1', 'move 1 3', 'swap 1 2', 'swap 1 4', 'remove 2', 'extra', 'market', 'hand'].map(
  read,
);
const RETURNING = ['return T 1', 'return T 2', 'return L 1', 'return L 2', 'end'].map(read);

/** Taps one after the other, until they come to a move. */
function tapped(moves: readonly Move[], ...taps: Tap[]): { draft: Draft | null; move: string | null } {
  let taken: { draft: Draft | null; move: string | null } = { draft: null, move: null };
  for (const at of taps) {
    expect(taken.move).toBeNull();
    taken = tap(moves, taken.draft, at);
  }
  return taken;
}

const market = (card: string, slot: number): Tap => ({ at: 'market', card, slot });
const action = (letter: string, slot = 0): Tap => ({ at: 'action', action: letter, slot });
const wall = (place: number): Tap => ({ at: 'wall', place });

describe('what is lit', () => {
  it('is nothing when nothing is offered', () => {
    const none = lit([], null);
    expect(
      [none.cards, none.actions, none.ends, none.wall, none.gaps, none.discard].every((set) => set.size === 0),
    ).toBe(true);
    expect([none.deck, none.hand, none.turn, none.play]).toEqual([false, false, false, false]);
  });

  it('is what can be begun with', () => {
    expect([...lit(PLACING, null).cards]).toEqual(['L', 'P']);
    expect(lit(PLACING, null).deck).toBe(true);
    expect([...lit(ACTING, null).actions].sort()).toEqual(['1', '2', 'N', 'R', 'S', 'X']);
    expect(lit(ACTING, null).hand).toBe(true);
    expect(lit(RETURNING, null).turn).toBe(true);
  });

  it('is, once something is picked, where that can go', () => {
    expect([...lit(PLACING, tapped(PLACING, market('P', 1)).draft).ends]).toEqual(['left', 'right']);
    expect([...lit(ACTING, tapped(ACTING, action('1')).draft).wall]).toEqual([0, 1]);
    expect([...lit(ACTING, tapped(ACTING, action('2')).draft).wall]).toEqual([0]);
    expect([...lit(ACTING, tapped(ACTING, action('S'), wall(0)).draft).wall]).toEqual([1, 3]);
    expect(lit(ACTING, tapped(ACTING, action('X')).draft).play).toBe(true);
    const back = tapped(RETURNING, action('B'));
    expect([...lit(RETURNING, back.draft).discard]).toEqual(['T', 'L']);
    expect([...lit(RETURNING, tap(RETURNING, back.draft, { at: 'discard', card: 'T' }).draft).gaps]).toEqual([0, 1]);
  });
});

describe('taps', () => {
  it.each<[string, readonly Move[], Tap[]]>([
    ['place L right', PLACING, [market('L', 0), { at: 'end', end: 'right' }]],
    ['place P left', PLACING, [market('L', 0), market('P', 1), { at: 'end', end: 'left' }]],
    ['draw', PLACING, [{ at: 'deck' }]],
    ['move 1 2', ACTING, [action('1'), wall(0), wall(1)]],
    ['move 1 3', ACTING, [action('2'), wall(0), wall(2)]],
    ['swap 1 4', ACTING, [action('S'), wall(3), wall(0)]],
    ['remove 2', ACTING, [action('R'), wall(1)]],
    ['extra', ACTING, [action('X'), { at: 'play' }]],
    ['market', ACTING, [action('N'), { at: 'play' }]],
    ['hand', ACTING, [{ at: 'hand' }, { at: 'play' }]],
    ['return T 2', RETURNING, [action('B'), { at: 'discard', card: 'T' }, { at: 'gap', place: 1 }]],
    ['end', RETURNING, [{ at: 'turn' }]],
  ])('make the move %s', (move, offered, taps) => {
    expect(tapped(offered, ...taps).move).toBe(move);
  });

  it('a second time on the same put it back', () => {
    expect(tapped(PLACING, market('L', 0), market('L', 0)).draft).toBeNull();
    expect(tapped(ACTING, action('S', 2), action('S', 2)).draft).toBeNull();
    expect(tapped(ACTING, action('S', 2), wall(0), wall(0)).draft).toEqual(tapped(ACTING, action('S', 2)).draft);
    const card: Tap = { at: 'discard', card: 'L' };
    expect(tapped(RETURNING, action('B'), card, card).draft).toEqual(tapped(RETURNING, action('B')).draft);
  });

  it('choose another card to begin with where no way leads to it', () => {
    const offered = ['move 1 2', 'move 2 1', 'move 4 5', 'move 5 4'].map(read);
    expect(tapped(offered, action('1'), wall(0), wall(3), wall(4)).move).toBe('move 4 5');
  });

  it('make nothing that is not offered', () => {
    expect(tapped(PLACING, market('W', 2)).draft).toBeNull();
    expect(tapped(PLACING, { at: 'end', end: 'left' }).move).toBeNull();
    expect(tapped(PLACING, { at: 'turn' }).move).toBeNull();
    expect(tapped(ACTING, action('R'), wall(0)).move).toBeNull();
    expect(tapped([], { at: 'deck' })).toEqual({ draft: null, move: null });
  });

  it('dragged never put back what is held', () => {
    const held = pick(PLACING, null, market('L', 0)).draft;
    expect(pick(PLACING, held, market('L', 0)).draft).toEqual(held);
  });
});

describe('a move is read', () => {
  it('as the one kind of action card that it plays, or none', () => {
    const played = (...moves: string[]): string[] => moves.map((move) => read(move).action);
    expect(played('move 3 4', 'move 4 2', 'swap 1 2', 'remove 1')).toEqual(['1', '2', 'S', 'R']);
    expect(played('extra', 'market', 'return L 1')).toEqual(['X', 'N', 'B']);
    expect(played('draw', 'end', 'hand', 'place L left')).toEqual(['', '', '', '']);
  });

  it.each([
    ['place L left', 'L', null, 'left'],
    ['move 3 1', '', 2, 0],
    ['swap 1 4', '', 0, 3],
    ['remove 2', '', 1, null],
    ['return T 3', 'T', null, 2],
    ['draw', '', null, null],
  ])('%s: its card, from where and where to', (text, card, source, target) => {
    expect(read(text)).toMatchObject({ text, card, source, target });
  });
});

it('a photo is called by name, and where it begins counts from 1', () => {
  expect(clickText('FHE', null)).toBe('click FHE');
  expect(clickText('FHE', 2)).toBe('click FHE 3');
});
