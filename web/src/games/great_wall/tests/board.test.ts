// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { BoardProps, Calls } from '$src/board/contract';
import Board from '../Board.svelte';
import { learn, speak } from '$src/i18n/speech.svelte';
import { named } from '../cards/texts';
import type { GreatWallOwn, GreatWallView } from '$src/wire';
import { SPOKEN, teachFrom } from '../../../../tests/said';
import { own, TL, view } from './views';

type Props = BoardProps<GreatWallView, GreatWallOwn>;

const PLACING = ['place L left', 'place L right', 'draw'];
const ACTING = ['swap 1 2', 'swap 1 3', 'swap 2 3', 'hand'];
// What the server tells of moves when it is asked.
const SAID: Readonly<Record<string, string>> = {
  'place L left': 'Lantern to the left end',
  'place L right': 'Lantern to the right end',
  'place M left': 'Dragon middle to the left end',
  'return T 3': 'Back on the wall, at place 3: Teapot.',
};
const AT_REST: Calls = { window: null, lockedUntil: 0, race: null };

beforeAll(async () => {
  // jsdom shows no dialogs and measures nothing.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = vi.fn();
      unobserve = vi.fn();
      disconnect = vi.fn();
    },
  );
  HTMLDialogElement.prototype.showModal = vi.fn();
  HTMLDialogElement.prototype.close = vi.fn();
  await speak('en');
  await learn('great_wall');
  teachFrom('great-wall');
});
afterEach(cleanup);

function shown(changes: Partial<Props> = {}): {
  chosen: string[];
  called: string[];
  asked: string[];
  explained: unknown[];
  rerender: (changes: Partial<Props>) => Promise<void>;
} {
  const [chosen, called, asked]: [string[], string[], string[]] = [[], [], []];
  const explained: unknown[] = [];
  const { rerender } = render(Board, {
    game: view(),
    own: own(),
    me: 0,
    seats: ['Anna', 'Ben'].map((name, seat) => ({ seat, name, bot: false })),
    moves: PLACING,
    choose: async (move) => (chosen.push(move), true),
    says: (move) => SAID[move] ?? move,
    askMoves: (card = '') => asked.push(card),
    calls: AT_REST,
    call: async (move) => (called.push(move), true),
    noCall: () => called.push('none'),
    explain: (why) => explained.push(why),
    askHint: null,
    ...changes,
  });
  return { chosen, called, asked, explained, rerender };
}

const press = (name: string | RegExp): Promise<void> =>
  fireEvent.click(screen.getByRole('button', { name })).then(() => tick());

it('a market card and then an end of the wall make a placing', async () => {
  const { chosen } = shown();
  await press('Lantern');
  expect(chosen).toEqual([]);
  await press('Lantern to the right end');
  expect(chosen).toEqual(['place L right']);
});

it('what is lit says what it is for, as the server tells it, and where it is until then', async () => {
  const game = view({ phase: 'act', wall_discard: 'TR' });
  const { asked, rerender } = shown({
    game,
    moves: ['return T 1', 'return T 3', 'hand'],
    says: (move, until = move) => until,
  });
  await press(/^Take back a card/);
  expect(asked).toEqual([]);
  await press('Teapot');
  expect(asked).toEqual(['T']);
  screen.getByRole('button', { name: 'Gap at place 3' });
  await rerender({
    says: (move, until = move, last) => (SAID[move] ? `${last ? '' : 'Take back a card – '}${SAID[move]}` : until),
  });
  screen.getByRole('button', { name: 'Back on the wall, at place 3: Teapot.' });
  screen.getByRole('button', { name: 'Gap at place 1' });
});

it('a new hand is offered, and the end of the turn as well where no card can be played', async () => {
  const { chosen, rerender } = shown({ game: view({ phase: 'act' }), moves: ACTING });
  expect(screen.getByRole('button', { name: 'New hand' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'End turn' })).toBeNull();
  await rerender({ moves: ['hand', 'end'] });
  expect(screen.getByRole('button', { name: 'New hand' })).toBeTruthy();
  await press('End turn');
  expect(chosen).toEqual(['end']);
});

