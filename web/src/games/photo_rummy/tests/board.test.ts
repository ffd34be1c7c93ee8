// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { learn, speak } from '$src/i18n/speech.svelte';
import { teachFrom } from '../../../../tests/said';
import Board from '../Board.svelte';
import { GAME } from './views';

class Watching {
  observe = vi.fn();
  unobserve = vi.fn();
  disconnect = vi.fn();
}

beforeAll(async () => {
  // What jsdom cannot do: nothing here has a size, and no sheet opens.
  HTMLDialogElement.prototype.close = vi.fn();
  vi.stubGlobal('ResizeObserver', Watching);
  await speak('en');
  await learn('photo_rummy');
  teachFrom('photo-rummy');
});
afterEach(cleanup);

const around = {
  own: { viewer: 0, rack: ['Dt'], drawn: [], legal_moves: [] },
  me: 0,
  seats: ['Ada', 'Ben'].map((name, seat) => ({ seat, name, bot: false })),
  moves: [],
  choose: () => Promise.resolve(true),
  read: (said: unknown) => JSON.stringify(said),
  calls: null,
  call: () => Promise.resolve(true),
  noCall: () => undefined,
  askHint: null,
};

it('shows how a round ended as the server tells it, with the points of each', async () => {
  const game = { ...GAME, active: 1, phase: 'draw' };
  const { rerender } = render(Board, { game, ...around });
  expect(screen.queryByRole('heading')).toBeNull();
  const over = { ...game, rounds: [{ winner: 0, points: [7, -7] }], verdict: [['pr-round-won', { number: 1 }]] };
  await rerender({ game: over, ...around });
  expect(screen.getByRole('heading').textContent).toBe('{"said":["pr-round-won",{"number":1}]}');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Ada.*\+7/),
    expect.stringMatching(/Ben.*\u22127/),
  ]);
});
