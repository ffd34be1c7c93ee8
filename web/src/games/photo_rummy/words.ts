/** What happens and what is expected, in words. */

import { CAR_SIGNS, CATEGORIES, photoRummyCard } from './cards/texts';
import { say, type Arguments } from '../../i18n/speech.svelte';
import type { PhotoRummyEvent, PhotoRummyView } from '../../wire';
import { kindOf } from './places';

/** A card by its city and category. */
export function cardWords(text: string): string {
  const card = photoRummyCard(text);
  if (card.kind === 'joker') return say('pr-joker');
  return say('pr-photo', { city: say(`pr-city-${card.city}`), category: say(`pr-category-${card.category}`) });
}

/** The number by which steps know a card. */
export function cardNumber(text: string): number {
  const card = photoRummyCard(text);
  if (card.kind === 'joker') return CAR_SIGNS.length * CATEGORIES.length;
  return CAR_SIGNS.indexOf(card.sign) * CATEGORIES.length + CATEGORIES.indexOf(card.category);
}

/** A score, with a real minus. */
export const minus = (points: number): string => String(points).replace('-', '\u2212');

/** Points gained or lost. */
export const signed = (points: number): string => (points > 0 ? `+${points}` : minus(points));

/** What a combination is made for: its city or its category; empty where it cannot be told. */
export function kindWords(cards: readonly string[]): string {
  const kind = kindOf(cards);
  if (kind === null) return '';
  return 'city' in kind ? say(`pr-city-${kind.city}`) : say(`pr-category-${kind.category}`);
}

const kebab = (type: string): string => type.replace(/(?!^)([A-Z])/g, '-$1').toLowerCase();

/** The sentence of the log; empty for what the rest of the log tells already. */
export function words(event: PhotoRummyEvent, names: readonly string[], me: number | null = null): string {
  if (event.type === 'CombinationBegan' || event.type === 'CombinationGone' || event.type === 'RackSeen') return '';
  const player = 'seat' in event ? { you: event.seat === me ? 'yes' : 'no', player: names[event.seat] ?? '' } : {};
  const drawn = event.type === 'RoundEnded' && event.winner === null;
  return say(drawn ? 'pr-event-round-drawn' : `pr-event-${kebab(event.type)}`, {
    ...player,
    ...given(event, names, me),
  });
}

function given(event: PhotoRummyEvent, names: readonly string[], me: number | null): Arguments {
  switch (event.type) {
    case 'RoundBegan':
      return { number: event.number };
    case 'CardDrawn':
      return { stack: event.stack + 1 };
    case 'CardSeen':
    case 'StepTakenBack':
      return { card: cardWords(event.card) };
    case 'CardLaid':
      return { card: cardWords(event.card), number: event.target + 1 };
    case 'PhotoMoved':
      return { card: cardWords(event.photo), origin: event.origin + 1, number: event.target + 1 };
    case 'JokerFreed':
      return { card: cardWords(event.photo), number: event.target + 1 };
    case 'TurnEnded':
      return { count: event.laid, kept: event.kept };
    case 'RackLeft':
      return { photos: event.photos, jokers: event.jokers };
    case 'RoundEnded':
      return {
        number: event.number,
        you: event.winner === me ? 'yes' : 'no',
        player: event.winner === null ? '' : (names[event.winner] ?? ''),
        points: event.points
          .map((points, seat) => `${seat === me ? say('web-you') : (names[seat] ?? '')} ${signed(points)}`)
          .join(', '),
      };
    default:
      return {};
  }
}

export function expected(game: PhotoRummyView): string {
  const faulty = game.phase === 'play' && game.table.some(({ fault }) => fault !== '');
  return say(`pr-expected-${faulty ? 'mend' : game.phase}`);
}

/** How many rounds the winners have won, or that they share the victory. */
export function verdict(game: PhotoRummyView, names: readonly string[], me: number | null = null): string {
  const { outcome, rounds } = game;
  if (!outcome) return '';
  const winners = outcome.places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  const [winner = 0] = winners;
  const ended = say('pr-event-game-ended');
  const you = me !== null && winners.includes(me) ? 'yes' : 'no';
  if (winners.length > 1) {
    const named = winners.filter((seat) => seat !== me).map((seat) => names[seat] ?? '');
    return `${ended} ${say('pr-verdict-shared', { 'players-you': you, players: named.join(', ') })}`;
  }
  const won = rounds.filter((round) => round.winner === winner).length;
  return `${ended} ${say('pr-verdict-decided', { you, player: names[winner] ?? '', won, rounds: rounds.length })}`;
}
