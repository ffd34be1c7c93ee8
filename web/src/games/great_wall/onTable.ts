/** The Great Wall, as the table around it knows it. */

import { symbolNames } from './cards/texts';
import type { GreatWallEvent, GreatWallOwn, GreatWallView } from '../../wire';
import type { GameOnTable } from '../../board/contract';
import Album from './Album.svelte';
import Board from './Board.svelte';
import { tips } from './coach';
import Differences from './Differences.svelte';
import Face from './Face.svelte';
import { beat } from './flights';

export const onTable: GameOnTable<GreatWallView, GreatWallOwn, GreatWallEvent> = {
  Board,
  Face,
  beat,
  active: ({ active }) => active,
  seatLine: ({ players }, seat) => {
    const player = players[seat];
    return { points: player?.points ?? 0, cards: (player?.actions ?? 0) + (player?.compositions ?? 0) };
  },
  outcome: ({ outcome }) => outcome,
  Scores: Album,
  Refusal: Differences,
  tips,
  nameOf: (param, text) => (param === 'composition' ? symbolNames(text) : text),
};
