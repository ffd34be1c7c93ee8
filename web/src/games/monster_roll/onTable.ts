/** Monster Roll, as the table knows it. */

import type { MonsterRollEvent, MonsterRollOwn, MonsterRollView } from '../../wire';
import Monster from './cards/Monster.svelte';
import { say } from '../../i18n/speech.svelte';
import type { GameOnTable } from '../../board/contract';
import Board from './Board.svelte';
import { tips } from './coach';
import Face from './Face.svelte';
import { beat } from './flights';
import Scores from './Scores.svelte';

export const onTable: GameOnTable<MonsterRollView, MonsterRollOwn, MonsterRollEvent> = {
  Board,
  Face,
  Scores,
  beat,
  tips,
  picks: {
    title: () => say('mr-web-pick'),
    explained: () => say('mr-web-pick-explained'),
    name: (monster) => say(`mr-monster-${monster}`),
    Picture: Monster,
  },
  pickOf: ({ players }, seat) => players[seat]?.monster ?? '',
  active: ({ active }) => active,
  seatLine: ({ players }, seat) => ({ points: players[seat]?.points ?? 0, cards: players[seat]?.hand ?? 0 }),
  outcome: ({ outcome }) => outcome,
};
