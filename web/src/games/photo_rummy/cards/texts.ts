/** Which photo a text of a view or an event means, and what it is called. The texts are those of docs/notation.md. */

import { cardName } from '../../../i18n/telling.svelte';

export const named = (text: string): string => cardName('photo-rummy', text);

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

/** The number by which steps know a card. */
export function cardNumber(text: string): number {
  const card = photoRummyCard(text);
  if (card.kind === 'joker') return CAR_SIGNS.length * CATEGORIES.length;
  return CAR_SIGNS.indexOf(card.sign) * CATEGORIES.length + CATEGORIES.indexOf(card.category);
}

export const photoText = (city: City, category: Category): string =>
  `${CAR_SIGNS[CITIES.indexOf(city)] ?? ''}${CATEGORY_LETTERS[CATEGORIES.indexOf(category)] ?? ''}`;
