import { expect, it } from 'vitest';
import deck from '$house/games/monster_roll/deck.toml?raw';
import { kinds } from '../../../../tests/deck';
import { MONSTER_PICTURES } from '../cards/monsters';
import { FILLS, pattern, SIGNS } from '../cards/print';
import { COLOURS, MONSTERS, monsterRollCard, placeShown } from '../cards/texts';

it('draws every paper, starred and tear card of the deck', () => {
  for (const table of ['paper', 'starred']) {
    for (const kind of kinds(deck, table)) {
      const [left = '', right = ''] = kind.split('-');
      const word = `${left.slice(0, 1)}${right.slice(0, 1)}${table === 'starred' ? '+' : ''}`;
      const star = table === 'starred';
      expect(monsterRollCard(word)).toEqual({ kind: 'paper', left, right, star, turned: false });
    }
  }
  for (const colour of kinds(deck, 'tears')) {
    expect(monsterRollCard(`x${colour.slice(0, 1)}`)).toEqual({ kind: 'tear', colour });
  }
  expect(monsterRollCard('st')).toEqual({ kind: 'stop' });
  expect(monsterRollCard('sc')).toEqual({ kind: 'scoring' });
});

it('reads turned cards by the colours they show', () => {
  expect(monsterRollCard("po+'")).toEqual({
    kind: 'paper',
    left: 'purple',
    right: 'orange',
    star: true,
    turned: true,
  });
});

it('has a picture of each monster, and a pattern and a sign of its own for each colour', () => {
  expect(kinds(deck, 'monsters')).toEqual([...MONSTERS]);
  for (const monster of MONSTERS) expect(MONSTER_PICTURES[monster].length).toBeGreaterThan(8);
  expect(new Set(COLOURS.map((colour) => SIGNS[colour])).size).toBe(4);
  expect(new Set(COLOURS.map((colour) => FILLS[colour])).size).toBe(4);
  expect(new Set(COLOURS.map((colour) => JSON.stringify(pattern(colour, 0, 46)))).size).toBe(4);
});

it('shows the paper under a stop card, and keeps what is covered', () => {
  expect(placeShown(['po', 'st'])).toEqual({ top: 'po', stop: true, covered: [] });
  expect(placeShown(['po', 'xo', 'pg+'])).toEqual({ top: 'pg+', stop: false, covered: ['po', 'xo'] });
  expect(() => placeShown([])).toThrow();
});

it.each(['', 'p', 'px', 'xx', 'xo+', "xo'", 'po++', 'poo'])('has no card %o', (word) => {
  expect(() => monsterRollCard(word)).toThrow('no card');
});
