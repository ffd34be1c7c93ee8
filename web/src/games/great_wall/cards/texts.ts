/** Which card a letter of a view or an event means, and what it is called. The letters are those of docs/notation.md. */

import { cardName } from '../../../i18n/telling.svelte';

/** A wall card by its letter, an action card by what it does. */
export const named = (card: string): string => cardName('great-wall', card);

/** What a composition shows, from its letters. */
export const symbolNames = (composition: string): string => Array.from(composition, named).join(', ');

export const SYMBOLS = [
  'lantern',
  'fan',
  'teapot',
  'lotus',
  'panda',
  'dragon-head',
  'dragon-middle',
  'dragon-tail',
  'tower',
] as const;
export type WallSymbol = (typeof SYMBOLS)[number];

export const ACTIONS = ['move-1', 'move-2', 'swap', 'remove', 'extra-composition', 'new-market', 'take-back'] as const;
export type Action = (typeof ACTIONS)[number];

const WALL_LETTERS = 'LFTOPHMEW';
const ACTION_LETTERS = '12SRXNB';

export type WallCardText =
  | { kind: 'wall'; symbol: WallSymbol; under: boolean }
  /** A rickshaw by itself, as it lies in a pile. */
  | { kind: 'rickshaw' };

/** The card that a letter of a wall, a market or a wall pile stands for; a small letter is a card under a rickshaw. */
export function wallCard(letter: string): WallCardText {
  if (letter === 'R') return { kind: 'rickshaw' };
  const capital = letter.toUpperCase();
  return { kind: 'wall', symbol: pick(SYMBOLS, WALL_LETTERS, capital), under: letter !== capital };
}

/** The action card that a letter of a hand or of the action pile stands for. */
export const actionCard = (letter: string): Action => pick(ACTIONS, ACTION_LETTERS, letter);

/** The symbols of a composition, from its name. */
export const compositionSymbols = (name: string): WallSymbol[] =>
  Array.from(name, (letter) => pick(SYMBOLS, WALL_LETTERS, letter));

function pick<T>(cards: readonly T[], letters: string, letter: string): T {
  const card = letter.length === 1 ? cards[letters.indexOf(letter)] : undefined;
  if (card === undefined) throw new Error(`no card ${letter}`);
  return card;
}
