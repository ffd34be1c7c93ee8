/** A table of two in the first of two rounds, where Ada builds. */

import type { PhotoRummyView } from '$src/wire';

const player = { rack: 8, seen: [], opened: false, score: 0 };

export const GAME: PhotoRummyView = {
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
