import { describe, expect, it } from 'vitest';
import { canTurn, cardsLit, drafted, laidFace, read, targets, type Move, type Picked } from '../moves';

const LAYING = ['lay po 1', 'lay po 3', 'lay pg+ 2', 'lay pg+ 2 turned', 'lay pg+ 3 turned', 'stop 2'];
const TEARING = ['tear o 1 4', 'tear o 2 1', 'discard po', 'discard xo', 'end', 'back'];
const MOVES = [...LAYING, ...TEARING];

const offered = (moves: readonly string[]): Move[] => moves.map((move) => read(move, 0));
const card = (word: string, turned = false): Picked => ({ from: 'hand', slot: 0, word, turned });
const spots = (picked: Picked | null, moves: readonly string[] = MOVES): Record<string, string> =>
  Object.fromEntries(targets(offered(moves), picked));

describe('what can be taken up', () => {
  it('is every card that a move lets go', () => {
    expect([...cardsLit(offered(MOVES))].sort()).toEqual(['pg+', 'po', 'st', 'xo']);
    expect(cardsLit(offered(['draw', 'pick', 'back', 'end'])).size).toBe(0);
  });

  it('is nothing when no move is offered', () => {
    expect(cardsLit([]).size).toBe(0);
    expect(spots(card('po'), [])).toEqual({});
  });
});

describe('where it can go', () => {
  it('is nowhere before something is picked', () => {
    expect(spots(null)).toEqual({});
  });

  it('is a place of the own row, its end, or the discard pile', () => {
    expect(spots(card('po'))).toEqual({ 'row-0-0': 'lay po 1', 'row-0-2': 'lay po 3', discard: 'discard po' });
    expect(spots(card('st'))).toEqual({ 'row-0-1': 'stop 2' });
  });

  it('is a place of somebody else’s row for a tear', () => {
    expect(spots(card('xo'))).toEqual({ 'row-1-3': 'tear o 1 4', 'row-2-0': 'tear o 2 1', discard: 'discard xo' });
  });

  it('takes a card either way round, as it is held if it fits so', () => {
    expect(spots(card('pg+'))).toEqual({ 'row-0-1': 'lay pg+ 2', 'row-0-2': 'lay pg+ 3 turned' });
    expect(spots(card('pg+', true))['row-0-1']).toBe('lay pg+ 2 turned');
    expect([canTurn(offered(MOVES), 'pg+'), canTurn(offered(MOVES), 'po')]).toEqual([true, false]);
    expect(laidFace('pg+', true)).toBe('gp+');
  });

  it('is the hand for cards of the piles', () => {
    expect(spots({ from: 'deck' }, ['draw', 'pick'])).toEqual({ hand: 'draw' });
    expect(spots({ from: 'discard' }, ['draw', 'pick'])).toEqual({ hand: 'pick' });
    expect(spots({ from: 'discard' }, ['draw'])).toEqual({});
  });
});

it('finds the cards of a turn that can be taken back', () => {
  expect([...drafted(['lay po 3 turned', 'stop 3'], 1)]).toEqual(['row-1-2']);
  expect([...drafted(['tear o 2 4', 'discard st'], 0)]).toEqual(['row-2-3', 'discard']);
});
