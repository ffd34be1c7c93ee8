// @vitest-environment jsdom
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { hintWords, noteFor } from '../notes';
import { tips } from '../coach';
import { expected, verdict, words } from '../words';
import { LANGUAGES, learn, say, sayable, speak } from '$src/i18n/speech.svelte';
import type { PhotoRummyEvent, PhotoRummyView } from '$src/wire';

const NAMES = ['Ada', 'Ben'];
const EVENTS: PhotoRummyEvent[] = [
  { type: 'RoundBegan', number: 1, seat: 0, stacks: [1, 1, 1, 1, 1] },
  { type: 'TurnBegan', seat: 0 },
  { type: 'CardDrawn', seat: 0, stack: 2, left: 4 },
  { type: 'CardSeen', seat: 0, card: 'Dt' },
  { type: 'CardLaid', seat: 0, card: 'J', target: 1 },
  { type: 'PhotoMoved', seat: 0, photo: 'Dt', origin: 0, target: 1 },
  { type: 'JokerFreed', seat: 0, photo: 'Dt', origin: null, target: 1 },
  { type: 'FirstCombinationLaid', seat: 0, place: 1 },
  { type: 'StepTakenBack', seat: 0, card: 'Dt', origin: null, target: 1, freed: false, opened: false },
  { type: 'TurnEnded', seat: 0, laid: 3, kept: 1 },
  { type: 'RackLeft', seat: 1, photos: 3, jokers: 1 },
  { type: 'RoundEnded', number: 1, winner: 0, points: [13, -13], scores: [13, -13], rule: 'PR-E1' },
  { type: 'RoundEnded', number: 1, winner: null, points: [0, 0], scores: [0, 0], rule: 'PR-E4' },
  { type: 'GameEnded', rule: 'PR-E5' },
];

const player = { rack: 8, seen: [], opened: false, score: 0 };
const GAME: PhotoRummyView = {
  options: { rounds: 2 },
  rounds: [],
  began: 0,
  active: 0,
  phase: 'play',
  stacks: [5, 5, 5, 5, 5],
  table: [],
  old: [],
  first: null,
  steps: [],
  made: 0,
  players: [player, player],
  outcome: null,
};
const DARK = { places: new Set<number>(), fresh: false, jokers: new Set<number>() };

beforeAll(() => learn('photo_rummy'));

describe.each(LANGUAGES)('in %s', (language) => {
  beforeAll(() => speak(language));

  it('every event that is told has its sentence, with nothing missing', () => {
    const faults = vi.spyOn(console, 'error');
    for (const event of EVENTS) expect(words(event, NAMES)).not.toBe('');
    expect(faults).not.toHaveBeenCalled();
    faults.mockRestore();
  });

  it('whoever has won reads “you”, in the log and at the end; the others read the name', () => {
    const [, , , , , , , , , , , roundEnded] = EVENTS;
    if (roundEnded?.type !== 'RoundEnded') throw new Error('another event');
    const you = say('web-you');
    expect(words(roundEnded, NAMES, 0)).not.toContain('Ada');
    expect(words(roundEnded, NAMES, 0)).toContain(`${you} +13, Ben \u221213`);
    expect(words(roundEnded, NAMES, 1)).toContain(`Ada +13, ${you} \u221213`);
    expect(words(roundEnded, NAMES, 1)).toMatch(/^Ada /);
    expect(words(roundEnded, NAMES)).toContain('Ada +13, Ben \u221213');

    const won = { ...GAME, rounds: [{ winner: 0, points: [5, -5] }], outcome: { points: [5, -5], places: [1, 2] } };
    expect(verdict(won, NAMES, 0)).not.toContain('Ada');
    expect(verdict(won, NAMES, 0)).not.toBe(verdict(won, NAMES));
    expect(verdict(won, NAMES, 1)).toBe(verdict(won, NAMES));
    const shared = { ...won, outcome: { points: [0, 0], places: [1, 1] } };
    expect(verdict(shared, NAMES, 0)).not.toContain('Ada');
    expect(verdict(shared, NAMES, 0)).toContain('Ben');
  });

  it('every rule that a combination can break is told in words', () => {
    const told = ['PR-K1', 'PR-K2', 'PR-K4', 'PR-K5', 'PR-L4', 'PR-J3', 'PR-T3'].map((rule) =>
      say('pr-web-fault', { rule }),
    );
    expect(new Set(told).size).toBe(told.length);
  });

  it('every tip has its sentence', () => {
    for (const { id } of tips) expect(sayable(id)).toBe(true);
  });
});

