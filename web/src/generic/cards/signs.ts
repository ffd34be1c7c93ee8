/** Colours of cards, each with a sign of its own: nobody need tell them apart by colour alone. Pure. */

import type { CardFace } from '../../i18n/telling.svelte';
import { onCircle, round, star } from '../../cards/paint';

interface Ink {
  /** Dark enough for letters on the paper of cards. */
  ink: string;
  /** A path around 0, 0, as wide as 20. */
  sign: string;
}

const polygon = (corners: number): string =>
  `M${Array.from({ length: corners }, (_, corner) => onCircle(0, 0, 10, 90 + (360 / corners) * corner)).join('L')}z`;

const INKS: Readonly<Record<string, Ink>> = {
  red: { ink: '#b3261e', sign: round(0, 0, 9) },
  yellow: { ink: '#7d5a00', sign: star(0, 0, 11) },
  green: { ink: '#2c6a35', sign: polygon(4) },
  blue: { ink: '#1d5a9e', sign: polygon(3) },
  grey: { ink: '#5b5049', sign: 'M-3 -10h6v7h7v6h-7v7h-6v-7h-7v-6h7z' },
  black: { ink: '#2a211c', sign: 'M-8 -8h16v16h-16z' },
};

/** The suits of playing cards are signs already. */
const SUITS: Readonly<Record<string, string>> = {
  '♥': 'M0 9.5C-13 0 -9.5 -9 -4.8 -9C-2 -9 0 -6.5 0 -4.5C0 -6.5 2 -9 4.8 -9C9.5 -9 13 0 0 9.5z',
  '♦': 'M0 -10.5L8 0L0 10.5L-8 0z',
  '♠': 'M0 -10C12 -1 9.5 6.5 5 6.5C3 6.5 1.6 5.4 .9 4C1.1 7 2 9 3.6 10H-3.6C-2 9 -1.1 7 -.9 4C-1.6 5.4 -3 6.5 -5 6.5C-9.5 6.5 -12 -1 0 -10z',
  '♣': 'M0 -10A4.6 4.6 0 0 1 3.9 -2.9A4.7 4.7 0 1 1 .9 3.6C1.1 6.8 2 9 3.6 10H-3.6C-2 9 -1.1 6.8 -.9 3.6A4.7 4.7 0 1 1 -3.9 -2.9A4.6 4.6 0 0 1 0 -10z',
};

const SUIT = new RegExp(`[${Object.keys(SUITS).join('')}]\uFE0E?`, 'u');

export interface Printed {
  /** What is written, without a suit. */
  text: string;
  ink: string;
  sign: string;
  /** The sign is a suit: it is the picture of the card. */
  suit: boolean;
}

export function printed({ text, colour }: CardFace): Printed {
  const suit = SUIT.exec(text)?.[0].charAt(0) ?? '';
  const plain: Ink = INKS[colour] ?? { ink: '#2a211c', sign: '' };
  return {
    text: text.replace(SUIT, '').trim(),
    ink: plain.ink,
    sign: SUITS[suit] ?? plain.sign,
    suit: suit !== '',
  };
}
