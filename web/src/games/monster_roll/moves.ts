/** Offered moves as things to tap: which cards can be taken up, where each can go, and which move that comes to.
 *
 * Everything here follows from the texts of the moves; what they mean is the server's business. */

import type { Offered } from '../../board/offered';
import { DECK, DISCARD, HAND, rowPlace } from './places';

/** What is in the fingers: a card of the hand (`turned`: the other way round, if it may be), or the top of a pile. */
export type Picked =
  { from: typeof HAND; slot: number; word: string; turned: boolean } | { from: typeof DECK | typeof DISCARD };

/** A move, from one place of the board to another. */
export interface Move extends Offered<string, string> {
  /** The card is laid the other way round. */
  turned: boolean;
}

/** `me`: whose move it is. */
export function read(text: string, me: number): Move {
  const [verb = '', first = '', second = '', third = ''] = text.split(' ');
  const move: Move = { text, verb, card: '', source: null, target: null, turned: false };
  const lets = (card: string, target: string): Move => ({ ...move, card, source: HAND, target });
  switch (verb) {
    case 'lay':
      return { ...lets(first, rowPlace(me, Number(second) - 1)), turned: third === 'turned' };
    case 'stop':
      return lets('st', rowPlace(me, Number(first) - 1));
    case 'tear':
      return lets(`x${first}`, rowPlace(Number(second), Number(third) - 1));
    case 'discard':
      return lets(first, DISCARD);
    case 'draw':
      return { ...move, source: DECK, target: HAND };
    case 'pick':
      return { ...move, source: DISCARD, target: HAND };
    default:
      return move;
  }
}

/** The cards of the hand that can go somewhere. */
export const cardsLit = (moves: readonly Move[]): ReadonlySet<string> =>
  new Set(moves.filter(({ source }) => source === HAND).map(({ card }) => card));

/** Whether a card may be laid either way round. */
export const canTurn = (moves: readonly Move[], word: string): boolean =>
  moves.some(({ card, turned }) => turned && card === word);

/** Where the cards of this turn lie that can still be taken back. */
export const drafted = (steps: readonly string[], active: number): ReadonlySet<string | null> =>
  new Set(steps.map((step) => read(step, active).target));

/** The spots where what is picked can go, each with its move. A card that fits only the other way round is turned. */
export function targets(moves: readonly Move[], picked: Picked | null): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  if (picked === null) return found;
  const card = picked.from === 'hand' ? picked : { word: '', turned: false };
  for (const { text, source, target, card: word, turned } of moves) {
    if (source !== picked.from || target === null || word !== card.word) continue;
    if (!found.has(target) || turned === card.turned) found.set(target, text);
  }
  return found;
}

/** A card as it would show when laid by this move. */
export function laidFace(word: string, turned: boolean): string {
  const [first = '', second = '', ...rest] = word;
  return turned ? [second, first, ...rest].join('') : word;
}
