// @vitest-environment jsdom
import { render } from '@testing-library/svelte';
import { beforeAll, expect, it } from 'vitest';
import { LANGUAGES, learn, speak } from '$src/i18n/speech.svelte';
import { nameOf, repeated } from '../../../../tests/cards/said';
import Card from '../cards/Card.svelte';
import { cardName } from '../cards/names';
import { monsterRollCard } from '../cards/texts';

beforeAll(async () => {
  await speak('en');
  await learn('monster_roll');
});

it('tells a screen reader what each card is', () => {
  expect(nameOf(() => render(Card, { word: 'po+' }))).toBe('Paper with a star, purple to orange');
});

it.each(LANGUAGES)('has no two kinds of cards with the same name in %s', async (language) => {
  await speak(language);
  const names = ['pp', 'po', 'pg', 'op', 'oo+', 'gb', 'bg+', 'xp', 'xo', 'xg', 'xb', 'st', 'sc'].map((word) =>
    cardName(monsterRollCard(word)),
  );
  expect(names).not.toContain('');
  expect(repeated(names)).toEqual([]);
});
