/** Tips of the guided first game: each once, at the first moment when it fits. */

import type { PhotoRummyOwn, PhotoRummyView } from '../../wire';
import type { Tip } from '../../board/contract';
import { BACK, END, NEW, RACK, SORTING, STACKS, TABLE } from './places';

type When = Tip<PhotoRummyView, PhotoRummyOwn>['when'];

const mine =
  (more: (game: PhotoRummyView, opened: boolean) => boolean): When =>
  ({ game, me }, myTurn) =>
    myTurn && me !== null && more(game, game.players[me]?.opened ?? false);

export const tips: readonly Tip<PhotoRummyView, PhotoRummyOwn>[] = [
  { id: 'pr-tip-goal', place: RACK, when: ({ own }) => (own?.rack.length ?? 0) > 0 },
  { id: 'pr-tip-draw', place: STACKS, by: ['draw'], when: mine(({ phase }) => phase === 'draw') },
  {
    id: 'pr-tip-first',
    place: RACK,
    also: [NEW],
    by: ['lay'],
    when: mine(({ phase }, opened) => phase === 'play' && !opened),
  },
  { id: 'pr-tip-sort', place: SORTING, when: mine(({ phase }) => phase === 'play') },
  {
    id: 'pr-tip-end',
    place: END,
    by: ['end'],
    when: mine(({ phase, steps }) => phase === 'play' && steps.length === 0),
  },
  {
    id: 'pr-tip-mend',
    place: BACK,
    by: ['back'],
    when: mine(({ phase, table }) => phase === 'play' && table.some(({ fault }) => fault !== '')),
  },
  { id: 'pr-tip-rebuild', place: TABLE, when: mine(({ phase }, opened) => phase === 'play' && opened) },
  {
    id: 'pr-tip-joker',
    place: TABLE,
    when: mine(({ phase, old }, opened) => phase === 'play' && opened && old.some((cards) => cards.includes('J'))),
  },
];
