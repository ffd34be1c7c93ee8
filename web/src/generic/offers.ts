/** Offered moves as things to tap: which cards can be taken up, where each can go, and what is asked by a button. Pure. */

import { zonePlace } from './places';
import type { Offer, Zone } from './view';

/** A card that can be taken up, and where it lies. */
export interface Picked {
  word: string;
  /** The place of its zone, and which card of it. */
  zone: string;
  slot: number;
}

export const placeOf = ({ zone, seat }: Offer): string => (zone === '' ? '' : zonePlace({ name: zone, seat }));

/** The cards that lie where they can be tapped: the viewer's hand comes first, since that is where cards are played from. */
export function inReach(hand: { zone: string; cards: readonly string[] }, zones: readonly Zone[]): Picked[] {
  const held = hand.cards.map((word, slot) => ({ word, zone: hand.zone, slot }));
  const lying = zones.flatMap((zone) => {
    const place = zonePlace(zone);
    const all = zone.cards.map((word, slot) => ({ word, zone: place, slot }));
    return zone.kind === 'pile' ? all.slice(-1) : all;
  });
  return [...held, ...lying.filter(({ zone }) => zone !== hand.zone)];
}

/** The offers that let this card go. */
export const offersOf = (offers: readonly Offer[], word: string): Offer[] =>
  offers.filter(({ card }) => card === word && card !== '');

/** The zones that something can be done with now, each with its moves: with a picked card, where it can go; without one,
 * what needs no card. */
export function lit(offers: readonly Offer[], picked: Picked | null): ReadonlyMap<string, readonly Offer[]> {
  const found = new Map<string, Offer[]>();
  for (const offer of offers) {
    if (offer.card !== (picked?.word ?? '')) continue;
    const place = placeOf(offer);
    if (place !== '') found.set(place, [...(found.get(place) ?? []), offer]);
  }
  return found;
}

/** What is asked by buttons: with a picked card, all that can be done with it; without one, all that no card is tapped
 * for. */
export function asked(offers: readonly Offer[], picked: Picked | null, reach: readonly Picked[]): Offer[] {
  if (picked) return offersOf(offers, picked.word);
  const words = new Set(reach.map(({ word }) => word));
  return offers.filter(({ card }) => card === '' || !words.has(card));
}

/** The parts that all of these sentences begin with, if each goes on after them. */
export function inCommon(sentences: readonly (readonly string[])[]): readonly string[] {
  const [first, ...others] = sentences;
  if (!first || others.length === 0) return [];
  const parts = first.findIndex((part, place) => others.some((other) => other[place] !== part));
  const common = parts < 0 ? first.length : parts;
  return sentences.some(({ length }) => length <= common) ? [] : first.slice(0, common);
}
