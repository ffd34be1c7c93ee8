/** What happens and what is expected, in words. */

import { actionName, wallCardName } from './cards/names';
import { actionCard, compositionSymbols } from './cards/texts';
import { say, type Arguments } from '../../i18n/speech.svelte';
import type { GreatWallEvent, GreatWallOwn, GreatWallView } from '../../wire';
import { isStuck } from './moves';

const cards = (letters: string): string => Array.from(letters, (letter) => wallCardName(letter)).join(', ');
const actions = (letters: string): string =>
  Array.from(letters, (letter) => actionName(actionCard(letter))).join(', ') || say('nothing');

/** A composition by its symbols, for sentences. */
export const symbols = (composition: string): string =>
  compositionSymbols(composition)
    .map((symbol) => say(`gw-card-${symbol}`))
    .join(' – ');

const kebab = (type: string): string => type.replace(/(?!^)([A-Z])/g, '-$1').toLowerCase();

/** The sentence of the log; empty for what the rest of the log tells already. */
export function words(event: GreatWallEvent, names: readonly string[], me: number | null = null): string {
  const player = 'seat' in event ? { you: event.seat === me ? 'yes' : 'no', player: names[event.seat] ?? '' } : {};
  return say(`gw-event-${kebab(event.type)}`, { ...player, ...given(event) });
}

function given(event: GreatWallEvent): Arguments {
  switch (event.type) {
    case 'RickshawsRolled':
      return {
        count: event.places.length,
        places: event.places.map((place) => place + 1).join(', '),
        gone: event.left_the_wall,
      };
    case 'RickshawCame':
      return { place: event.place === null ? 0 : event.place + 1 };
    case 'WallDeckRemade':
    case 'ActionDeckRemade':
      return { count: event.cards };
    case 'CardSeen':
    case 'MarketFilled':
    case 'WallRefilled':
      return { card: cards(event.card) };
    case 'CardPlaced':
      return {
        card: cards(event.card),
        end: event.end === 0 ? 'left' : 'right',
        source: event.slot === null ? 'deck' : 'market',
      };
    case 'MarketDiscarded':
      return { cards: cards(event.cards) };
    case 'ActionPlayed':
      return { action: actionCard(event.action) };
    case 'CardMoved':
      return { card: cards(event.card), origin: event.origin + 1, target: event.target + 1 };
    case 'CardsSwapped':
      return {
        left: event.left + 1,
        right: event.right + 1,
        first: cards(event.left_card),
        second: cards(event.right_card),
      };
    case 'CardRemoved':
    case 'CardReturned':
      return { card: cards(event.card), place: event.place + 1 };
    case 'HandDiscarded':
      return {
        actions: actions(event.actions),
        count: event.compositions.length,
        compositions: event.compositions.map(symbols).join(', '),
      };
    case 'ActionsDrawn':
    case 'CompositionsDrawn':
      return { count: event.count };
    case 'ActionsShown':
    case 'ActionsSeen':
      return { count: event.actions.length, actions: actions(event.actions) };
    case 'CompositionsSeen':
      return { count: event.compositions.length, compositions: event.compositions.map(symbols).join(', ') };
    case 'PhotoTaken':
      return {
        composition: symbols(event.composition),
        points: event.points,
        place: event.place + 1,
        open: event.was_open ? 'yes' : 'no',
      };
    case 'GameEnded':
      return { rule: event.rule };
    default:
      return {};
  }
}

export function expected(game: GreatWallView, own: GreatWallOwn): string {
  if (isStuck(game.played, own.legal_moves)) return say('gw-expected-stuck');
  return say(`gw-expected-${game.phase}`, {
    played: game.played,
    // Whoever holds no action card has none to play, whatever the turn would allow.
    left: Math.min(game.actions_allowed - game.played, own.actions.length),
  });
}

export function verdict(game: GreatWallView): string {
  const { outcome } = game;
  if (!outcome) return '';
  const most = Math.max(...outcome.points);
  const level = outcome.points.filter((points) => points === most).length;
  const winners = outcome.places.filter((place) => place === 1).length;
  const ended = say('gw-event-game-ended', { rule: game.ended_by });
  return level > winners ? `${ended} ${say('gw-verdict-photos')}` : ended;
}
