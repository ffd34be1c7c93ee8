import { describe, expect, it } from 'vitest';
import type { Beat } from '$src/board/contract';
import { beat } from '../flights';
import type { GreatWallEvent, GreatWallPlayerView } from '$src/wire';
import { FLF, known } from './views';

/** From where to where each card goes. */
const ways = (shown: Beat | null): string[] =>
  (shown?.flights ?? []).map(({ face, from, to }) => `${face}: ${from} > ${to}`);
const revealed = (shown: Beat | null): string[] =>
  (shown?.flights ?? []).filter(({ reveals }) => reveals).map(({ to }) => to);

const photographed: GreatWallPlayerView = { actions: 3, compositions: 2, photos: [FLF], points: 3, shown: '' };

describe('placing', () => {
  it('goes from the market to the end of the wall, and the market is filled from the deck', () => {
    const [before, after] = [known(), known({ wall: 'LFTOP', market: 'LWT', phase: 'act' })];
    const placed: GreatWallEvent = { type: 'CardPlaced', seat: 1, card: 'P', end: 1, slot: 1 };
    expect(ways(beat(placed, before, after))).toEqual(['wall P: market-1 > wall-4']);
    expect(revealed(beat(placed, before, after))).toEqual(['wall-4']);
    expect(ways(beat({ type: 'MarketFilled', card: 'T' }, before, after))).toEqual(['wall T: deck > market-2']);
  });

  it('shows a face-down card to nobody but whoever drew it', () => {
    const [before, after] = [known(), known({ phase: 'place-drawn' })];
    expect(ways(beat({ type: 'CardDrawn', seat: 1 }, before, after))).toEqual(['back wall: deck > seat-1']);
    expect(beat({ type: 'CardDrawn', seat: 0 }, before, after)).toBeNull();
    expect(ways(beat({ type: 'CardSeen', seat: 0, card: 'M' }, before, after))).toEqual(['wall M: deck > drawn']);
  });

  it('lets another player’s drawn card come from that player', () => {
    const placed: GreatWallEvent = { type: 'CardPlaced', seat: 1, card: 'M', end: 0, slot: null };
    expect(ways(beat(placed, known(), known({ wall: 'MLFTO' })))).toEqual(['wall M: seat-1 > wall-0']);
  });
});

describe('actions', () => {
  it('are shown together with what they do', () => {
    const [before, after] = [known({ phase: 'act' }), known({ phase: 'act', wall: 'LFO' }, { actions: '1B' })];
    expect(beat({ type: 'ActionPlayed', seat: 0, action: 'R' }, before, after)).toBeNull();
    const removed = beat({ type: 'CardRemoved', card: 'T', place: 2 }, before, after);
    expect(ways(removed)).toEqual(['action R: seat-0 > action-discard', 'wall T: spot-2-of-4 > discard']);
    const back = beat({ type: 'CardReturned', card: 'T', place: 0 }, before, after);
    expect(ways(back)).toEqual(['action B: hand-2 > action-discard', 'wall T: discard > wall-0']);
  });

  it('that move cards along the wall leave that to the wall', () => {
    const swapped: GreatWallEvent = { type: 'CardsSwapped', left: 0, right: 2, left_card: 'L', right_card: 'T' };
    const shown = beat(swapped, known({ phase: 'act' }), known({ phase: 'act', wall: 'TFLO' }));
    expect(ways(shown)).toEqual(['action S: hand-1 > action-discard']);
    expect(shown?.effects.map(({ at }) => at)).toEqual(['wall-0', 'wall-2']);
  });

  it('bring a whole new market', () => {
    const [before, after] = [
      known({ phase: 'act', active: 1 }),
      known({ phase: 'place-new', active: 1, market: 'TTF' }),
    ];
    const shown = beat({ type: 'ActionPlayed', seat: 1, action: 'N' }, before, after);
    expect(revealed(shown)).toEqual(['market-0', 'market-1', 'market-2']);
    expect(ways(shown).slice(0, 2)).toEqual(['action N: seat-1 > action-discard', 'wall L: market-0 > discard']);
    expect(beat({ type: 'MarketFilled', card: 'T' }, before, after)).toBeNull();
  });
});

