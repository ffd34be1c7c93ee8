import { describe, expect, it } from 'vitest';
import type { Shown } from '$src/board/contract';
import { beat } from '../flights';
import { cardNumber } from '../cards/texts';
import { signed } from '../points';
import type { PhotoRummyOwn, PhotoRummyView } from '$src/wire';

type Known = Shown<PhotoRummyView, PhotoRummyOwn>;

const step = (card: string, origin: number | null, target: number, freed = false) => ({
  card: cardNumber(card),
  origin,
  target,
  freed,
  opened: false,
});

/** What seat 0 knows of a table. */
function known(table: string[][], rack: string[], more: Partial<PhotoRummyView> = {}): Known {
  const player = { rack: 8, seen: [], opened: true, score: 0 };
  return {
    game: {
      options: { rounds: 3 },
      rounds: [],
      began: 0,
      active: 0,
      phase: 'play',
      stacks: [16, 16, 16, 16, 16],
      table: table.map((cards) => ({ cards, fault: '' })),
      old: [],
      first: null,
      steps: [],
      made: 0,
      players: [player, player],
      outcome: null,
      ...more,
    },
    own: { viewer: 0, rack, drawn: [], legal_moves: [] },
    me: 0,
  };
}

const ways = (event: Parameters<typeof beat>[0], before: Known, after: Known): string[] =>
  (beat(event, before, after)?.flights ?? []).map(({ face, from, to }) => `${face}: ${from} > ${to}`);

describe('what is seen of an event', () => {
  it('a card that somebody else draws goes to the seat face down', () => {
    const drawn = { type: 'CardDrawn' as const, seat: 1, stack: 2, left: 15 };
    expect(ways(drawn, known([], []), known([], []))).toEqual(['back: stack-2 > seat-1']);
    expect(beat({ ...drawn, seat: 0 }, known([], []), known([], []))).toBeNull();
  });

  it('the own card comes from the stack that became lower, and turns', () => {
    const after = known([], ['J', 'J'], { stacks: [16, 16, 16, 15, 16] });
    const seen = beat({ type: 'CardSeen', seat: 0, card: 'J' }, known([], ['J']), after);
    expect(seen?.flights).toMatchObject([
      { face: 'J', from: 'stack-3', to: 'rack-joker-1', kind: 'flip', reveals: true },
    ]);
  });

  it('a card laid comes from the rack, or from the seat of another', () => {
    const before = known([['Dc', 'Ds']], ['Dt']);
    const after = known([['Dc', 'Ds', 'Dt']], []);
    const laid = { type: 'CardLaid' as const, seat: 0, card: 'Dt', target: 0 };
    expect(ways(laid, before, after)).toEqual(['Dt: rack-Dt > laid-Dt']);
    expect(ways({ ...laid, seat: 1 }, before, after)).toEqual(['Dt: seat-1 > laid-Dt']);
  });

  it('a photo that frees a joker sends it to the rack', () => {
    const before = known([['Dc', 'Ds', 'J']], ['Dt']);
    const after = known([['Dc', 'Ds', 'Dt']], ['J']);
    const freed = { type: 'JokerFreed' as const, seat: 0, photo: 'Dt', origin: null, target: 0 };
    expect(ways(freed, before, after)).toEqual(['Dt: rack-Dt > laid-Dt', 'J: joker-0-0 > rack-joker-0']);
    expect(ways({ ...freed, seat: 1 }, before, after)[1]).toBe('J: joker-0-0 > seat-1');
  });

  it('several steps taken back are seen once, all together', () => {
    const before = known([['Fc'], ['Dt', 'Dc']], ['J'], { steps: [step('Dt', 0, 1), step('Dc', null, 1)] });
    const after = known([['Fc', 'Dt']], ['J', 'Dc']);
    const back = { type: 'StepTakenBack' as const, seat: 0, freed: false, opened: false };
    const last = { ...back, card: 'Dc', origin: null, target: 1 };
    const first = { ...back, card: 'Dt', origin: 0, target: 1 };
    expect(ways(last, before, after)).toEqual(['Dt: laid-Dt > laid-Dt', 'Dc: laid-Dc > rack-Dc']);
    expect(beat(first, before, after)).toBeNull();
  });

  it('a joker goes back to the table when its exchange is taken back', () => {
    const before = known([['Dc', 'Ds', 'Dt']], ['J'], { steps: [step('Dt', null, 0, true)] });
    const after = known([['Dc', 'Ds', 'J']], ['Dt']);
    const back = {
      type: 'StepTakenBack' as const,
      seat: 0,
      card: 'Dt',
      origin: null,
      target: 0,
      freed: true,
      opened: false,
    };
    expect(ways(back, before, after)).toEqual(['Dt: laid-Dt > rack-Dt', 'J: rack-joker-0 > joker-0-0']);
  });

  it('the end of a round counts the racks, then sweeps the table', () => {
    const before = known([['Dc', 'Ds', 'Dt']], []);
    const after = known([], ['Fc'], { rounds: [{ winner: 0, points: [5, -5] }] });
    const over = beat(
      { type: 'RoundEnded', number: 1, winner: 0, points: [5, -5], scores: [5, -5], rule: 'PR-E1' },
      before,
      after,
    );
    expect(over?.effects.map(({ at, text }) => `${at} ${text ?? ''}`)).toEqual(['seat-0 +5', 'seat-1 \u22125']);
    expect(over?.flights.filter(({ to }) => to.startsWith('stack-'))).toHaveLength(3);
  });

  it('the last card of a round goes to where its combination was', () => {
    const before = known([['Dc', 'Ds']], ['Dt']);
    const after = known([], ['Fc'], { rounds: [{ winner: 0, points: [5, -5] }] });
    expect(ways({ type: 'CardLaid', seat: 0, card: 'Dt', target: 0 }, before, after)[0]).toBe('Dt: rack-Dt > combo-0');
  });

  it('a scene of one step takes less than a second', () => {
    const before = known([['Dc', 'Ds', 'J']], ['Dt']);
    const after = known([['Dc', 'Ds', 'Dt']], ['J']);
    const shown = beat({ type: 'JokerFreed', seat: 0, photo: 'Dt', origin: null, target: 0 }, before, after);
    for (const { wait = 0, ms } of shown?.flights ?? []) expect(wait + ms).toBeLessThan(1000);
  });
});

describe('points', () => {
  it('have a sign', () => {
    expect([7, 0, -3].map(signed)).toEqual(['+7', '0', '\u22123']);
  });
});
