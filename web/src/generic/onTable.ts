/** Any game, as the table knows it. */

import type { GameOnTable } from '../board/contract';
import Board from './Board.svelte';
import Face from './Face.svelte';
import { beats } from './flights';
import { heldBy, type GenericOwn, type GenericView } from './view';

export const onTable = (): GameOnTable<GenericView, GenericOwn, unknown> => ({
  Board,
  Face,
  beat: beats(),
  tips: [],
  active: ({ active }) => active,
  seatLine: (game, seat) => ({ points: game.players[seat]?.points ?? 0, cards: heldBy(game, seat) }),
  outcome: ({ outcome }) => outcome,
});
