/** Tips of the guided first game: each once, at the first moment when it fits. */

import type { GreatWallOwn, GreatWallView } from '../../wire';
import type { Tip } from '../../board/contract';
import { DECK, DRAWN, MARKET, OPEN, OWN_ACTIONS, OWN_COMPOSITIONS, TURN, WALL } from './places';

export const tips: readonly Tip<GreatWallView, GreatWallOwn>[] = [
  {
    id: 'gw-tip-photos',
    place: OWN_COMPOSITIONS,
    also: [WALL],
    by: ['click'],
    when: ({ own }) => (own?.compositions.length ?? 0) > 0,
  },
  {
    id: 'gw-tip-place',
    place: MARKET,
    also: [DECK, WALL],
    by: ['place'],
    when: ({ game }, myTurn) => myTurn && game.phase === 'place',
  },
  {
    id: 'gw-tip-drawn',
    place: WALL,
    also: [DRAWN],
    when: ({ game }, myTurn) => myTurn && game.phase === 'place-drawn',
  },
  {
    id: 'gw-tip-act',
    place: OWN_ACTIONS,
    also: [WALL],
    by: ['move', 'swap', 'remove', 'return', 'extra', 'market'],
    // Where the turn can be ended without an action card, none can be played.
    when: ({ game, own }, myTurn) =>
      myTurn && game.phase === 'act' && game.played === 0 && own?.legal_moves.includes('end') === false,
  },
  { id: 'gw-tip-open', place: OPEN, when: ({ game }, myTurn) => myTurn && game.phase === 'act' && game.played > 0 },
  {
    id: 'gw-tip-end',
    place: TURN,
    by: ['end'],
    when: ({ game }, myTurn) => myTurn && game.phase === 'act' && game.played > 0,
  },
  {
    id: 'gw-tip-others',
    place: OWN_COMPOSITIONS,
    also: [WALL],
    when: ({ game }, myTurn) => !myTurn && game.phase === 'act',
  },
  { id: 'gw-tip-rickshaw', place: WALL, when: ({ game }) => game.wall !== game.wall.toUpperCase() },
  { id: 'gw-tip-last-round', place: WALL, when: ({ game }) => game.turns_left !== null },
];
