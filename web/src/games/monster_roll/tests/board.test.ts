// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import Board from '../Board.svelte';
import { learn, speak } from '$src/i18n/speech.svelte';
import { teachFrom } from '../../../../tests/said';
import { own, player, view } from './views';

const HAND = ['po', 'bg', 'st', 'xo'];
// What the server tells of moves when it is asked.
const SAID: Readonly<Record<string, string>> = {
  'lay po 2': 'Lay: Paper, purple to orange – place 2, at the end',
  'lay bg 2 turned': 'Lay: Paper, blue to green – place 2, at the end, turned round',
  'tear o 1 1': 'Lay: Tear, orange – Ben, place 1: Paper, orange to green',
  'discard st': 'Discard: Stop',
  back: 'Take back the last step',
  draw: 'Draw the top card of the deck',
  pick: 'Take the top card of the discard pile',
};
const MOVES = ['lay po 2', 'lay bg 1', 'lay bg 2 turned', 'tear o 1 1', 'discard po', 'discard st', 'back'];

class Watching {
  observe = vi.fn();
  unobserve = vi.fn();
  disconnect = vi.fn();
}

beforeAll(async () => {
  // What jsdom cannot do: nothing here has a size.
  vi.stubGlobal('ResizeObserver', Watching);
  Element.prototype.scrollTo = vi.fn();
  Element.prototype.scrollIntoView = vi.fn();
  HTMLDialogElement.prototype.close = vi.fn();
  await speak('en');
  await learn('monster_roll');
  teachFrom('monster-roll');
});
afterEach(cleanup);

const says = (move: string, until = move): string => SAID[move] ?? until;

function laid(
  moves: readonly string[] = MOVES,
  accepted = true,
  explain = vi.fn(),
  askMoves = vi.fn(),
  telling: typeof says = says,
): ReturnType<typeof vi.fn> {
  const choose = vi.fn(() => Promise.resolve(accepted));
  const players = [player({ row: [['gp']], row_points: 1 }), player({ monster: 'gulp', row: [['og']], row_points: 1 })];
  render(Board, {
    game: view({
      players,
      steps: ['lay gp 1'],
      sections: [[[0, 0, 1]], [[0, 0, 1]]],
      mismatches: [0],
    }),
    own: own(HAND, [...moves]),
    me: 0,
    seats: ['Anna', 'Ben'].map((name, seat) => ({ seat, name, bot: false })),
    moves,
    choose,
    says: telling,
    askMoves,
    calls: null,
    call: () => Promise.resolve(false),
    noCall: () => undefined,
    askHint: null,
    explain,
  });
  return choose;
}

const card = (name: string): HTMLElement => screen.getByRole('button', { name });
const PAPER = 'Paper, purple to orange';
const spot = (name: RegExp): HTMLElement | null => screen.queryByRole('button', { name });

