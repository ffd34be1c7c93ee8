// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { keepWindow, windowOf, withBots } from '$src/pages/opening';

beforeEach(() => localStorage.clear());

it('has no hurry in a first game against bots, and the time chosen last in later ones', () => {
  expect(withBots('great-wall')).toMatchObject({ window: 0 });
  keepWindow('great-wall', 4000);
  expect(withBots('great-wall')).toEqual({ window: 4000 });
  keepWindow('great-wall', 0);
  expect(withBots('great-wall')).toMatchObject({ window: 0 });
});

it('waits for whoever plays against bots alone, where nobody is in a hurry', () => {
  expect(withBots('great-wall').patience).toBeGreaterThan(600_000);
});

it('asks for no time where nobody calls', () => {
  keepWindow('monster-roll', 4000);
  expect(withBots('monster-roll')).toEqual({});
});

it('forgets what cannot be chosen any more', () => {
  localStorage.setItem('kartenhaus-window-great-wall', '123');
  expect(windowOf('great-wall')).toBe(0);
});
