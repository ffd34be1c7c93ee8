import { describe, expect, it } from 'vitest';
import { arranged, moved, remembering } from '../rack';

const RACK = ['J', 'Dt', 'GBl', 'Fp', 'Dc'];

describe('the rack', () => {
  it('is sorted by city, jokers last', () => {
    expect(arranged(RACK, 'city', [])).toEqual(['GBl', 'Fp', 'Dc', 'Dt', 'J']);
  });

  it('is sorted by category, jokers last', () => {
    expect(arranged(RACK, 'category', [])).toEqual(['Fp', 'Dc', 'Dt', 'GBl', 'J']);
  });

  it('stays as its owner has put it, and what is new stands at the end', () => {
    expect(arranged([...RACK, 'Ap'], 'hand', ['Dt', 'J', 'Dc', 'GBl', 'Fp'])).toEqual([
      'Dt',
      'J',
      'Dc',
      'GBl',
      'Fp',
      'Ap',
    ]);
  });

  it('gives a card that comes back its old place', () => {
    const hand = ['Dt', 'J', 'Dc', 'GBl', 'Fp'];
    expect(arranged(['J', 'GBl', 'Fp'], 'hand', hand)).toEqual(['J', 'GBl', 'Fp']);
    expect(arranged(['Dc', 'J', 'GBl', 'Fp'], 'hand', hand)).toEqual(['J', 'Dc', 'GBl', 'Fp']);
  });

  it('knows several jokers apart by their number', () => {
    expect(arranged(['J', 'J', 'Dt'], 'hand', ['J', 'Dt', 'J', 'J'])).toEqual(['J', 'Dt', 'J']);
    expect(remembering(['J', 'J', 'Dt'], ['J'])).toEqual(['J', 'J', 'Dt']);
  });

  it.each([
    [[0], 2, ['b', 'a', 'c', 'd']],
    [[3], 0, ['d', 'a', 'b', 'c']],
    [[1], 4, ['a', 'c', 'd', 'b']],
    [[0, 2], 4, ['b', 'd', 'a', 'c']],
    [[1], 1, ['a', 'b', 'c', 'd']],
    [[1], 2, ['a', 'b', 'c', 'd']],
  ])('lets cards %j be put at gap %i', (places, gap, result) => {
    expect(moved(['a', 'b', 'c', 'd'], places, gap)).toEqual(result);
  });
});