describe('a card', () => {
  it('is tapped, then the place where it goes', async () => {
    const choose = laid();
    expect(spot(/at the end/)).toBeNull();
    await fireEvent.click(card(PAPER));
    expect(card(PAPER).getAttribute('aria-pressed')).toBe('true');
    await fireEvent.click(spot(/^Lay: Paper, purple to orange – place 2, at the end$/) as HTMLElement);
    expect(choose.mock.calls).toEqual([['lay po 2']]);
  });

  it('is asked about when it is taken up, and not before', async () => {
    const askMoves = vi.fn();
    laid(MOVES, true, vi.fn(), askMoves);
    expect(askMoves).not.toHaveBeenCalled();
    await fireEvent.click(card(PAPER));
    expect(askMoves).toHaveBeenCalled();
  });

  it('is put back by a second tap, and by Escape', async () => {
    const choose = laid();
    await fireEvent.click(card(PAPER));
    await fireEvent.click(card(PAPER));
    expect(spot(/at the end/)).toBeNull();
    await fireEvent.click(card(PAPER));
    await fireEvent.keyDown(window, { key: 'Escape' });
    expect(spot(/at the end/)).toBeNull();
    expect(choose).not.toHaveBeenCalled();
  });

  it('tears somebody else’s strip', async () => {
    const choose = laid();
    await fireEvent.click(card('Tear, orange'));
    await fireEvent.click(spot(/Ben, place 1: Paper, orange to green/) as HTMLElement);
    expect(choose.mock.calls).toEqual([['tear o 1 1']]);
  });

  it('goes onto the discard pile', async () => {
    const choose = laid();
    await fireEvent.click(card('Stop'));
    await fireEvent.click(card('Discard: Stop'));
    expect(choose.mock.calls).toEqual([['discard st']]);
  });

  it('can be turned round where that is offered', async () => {
    laid();
    await fireEvent.click(card(PAPER));
    expect(spot(/^Turn the card round$/)).toBeNull();
    await fireEvent.click(card('Paper, blue to green'));
    await fireEvent.click(card('Turn the card round'));
    expect(card('Paper, green to blue').getAttribute('aria-pressed')).toBe('true');
    expect(spot(/at the end, turned round/)).not.toBeNull();
  });

  it('can be taken up again after a refusal', async () => {
    laid(MOVES, false);
    await fireEvent.click(card(PAPER));
    await fireEvent.click(spot(/at the end/) as HTMLElement);
    await vi.waitFor(() => expect(card(PAPER).getAttribute('aria-pressed')).toBe('false'));
    await fireEvent.click(card(PAPER));
    expect(spot(/at the end/)).not.toBeNull();
  });

  it('stays where it is when nothing is offered', async () => {
    laid([]);
    await fireEvent.click(card(PAPER));
    expect(card(PAPER).getAttribute('aria-pressed')).toBeNull();
  });
});

describe('a turn', () => {
  it('is taken back or ended by a button, when that is offered', async () => {
    const choose = laid();
    const end = screen.getByRole('button', { name: 'End turn' });
    expect(end.getAttribute('aria-disabled')).toBe('true');
    await fireEvent.click(card('Take back the last step'));
    expect(choose.mock.calls).toEqual([['back']]);
  });

  it('begins with a tap on a pile', async () => {
    const choose = laid(['draw', 'pick']);
    await fireEvent.click(screen.getByRole('button', { name: 'Deck: 70 cards. Draw the top card of the deck' }));
    expect(choose.mock.calls).toEqual([['draw']]);
  });

  it('asks what the piles would do, and names them until the server has told', async () => {
    const askMoves = vi.fn();
    const choose = laid(['draw', 'pick'], true, vi.fn(), askMoves, (move, until = move) => until);
    expect(askMoves).toHaveBeenCalled();
    expect(card('Take back')).toBeTruthy();
    expect(card('Discard pile: Paper, purple to orange. Cards: 1')).toBeTruthy();
    await fireEvent.click(card('Deck: 70 cards.'));
    expect(choose.mock.calls).toEqual([['draw']]);
  });

  it('says why the discard pile is not offered to whoever has to draw', async () => {
    const explain = vi.fn();
    const choose = laid(['draw'], true, explain);
    await fireEvent.click(screen.getByRole('button', { name: /^Discard pile.*this card has to come from there/ }));
    expect(choose).not.toHaveBeenCalled();
    expect(explain).toHaveBeenCalledWith('pick');
  });
});

it('shows where the colours of the strip on turn do not match', () => {
  laid();
  expect(screen.getAllByRole('img', { name: /colours don’t match/ })).toHaveLength(1);
});

it('says of each strip whose it is and what it is worth', () => {
  laid();
  expect(screen.getByRole('region', { name: 'Ben with Gulp: a strip of 1 card, worth 1 now' })).toBeTruthy();
  expect(screen.getAllByRole('img', { name: 'Section from place 1 to place 1: 1 point' })).toHaveLength(2);
});
