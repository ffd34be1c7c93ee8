import { describe, expect, it } from 'vitest';
import { lit, offered, read, steps, takes, type Offer } from '../moves';

const offering = (...moves: string[]): Offer => offered(moves.map(read));
const OFFER = offering(
  'lay Dy new',
  'lay Dy 1',
  'lay Dy 3',
  'lay J new',
  'lay J 1',
  'lay J 3',
  'move Dt new',
  'move Dt 3',
  'move Ft 3',
  'free Dy 3',
  'back',
  'back all',
);
const TABLE = [{ cards: ['Ft', 'CHt', 'Pt', 'Dt', 'Et'] }, { cards: [] }, { cards: ['Dc', 'Ds', 'J'] }];

describe('offered moves', () => {
  it('light the stacks to draw from', () => {
    expect([...offering('draw 1', 'draw 4').stacks]).toEqual([0, 3]);
  });

  it('say whether a step can be taken back and the turn ended', () => {
    expect(OFFER.back).toBe(true);
    expect(OFFER.end).toBe(false);
    expect(offering('end').end).toBe(true);
    expect(offering().back).toBe(false);
  });

  it('light the combinations and the joker that one card can go to', () => {
    const now = lit(OFFER, ['Dy']);
    expect([...now.places]).toEqual([0, 2]);
    expect(now.fresh).toBe(true);
    expect([...now.jokers]).toEqual([2]);
  });

  it('light only what all picked cards can go to, and no joker for several', () => {
    const now = lit(OFFER, ['Dy', 'Dt']);
    expect([...now.places]).toEqual([2]);
    expect(now.fresh).toBe(true);
    expect(now.jokers.size).toBe(0);
  });

  it('light nothing while nothing is picked or offered', () => {
    expect(lit(OFFER, [])).toEqual({ places: new Set(), fresh: false, jokers: new Set() });
    expect(lit(offering(), ['Dy']).places.size).toBe(0);
  });

  it('take cards where they are lit and nowhere else', () => {
    const now = lit(OFFER, ['Ft']);
    expect(takes(now, { place: 2, joker: false })).toBe(true);
    expect(takes(now, { place: null, joker: false })).toBe(false);
    expect(takes(now, { place: 2, joker: true })).toBe(false);
  });
});

describe('the moves of a choice', () => {
  it('bring one card to a combination', () => {
    expect(steps(OFFER, ['Dy'], { place: 0, joker: false }, TABLE)).toEqual(['lay Dy 1']);
  });

  it('begin a new combination at the lowest free place, and go on there', () => {
    expect(steps(OFFER, ['Dy', 'Dt', 'J'], { place: null, joker: false }, TABLE)).toEqual([
      'lay Dy new',
      'move Dt 2',
      'lay J 2',
    ]);
  });

  it('put a photo in the place of a joker', () => {
    expect(steps(OFFER, ['Dy'], { place: 2, joker: true }, TABLE)).toEqual(['free Dy 3']);
  });

  it('are none where the cards cannot go', () => {
    expect(steps(OFFER, ['Ft'], { place: null, joker: false }, TABLE)).toEqual([]);
    expect(steps(OFFER, [], { place: 0, joker: false }, TABLE)).toEqual([]);
  });

  it('can be read again, for hints', () => {
    expect(read('lay Fc new')).toMatchObject({ verb: 'lay', card: 'Fc', target: { place: null, joker: false } });
    expect(read('free GBs 4')).toMatchObject({ verb: 'free', card: 'GBs', target: { place: 3, joker: true } });
    expect(read('draw 2')).toMatchObject({ card: '', source: 1, target: null });
    expect(read('back all')).toMatchObject({ text: 'back all', card: '', source: null, target: null });
  });
});