describe('a photo', () => {
  const taken: GreatWallEvent = {
    type: 'PhotoTaken',
    seat: 0,
    composition: 'FLF',
    points: 3,
    place: 1,
    was_open: false,
  };
  const before = known({ wall: 'TFLFO' });
  const after = known({
    wall: 'PwTO',
    players: [photographed, { actions: 3, compositions: 2, photos: [], points: 0, shown: '' }],
  });

  it('flashes where the cards stood, and they go to the discard pile', () => {
    const shown = beat(taken, before, after);
    expect(shown?.effects[0]).toMatchObject({ kind: 'shutter', at: 'spot-1-of-5', until: 'spot-3-of-5' });
    expect(ways(shown)).toContain('wall L: spot-2-of-5 > discard');
    expect(shown?.sound).toBe('shutter');
  });

  it('is seen where its cards stand, however far the wall has scrolled', () => {
    const spots = ['spot-1-of-5', 'spot-2-of-5', 'spot-3-of-5'];
    const shown = beat(taken, before, after);
    expect(shown?.sees).toEqual(spots);
    expect(shown?.effects[0]?.places).toEqual(spots);
    expect(beat({ type: 'CardRemoved', card: 'O', place: 4 }, before, after)?.sees).toEqual(['spot-4-of-5']);
  });

  it('goes to its photographer, with the points', () => {
    const shown = beat(taken, before, after);
    expect(ways(shown)).toContain('composition FLF 3: viewfinder > seat-0');
    expect(shown?.effects).toContainEqual(expect.objectContaining({ kind: 'score', at: 'seat-0', text: '+3' }));
  });

  it('is held up before that, so that everybody sees who takes which', () => {
    expect(ways(beat(taken, before, after))).toContain('composition FLF 3: composition-FLF > viewfinder');
    expect(ways(beat({ ...taken, seat: 1 }, before, after))).toContain('composition FLF 3: seat-1 > viewfinder');
  });

  it('is followed by new cards at the left end, and by the rickshaw that came with them', () => {
    expect(revealed(beat(taken, before, after))).toEqual(['wall-1', 'wall-0', 'ride-1']);
    expect(beat({ type: 'WallRefilled', card: 'P' }, before, after)).toBeNull();
    expect(beat({ type: 'RickshawCame', place: 0 }, before, after)).toBeNull();
  });

  it('takes no longer than the table shows anything', () => {
    const shown = beat(taken, before, after);
    const ends = [...(shown?.flights ?? []), ...(shown?.effects ?? [])].map(({ wait = 0, ms }) => wait + ms);
    expect(Math.max(...ends)).toBeLessThanOrEqual(1600);
  });
});

describe('rickshaws', () => {
  it('roll on, and off the right end', () => {
    const [before, after] = [known({ wall: 'lFTo' }), known({ wall: 'LfTO' })];
    const rolled = beat({ type: 'RickshawsRolled', places: [1], left_the_wall: 1 }, before, after);
    expect(ways(rolled)).toEqual(['ride: ride-0 > ride-1', 'ride: ride-3 > discard']);
    expect(rolled?.sound).toBe('roll');
  });

  it('come from the deck', () => {
    const came = beat({ type: 'RickshawCame', place: 0 }, known(), known({ wall: 'lFTO' }));
    expect(revealed(came)).toEqual(['ride-0']);
    expect(ways(beat({ type: 'RickshawCame', place: null }, known(), known()))).toEqual(['ride: deck > discard']);
  });
});

describe('drawing', () => {
  it('shows own cards as they land in the hand, those of others only as backs', () => {
    const after = known({}, { actions: '1SB' });
    const seen = beat({ type: 'ActionsSeen', seat: 0, actions: 'SB' }, known({}, { actions: '1' }), after);
    expect(ways(seen)).toEqual(['action S: action-deck > hand-1', 'action B: action-deck > hand-2']);
    expect(ways(beat({ type: 'CompositionsDrawn', seat: 1, count: 1 }, known(), after))).toEqual([
      'back composition: composition-deck > seat-1',
    ]);
    expect(ways(beat({ type: 'CompositionsSeen', seat: 0, compositions: ['FLF'] }, known(), after))).toEqual([
      'composition FLF 3: composition-deck > composition-FLF',
    ]);
  });
});

it('action cards that cannot be played are held up for everybody, and go back', () => {
  const shown = beat({ type: 'ActionsShown', seat: 1, actions: 'BBX' }, known(), known());
  expect(ways(shown)).toContain('action X: seat-1 > viewfinder');
  expect(ways(shown)).toContain('action X: viewfinder > seat-1');
  expect(ways(beat({ type: 'ActionsShown', seat: 0, actions: 'BBX' }, known(), known()))).toContain(
    'action X: hand-2 > viewfinder',
  );
  expect(Math.max(...(shown?.flights ?? []).map(({ wait = 0, ms }) => wait + ms))).toBeLessThanOrEqual(1600);
});
