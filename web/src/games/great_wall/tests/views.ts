/** Views to try things on. */

import type { Shown } from '$src/board/contract';
import type { GreatWallComposition, GreatWallOwn, GreatWallView } from '$src/wire';

export const FLF: GreatWallComposition = { name: 'FLF', points: 3 };
export const TL: GreatWallComposition = { name: 'TL', points: 1 };

export function view(changes: Partial<GreatWallView> = {}): GreatWallView {
  return {
    options: {},
    active: 0,
    phase: 'place',
    played: 0,
    actions_allowed: 1,
    wall: 'LFTO',
    market: 'LPW',
    wall_deck: 43,
    wall_remade: false,
    wall_discard: '',
    action_deck: 29,
    action_discard: '',
    composition_deck: 18,
    open_compositions: [TL],
    out: [],
    players: [0, 1].map(() => ({ actions: 3, compositions: 2, photos: [], points: 0, shown: '' })),
    turns_left: null,
    outcome: null,
    ended_by: '',
    ...changes,
  };
}

export function own(changes: Partial<GreatWallOwn> = {}): GreatWallOwn {
  return { viewer: 0, actions: '1SB', compositions: [FLF], drawn: '', legal_moves: [], ...changes };
}

/** What seat 0 knows. */
export const known = (
  game: Partial<GreatWallView> = {},
  mine: Partial<GreatWallOwn> = {},
): Shown<GreatWallView, GreatWallOwn> => ({ game: view(game), own: own(mine), me: 0 });
