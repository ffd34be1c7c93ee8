/** A tap that leads nowhere: the move it stands for, which the server refuses and says why; or, for what is no move at
 * all, the sentence itself. Pure. */

import type { Refused } from '../../wire';
import type { Picked } from './moves';

interface Known {
  me: number;
  /** How long the rows are, by seat. */
  rows: readonly number[];
  myTurn: boolean;
  /** Cards are still to be drawn. */
  drawing: boolean;
}

/** A card of the hand that can go nowhere. */
export function cardInVain(word: string, { me, rows }: Known): string {
  if (word === 'st') return `stop ${Math.max(1, rows[me] ?? 0)}`;
  if (!word.startsWith('x')) return `lay ${word} ${(rows[me] ?? 0) + 1}`;
  const others = rows.flatMap((long, seat) => (seat === me ? [] : [{ seat, long }]));
  const torn = others.find(({ long }) => long > 0) ?? others[0] ?? { seat: me, long: 0 };
  return `tear ${word.slice(1)} ${torn.seat} ${Math.max(1, torn.long)}`;
}

/** A place of a row to which nothing leads. */
export function placeInVain(seat: number, place: number, picked: Picked | null, known: Known): string | Refused {
  if (!known.myTurn || known.drawing) return 'end';
  if (picked?.from !== 'hand') return { code: 'mr-web-card-first', rule: '' };
  const { word, turned } = picked;
  if (word.startsWith('x')) return `tear ${word.slice(1)} ${seat} ${place + 1}`;
  if (seat !== known.me) return { code: 'mr-web-other-row', rule: word === 'st' ? 'MR-L3' : 'MR-L1' };
  return word === 'st' ? `stop ${place + 1}` : `lay ${word} ${place + 1}${turned ? ' turned' : ''}`;
}
