/** Offered moves as things to tap: what can be picked, what it can go to, and which move a choice comes to.
 *
 * Everything here follows from the texts of the moves; what they mean is the server's business. */

import { offers, type Offered } from '../../board/offered';

export type End = 'left' | 'right';

/** A move: the wall card that it brings to the wall, or the action card that it plays, or both. Places of the wall count
 * from 0 here, from 1 in texts. */
export interface Move extends Offered<number, number | End> {
  action: string;
}

export function read(text: string): Move {
  const [verb = '', first = '', second = ''] = text.split(' ');
  const move: Move = { text, verb, action: '', card: '', source: null, target: null };
  const [here, there] = [Number(first) - 1, Number(second) - 1];
  switch (verb) {
    case 'place':
      return { ...move, card: first, target: second as End };
    case 'move':
      return { ...move, action: String(Math.abs(here - there)), source: here, target: there };
    case 'swap':
      return { ...move, action: 'S', source: here, target: there };
    case 'remove':
      return { ...move, action: 'R', source: here };
    case 'return':
      return { ...move, action: 'B', card: first, target: there };
    case 'extra':
      return { ...move, action: 'X' };
    case 'market':
      return { ...move, action: 'N' };
    default:
      return move;
  }
}

/** What has been picked so far, and can be put back. */
export type Draft =
  | { kind: 'market'; card: string; slot: number }
  | { kind: 'drawn'; card: string }
  | { kind: 'action'; action: string; slot: number; place: number | null; card: string | null }
  | { kind: 'hand' };

type Action = Extract<Draft, { kind: 'action' }>;

export type Tap =
  | { at: 'market'; card: string; slot: number }
  | { at: 'drawn'; card: string }
  | { at: 'deck' }
  | { at: 'end'; end: End }
  | { at: 'action'; action: string; slot: number }
  | { at: 'wall'; place: number }
  | { at: 'gap'; place: number }
  | { at: 'discard'; card: string }
  | { at: 'hand' }
  | { at: 'turn' }
  | { at: 'play' };

export interface Taken {
  draft: Draft | null;
  /** The move that the choice comes to; null: it is not complete yet. */
  move: string | null;
}

/** What is lit: things to begin with, and where what is picked can go. */
export interface Lit {
  cards: ReadonlySet<string>;
  actions: ReadonlySet<string>;
  deck: boolean;
  hand: boolean;
  turn: boolean;
  ends: ReadonlySet<End>;
  wall: ReadonlySet<number>;
  gaps: ReadonlySet<number>;
  discard: ReadonlySet<string>;
  play: boolean;
}

/** The moves of an action card, as far as it has been chosen what it takes hold of. */
function playing(moves: readonly Move[], { action, place, card }: Action): Move[] {
  return moves.filter(
    (move) =>
      move.action === action &&
      (place === null || (action === 'S' ? ends(move).includes(place) : move.source === place)) &&
      (card === null || move.card === card),
  );
}

/** The wall cards that a move takes hold of, or leads to. A card that comes back to the wall goes between two of them. */
const ends = ({ action, source, target }: Move): number[] =>
  action === 'B' ? [] : [source, target].filter((at) => typeof at === 'number');

/** Where moves of this kind begin, or where they lead from there. */
function wallTargets(moves: readonly Move[], draft: Action): Set<number> {
  const begins = draft.place === null && draft.action !== 'S';
  const places = playing(moves, draft).flatMap((move) => (begins ? ends(move).slice(0, 1) : ends(move)));
  return new Set(places.filter((place) => place !== draft.place));
}

/** The move of an action card that needs nothing more than the card. */
const playOf = (moves: readonly Move[], action: Action | null): Move | undefined =>
  moves.find((move) => move.action !== '' && move.action === action?.action && 'XN'.includes(move.action));

