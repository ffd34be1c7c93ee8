/** What the view of any game has, as the engine declares it. Nothing here knows a game. */

import type { ValueText } from '../i18n/telling.svelte';

/** Cards that lie together: `hand`, held by a seat; `pile`, one on top of the other; `row`, side by side. */
export interface Zone {
  name: string;
  kind: 'hand' | 'pile' | 'row';
  /** Whose it is; null: it lies in the middle. */
  seat: number | null;
  /** Those that everybody sees; of a pile the last is the top. */
  cards: readonly string[];
  /** How many there are, seen or not. */
  count: number;
}

export interface GenericView {
  active: number | null;
  players: readonly { points?: number }[];
  zones: readonly Zone[];
  outcome: { points: readonly number[]; places: readonly number[] } | null;
}

/** A move that is offered: the card it lets go and the zone it leads to, where it has them. */
export interface Offer {
  move: string;
  /** What it would do, from the general to the particular. */
  said: readonly ValueText[];
  card: string;
  zone: string;
  seat: number | null;
}

export interface GenericOwn {
  viewer: number;
  hand: readonly string[];
  legal_moves: readonly string[];
  offers: readonly Offer[];
}

export const isHand = (zone: Zone, seat: number | null): boolean => zone.kind === 'hand' && zone.seat === seat;

/** How many cards a seat holds, as everybody may count them. */
export const heldBy = ({ zones }: GenericView, seat: number): number =>
  zones.filter((zone) => isHand(zone, seat)).reduce((sum, { count }) => sum + count, 0);
