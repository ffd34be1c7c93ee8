/** A tap that leads nowhere: the move it stands for, which the server refuses and says why; or, for what is no move at
 * all, the sentence itself. Pure. */

import { actionCard } from './cards/texts';
import type { Refused } from '../../wire';
import { lit, type Draft, type Move, type Tap } from './moves';

type Action = Extract<Draft, { kind: 'action' }>;

// Any use of an action card of which no use is possible.
const USES: Readonly<Record<string, string>> = {
  '1': 'move 1 2',
  '2': 'move 1 3',
  S: 'swap 1 2',
  R: 'remove 1',
  X: 'extra',
  N: 'market',
  B: 'return L 1',
};

/** `length`: how many cards the wall has. */
export function inVain(at: Tap, moves: readonly Move[], draft: Draft | null, length: number): string | Refused {
  switch (at.at) {
    case 'market':
    case 'drawn':
      return `place ${at.card} left`;
    case 'deck':
      return 'draw';
    case 'action':
      return USES[at.action] ?? '';
    case 'wall':
      return draft?.kind === 'action' ? onWall(at.place, moves, draft, length) : `remove ${at.place + 1}`;
    case 'end':
      return { code: 'gw-web-card-first', rule: 'GW-T2' };
    case 'hand':
      return 'hand';
    case 'turn':
      return 'end';
    default:
      return { code: 'gw-web-card-first', rule: '' };
  }
}

/** A wall card that the action card in the fingers cannot take hold of. */
function onWall(place: number, moves: readonly Move[], draft: Action, length: number): string | Refused {
  const here = place + 1;
  switch (draft.action) {
    case 'R':
      return `remove ${here}`;
    case 'S': {
      const other = (draft.place ?? [...lit(moves, draft).wall][0] ?? place) + 1;
      return `swap ${Math.min(here, other)} ${Math.max(here, other)}`;
    }
    case '1':
    case '2': {
      const by = Number(draft.action);
      return `move ${here} ${here + by <= length ? here + by : here - by}`;
    }
    default:
      if (draft.card !== null) return { code: 'gw-web-choose-gap', rule: 'GW-A7' };
      return { code: `gw-action-${actionCard(draft.action)}-help`, rule: '' };
  }
}
