/** Photo Rummy, as the table around it knows it. */

import type { PhotoRummyEvent, PhotoRummyOwn, PhotoRummyView } from '../../wire';
import type { GameOnTable } from '../../board/contract';
import Board from './Board.svelte';
import { named } from './cards/texts';
import { tips } from './coach';
import Face from './Face.svelte';
import { beat } from './flights';
import Scores from './Scores.svelte';

export const onTable: GameOnTable<PhotoRummyView, PhotoRummyOwn, PhotoRummyEvent> = {
  Board,
  Face,
  beat,
  active: ({ active }) => active,
  seatLine: ({ players }, seat) => ({ points: players[seat]?.score ?? 0, cards: players[seat]?.rack ?? 0 }),
  outcome: ({ outcome }) => outcome,
  Scores,
  tips,
  // What it shows is up to the deck of the table; city and category are not.
  nameOf: (param, text) => (param === 'card' ? named(text) : text),
};
