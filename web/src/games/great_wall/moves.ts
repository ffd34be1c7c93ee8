/** Offered moves as things to tap: what can be picked, what it can go to, and which move a choice comes to.
 *
 * Everything here follows from the texts of the moves; what they mean is the server's business. */

export type End = 'left' | 'right';

/** What has been picked so far, and can be put back. */
export type Draft =
  | { kind: 'market'; card: string; slot: number }
  | { kind: 'drawn'; card: string }
  | { kind: 'action'; action: string; slot: number; place: number | null; card: string | null }
  | { kind: 'hand' };

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

const MOVES_WITHOUT_TARGET: Readonly<Record<string, string>> = { X: 'extra', N: 'market' };

/** The action card that a move plays; empty: none. */
export function actionOf(move: string): string {
  const [verb, first, second] = move.split(' ');
  switch (verb) {
    case 'move':
      return String(Math.abs(Number(first) - Number(second)));
    case 'swap':
      return 'S';
    case 'remove':
      return 'R';
    case 'extra':
      return 'X';
    case 'market':
      return 'N';
    case 'return':
      return 'B';
    default:
      return '';
  }
}

/** Where moves of this kind begin, or where they lead from there. Places count from 0 here, from 1 in moves. */
function wallTargets(moves: readonly string[], draft: Extract<Draft, { kind: 'action' }>): Set<number> {
  const places = new Set<number>();
  for (const move of moves) {
    if (actionOf(move) !== draft.action) continue;
    const [verb, ...words] = move.split(' ');
    const [first = 0, second = 0] = words.map((word) => Number(word) - 1);
    if (verb === 'remove' || (verb === 'move' && draft.place === null)) places.add(first);
    else if (verb === 'move' && first === draft.place) places.add(second);
    else if (verb === 'swap' && draft.place === null) places.add(first).add(second);
    else if (verb === 'swap' && first === draft.place) places.add(second);
    else if (verb === 'swap' && second === draft.place) places.add(first);
  }
  return places;
}

export function lit(moves: readonly string[], draft: Draft | null): Lit {
  const words = moves.map((move) => move.split(' '));
  const having = (verb: string): string[][] => words.filter(([first]) => first === verb);
  const action = draft?.kind === 'action' ? draft : null;
  const placing = draft?.kind === 'market' || draft?.kind === 'drawn' ? draft.card : null;
  const returns = action?.action === 'B' ? having('return') : [];
  return {
    cards: new Set(having('place').map(([, card = '']) => card)),
    actions: new Set(moves.map(actionOf).filter((letter) => letter !== '')),
    deck: moves.includes('draw'),
    hand: moves.includes('hand'),
    turn: moves.includes('end'),
    ends: new Set(
      having('place')
        .filter(([, card]) => card === placing)
        .map(([, , end]) => end as End),
    ),
    wall: action ? wallTargets(moves, action) : new Set(),
    gaps: new Set(returns.filter(([, card]) => card === action?.card).map(([, , place]) => Number(place) - 1)),
    discard: new Set(returns.map(([, card = '']) => card)),
    play: draft?.kind === 'hand' || moves.includes(MOVES_WITHOUT_TARGET[action?.action ?? ''] ?? '?'),
  };
}

/** Whether no action card can be played: only then the turn can be ended without one. */
export const isStuck = (played: number, moves: readonly string[]): boolean => played === 0 && moves.includes('end');

/** A tap: it picks, completes, changes one's mind, or (a second time on the same) puts back. */
export function tap(moves: readonly string[], draft: Draft | null, at: Tap): Taken {
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
export function pick(moves: readonly string[], draft: Draft | null, at: Tap): Taken {
  const now = lit(moves, draft);
  const kept: Taken = { draft, move: null };
  const made = (move: string): Taken => (moves.includes(move) ? { draft, move } : kept);
  const action = draft?.kind === 'action' ? draft : null;
  switch (at.at) {
    case 'market':
      return now.cards.has(at.card) ? { draft: { kind: 'market', card: at.card, slot: at.slot }, move: null } : kept;
    case 'drawn':
      return now.cards.has(at.card) ? { draft: { kind: 'drawn', card: at.card }, move: null } : kept;
    case 'deck':
      return made('draw');
    case 'end':
      return draft?.kind === 'market' || draft?.kind === 'drawn' ? made(`place ${draft.card} ${at.end}`) : kept;
    case 'action':
      return now.actions.has(at.action)
        ? { draft: { kind: 'action', action: at.action, slot: at.slot, place: null, card: null }, move: null }
        : kept;
    case 'hand':
      return now.hand ? { draft: { kind: 'hand' }, move: null } : kept;
    case 'turn':
      return made('end');
    case 'play':
      return draft?.kind === 'hand' ? made('hand') : made(MOVES_WITHOUT_TARGET[action?.action ?? ''] ?? '');
    case 'discard':
      return action && now.discard.has(at.card) ? { draft: { ...action, card: at.card }, move: null } : kept;
    case 'gap':
      return action?.card ? made(`return ${action.card} ${at.place + 1}`) : kept;
    case 'wall':
      return action ? pickWall(moves, action, at.place) : kept;
  }
}

function pickWall(moves: readonly string[], draft: Extract<Draft, { kind: 'action' }>, place: number): Taken {
  const { place: from } = draft;
  if (wallTargets(moves, draft).has(place)) {
    if (draft.action === 'R') return { draft, move: `remove ${place + 1}` };
    if (from === null) return { draft: { ...draft, place }, move: null };
    const move =
      draft.action === 'S'
        ? `swap ${Math.min(from, place) + 1} ${Math.max(from, place) + 1}`
        : `move ${from + 1} ${place + 1}`;
    return { draft, move };
  }
  // No way from there to here: perhaps this is the card that was meant.
  const begins = wallTargets(moves, { ...draft, place: null }).has(place);
  return { draft: begins ? { ...draft, place } : draft, move: null };
}

/** A photo, at a place or wherever it stands first from the left. */
export const clickText = (composition: string, place: number | null): string =>
  place === null ? `click ${composition}` : `click ${composition} ${place + 1}`;
