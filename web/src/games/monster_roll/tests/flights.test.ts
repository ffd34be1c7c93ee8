import { describe, expect, it } from 'vitest';
import type { Beat } from '$src/board/contract';
import { beat } from '../flights';
import { known } from './views';

/** From where to where each card goes. */
const ways = (shown: Beat | null): string[] =>
  (shown?.flights ?? []).map(({ face, from, to }) => `${face}: ${from} > ${to}`);
const effects = (shown: Beat | null): string[] => (shown?.effects ?? []).map(({ kind, at }) => `${kind} ${at}`);

describe('drawing', () => {
  it('shows one’s own card as it turns over, and only the back of another’s', () => {
    const after = known({}, ['gb', 'po', 'po']);
    expect(beat({ type: 'CardDrawn', seat: 0 }, known(), after)).toBeNull();
    expect(ways(beat({ type: 'CardSeen', seat: 0, card: 'po' }, known(), after))).toEqual(['po: deck > hand-2']);
    expect(ways(beat({ type: 'CardDrawn', seat: 1 }, known(), after))).toEqual(['back: deck > seat-1']);
  });

  it('goes from the discard pile too, and turns up a new one', () => {
    expect(ways(beat({ type: 'CardPicked', seat: 0, card: 'st' }, known(), known({}, ['st'])))).toEqual([
      'st: discard > hand-0',
    ]);
    expect(ways(beat({ type: 'CardPicked', seat: 1, card: 'st' }, known(), known()))).toEqual(['st: discard > seat-1']);
    expect(ways(beat({ type: 'CardTurnedUp', card: 'xo' }, known(), known()))).toEqual(['xo: deck > discard']);
  });
});

describe('laying', () => {
  it('rolls paper on from the hand that held it, also when it was turned round', () => {
    const laid = beat(
      { type: 'PaperLaid', seat: 0, card: "op+'", place: 3, over: '' },
      known({}, ['gb', 'po+']),
      known(),
    );
    expect(ways(laid)).toEqual(["op+': hand-1 > row-0-3"]);
    expect(effects(laid)).toEqual(['roll monster-0']);
    expect(laid?.sound).toBe('roll');
  });

  it('lets another player’s cards come from that player', () => {
    expect(ways(beat({ type: 'PaperLaid', seat: 1, card: 'po', place: 0, over: 'xo' }, known(), known()))).toEqual([
      'po: seat-1 > row-1-0',
    ]);
    expect(ways(beat({ type: 'StopLaid', seat: 1, place: 0 }, known(), known()))).toEqual(['st: seat-1 > row-1-0']);
  });

  it('tears with a rip', () => {
    const torn = beat({ type: 'TearLaid', seat: 1, card: 'xo', row: 0, place: 2 }, known(), known());
    expect(ways(torn)).toEqual(['xo: seat-1 > row-0-2']);
    expect(effects(torn)).toEqual(['tear row-0-2']);
    expect(torn?.sound).toBe('tear');
  });

  it('discards, and takes back from wherever the card was', () => {
    const hand = known({}, ['po']);
    expect(ways(beat({ type: 'CardDiscarded', seat: 0, card: 'po' }, hand, known()))).toEqual(['po: hand-0 > discard']);
    const back = { type: 'StepTakenBack', seat: 0, card: 'po' } as const;
    expect(ways(beat({ ...back, row: null, place: null }, known(), hand))).toEqual(['po: discard > hand-0']);
    expect(ways(beat({ ...back, row: 1, place: 4 }, known(), hand))).toEqual(['po: row-1-4 > hand-0']);
  });
});

describe('scoring', () => {
  const section = { type: 'SectionScored', seat: 1, place: 2, cards: ['po', 'og+', 'gg'], points: 4 } as const;
  const scored = (best: boolean): Beat | null =>
    beat({ ...section, cards: [...section.cards], card_points: [1, 2, 1], best }, known(), known());

  it('begins with the card that came', () => {
    expect(ways(beat({ type: 'ScoringCame', number: 2, turned_up: false }, known(), known()))).toEqual([
      'sc: deck > scoring-2',
    ]);
  });

  it('adds up the best section card by card', () => {
    const counting = scored(true)?.effects.filter(({ kind }) => kind === 'score') ?? [];
    expect(counting.map(({ at, text }) => `${at} ${text}`)).toEqual(['row-1-2 1', 'row-1-3 3', 'row-1-4 4']);
    const waits = counting.map(({ wait }) => wait ?? 0);
    expect(waits).toEqual([...waits].sort((one, other) => one - other));
  });

  it('only names a section that does not count', () => {
    expect(scored(false)?.effects).toEqual([
      { kind: 'glow', at: 'row-1-2', until: 'row-1-4', ms: expect.any(Number), text: '4' },
    ]);
  });

  it('takes no longer for a long section than a table waits', () => {
    const cards = Array.from({ length: 30 }, () => 'pp');
    const long = beat({ ...section, cards, card_points: cards.map(() => 1), points: 30, best: true }, known(), known());
    for (const { ms, wait = 0 } of long?.effects ?? []) expect(ms + wait).toBeLessThanOrEqual(1600);
  });

  it('writes points down where the player is', () => {
    expect(effects(beat({ type: 'PointsWritten', seat: 1, points: 4, total: 9 }, known(), known()))).toEqual([
      'score monster-1',
      'glow seat-1',
    ]);
  });
});
