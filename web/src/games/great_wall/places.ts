/** The spots of this table by name, and which card of a row is which after the row has changed. Pure. */

export const wallPlace = (place: number): string => `wall-${place}`;
/** A place of a wall this long: after a photo it is the spot where the cards have stood, not where others have moved up. */
export const spotPlace = (place: number, cards: number): string => `spot-${place}-of-${cards}`;
export const ridePlace = (place: number): string => `ride-${place}`;
export const marketPlace = (slot: number): string => `market-${slot}`;
export const handPlace = (slot: number): string => `hand-${slot}`;
export const compositionPlace = (name: string): string => `composition-${name}`;
export const seatPlace = (seat: number): string => `seat-${seat}`;

export const DECK = 'deck';
export const DISCARD = 'discard';
export const DRAWN = 'drawn';
export const ACTION_DECK = 'action-deck';
export const ACTION_DISCARD = 'action-discard';
export const COMPOSITION_DECK = 'composition-deck';
export const OUT = 'out';
/** Above the wall: there a composition is held up while its photo is taken. */
export const VIEWFINDER = 'viewfinder';
// Whole parts of the table, for tips to stand beside.
export const WALL = 'wall';
export const MARKET = 'market';
export const OPEN = 'open';
export const OWN_COMPOSITIONS = 'own-compositions';
export const OWN_ACTIONS = 'own-actions';
export const TURN = 'turn';

/** A row of cards in letters, each with a name of its own that it keeps while it lies in that row. */
export interface Row {
  cards: string;
  names: readonly string[];
}

let named = 0;
const fresh = (): string => String(named++);

/** The row as it is now. Cards that have stayed keep their names; where cards only changed places, all of them do. */
export function renamed(before: Row, cards: string): Row {
  if (before.cards === cards) return before;
  // A rickshaw on a card makes it no other card.
  const [old, now] = [before.cards.toUpperCase(), cards.toUpperCase()];
  const names = new Array<string | undefined>(now.length);
  const left = new Set(before.names.keys());
  for (const [from, to] of common(old, now)) {
    names[to] = before.names[from];
    left.delete(from);
  }
  if ([...old].sort().join('') === [...now].sort().join('')) {
    for (const from of left) {
      const to = [...now].findIndex((card, place) => names[place] === undefined && card === old[from]);
      names[to] = before.names[from];
    }
  }
  return { cards, names: Array.from(names, (name) => name ?? fresh()) };
}

/** Names the cards of one row from view to view, so that they are seen to move. */
export function naming(): (cards: string) => Row {
  let row: Row = { cards: '', names: [] };
  return (cards) => {
    row = renamed(row, cards);
    return row;
  };
}

/** The longest common part of two rows, as pairs of places; as far to the left as can be. */
function common(old: string, now: string): [number, number][] {
  const longest = Array.from({ length: old.length + 1 }, () => new Array<number>(now.length + 1).fill(0));
  const at = (from: number, to: number): number => longest[from]?.[to] ?? 0;
  for (let from = old.length - 1; from >= 0; from--) {
    const row = longest[from] as number[];
    for (let to = now.length - 1; to >= 0; to--) {
      row[to] = old[from] === now[to] ? at(from + 1, to + 1) + 1 : Math.max(at(from + 1, to), at(from, to + 1));
    }
  }
  const pairs: [number, number][] = [];
  for (let from = 0, to = 0; from < old.length && to < now.length;) {
    if (old[from] === now[to] && at(from, to) === at(from + 1, to + 1) + 1) pairs.push([from++, to++]);
    else if (at(from + 1, to) >= at(from, to + 1)) from++;
    else to++;
  }
  return pairs;
}

/** The part of a wall that has changed: first and last place, as they are now. Null: nothing has. */
export function changedPart(old: string, now: string): [number, number] | null {
  if (old === now) return null;
  let first = 0;
  while (first < now.length && old[first] === now[first]) first++;
  let end = 0;
  while (end < now.length - first && old.at(-1 - end) === now.at(-1 - end)) end++;
  const last = now.length - 1 - end;
  return [Math.max(0, Math.min(first, now.length - 1)), Math.max(0, last)];
}
