/** Offered moves as things to tap: which cards can be taken up, where each can go, and which move that comes to.
 *
 * Everything here follows from the texts of the moves; what they mean is the server's business. */

import { DISCARD, HAND, rowPlace } from './places';

/** What is in the fingers: a card of the hand (`turned`: the other way round, if it may be), or the top of a pile. */
export type Picked = { from: 'hand'; slot: number; word: string; turned: boolean } | { from: 'deck' | 'discard' };

/** The card of the hand that a move lets go; empty: none. */
export function cardOf(move: string): string {
  const [verb, first = ''] = move.split(' ');
  switch (verb) {
    case 'lay':
    case 'discard':
      return first;
    case 'tear':
      return `x${first}`;
    case 'stop':
      return 'st';
    default:
      return '';
  }
}

/** The spot that a move leads to; empty: none. */
function targetOf(move: string, me: number): string {
  const [verb, first = '', second = '', third = ''] = move.split(' ');
  switch (verb) {
    case 'lay':
      return rowPlace(me, Number(second) - 1);
    case 'stop':
      return rowPlace(me, Number(first) - 1);
    case 'tear':
      return rowPlace(Number(second), Number(third) - 1);
    case 'discard':
      return DISCARD;
    case 'draw':
    case 'pick':
      return HAND;
    default:
      return '';
  }
}

export const isTurned = (move: string): boolean => move.endsWith(' turned');

/** The cards that can go somewhere. */
export const cardsLit = (moves: readonly string[]): ReadonlySet<string> =>
  new Set(moves.map(cardOf).filter((word) => word !== ''));

/** Whether a card may be laid either way round. */
export const canTurn = (moves: readonly string[], word: string): boolean =>
  moves.some((move) => isTurned(move) && cardOf(move) === word);

/** The spots where what is picked can go, each with its move. A card that fits only the other way round is turned. */
export function targets(moves: readonly string[], me: number, picked: Picked | null): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  if (picked === null) return found;
  if (picked.from !== 'hand') {
    const move = picked.from === 'deck' ? 'draw' : 'pick';
    return moves.includes(move) ? found.set(HAND, move) : found;
  }
  for (const move of moves) {
    if (cardOf(move) !== picked.word) continue;
    const spot = targetOf(move, me);
    const lying = found.get(spot);
    const asPicked = isTurned(move) === picked.turned;
    if (lying === undefined || asPicked) found.set(spot, move);
  }
  return found;
}

/** A card as it would show when laid by this move. */
export function laidFace(word: string, turned: boolean): string {
  const [first = '', second = '', ...rest] = word;
  return turned ? [second, first, ...rest].join('') : word;
}
