/** The game that is on the screen: one at a time is played here. */

import type { CardFace } from '../i18n/telling.svelte';

export interface Deck {
  game: string;
  /** What its sentences begin with. */
  prefix: string;
  /** What is printed on its cards, by the words that views and moves have for them. */
  faces: Readonly<Record<string, CardFace>>;
}

let deck = $state.raw<Deck>({ game: '', prefix: '', faces: {} });

export function bring(brought: Deck): void {
  deck = brought;
}

export const deckNow = (): Deck => deck;
export const allCards = (): string[] => Object.keys(deck.faces);
/** A card that the game did not speak of is printed with its word. */
export const faceOf = (word: string): CardFace => deck.faces[word] ?? { text: word, colour: '' };