it('Escape puts back what was picked', async () => {
  const { chosen } = shown();
  await press('Lantern');
  await fireEvent.keyDown(window, { key: 'Escape' });
  await press('Left end of the wall');
  expect(chosen).toEqual([]);
});

it('an action card and two wall cards make a swap, which can be cancelled on the way', async () => {
  const { chosen } = shown({ game: view({ phase: 'act' }), moves: ACTING });
  await press(/^Swap/);
  await press('Place 3: Teapot');
  await press('Cancel');
  await press('Place 1: Lantern');
  expect(chosen).toEqual([]);
  await press(/^Swap/);
  await press('Place 3: Teapot');
  await press(/^Place 1: Lantern/);
  expect(chosen).toEqual(['swap 1 3']);
});

it('a new hand is asked for twice', async () => {
  const { chosen } = shown({ game: view({ phase: 'act' }), moves: ACTING });
  await press('New hand');
  expect(chosen).toEqual([]);
  await press('New hand');
  expect(chosen).toEqual(['hand']);
});

it('a card that was drawn only needs an end', async () => {
  const { chosen } = shown({
    game: view({ phase: 'place-drawn' }),
    own: own({ drawn: 'M' }),
    moves: ['place M left', 'place M right'],
  });
  await press('Dragon middle to the left end');
  expect(chosen).toEqual(['place M left']);
});

it('a tap on a composition is a call; on a wall card before, it says where', async () => {
  const { called } = shown();
  await press(/^CLICK! 3 points: Fan, Lantern, Fan/);
  await press('Place 2: Fan');
  await press(/^CLICK! 3 points: Fan, Lantern, Fan.*starting at place 2/);
  await fireEvent.keyDown(screen.getByRole('button', { name: /^CLICK! 1 point: Teapot, Lantern/ }), { key: '3' });
  await tick();
  expect(called).toEqual(['click FLF', 'click FLF 2', 'click TL 3']);
});

it('a composition says what a call for it says in the terminal', () => {
  const sentences = SPOKEN.flatMap(({ lines }) => lines.map(([, , english = '']) => english));
  const calls = sentences.flatMap((line) => [...line.matchAll(/^CLICK! (\d) points?: (((?!starting).)+)$/g)]);
  expect(calls.length).toBeGreaterThan(1);
  const letters = new Map([...'LFTOPHMEW'].map((letter) => [named(letter), letter]));
  for (const [sentence, points, cards = ''] of calls) {
    const name = cards
      .split(', ')
      .map((card) => letters.get(card))
      .join('');
    shown({ own: own({ compositions: [{ name, points: Number(points) }] }) });
    screen.getByRole('button', { name: sentence });
    cleanup();
  }
});

it('no composition looks different for standing on the wall', () => {
  shown({ game: view({ wall: 'TFLF' }) });
  const [stands, missing] = ['CLICK! 3 points: Fan, Lantern, Fan', 'CLICK! 1 point: Teapot, Lantern'].map((name) =>
    screen.getByRole('button', { name }),
  );
  expect(stands?.className).toBe(missing?.className);
});

it('a locked camera calls nothing', async () => {
  const { called } = shown({ calls: { ...AT_REST, lockedUntil: performance.now() + 60_000 } });
  await press(/^CLICK! 3 points: Fan, Lantern, Fan/);
  expect(called).toEqual([]);
});

it('who has nothing to call says so while there is time', async () => {
  const now = performance.now();
  const { called } = shown({
    game: view({ active: 1 }),
    moves: [],
    calls: { ...AT_REST, window: { opened: now, ends: now + 20_000, answered: false, held: null } },
  });
  await press('No photo');
  expect(called).toEqual(['none']);
});

