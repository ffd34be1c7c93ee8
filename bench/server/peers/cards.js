// The small card game that both peers play, so that only the servers differ.
//
// Four seats, 108 cards in six suits, eight in each secret hand. A turn is two moves: draw a card from the pile,
// then play one to the row that everybody sees; it scores its rank when its suit follows the card before it. When
// the pile is used up, the row except for its last card is shuffled into a new one: the game lasts as long as a
// measurement does.

export const SEATS = 4;
export const HAND = 8;
const SUITS = "abcdef";
const RANKS = 18;

// A card is its name, as in our views: suit and rank, "c11".
export const allCards = () =>
  [...SUITS].flatMap((suit) => Array.from({ length: RANKS }, (_, rank) => `${suit}${rank + 1}`));

export const points = (card, before) => (before?.[0] === card[0] ? Number(card.slice(1)) : 0);
