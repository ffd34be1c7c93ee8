import { describe, expect, it } from 'vitest';
import { changed, sizes, type Room } from '../places';

describe('a row', () => {
  it('knows what has changed last', () => {
    expect(changed([['po']], [['po'], ['og']])).toBe(1);
    expect(changed([['po'], ['og']], [['po', 'xo'], ['og']])).toBe(0);
    expect(changed([['po'], ['og']], [['po']])).toBe(0);
    expect(changed([['po']], [['po']])).toBeNull();
    expect(changed([['po']], [])).toBe(0);
  });
});

describe('sizes', () => {
  const PHONE: Room = { width: 412, height: 640, others: 3, mine: true, longest: 4, overview: false };
  const height = (room: Room): number => {
    const { wide, columns, hand, pile, mine, others } = sizes(room);
    const high = Math.max(others, room.mine ? mine : 0) * 1.4 + 40;
    const lines = Math.ceil((room.others + (room.mine ? 1 : 0)) / 2);
    const rows = columns === 2 ? lines * high : room.others * (others * 1.4 + 40) + (room.mine ? mine * 1.4 + 40 : 0);
    return rows + (wide ? hand * 1.4 : (room.mine ? hand * 1.4 : 0) + pile * 1.4);
  };

  it.each([
    ['a phone with four players', PHONE],
    ['a phone with two', { ...PHONE, others: 1 }],
    ['a desktop', { ...PHONE, width: 960, height: 640 }],
    ['a tablet', { ...PHONE, width: 820, height: 1040, longest: 13 }],
    ['a phone on its side', { ...PHONE, width: 844, height: 318, longest: 13 }],
    ['a small one on its side, with three players', { ...PHONE, width: 640, height: 288, others: 2, longest: 13 }],
    ['a small one on its side, with two', { ...PHONE, width: 640, height: 288, others: 1, longest: 13 }],
    ['somebody who looks on', { ...PHONE, others: 4, mine: false }],
  ])('fill the room of %s and no more', (_, room) => {
    expect(height(room)).toBeLessThanOrEqual(room.height);
    const { wide, hand, pile } = sizes(room);
    // In one line the piles lie beside the hand, and two buttons.
    const beside = wide ? 2.3 * pile + 2 * 44 : 0;
    expect(beside + 5 * hand + 4 * 6).toBeLessThanOrEqual(room.width - 20);
    expect(hand).toBeGreaterThanOrEqual(44);
  });

  it('leave every card large enough for a finger, however long a row is', () => {
    for (const width of [360, 412, 960]) {
      const { mine, others } = sizes({ ...PHONE, width, longest: 30 });
      expect(Math.min(mine, others)).toBeGreaterThanOrEqual(44);
    }
  });

  it('show more of long rows in an overview', () => {
    const { others } = sizes({ ...PHONE, longest: 12, overview: true });
    expect(others * 14).toBeLessThanOrEqual(PHONE.width);
  });
});
