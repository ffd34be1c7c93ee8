/** Offered moves as things to tap: which cards can be taken, where they can go, and the moves that this comes to.
 *
 * There may be hundreds of them, so they are looked through once. What they mean is the server's business. */

import { offers, type Offered } from '../../board/offered';
import { freePlace, NEW } from './places';

export const BACK_ALL = 'back all';

/** Where something can be put: a combination, a new one (null), or the place of a joker. */
export interface Target {
  place: number | null;
  joker: boolean;
}

/** A move: its source is a stack, counted from 0, or null for cards that lie on the rack or the table. */
export type Move = Offered<number, Target>;

export function read(text: string): Move {
  const [verb = '', what = '', where = ''] = text.split(' ');
  const move: Move = { text, verb, card: '', source: null, target: null };
  switch (verb) {
    case 'draw':
      return { ...move, source: Number(what) - 1 };
    case 'lay':
    case 'move':
      return { ...move, card: what, target: { place: where === NEW ? null : Number(where) - 1, joker: false } };
    case 'free':
      return { ...move, card: what, target: { place: Number(where) - 1, joker: true } };
    default:
      return move;
  }
}

export interface Offer {
  stacks: ReadonlySet<number>;
  /** By card: the verb that brings it somewhere, and the combinations it can go to; null: a new one. */
  cards: ReadonlyMap<string, { verb: string; places: ReadonlySet<number | null> }>;
  /** By photo: the combinations in which it can take a joker's place. */
  jokers: ReadonlyMap<string, ReadonlySet<number | null>>;
  back: boolean;
  end: boolean;
}

export function offered(moves: readonly Move[]): Offer {
  const stacks = new Set<number>();
  const cards = new Map<string, { verb: string; places: Set<number | null> }>();
  const jokers = new Map<string, Set<number | null>>();
  for (const { verb, card, source, target } of moves) {
    if (source !== null) stacks.add(source);
    if (target === null) continue;
    if (target.joker) jokers.set(card, (jokers.get(card) ?? new Set()).add(target.place));
    else {
      const known = cards.get(card) ?? { verb, places: new Set() };
      known.places.add(target.place);
      cards.set(card, known);
    }
  }
  return { stacks, cards, jokers, back: offers(moves, 'back'), end: offers(moves, 'end') };
}

/** Where all of these cards together can go. */
export interface Lit {
  places: ReadonlySet<number>;
  fresh: boolean;
  /** Combinations whose joker the one card can take the place of. */
  jokers: ReadonlySet<number | null>;
}

export function lit(offer: Offer, picked: readonly string[]): Lit {
  const [first, ...others] = picked.map((card) => offer.cards.get(card)?.places ?? new Set<number | null>());
  const common = [...(first ?? [])].filter((place) => others.every((places) => places.has(place)));
  const alone = picked.length === 1 ? picked[0] : undefined;
  return {
    places: new Set(common.filter((place) => place !== null)),
    // Whatever goes along to a new combination only has to be free to move.
    fresh: first?.has(null) === true && others.every((places) => places.size > 0),
    jokers: (alone === undefined ? undefined : offer.jokers.get(alone)) ?? new Set(),
  };
}

export const takes = (now: Lit, { place, joker }: Target): boolean =>
  place === null ? now.fresh : (joker ? now.jokers : now.places).has(place);

/** The moves, one card after the other, that bring these cards there. Empty: they cannot go there. */
export function steps(
  offer: Offer,
  picked: readonly string[],
  target: Target,
  table: readonly { cards: readonly string[] }[],
): string[] {
  if (!takes(lit(offer, picked), target)) return [];
  if (target.joker) return [`free ${picked[0] ?? ''} ${(target.place ?? 0) + 1}`];
  const place = target.place ?? freePlace(table);
  return picked.map((card, order) => {
    const verb = offer.cards.get(card)?.verb ?? 'lay';
    return `${verb} ${card} ${target.place === null && order === 0 ? NEW : place + 1}`;
  });
}