describe('sentences', () => {
  beforeAll(() => speak('en'));

  it('name players and cards', () => {
    expect(words({ type: 'CardLaid', seat: 1, card: 'Dt', target: 2 }, NAMES)).toBe(
      'Ben adds Berlin, Local treats to combination 3.',
    );
  });

  it('are left out where the next one says it', () => {
    expect(words({ type: 'CombinationBegan', place: 1 }, NAMES)).toBe('');
    expect(words({ type: 'CombinationGone', place: 1 }, NAMES)).toBe('');
  });

  it('say what is expected, and that the table is in pieces', () => {
    expect(expected({ ...GAME, phase: 'draw' })).toMatch(/draw/i);
    expect(expected(GAME)).toMatch(/end your turn/);
    expect(expected({ ...GAME, table: [{ cards: ['Dt'], fault: 'PR-K1' }] })).toMatch(/pieces/);
  });

  it('say who has won how many rounds, or who shares', () => {
    const rounds = [
      { winner: 1, points: [-5, 5] },
      { winner: 1, points: [-1, 1] },
    ];
    const won = { ...GAME, rounds, outcome: { points: [-6, 6], places: [2, 1] } };
    expect(verdict(won, NAMES)).toContain('Ben won 2 of 2 rounds');
    expect(verdict({ ...won, outcome: { points: [0, 0], places: [1, 1] } }, NAMES)).toContain('Ada, Ben share');
    expect(verdict(GAME, NAMES)).toBe('');
  });

  it('name the first faulty combination with its rule', () => {
    const table = [
      { cards: ['Dt', 'Dc', 'Ds'], fault: '' },
      { cards: ['Dl'], fault: 'PR-K1' },
    ];
    const note = noteFor({ ...GAME, table }, 0, true, [], DARK);
    expect(note).toMatchObject({ tone: 'fault', rule: 'PR-K1' });
    expect(note.text).toContain('Combination 2');
  });

  it('remind of the first combination, and say nothing out of turn', () => {
    expect(noteFor(GAME, 0, true, [], DARK).rule).toBe('PR-L1');
    expect(noteFor(GAME, 0, false, [], DARK).text).toBe('');
  });

  it('tell what a picked photo shows, which is too long for a small card', () => {
    const picks = [{ card: 'Ds', place: 'rack-Ds', name: 'Ds' }];
    expect(noteFor(GAME, 0, true, picks, DARK).text).toMatch(/^Berlin, Sights: .+ – tap where it goes/);
  });

  it('tell a hint with its next step', () => {
    const hint = { code: 'pr-hint-count', params: { count: 1 }, moves: ['lay Dt 2'] };
    expect(hintWords(hint)).toBe('You can lay 1 card. Add Berlin, Local treats to combination 2.');
    expect(hintWords({ ...hint, moves: ['lay Dt 2', 'lay J 2'] }, 1)).toBe('Add a joker to combination 2.');
    expect(hintWords({ ...hint, moves: ['free Dt 2'] })).toContain('joker’s place in combination 2');
    expect(hintWords({ code: 'pr-hint-nothing', params: {}, moves: [] })).toMatch(/nothing/);
    const back = { code: 'pr-hint-take-back', params: { count: 3 }, moves: ['back all', 'lay Dt new'] };
    expect(hintWords(back)).toBe('Take back all your steps: from there you can lay 3 cards.');
  });
});
