import { beforeAll, describe, expect, it, vi } from 'vitest';
import { LANGUAGES, learn, speak } from '$src/i18n/speech.svelte';
import { dropTap, nextStep, sentPlaces } from '../choosing';
import { read } from '../moves';

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await learn('great_wall');
});

it.each(LANGUAGES)('says in %s what to tap next, for everything that can be picked', async (language) => {
  await speak(language);
  expect(nextStep(null, null)).toBe('');
  expect(nextStep(null, 2)).toContain('3');
  const picked = { kind: 'action', slot: 0, place: null, card: null } as const;
  for (const action of '12SRXNB') expect(nextStep({ ...picked, action }, null)).not.toMatch(/^$|gw-/);
  expect(nextStep({ kind: 'market', card: 'L', slot: 0 }, null)).not.toMatch(/^$|gw-/);
  expect(nextStep({ kind: 'hand' }, null)).not.toMatch(/^$|gw-/);
});

describe('drops', () => {
  const market = { at: 'market', card: 'L', slot: 0 } as const;

  it('put a card to the end it was dropped at, or the nearer one', () => {
    expect(dropTap(market, 'end', 'left', true, null)).toEqual({ at: 'end', end: 'left' });
    expect(dropTap(market, 'wall', '3', true, null)).toEqual({ at: 'end', end: 'right' });
    expect(dropTap(market, 'market', '', false, null)).toBeNull();
  });

  it('put a card that comes back before or behind the one it was dropped on', () => {
    const card = { at: 'discard', card: 'T' } as const;
    expect(dropTap(card, 'wall', '2', false, null)).toEqual({ at: 'gap', place: 2 });
    expect(dropTap(card, 'wall', '2', true, null)).toEqual({ at: 'gap', place: 3 });
    expect(dropTap(card, 'gap', '1', false, null)).toEqual({ at: 'gap', place: 1 });
  });

  it('play an action card without a target anywhere on the table, another one on a wall card', () => {
    const played = (action: string, spot: string, value: string): unknown =>
      dropTap({ at: 'action', action, slot: 0 }, spot, value, false, {
        kind: 'action',
        action,
        slot: 0,
        place: null,
        card: null,
      });
    expect(played('X', 'open', '')).toEqual({ at: 'play' });
    expect(played('R', 'wall', '1')).toEqual({ at: 'wall', place: 1 });
    expect(played('R', 'open', '')).toBeNull();
    expect(played('X', '', '')).toBeNull();
  });
});

it('a move on its way marks the cards it takes hold of', () => {
  expect([...sentPlaces(read('swap 1 4'))]).toEqual([0, 3]);
  expect([...sentPlaces(read('move 2 3'))]).toEqual([1]);
  expect([...sentPlaces(read('place L left'))]).toEqual([]);
});
