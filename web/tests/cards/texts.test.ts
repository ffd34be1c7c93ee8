import { describe, expect, it } from 'vitest';
import greatWallDeck from '$house/games/great_wall/deck.toml?raw';
import monsterRollDeck from '$house/games/monster_roll/deck.toml?raw';
import { row } from '$src/cards/great_wall/composition';
import { ACTION_PICTURES } from '$src/cards/great_wall/actions';
import { GROUNDS, SYMBOL_PICTURES } from '$src/cards/great_wall/symbols';
import { actionCard, ACTIONS, compositionSymbols, SYMBOLS, wallCard } from '$src/cards/great_wall/texts';
import { MONSTER_PICTURES } from '$src/cards/monster_roll/monsters';
import { FILLS, pattern, SIGNS } from '$src/cards/monster_roll/print';
import { COLOURS, MONSTERS, monsterRollCard, placeShown } from '$src/cards/monster_roll/texts';
import { compositions } from '$src/gallery/compositions';

/** The kinds of cards that a table of a deck file names. */
const kinds = (deck: string, table: string): string[] => {
  const [, lines = ''] = new RegExp(`\\[${table}\\]\\n([^[]*)`).exec(deck) ?? [];
  return Array.from(lines.matchAll(/^([\w-]+) = /gm), ([, kind = '']) => kind);
};

describe('The Great Wall', () => {
  it('draws every wall card of the deck, by its letter', () => {
    const drawn = Array.from('LFTOPHMEW', (letter) => wallCard(letter));
    expect(drawn.map((card) => card.kind === 'wall' && card.symbol)).toEqual(kinds(greatWallDeck, 'wall'));
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
    expect(Array.from('12SRXNB', actionCard)).toEqual(kinds(greatWallDeck, 'actions'));
    for (const action of ACTIONS) expect(ACTION_PICTURES[action].length).toBeGreaterThan(2);
  });

  it('draws every composition of the deck within its card', () => {
    const all = compositions(greatWallDeck);
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
});

describe('Monster Roll', () => {
  it('draws every paper, starred and tear card of the deck', () => {
    for (const table of ['paper', 'starred']) {
      for (const kind of kinds(monsterRollDeck, table)) {
        const [left = '', right = ''] = kind.split('-');
        const word = `${left.slice(0, 1)}${right.slice(0, 1)}${table === 'starred' ? '+' : ''}`;
        const star = table === 'starred';
        expect(monsterRollCard(word)).toEqual({ kind: 'paper', left, right, star, turned: false });
      }
    }
    for (const colour of kinds(monsterRollDeck, 'tears')) {
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
    expect(kinds(monsterRollDeck, 'monsters')).toEqual([...MONSTERS]);
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
});
