/** Any game, as the table knows it. */

import type { GameOnTable } from '../board/contract';
import Board from './Board.svelte';
import Face from './Face.svelte';
import { beats } from './flights';
import { heldBy, type GenericOwn, type GenericView } from './view';
import { expected, told, verdict, type Told } from './words';

export const onTable = (): GameOnTable<GenericView, GenericOwn, Told> => ({
  Board,
  Face,
  beat: beats(),
  words: told,
  expected: (_, own) => expected(own),
  verdict,
  tips: [],
  active: ({ active }) => active,
  seatLine: (game, seat) => ({ points: game.players[seat]?.points ?? 0, cards: heldBy(game, seat) }),
  outcome: ({ outcome }) => outcome,
});
