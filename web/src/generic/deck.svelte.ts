/** The cards of the game that is on the screen, and what its sentences begin with: one game at a time is played here. */

import type { Print } from './cards/signs';
import type { Said } from './words';

export interface Deck {
  prefix: string;
  /** By the words that views and moves have for them. */
  cards: Readonly<Record<string, Print & { name: Said }>>;
}

let deck = $state.raw<Deck>({ prefix: '', cards: {} });

export function bring(brought: Deck): void {
  deck = brought;
}

export const prefix = (): string => deck.prefix;
export const allCards = (): string[] => Object.keys(deck.cards);
/** A card that the game did not speak of is printed with its word. */
export const printOf = (word: string): Print => deck.cards[word] ?? { text: word, colour: '' };
export const nameOf = (word: string): Said | string => deck.cards[word]?.name ?? word;
