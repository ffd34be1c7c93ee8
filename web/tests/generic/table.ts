/** A tiny game to try the generic board on: play a card that matches, or draw. */

import { bring } from '$src/generic/deck.svelte';
import { teach } from '$src/i18n/telling.svelte';
import type { GenericOwn, GenericView, Offer, Zone } from '$src/generic/view';

export const zone = (name: string, kind: Zone['kind'], more: Partial<Zone> = {}): Zone => ({
  name,
  kind,
  seat: null,
  cards: [],
  count: more.cards?.length ?? 0,
  ...more,
});

export const view = (changes: Partial<GenericView> = {}): GenericView => ({
  active: 0,
  outcome: null,
  players: [{ points: 0 }, { points: 3 }],
  zones: [
    zone('hand', 'hand', { seat: 0, count: 3 }),
    zone('hand', 'hand', { seat: 1, count: 4 }),
    zone('stock', 'pile', { count: 20 }),
    zone('discards', 'pile', { cards: ['r2', 'r5'], count: 6 }),
    zone('row', 'row', { cards: ['b1', 'b2'] }),
  ],
  ...changes,
});

export const offer = (move: string, more: Partial<Offer> = {}): Offer => ({
  move,
  said: [{ said: move }],
  card: '',
  zone: '',
  seat: null,
  ...more,
});

export const own = (offers: readonly Offer[], hand: readonly string[] = ['r7', 'b5', 'w8']): GenericOwn => ({
  viewer: 0,
  hand,
  legal_moves: offers.map(({ move }) => move),
  offers,
});

/** Each card by its word, such as r7. */
export function bringCards(words: readonly string[]): void {
  const colours: Record<string, string> = { r: 'red', b: 'blue' };
  const faces = Object.fromEntries(
    words.map((word) => [word, { text: word.slice(1), colour: colours[word.charAt(0)] ?? '' }]),
  );
  teach('tiny', '', { phrases: [], cards: Object.fromEntries(words.map((word) => [word, `card-${word}`])), faces });
  bring({ game: 'tiny', prefix: 'ty', faces });
}
