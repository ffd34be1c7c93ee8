/** Offered moves as things to tap: which cards can be taken, where they can go, and the moves that this comes to.
 *
 * There may be hundreds of them, so they are looked through once. What they mean is the server's business. */

import { freePlace, NEW } from './places';

export const BACK_ALL = 'back all';

/** Where something can be put: a combination, a new one (null), or the place of a joker. */
export interface Target {
  place: number | null;
  joker: boolean;
}

export interface Offer {
  stacks: ReadonlySet<number>;
  /** By card: the verb that brings it somewhere, and the combinations it can go to; null: a new one. */
  cards: ReadonlyMap<string, { verb: string; places: ReadonlySet<number | null> }>;
  /** By photo: the combinations in which it can take a joker's place. */
  jokers: ReadonlyMap<string, ReadonlySet<number>>;
  back: boolean;
  end: boolean;
}

export function offered(moves: readonly string[]): Offer {
  const stacks = new Set<number>();
  const cards = new Map<string, { verb: string; places: Set<number | null> }>();
  const jokers = new Map<string, Set<number>>();
  for (const move of moves) {
    const [verb = '', what = '', where = ''] = move.split(' ');
    if (verb === 'draw') stacks.add(Number(what) - 1);
    else if (verb === 'lay' || verb === 'move') {
      const known = cards.get(what) ?? { verb, places: new Set<number | null>() };
      known.places.add(where === NEW ? null : Number(where) - 1);
      cards.set(what, known);
    } else if (verb === 'free') {
      const known = jokers.get(what) ?? new Set<number>();
      jokers.set(what, known.add(Number(where) - 1));
    }
  }
  return { stacks, cards, jokers, back: moves.includes('back'), end: moves.includes('end') };
}

/** Where all of these cards together can go. */
export interface Lit {
  places: ReadonlySet<number>;
  fresh: boolean;
  /** Combinations whose joker the one card can take the place of. */
  jokers: ReadonlySet<number>;
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

/** A step in parts, as a hint shows it. */
export function partsOf(move: string): { verb: string; card: string; target: Target } {
  const [verb = '', card = '', where = ''] = move.split(' ');
  const place = where === NEW || where === '' ? null : Number(where) - 1;
  return { verb, card, target: { place, joker: verb === 'free' } };
}
