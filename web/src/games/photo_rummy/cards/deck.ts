/** What the photos show, read from a deck file: ours, or the one that a table plays with. */

import ours from '$house/games/photo_rummy/deck.toml?raw';
import { say, spoken, type Language } from '../../../i18n/speech.svelte';
import { named, photoRummyCard, photoText, type Category, type City } from './texts';

type Photo = Record<'city' | 'category' | Language, string>;

const decks = new Map<string, ReadonlyMap<string, Photo>>();

/** What a photo shows, in the user's language; empty in a deck that does not say. `deck` as in the game's options. */
export function shows(deck: string, city: City, category: Category): string {
  const known = decks.get(deck) ?? photos(deck || ours);
  decks.set(deck, known);
  return known.get(photoText(city, category))?.[spoken()] ?? '';
}

/** A card by its name and, of a photo, what it shows. */
export function described(text: string, deck: string): string {
  const card = photoRummyCard(text);
  const what = card.kind === 'photo' ? shows(deck, card.city, card.category) : '';
  return what ? say('named', { name: named(text), what }) : named(text);
}

/** The photos of a deck file. The server has found it good TOML; only the five fields of a photo are looked for. */
export function photos(deck: string): Map<string, Photo> {
  const found = new Map<string, Photo>();
  let photo: Partial<Photo> = {};
  const text = deck.replace(/^\s*#.*$/gm, '');
  for (const [, field, basic, literal] of text.matchAll(
    /\b(city|category|en|de|fr)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|'([^']*)')/g,
  )) {
    photo[field as keyof Photo] = literal ?? JSON.parse(`"${basic ?? ''}"`);
    if (Object.keys(photo).length < 5) continue;
    const whole = photo as Photo;
    found.set(photoText(whole.city as City, whole.category as Category), whole);
    photo = {};
  }
  return found;
}
