/** Tips of the guided first game: each once, at the first moment when it fits. */

import type { MonsterRollOwn, MonsterRollView } from '../../wire';
import type { Shown, Tip } from '../../board/contract';
import { read } from './moves';
import { DECK, DISCARD, HAND, OWN_ROW, scoringPlace, TURN } from './places';

type Known = Shown<MonsterRollView, MonsterRollOwn>;

/** Whether such a move is offered. */
const offers = ({ own, me }: Known, verb: string): boolean =>
  own?.legal_moves.some((move) => read(move, me ?? -1).verb === verb) ?? false;

const isTorn = ({ game, me }: Known): boolean =>
  me !== null && (game.players[me]?.row.some((cards) => cards.at(-1)?.startsWith('x')) ?? false);

export const tips: readonly Tip<MonsterRollView, MonsterRollOwn>[] = [
  { id: 'mr-tip-strip', place: OWN_ROW, when: ({ own }) => own !== null },
  {
    id: 'mr-tip-draw',
    place: DECK,
    also: [DISCARD],
    by: ['draw', 'pick'],
    when: (shown, myTurn) => myTurn && offers(shown, 'draw'),
  },
  { id: 'mr-tip-torn', place: OWN_ROW, when: isTorn },
  {
    id: 'mr-tip-lay',
    place: HAND,
    also: [OWN_ROW],
    by: ['lay'],
    when: (shown, myTurn) => myTurn && shown.game.steps.length === 0 && offers(shown, 'lay'),
  },
  {
    id: 'mr-tip-stop',
    place: HAND,
    also: [OWN_ROW],
    by: ['stop'],
    when: (shown, myTurn) => myTurn && offers(shown, 'stop'),
  },
  { id: 'mr-tip-tear', place: HAND, by: ['tear'], when: (shown, myTurn) => myTurn && offers(shown, 'tear') },
  {
    id: 'mr-tip-discard',
    place: DISCARD,
    also: [HAND],
    by: ['discard'],
    when: (shown, myTurn) =>
      myTurn &&
      shown.game.steps.length === 0 &&
      offers(shown, 'discard') &&
      !['lay', 'stop', 'tear'].some((verb) => offers(shown, verb)),
  },
  { id: 'mr-tip-undo', place: TURN, by: ['back'], when: (shown, myTurn) => myTurn && offers(shown, 'back') },
  { id: 'mr-tip-scoring', place: scoringPlace(1), when: ({ game }) => game.scorings === 1 },
];
