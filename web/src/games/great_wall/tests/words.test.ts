// @vitest-environment jsdom
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { dropTap, nextStep, sentPlaces } from '../choosing';
import { read } from '../moves';
import { tips } from '../coach';
import { expected, verdict, words } from '../words';
import { LANGUAGES, learn, say, sayable, speak } from '$src/i18n/speech.svelte';
import type { GreatWallEvent } from '$src/wire';
import { known, own, view } from './views';

const NAMES = ['Anna', 'Ben'];

const EVENTS: readonly GreatWallEvent[] = [
  { type: 'TurnBegan', seat: 1 },
  { type: 'RickshawsRolled', places: [1, 3], left_the_wall: 1 },
  { type: 'RickshawCame', place: null },
  { type: 'WallDeckRemade', cards: 12 },
  { type: 'ActionDeckRemade', cards: 7 },
  { type: 'PlacingSkipped', seat: 0 },
  { type: 'CardDrawn', seat: 1 },
  { type: 'CardSeen', seat: 0, card: 'M' },
  { type: 'CardPlaced', seat: 1, card: 'L', end: 0, slot: 2 },
  { type: 'MarketFilled', card: 'W' },
  { type: 'MarketDiscarded', cards: 'LPW' },
  { type: 'ActionPlayed', seat: 0, action: 'S' },
  { type: 'CardMoved', card: 'L', origin: 0, target: 2 },
  { type: 'CardsSwapped', left: 0, right: 2, left_card: 'L', right_card: 'T' },
  { type: 'CardRemoved', card: 'T', place: 2 },
  { type: 'CardReturned', card: 'T', place: 0 },
  { type: 'HandDiscarded', seat: 1, actions: '12', compositions: ['FLF'] },
  { type: 'ActionsShown', seat: 0, actions: 'BBX' },
  { type: 'ActionsShown', seat: 1, actions: '' },
  { type: 'ActionsDrawn', seat: 1, count: 3 },
  { type: 'ActionsSeen', seat: 0, actions: '1S' },
  { type: 'CompositionsDrawn', seat: 1, count: 1 },
  { type: 'CompositionsSeen', seat: 0, compositions: ['FHE'] },
  { type: 'PhotoTaken', seat: 1, composition: 'FHE', points: 4, place: 2, was_open: true },
  { type: 'WallRefilled', card: 'O' },
  { type: 'LastRoundCame', seat: 1 },
  { type: 'TurnEnded', seat: 0 },
  { type: 'GameEnded', rule: 'GW-E1' },
];

describe.each(LANGUAGES)('in %s', (language) => {
  beforeAll(async () => {
    await speak(language);
    await learn('great_wall');
  });

  it('every event has a sentence with nothing missing', () => {
    const complaints = vi.spyOn(console, 'error');
    for (const event of EVENTS) expect(words(event, NAMES)).not.toMatch(/\{|gw-|undefined/);
    expect(complaints).not.toHaveBeenCalled();
  });

  it('every step of a turn says what is expected', () => {
    for (const phase of ['place', 'place-drawn', 'place-new', 'act', 'over']) {
      expect(expected(view({ phase }), own())).not.toMatch(/gw-/);
    }
  });

  it('every tip can be said', () => {
    expect(tips.filter(({ id }) => !sayable(id))).toEqual([]);
  });

  it('what to tap next is said for everything that can be picked', () => {
    expect(nextStep(null, null)).toBe('');
    expect(nextStep(null, 2)).toContain('3');
    const picked = { kind: 'action', slot: 0, place: null, card: null } as const;
    for (const action of '12SRXNB') expect(nextStep({ ...picked, action }, null)).not.toMatch(/^$|gw-/);
    expect(nextStep({ kind: 'market', card: 'L', slot: 0 }, null)).not.toMatch(/^$|gw-/);
    expect(nextStep({ kind: 'hand' }, null)).not.toMatch(/^$|gw-/);
  });

  it('the end says what decided it', () => {
    const ended = view({ phase: 'over', ended_by: 'GW-E1', outcome: { points: [5, 3], places: [1, 2] } });
    const close = view({ phase: 'over', ended_by: 'GW-E1', outcome: { points: [5, 5], places: [1, 2] } });
    expect(verdict(ended)).not.toBe('');
    expect(verdict(close).length).toBeGreaterThan(verdict(ended).length);
    expect(verdict(view())).toBe('');
  });
});

it('says what is left to do where no action card can be played', () => {
  const stuck = say('gw-expected-stuck');
  expect(expected(view({ phase: 'act' }), own({ legal_moves: ['hand', 'end'] }))).toBe(stuck);
  expect(expected(view({ phase: 'act' }), own({ legal_moves: ['swap 1 2', 'hand'] }))).not.toBe(stuck);
  expect(expected(view({ phase: 'act', played: 1 }), own({ legal_moves: ['end'] }))).not.toBe(stuck);
});

it('tips come one by one as the game goes', () => {
  const fitting = (shown: ReturnType<typeof known>, myTurn: boolean): string[] =>
    tips.filter(({ when }) => when(shown, myTurn)).map(({ id }) => id);
  expect(fitting(known(), true)).toEqual(['gw-tip-photos', 'gw-tip-place']);
  expect(fitting(known({ phase: 'act' }), true)).toContain('gw-tip-act');
  expect(fitting(known({ phase: 'act' }, { legal_moves: ['hand', 'end'] }), true)).not.toContain('gw-tip-act');
  expect(fitting(known({ wall: 'lFTO' }), false)).toContain('gw-tip-rickshaw');
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
