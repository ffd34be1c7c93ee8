// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import ActionCard from '$src/cards/great_wall/ActionCard.svelte';
import WallCard from '$src/cards/great_wall/Card.svelte';
import CompositionCard from '$src/cards/great_wall/CompositionCard.svelte';
import { actionName, wallCardName } from '$src/cards/great_wall/names';
import { ACTIONS } from '$src/cards/great_wall/texts';
import PaperCard from '$src/cards/monster_roll/Card.svelte';
import { cardName as paperName } from '$src/cards/monster_roll/names';
import { monsterRollCard } from '$src/cards/monster_roll/texts';
import PhotoCard from '$src/cards/photo_rummy/Card.svelte';
import { photoName } from '$src/cards/photo_rummy/names';
import { CATEGORIES, CITIES } from '$src/cards/photo_rummy/texts';
import { LANGUAGES, learn, speak } from '$src/i18n/speech.svelte';

beforeAll(async () => {
  await speak('en');
  await Promise.all(['great_wall', 'monster_roll', 'photo_rummy'].map(learn));
});
afterEach(cleanup);

const shownName = (): string => screen.getByRole('img').getAttribute('aria-label') ?? '';

it('tells a screen reader what each card is', async () => {
  const names: string[] = [];
  const note = (): void => {
    names.push(shownName());
    cleanup();
  };
  render(WallCard, { letter: 'h' });
  note();
  render(WallCard, { letter: 'R' });
  note();
  render(ActionCard, { action: 'take-back' });
  note();
  render(CompositionCard, { composition: 'FHE', points: 4 });
  note();
  render(PaperCard, { word: 'po+' });
  note();
  render(PhotoCard, { text: 'Fc' });
  note();
  render(PhotoCard, { text: 'J' });
  note();
  expect(names).toEqual([
    'Dragon head, under a rickshaw',
    'Rickshaw',
    'Take back a card',
    'Fan, Dragon head, Dragon tail: 4 points',
    'Paper with a star, purple to orange',
    'Paris, Churches: Notre-Dame',
    'Joker',
  ]);
  render(PhotoCard, { text: 'Fc' });
  await speak('de');
  expect(shownName()).toContain('Kirchen');
});

describe.each(LANGUAGES)('in %s', (language) => {
  it('no two kinds of cards have the same name', async () => {
    await speak(language);
    const names = [
      ...Array.from('LFTOPHMEWRlftophmew', wallCardName),
      ...ACTIONS.map(actionName),
      ...['pp', 'po', 'pg', 'op', 'oo+', 'gb', 'bg+', 'xp', 'xo', 'xg', 'xb', 'st', 'sc'].map((word) =>
        paperName(monsterRollCard(word)),
      ),
      ...CITIES.flatMap((city) => CATEGORIES.map((category) => photoName(city, category, ''))),
    ];
    expect(names).not.toContain('');
    expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
  });
});
