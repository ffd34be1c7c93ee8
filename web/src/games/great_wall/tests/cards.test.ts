import { expect, it } from 'vitest';
import deck from '$house/games/great_wall/deck.toml?raw';
import { kinds } from '../../../../tests/deck';
import { ACTION_PICTURES } from '../cards/actions';
import { row } from '../cards/composition';
import { compositions } from '../cards/compositions';
import { GROUNDS, SYMBOL_PICTURES } from '../cards/symbols';
import { actionCard, ACTIONS, compositionSymbols, SYMBOLS, wallCard } from '../cards/texts';

it('draws every wall card of the deck, by its letter', () => {
  const drawn = Array.from('LFTOPHMEW', (letter) => wallCard(letter));
  expect(drawn.map((card) => card.kind === 'wall' && card.symbol)).toEqual(kinds(deck, 'wall'));
  for (const symbol of SYMBOLS) {
    expect(SYMBOL_PICTURES[symbol].length).toBeGreaterThan(3);
    expect(GROUNDS[symbol]).toMatch(/^#/);
  }
});

it('knows cards under a rickshaw, and a rickshaw in a pile', () => {
  expect(wallCard('h')).toEqual({ kind: 'wall', symbol: 'dragon-head', under: true });
  expect(wallCard('H')).toEqual({ kind: 'wall', symbol: 'dragon-head', under: false });
  expect(wallCard('R')).toEqual({ kind: 'rickshaw' });
});

it('draws every action card of the deck', () => {
  expect(Array.from('12SRXNB', actionCard)).toEqual(kinds(deck, 'actions'));
  for (const action of ACTIONS) expect(ACTION_PICTURES[action].length).toBeGreaterThan(2);
});

it('draws every composition of the deck within its card', () => {
  const all = compositions(deck);
  expect(all).toHaveLength(25);
  for (const { letters } of all) {
    const places = row(letters);
    expect(places).toHaveLength(letters.length);
    expect(places.at(-1)).toSatisfy((place: { x: number; size: number }) => place.x + place.size <= 133.01);
  }
  expect(compositionSymbols('FHE')).toEqual(['fan', 'dragon-head', 'dragon-tail']);
});

it.each(['', 'Q', 'LF', 'r', '?'])('has no wall card %o', (letter) => {
  expect(() => wallCard(letter)).toThrow('no card');
});
