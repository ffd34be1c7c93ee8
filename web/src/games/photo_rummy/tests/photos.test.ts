import { describe, expect, it } from 'vitest';
import deck from '$house/games/photo_rummy/deck.toml?raw';
import { brush } from '$src/cards/paint';
import { LOOKS } from '../cards/cities';
import { photos } from '../cards/deck';
import { PICTOGRAMS } from '../cards/pictograms';
import { PICTURES } from '../cards/pictures';
import { CATEGORIES, CITIES, photoRummyCard, photoText } from '../cards/texts';

const all = CITIES.flatMap((city) =>
  CATEGORIES.map((category) => ({ city, category, text: photoText(city, category) })),
);

describe('Photo Rummy', () => {
  it('reads each of the 102 photos back from its text', () => {
    expect(new Set(all.map(({ text }) => text)).size).toBe(102);
    for (const { city, category, text } of all) {
      expect(photoRummyCard(text)).toEqual({ kind: 'photo', city, category, sign: text.slice(0, -1) });
    }
    expect(photoRummyCard('Fc')).toMatchObject({ city: 'paris', category: 'churches', sign: 'F' });
    expect(photoRummyCard('J')).toEqual({ kind: 'joker' });
  });

  it.each(['', 'F', 'Fx', 'c', 'XXc', 'fc'])('has no card %o', (text) => {
    expect(() => photoRummyCard(text)).toThrow('no card');
  });

  it('draws each photo differently, with paints that exist', () => {
    const drawings = all.map(({ city, category }) => PICTURES[category][city]);
    expect(new Set(drawings.map((drawing) => JSON.stringify(drawing))).size).toBe(102);
    for (const [paint, path] of drawings.flat()) {
      expect(brush(paint).width).toBeGreaterThanOrEqual(0);
      expect(path).toMatch(/^M[-\d]/);
      expect(path).not.toMatch(/NaN|undefined/);
    }
  });

  it('gives every city a look and every category a stamp of its own', () => {
    expect(new Set(CITIES.map((city) => LOOKS[city].sky + LOOKS[city].colours.join())).size).toBe(17);
    expect(new Set(CATEGORIES.map((category) => PICTOGRAMS[category].path)).size).toBe(6);
  });

  it('finds what each photo of our deck shows, in three languages', () => {
    const shown = photos(deck);
    expect([...shown.keys()].sort()).toEqual(all.map(({ text }) => text).sort());
    expect(shown.get('CHs')).toEqual({
      city: 'bern',
      category: 'sights',
      en: 'Zytglogge clock tower',
      de: 'Zytglogge',
      fr: 'Tour de l’Horloge (Zytglogge)',
    });
  });

  it('reads decks that are written another way', () => {
    const other = `
      [[photo]]
      # en = "not this"
      fr = 'Chez nous'
      en = "Our \\"place\\""
      de = "Bei uns"
      category = "treats"
      city = "rome"
    `;
    expect(photos(other).get('It')).toMatchObject({ en: 'Our "place"', de: 'Bei uns', fr: 'Chez nous' });
  });
});
