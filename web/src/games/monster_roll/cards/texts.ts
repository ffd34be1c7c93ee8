/** Which card a word of a view or an event means, and what it is called. The words are those of docs/notation.md. */

import { cardName } from '../../../i18n/telling.svelte';

export const named = (word: string): string => cardName('monster-roll', word);

export const COLOURS = ['purple', 'orange', 'green', 'blue'] as const;
export type Colour = (typeof COLOURS)[number];
export const MONSTERS = ['fuzz', 'gulp', 'wobble', 'snuffle'] as const;
export type Monster = (typeof MONSTERS)[number];

const LETTERS = 'pogb';

export type MonsterRollCard =
  /** `turned`: laid upside down; its colours are those it shows now. */
  | { kind: 'paper'; left: Colour; right: Colour; star: boolean; turned: boolean }
  | { kind: 'tear'; colour: Colour }
  | { kind: 'stop' }
  | { kind: 'scoring' };

export function monsterRollCard(word: string): MonsterRollCard {
  if (word === 'st') return { kind: 'stop' };
  if (word === 'sc') return { kind: 'scoring' };
  const parts = /^([xpogb])([pogb])(\+?)('?)$/.exec(word);
  if (parts === null) throw new Error(`no card ${word}`);
  const [, first = '', second = '', star, turned] = parts;
  if (first !== 'x') {
    return { kind: 'paper', left: colour(first), right: colour(second), star: star === '+', turned: turned === "'" };
  }
  if (star || turned) throw new Error(`no card ${word}`);
  return { kind: 'tear', colour: colour(second) };
}

export interface PlaceShown {
  /** The card that counts: paper or a tear. */
  top: string;
  /** Whether a stop card lies over it. */
  stop: boolean;
  /** What lies below, the lowest first. */
  covered: readonly string[];
}

/** A place of a row, from its cards, the lowest first: a stop card is shown on the paper that it protects. */
export function placeShown(cards: readonly string[]): PlaceShown {
  const stop = cards.at(-1) === 'st';
  const paper = stop ? cards.slice(0, -1) : cards;
  const top = paper.at(-1);
  if (top === undefined) throw new Error('a place without a card');
  return { top, stop, covered: paper.slice(0, -1) };
}

function colour(letter: string): Colour {
  return COLOURS[LETTERS.indexOf(letter)] as Colour;
}
