import { beforeAll, describe, expect, it, vi } from 'vitest';
import { tips } from '../coach';
import { expected, verdict, words } from '../words';
import { LANGUAGES, learn, sayable, speak } from '$src/i18n/speech.svelte';
import type { MonsterRollEvent } from '$src/wire';
import { known, own, player, view } from './views';

const NAMES = ['Anna', 'Ben'];

const EVENTS: readonly MonsterRollEvent[] = [
  { type: 'MonsterTaken', seat: 1, monster: 'gulp' },
  { type: 'TurnBegan', seat: 1 },
  { type: 'CardDrawn', seat: 1 },
  { type: 'CardSeen', seat: 0, card: 'po+' },
  { type: 'CardPicked', seat: 1, card: 'st' },
  { type: 'CardTurnedUp', card: 'xo' },
  { type: 'PaperLaid', seat: 1, card: "po'", place: 2, over: '' },
  { type: 'PaperLaid', seat: 1, card: 'po', place: 2, over: 'xg' },
  { type: 'StopLaid', seat: 1, place: 2 },
  { type: 'TearLaid', seat: 0, card: 'xb', row: 1, place: 4 },
  { type: 'CardDiscarded', seat: 1, card: 'gg' },
  { type: 'StepTakenBack', seat: 1, card: 'gg', row: null, place: null },
  { type: 'ScoringCame', number: 2, turned_up: true },
  { type: 'SectionScored', seat: 0, place: 1, cards: ['po', 'og+'], card_points: [1, 2], points: 3, best: true },
  { type: 'PointsWritten', seat: 0, points: 3, total: 8 },
  { type: 'GameEnded', rule: 'MR-E1' },
];

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await learn('monster_roll');
});

describe.each(LANGUAGES)('in %s', (language) => {
  beforeAll(() => speak(language));

  it('tells every event in a whole sentence', () => {
    const faults = vi.spyOn(console, 'error');
    for (const event of EVENTS) {
      const sentence = words(event, NAMES);
      expect(sentence).toMatch(/[.!)]$/);
      if ('seat' in event && event.type !== 'CardSeen') expect(sentence).toContain(NAMES[event.seat]);
    }
    expect(faults).not.toHaveBeenCalled();
  });

  it('has the sentence of every tip', () => {
    for (const { id } of tips) expect(sayable(id)).toBe(true);
  });

  it('says what is expected', () => {
    const faults = vi.spyOn(console, 'error');
    const told = [
      expected(view({ phase: 'draw' }), own([], ['draw', 'pick'])),
      expected(view({ phase: 'draw' }), own([], ['draw'])),
      expected(view(), own(['po'], ['lay po 1', 'discard po'])),
      expected(view(), own(['po'], ['discard po'])),
      expected(view({ steps: ['lay po 1'] }), own(['po'], ['lay po 2', 'end', 'back'])),
      expected(view({ steps: ['lay po 1'] }), own(['po'], ['lay po 2', 'back'])),
      expected(view({ steps: ['discard po'] }), own(['po'], ['discard po', 'end', 'back'])),
      expected(view({ steps: ['lay po 1', 'stop 1'] }), own(['po'], ['end', 'back'])),
      expected(view({ phase: 'over' }), own()),
    ];
    expect(new Set(told).size).toBe(told.length);
    expect(faults).not.toHaveBeenCalled();
  });

  it('says what decided the game', () => {
    const players = [player({ scores: [4, 3, 9], points: 16 }), player({ scores: [5, 4, 4], points: 13 })];
    const decided = verdict(view({ players, outcome: { points: [16, 13], places: [1, 2] } }), NAMES);
    expect(decided).toMatch(/3.*(Anna.*9|9.*Anna).*(Ben.*4|4.*Ben)/);
    const over = view({ players, outcome: { points: [16, 13], places: [1, 2] } });
    expect(verdict(over, NAMES, 0)).toMatch(/9.*Ben.*4|9.*4.*Ben/);
    expect(verdict(over, NAMES, 0)).not.toContain('Anna');
    expect(verdict(over, NAMES, 1)).toContain('Anna');
    expect(verdict(over, NAMES, 1)).not.toContain('Ben');
    const shared = verdict(view({ players, outcome: { points: [16, 16], places: [1, 1] } }), NAMES);
    expect(shared).not.toContain('Anna');
    expect(verdict(view(), NAMES)).toBe('');
  });
});

it('keeps quiet about what goes without saying', () => {
  expect(words({ type: 'TurnEnded', seat: 0 }, NAMES)).toBe('');
  // Who draws is told the card itself.
  expect(words({ type: 'CardDrawn', seat: 1 }, NAMES, 1)).toBe('');
  expect(words({ type: 'CardDrawn', seat: 1 }, NAMES, 0)).toContain('Ben');
  const section = { place: 0, cards: ['po'], card_points: [1], points: 1, best: false };
  expect(words({ type: 'SectionScored', seat: 0, ...section }, NAMES)).toBe('');
});

it('gives each tip when it fits', () => {
  const fits = (id: string, shown: ReturnType<typeof known>, myTurn = true): boolean =>
    tips.find((tip) => tip.id === id)?.when(shown, myTurn) ?? false;
  const offered = (...moves: string[]): ReturnType<typeof known> => ({ ...known(), own: own([], moves) });
  expect(fits('mr-tip-draw', offered('draw', 'pick'))).toBe(true);
  expect(fits('mr-tip-draw', offered('draw', 'pick'), false)).toBe(false);
  expect(fits('mr-tip-discard', offered('discard po'))).toBe(true);
  expect(fits('mr-tip-discard', offered('discard po', 'lay po 1'))).toBe(false);
  // Whoever has discarded knows how.
  const discarded = known({ steps: ['discard po'] });
  expect(fits('mr-tip-discard', { ...discarded, own: own([], ['discard og']) })).toBe(false);
  expect(fits('mr-tip-stop', offered('stop 1'))).toBe(true);
  expect(fits('mr-tip-torn', known({ players: [player({ row: [['po', 'xo']] }), player()] }))).toBe(true);
  expect(fits('mr-tip-torn', known({ players: [player({ row: [['po', 'xo', 'pp']] }), player()] }))).toBe(false);
  expect(fits('mr-tip-scoring', known({ scorings: 1 }), false)).toBe(true);
});