it('tells who was how fast', async () => {
  const { rerender } = shown();
  const race = [
    { seat: 1, rank: 1, behind_ms: 0, error_ms: 0, tied: false, credit_ms: 48, marks: ['held-back'] },
    { seat: 0, rank: 2, behind_ms: 18, error_ms: 12, tied: false, credit_ms: 0, marks: [] },
  ];
  await rerender({ calls: { ...AT_REST, race } });
  expect(screen.getByText(/You: second, 18 ms behind/)).toBeTruthy();
  expect(screen.getByText('connection: −48 ms')).toBeTruthy();
  expect(screen.getByText('this device answers later than its connection needs')).toBeTruthy();
  await rerender({ calls: { ...AT_REST, race: race.map((call) => ({ ...call, tied: call.rank > 1 })) } });
  expect(screen.getByText(/You: too close to tell/)).toBeTruthy();
});

it('tells of one call alone only what is odd about it', async () => {
  const { rerender } = shown();
  const alone = { seat: 1, rank: 1, behind_ms: 0, error_ms: 0, tied: false, credit_ms: 30 };
  await rerender({ calls: { ...AT_REST, race: [{ ...alone, marks: ['unchecked'] }] } });
  expect(screen.queryByText(/connection/)).toBeNull();
  await rerender({ calls: { ...AT_REST, race: [{ ...alone, marks: ['too-fast'] }] } });
  expect(screen.getByText('faster than a human can press')).toBeTruthy();
});

it('shows whoever looks on no hand and nothing to choose', () => {
  shown({ own: null, me: null, calls: null, moves: [] });
  expect(screen.queryByRole('group', { name: 'Your action cards' })).toBeNull();
  expect(screen.queryByRole('button', { name: /CLICK/ })).toBeNull();
});

it('whoever picks by keyboard is led to where it can go', async () => {
  shown();
  await fireEvent.keyDown(screen.getByRole('button', { name: 'Lantern' }), { key: 'Enter' });
  await press('Lantern');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Lantern to the left end');
});

it('arrow keys go along a row', async () => {
  shown();
  const [first, second] = ['Place 1: Lantern', 'Place 2: Fan'].map((name) => screen.getByRole('button', { name }));
  first?.focus();
  await fireEvent.keyDown(first as HTMLElement, { key: 'ArrowRight' });
  expect(document.activeElement).toBe(second);
});

it('shows who has photographed what, for whoever looked elsewhere', async () => {
  const { rerender } = shown({ moves: [] });
  expect(screen.queryByRole('img', { name: /^Latest photo/ })).toBeNull();
  const [anna, ben] = view().players;
  if (!anna || !ben) throw new Error('nobody plays');
  await rerender({ game: view({ players: [anna, { ...ben, photos: [TL], points: 1 }] }) });
  screen.getByRole('img', { name: 'Latest photo: Ben, Teapot, Lantern, 1 point' });
});

it('nothing is tapped in vain: the server says why, or else the table does', async () => {
  const { chosen, explained } = shown();
  await press(/^Panda/);
  await press(/^Swap/);
  await press(/^Place a card at the left end|left end/i);
  await press(/^Compositions still to come|compositions? left|Composition deck/i);
  expect(chosen).toEqual([]);
  expect(explained).toEqual(['place P left', 'swap 1 2', { code: 'gw-web-card-first', rule: 'GW-T2' }, 'extra']);
});

it('the badge of a photo is calm until everybody may call', async () => {
  const now = performance.now();
  const window = { opened: now, ends: now + 20_000, answered: false, held: null };
  const { rerender } = shown();
  const finder = screen.getByRole('button', { name: /^CLICK! 3 points/ });
  expect(finder.classList.contains('awaited')).toBe(false);
  await rerender({ calls: { ...AT_REST, window } });
  expect(finder.classList.contains('awaited')).toBe(true);
  await rerender({ calls: { ...AT_REST, window: { ...window, answered: true } } });
  expect(finder.classList.contains('awaited')).toBe(false);
  // Without haste the others are asked, and whoever is on turn is not.
  const calm = { calls: { ...AT_REST, window: { ...window, ends: now + 60_000 } } };
  await rerender(calm);
  expect(finder.classList.contains('awaited')).toBe(false);
  await rerender({ ...calm, game: view({ active: 1 }) });
  expect(finder.classList.contains('awaited')).toBe(true);
});
