// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { Building } from '../building.svelte';
import Combinations from '../Combinations.svelte';
import { onRack } from '../places';
import { learn, speak } from '$src/i18n/speech.svelte';
import { teachFrom } from '../../../../tests/said';
import type { PhotoRummyView } from '$src/wire';

class Watching {
  observe = vi.fn();
  unobserve = vi.fn();
  disconnect = vi.fn();
}

beforeAll(async () => {
  // What jsdom cannot do: nothing here has a size.
  vi.stubGlobal('ResizeObserver', Watching);
  await speak('en');
  await learn('photo_rummy');
  teachFrom('photo-rummy');
});
afterEach(cleanup);

const ROW = ['Dp', 'Dc', 'Ds'];
const TABLE = [{ cards: ROW, fault: '' }];

/** A table without any room, so that its cards lie close. */
function shown(table = TABLE, moves = ROW.map((card) => `move ${card} new`)): Building {
  const building = new Building(() => ({
    explain: () => undefined,
    game: { table } as unknown as PhotoRummyView,
    mine: true,
    moves,
    choose: () => Promise.resolve(true),
  }));
  const says = (move: string): string => `what ${move} does`;
  const props = { table, deck: '', building, away: [], open: true, over: '', says, grab: () => undefined };
  render(Combinations, props);
  return building;
}

const card = (): HTMLElement => screen.getByRole('button', { name: /^Berlin, Churches/ });
const isOpened = (): boolean => screen.getByRole('group', { name: /^Combination 1/ }).classList.contains('opened');
// A finger counts its taps, a key does not.
const tap = async (): Promise<unknown> => {
  await fireEvent.pointerDown(card());
  return fireEvent.click(card(), { detail: 1 });
};

describe('a combination whose cards lie close', () => {
  it('is opened by a tap, and the next one picks a card', async () => {
    const building = shown();
    await tap();
    expect(isOpened()).toBe(true);
    expect(building.picks).toEqual([]);
    await tap();
    expect(building.picks.map((pick) => pick.card)).toEqual(['Dc']);
    expect(isOpened()).toBe(false);
  });

  it('is closed by whatever is touched outside, or by the Escape key', async () => {
    shown();
    await tap();
    await fireEvent.pointerDown(document.body);
    expect(isOpened()).toBe(false);
    await tap();
    await fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(isOpened()).toBe(false);
  });

  it('need not be opened for the keyboard', async () => {
    const building = shown();
    await fireEvent.click(card(), { detail: 0 });
    expect(building.picks.map((pick) => pick.card)).toEqual(['Dc']);
  });
});

it('says of a joker what the picked photo would do there, and of the other cards where it would go', () => {
  const building = shown([{ cards: ['Dp', 'Dc', 'J'], fault: '' }], ['free Ds 1', 'lay Ds 1', 'lay Ds new']);
  building.picks = onRack(['Ds']);
  flushSync();
  expect(screen.getByRole('button', { name: 'what free Ds 1 does' })).toBeTruthy();
  expect(
    screen.getByRole('button', { name: /^Add Berlin, Sights.* to combination 1 \(Berlin, Churches/ }),
  ).toBeTruthy();
});
