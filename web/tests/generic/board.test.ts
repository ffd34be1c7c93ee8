// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Hint } from '$src/api';
import Board from '$src/generic/Board.svelte';
import type { GenericView, Offer } from '$src/generic/view';
import { learnFrom, speak } from '$src/i18n/speech.svelte';
import { Reader, Telling } from '$src/i18n/telling.svelte';
import { bringCards, offer, own, view, zone } from './table';

const OFFERS = [
  offer('play-r7', { card: 'r7', zone: 'discards' }),
  offer('play-w8-red', { card: 'w8', zone: 'discards', said: [{ said: 'play-w8' }, { said: 'ask-red' }] }),
  offer('play-w8-blue', { card: 'w8', zone: 'discards', said: [{ said: 'play-w8' }, { said: 'ask-blue' }] }),
  offer('take-b2', { card: 'b2', zone: 'hand', seat: 0 }),
  offer('draw', { zone: 'stock' }),
];
const TEXTS = `
card-r7 = Red seven
card-b5 = Blue five
card-w8 = Wild eight
card-r5 = Red five
card-b2 = Blue two
play-r7 = Play the red seven
play-w8 = Play the eight
ask-red = ask for red
ask-blue = ask for blue
take-b2 = Take the blue two
draw = Draw a card
ty-zone-hand = Hand
ty-zone-stock = Stock
ty-zone-discards = Discard pile
ty-zone-row = Row
card-r2 = Red two
card-b1 = Blue one
hint-eight = The eight helps
`;

class Watching {
  observe = vi.fn();
  unobserve = vi.fn();
  disconnect = vi.fn();
}

beforeAll(async () => {
  // What jsdom cannot do: nothing here has a size.
  vi.stubGlobal('ResizeObserver', Watching);
  await speak('en');
  await learnFrom('tiny', () => Promise.resolve(TEXTS));
  bringCards(['r2', 'r5', 'r7', 'b1', 'b2', 'b5', 'w8']);
});
afterEach(cleanup);

interface Laid {
  offers?: readonly Offer[];
  accepted?: boolean;
  explain?: (why: unknown) => void;
  game?: GenericView;
  looksOn?: boolean;
  askHint?: () => Promise<Hint | null>;
}

function laid({
  offers = OFFERS,
  accepted = true,
  explain = vi.fn(),
  game = view(),
  looksOn = false,
  askHint,
}: Laid = {}) {
  const telling = new Telling({ phrases: [], cards: {} });
  const choose = vi.fn(() => Promise.resolve(accepted));
  render(Board, {
    game,
    own: looksOn ? null : own(offers),
    me: looksOn ? null : 0,
    seats: game.players.map((_, seat) => ({ seat, name: seat === 1 ? 'Ben' : `Guest ${seat}`, bot: false })),
    moves: looksOn ? [] : offers.map(({ move }) => move),
    choose,
    read: (said) => new Reader('tiny', [], 0).text(telling.part(said)),
    calls: null,
    call: () => Promise.resolve(false),
    noCall: () => undefined,
    askHint: askHint ?? null,
    explain,
  });
  return choose;
}

const button = (name: string): HTMLElement => screen.getByRole('button', { name });
const all = (name: string): HTMLElement[] => screen.queryAllByRole('button', { name });

describe('a card', () => {
  it('is tapped, then the place where it goes', async () => {
    const choose = laid();
    expect(all('Play the red seven')).toEqual([]);
    await fireEvent.click(button('Red seven'));
    expect(button('Red seven').getAttribute('aria-pressed')).toBe('true');
    const place = all('Play the red seven').find((one) => one.dataset['drop'] === 'zone-discards');
    await fireEvent.click(place as HTMLElement);
    expect(choose.mock.calls).toEqual([['play-r7']]);
  });

  it('is asked by a button with its sentence', async () => {
    const choose = laid();
    await fireEvent.click(button('Red seven'));
    await fireEvent.click(screen.getByText('Play the red seven'));
    expect(choose.mock.calls).toEqual([['play-r7']]);
  });

  it('asks which of several moves is meant when its place is tapped', async () => {
    const choose = laid();
    await fireEvent.click(button('Wild eight'));
    await fireEvent.click(button('Discard pile: choose how'));
    expect(choose).not.toHaveBeenCalled();
    await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('ask for red'));
    await fireEvent.click(button('Play the eight – ask for blue'));
    expect(choose.mock.calls).toEqual([['play-w8-blue']]);
  });

  it('is taken from a row into the hand', async () => {
    const choose = laid();
    await fireEvent.click(button('Blue two'));
    await fireEvent.click(all('Take the blue two').find((one) => one.dataset['drop']) as HTMLElement);
    expect(choose.mock.calls).toEqual([['take-b2']]);
  });

  it('is put back by a second tap, and by Escape', async () => {
    const choose = laid();
    for (const putBack of [
      () => fireEvent.click(button('Red seven')),
      () => fireEvent.keyDown(window, { key: 'Escape' }),
    ]) {
      await fireEvent.click(button('Red seven'));
      await putBack();
      expect(all('Play the red seven')).toEqual([]);
      expect(button('Red seven').getAttribute('aria-pressed')).toBe('false');
    }
    expect(choose).not.toHaveBeenCalled();
  });

  it('can be taken up again after a refusal', async () => {
    laid({ accepted: false });
    await fireEvent.click(button('Red seven'));
    await fireEvent.click(screen.getByText('Play the red seven'));
    await vi.waitFor(() => expect(button('Red seven').getAttribute('aria-pressed')).toBe('false'));
  });

  it('that leads nowhere says why', async () => {
    const explain = vi.fn();
    laid({ explain });
    await fireEvent.click(button('Blue five'));
    expect(explain).toHaveBeenCalledWith({ code: 'web-card-not-now', rule: '' });
    cleanup();
    laid({ explain, offers: [], game: view({ active: 1 }) });
    await fireEvent.click(button('Red seven'));
    expect(explain).toHaveBeenLastCalledWith({ code: 'not-your-turn', rule: '' });
  });
});

