/** Views to try things on. */

import type { Shown } from '$src/board/contract';
import type { MonsterRollOwn, MonsterRollPlayerView, MonsterRollView } from '$src/wire';

export const player = (changes: Partial<MonsterRollPlayerView> = {}): MonsterRollPlayerView => ({
  monster: 'fuzz',
  hand: 5,
  shown: [],
  row: [],
  row_points: 0,
  scores: [],
  points: 0,
  ...changes,
});

export const view = (changes: Partial<MonsterRollView> = {}): MonsterRollView => ({
  options: {},
  active: 0,
  phase: 'lay',
  drawn: false,
  picked: false,
  steps: [],
  draw_pile: 70,
  scorings: 0,
  discard_pile: ['po'],
  players: [player(), player({ monster: 'gulp' })],
  sections: [[], []],
  mismatches: [],
  outcome: null,
  ...changes,
});

export const own = (hand: string[] = [], legal_moves: string[] = []): MonsterRollOwn => ({
  viewer: 0,
  hand,
  legal_moves,
});

/** What seat 0 knows. */
export const known = (
  changes: Partial<MonsterRollView> = {},
  hand: string[] = [],
): Shown<MonsterRollView, MonsterRollOwn> => ({ game: view(changes), own: own(hand), me: 0 });
