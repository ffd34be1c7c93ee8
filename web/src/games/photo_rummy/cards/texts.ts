/** Which photo a text of a view or an event means. The texts are those of docs/notation.md. */

export const CITIES = [
  'london',
  'dublin',
  'oslo',
  'rome',
  'paris',
  'bern',
  'lisbon',
  'berlin',
  'madrid',
  'vienna',
  'brussels',
  'copenhagen',
  'amsterdam',
  'stockholm',
  'athens',
  'prague',
  'helsinki',
] as const;
export type City = (typeof CITIES)[number];

export const CATEGORIES = ['palaces', 'churches', 'sights', 'symbols', 'treats', 'letterboxes'] as const;
export type Category = (typeof CATEGORIES)[number];

export const CAR_SIGNS = 'GB IRL N I F CH P D E A B DK NL S GR CZ FIN'.split(' ');
const CATEGORY_LETTERS = 'pcsytl';

export type PhotoRummyCard = { kind: 'photo'; city: City; category: Category; sign: string } | { kind: 'joker' };

export function photoRummyCard(text: string): PhotoRummyCard {
  if (text === 'J') return { kind: 'joker' };
  const sign = text.slice(0, -1);
  const city = CITIES[CAR_SIGNS.indexOf(sign)];
  const category = text === '' ? undefined : CATEGORIES[CATEGORY_LETTERS.indexOf(text.slice(-1))];
  if (city === undefined || category === undefined) throw new Error(`no card ${text}`);
  return { kind: 'photo', city, category, sign };
}

export const photoText = (city: City, category: Category): string =>
  `${CAR_SIGNS[CITIES.indexOf(city)] ?? ''}${CATEGORY_LETTERS[CATEGORIES.indexOf(category)] ?? ''}`;
