// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { LANGUAGES, learn, speak } from '$src/i18n/speech.svelte';
import { nameOf, nameShown, repeated } from '../../../../tests/cards/said';
import { teachFrom } from '../../../../tests/said';
import Card from '../cards/Card.svelte';
import { described } from '../cards/deck';
import { CATEGORIES, CITIES, photoText } from '../cards/texts';

beforeAll(async () => {
  await speak('en');
  await learn('photo_rummy');
  teachFrom('photo-rummy');
});
afterEach(cleanup);

it('tells a screen reader what each card is', async () => {
  expect(nameOf(() => render(Card, { text: 'Fc' }))).toBe('Paris, Churches: Notre-Dame');
  expect(nameOf(() => render(Card, { text: 'J' }))).toBe('Joker');
  render(Card, { text: 'Fc' });
  await speak('de');
  expect(nameShown()).toContain('Kirchen');
});

it.each(LANGUAGES)('has no two kinds of cards with the same name in %s', async (language) => {
  await speak(language);
  const names = CITIES.flatMap((city) => CATEGORIES.map((category) => described(photoText(city, category), '')));
  expect(names).not.toContain('');
  expect(repeated(names)).toEqual([]);
});
