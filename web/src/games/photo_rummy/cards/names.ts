/** What the cards are called in the user's language. */

import { say } from '../../../i18n/speech.svelte';
import { shows } from './deck';
import { photoRummyCard, type Category, type City } from './texts';

/** City, category and what the photo shows. */
export function photoName(city: City, category: Category, deck: string): string {
  const photo = say('pr-photo', { city: say(`pr-city-${city}`), category: say(`pr-category-${category}`) });
  const shown = shows(deck, city, category);
  return shown ? say('named', { name: photo, what: shown }) : photo;
}

export function cardName(text: string, deck: string): string {
  const card = photoRummyCard(text);
  return card.kind === 'joker' ? say('pr-joker') : photoName(card.city, card.category, deck);
}