export function lit(moves: readonly Move[], draft: Draft | null): Lit {
  const action = draft?.kind === 'action' ? draft : null;
  const placing = draft?.kind === 'market' || draft?.kind === 'drawn' ? draft.card : null;
  const places = moves.filter(({ verb }) => verb === 'place');
  const returns = action?.action === 'B' ? moves.filter((move) => move.action === 'B') : [];
  return {
    cards: new Set(places.map(({ card }) => card)),
    actions: new Set(moves.map((move) => move.action).filter((letter) => letter !== '')),
    deck: offers(moves, 'draw'),
    hand: offers(moves, 'hand'),
    turn: offers(moves, 'end'),
    ends: new Set(places.filter(({ card }) => card === placing).map(({ target }) => target as End)),
    wall: action ? wallTargets(moves, action) : new Set(),
    gaps: new Set(returns.filter(({ card }) => card === action?.card).map(({ target }) => target as number)),
    discard: new Set(returns.map(({ card }) => card)),
    play: draft?.kind === 'hand' || playOf(moves, action) !== undefined,
  };
}

/** A tap: it picks, completes, changes one's mind, or (a second time on the same) puts back. */
export function tap(moves: readonly Move[], draft: Draft | null, at: Tap): Taken {
  if (draft !== null && isPicked(draft, at)) return { draft: putBack(draft, at), move: null };
  return pick(moves, draft, at);
}

function isPicked(draft: Draft, at: Tap): boolean {
  switch (at.at) {
    case 'market':
      return draft.kind === 'market' && draft.slot === at.slot;
    case 'action':
      return draft.kind === 'action' && draft.slot === at.slot;
    case 'hand':
      return draft.kind === 'hand';
    case 'wall':
      return draft.kind === 'action' && draft.place === at.place;
    case 'discard':
      return draft.kind === 'action' && draft.card === at.card;
    default:
      return false;
  }
}

/** What is left picked when this is put back: a wall card goes back without its action card. */
function putBack(draft: Draft, at: Tap): Draft | null {
  if (draft.kind === 'action' && at.at === 'wall') return { ...draft, place: null };
  if (draft.kind === 'action' && at.at === 'discard') return { ...draft, card: null };
  return null;
}

/** Picks, without ever putting back. */
export function pick(moves: readonly Move[], draft: Draft | null, at: Tap): Taken {
  const now = lit(moves, draft);
  const kept: Taken = { draft, move: null };
  const made = (is: (move: Move) => boolean): Taken => ({ draft, move: moves.find(is)?.text ?? null });
  const action = draft?.kind === 'action' ? draft : null;
  switch (at.at) {
    case 'market':
      return now.cards.has(at.card) ? { draft: { kind: 'market', card: at.card, slot: at.slot }, move: null } : kept;
    case 'drawn':
      return now.cards.has(at.card) ? { draft: { kind: 'drawn', card: at.card }, move: null } : kept;
    case 'deck':
      return made(({ verb }) => verb === 'draw');
    case 'end':
      return draft?.kind === 'market' || draft?.kind === 'drawn'
        ? made(({ verb, card, target }) => verb === 'place' && card === draft.card && target === at.end)
        : kept;
    case 'action':
      return now.actions.has(at.action)
        ? { draft: { kind: 'action', action: at.action, slot: at.slot, place: null, card: null }, move: null }
        : kept;
    case 'hand':
      return now.hand ? { draft: { kind: 'hand' }, move: null } : kept;
    case 'turn':
      return made(({ verb }) => verb === 'end');
    case 'play':
      return draft?.kind === 'hand'
        ? made(({ verb }) => verb === 'hand')
        : { draft, move: playOf(moves, action)?.text ?? null };
    case 'discard':
      return action && now.discard.has(at.card) ? { draft: { ...action, card: at.card }, move: null } : kept;
    case 'gap':
      return action?.card
        ? made(({ verb, card, target }) => verb === 'return' && card === action.card && target === at.place)
        : kept;
    case 'wall':
      return action ? pickWall(moves, action, at.place) : kept;
  }
}

function pickWall(moves: readonly Move[], draft: Action, place: number): Taken {
  if (wallTargets(moves, draft).has(place)) {
    const whole = draft.place !== null || draft.action === 'R';
    const move = playing(moves, draft).find((one) => ends(one).includes(place));
    return whole ? { draft, move: move?.text ?? null } : { draft: { ...draft, place }, move: null };
  }
  // No way from there to here: perhaps this is the card that was meant.
  const begins = wallTargets(moves, { ...draft, place: null }).has(place);
  return { draft: begins ? { ...draft, place } : draft, move: null };
}

/** A photo, at a place or wherever it stands first from the left. */
export const clickText = (composition: string, place: number | null): string =>
  place === null ? `click ${composition}` : `click ${composition} ${place + 1}`;