it('offers what needs no card by a button and by the lit pile', async () => {
  const choose = laid();
  await fireEvent.click(button('Draw a card'));
  expect(choose.mock.calls).toEqual([['draw']]);
  expect(all('Draw a card')).toEqual([]);
  cleanup();
  const again = laid();
  await fireEvent.click(button('Stock: 20 cards – Draw a card'));
  expect(again.mock.calls).toEqual([['draw']]);
});

it('leads from a picked card to its places and moves by arrow keys', async () => {
  laid();
  const press = (key: string) => fireEvent.keyDown(document.activeElement as Element, { key });
  button('Red seven').focus();
  await press('ArrowRight');
  expect(document.activeElement).toBe(button('Blue five'));
  await press('ArrowLeft');
  await fireEvent.click(button('Red seven'));
  await press('ArrowUp');
  expect((document.activeElement as HTMLElement).dataset['drop']).toBe('zone-discards');
  await press('ArrowRight');
  expect(document.activeElement?.textContent).toBe('Play the red seven');
  await press('ArrowDown');
  expect(document.activeElement).toBe(button('Red seven'));
});

it('says of each zone what lies there, and of others how many cards they hold', () => {
  laid();
  const names = screen.getAllByRole('group').map((group) => group.getAttribute('aria-label'));
  expect(all('Discard pile: 6 cards. Red five')).toHaveLength(1);
  expect(names).toContain('Row: 2 cards. Blue one, Blue two');
  expect(screen.getByRole('region', { name: 'Ben' }).textContent).toContain('Hand: 4 cards');
});

it('shows a table of eight to whoever looks on, and offers nothing', () => {
  const zones = Array.from({ length: 8 }, (_, seat) => zone('hand', 'hand', { seat, count: seat }));
  laid({ looksOn: true, game: view({ players: Array.from({ length: 8 }, () => ({})), zones }) });
  expect(screen.getAllByRole('region')).toHaveLength(8);
  expect(screen.queryAllByRole('button').filter((one) => one.ariaDisabled !== 'true')).toEqual([]);
});

describe('a hint', () => {
  const askHint = (): Promise<Hint> =>
    Promise.resolve({
      said: 'hint-eight' as unknown as Hint['said'],
      moves: ['play-w8-blue', 'draw'],
      steps: [{ said: 'play-w8' }, { said: 'draw' }],
    });

  it('is not offered by a game that gives none, nor to whoever cannot move', () => {
    laid();
    expect(all('Hint')).toEqual([]);
    cleanup();
    laid({ askHint, offers: [] });
    expect(all('Hint')).toEqual([]);
  });

  it('shows which card is meant and all its steps, and makes them', async () => {
    const choose = laid({ askHint });
    await fireEvent.click(button('Hint'));
    expect(await screen.findByText('The eight helps')).toBeTruthy();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Play the eight',
      'Draw a card',
    ]);
    expect(button('Wild eight').classList.contains('advised')).toBe(true);
    await fireEvent.click(button('Do it'));
    expect(choose.mock.calls).toEqual([['play-w8-blue']]);
  });

  it('is over when it is closed, or something else is done', async () => {
    laid({ askHint });
    await fireEvent.click(button('Hint'));
    await screen.findByText('The eight helps');
    await fireEvent.click(button('Close'));
    expect(screen.queryByText('The eight helps')).toBeNull();
    await fireEvent.click(button('Hint'));
    await screen.findByText('The eight helps');
    await fireEvent.click(button('Stock: 20 cards – Draw a card'));
    expect(screen.queryByText('The eight helps')).toBeNull();
  });
});
