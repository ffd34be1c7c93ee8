// @vitest-environment jsdom
import { render } from '@testing-library/svelte';
import { beforeAll, expect, it } from 'vitest';
import { LANGUAGES, learn, speak } from '$src/i18n/speech.svelte';
import { nameOf, repeated } from '../../../../tests/cards/said';
import { teachFrom } from '../../../../tests/said';
import ActionCard from '../cards/ActionCard.svelte';
import Card from '../cards/Card.svelte';
import CompositionCard from '../cards/CompositionCard.svelte';
import { ACTIONS, named } from '../cards/texts';

beforeAll(async () => {
  await speak('en');
  await learn('great_wall');
  teachFrom('great-wall');
});

it('tells a screen reader what each card is', () => {
  expect(nameOf(() => render(Card, { letter: 'h' }))).toBe('Dragon head, under a rickshaw');
  expect(nameOf(() => render(Card, { letter: 'R' }))).toBe('Rickshaw');
  expect(nameOf(() => render(ActionCard, { action: 'take-back' }))).toBe('Take back a card');
  expect(nameOf(() => render(CompositionCard, { composition: 'FHE', points: 4 }))).toBe(
    'Fan, Dragon head, Dragon tail: 4 points',
  );
});

it.each(LANGUAGES)('has no two kinds of cards with the same name in %s', async (language) => {
  await speak(language);
  const names = [...'LFTOPHMEWRlftophmew', ...ACTIONS].map(named);
  expect(names).not.toContain('');
  expect(repeated(names)).toEqual([]);
});
