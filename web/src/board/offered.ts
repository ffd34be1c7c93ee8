/** An offered move, read once. The one function that takes the text of a move apart is `read` in a game's moves.ts; all
 * else looks at what it has found, and a lint rule sees to it. */
export interface Offered<Source, Target> {
  /** As it was offered, and is sent. */
  readonly text: string;
  /** Its first word. */
  readonly verb: string;
  /** The card that it is about, in notation; empty: none. */
  readonly card: string;
  /** Where something is taken from and where it goes, as the game's board names that; null: nowhere. */
  readonly source: Source | null;
  readonly target: Target | null;
}

/** The first word of a move, for what knows no game. */
export const verbOf = (move: string): string => move.split(' ', 1)[0] ?? '';

/** Whether this move, which needs nothing more, is offered. */
export const offers = (moves: readonly Offered<unknown, unknown>[], text: string): boolean =>
  moves.some((move) => move.text === text);
