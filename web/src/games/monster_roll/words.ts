/** What happens and what is expected, in words. */

import { cardName } from './cards/names';
import { monsterRollCard } from './cards/texts';
import { say, type Arguments } from '../../i18n/speech.svelte';
import type { MonsterRollEvent, MonsterRollOwn, MonsterRollView } from '../../wire';
import { read } from './moves';

/** A card by its name. */
export const named = (word: string): string => cardName(monsterRollCard(word));

const kebab = (type: string): string => type.replace(/(?!^)([A-Z])/g, '-$1').toLowerCase();

/** The sentence of the log; empty for what the rest of the log tells already. */
export function words(event: MonsterRollEvent, names: readonly string[], me: number | null = null): string {
  // Whoever drew is told which card it was.
  if (event.type === 'CardDrawn' && event.seat === me) return '';
  if (event.type === 'TurnEnded' || (event.type === 'SectionScored' && !event.best)) return '';
  const player = 'seat' in event ? { you: event.seat === me ? 'yes' : 'no', player: names[event.seat] ?? '' } : {};
  return say(`mr-event-${kebab(event.type)}`, { ...player, ...given(event, names, me) });
}

function given(event: MonsterRollEvent, names: readonly string[], me: number | null): Arguments {
  switch (event.type) {
    case 'MonsterTaken':
      return { monster: say(`mr-monster-${event.monster}`) };
    case 'CardSeen':
    case 'CardPicked':
    case 'CardTurnedUp':
    case 'CardDiscarded':
      return { card: named(event.card) };
    case 'PaperLaid':
      return { card: named(event.card), place: event.place + 1, over: event.over === '' ? 'none' : named(event.over) };
    case 'StopLaid':
      return { place: event.place + 1 };
    case 'TearLaid':
      return {
        card: named(event.card),
        place: event.place + 1,
        victim: names[event.row] ?? '',
        'victim-you': event.row === me ? 'yes' : 'no',
      };
    case 'StepTakenBack':
      return { card: named(event.card), from: event.row === null ? 'pile' : 'row' };
    case 'ScoringCame':
      return { number: event.number };
    case 'SectionScored':
      return {
        sum: event.card_points.join(' + '),
        first: event.place + 1,
        last: event.place + event.cards.length,
        points: event.points,
        count: event.cards.length,
      };
    case 'PointsWritten':
      return { points: event.points, total: event.total };
    default:
      return {};
  }
}

/** What a move with a card would do: for whoever hears the table, on the spot where the card would go. */
export function doing(move: string, game: MonsterRollView, me: number, names: readonly string[]): string {
  const [verb, first = '', second = '', third = ''] = move.split(' ');
  const card = named(read(move, me).card);
  if (verb === 'stop') return say('mr-menu-stop', { place: Number(first) });
  if (verb === 'discard') return say('mr-menu-discard', { card });
  const [seat, place] = verb === 'tear' ? [Number(second), Number(third)] : [me, Number(second)];
  const under = game.players[seat]?.row[place - 1]?.findLast((word) => word !== 'st');
  const over = under === undefined ? 'none' : named(under);
  const where =
    verb === 'tear'
      ? say('mr-menu-tear', { player: names[seat] ?? '', place, over })
      : say('mr-menu-place', { place, over, turned: read(move, me).turned ? 'yes' : 'no' });
  return `${say('mr-menu-lay', { card })} – ${where}`;
}

export function expected(game: MonsterRollView, own: MonsterRollOwn): string {
  const { phase, steps } = game;
  const moves = own.legal_moves;
  if (phase === 'draw' && !moves.includes('pick')) return say('mr-expected-draw-deck');
  if (phase !== 'lay') return say(`mr-expected-${phase}`);
  if (steps.length === 0 && moves.every((move) => move.startsWith('discard '))) return say('mr-expected-discard');
  if (steps.length > 0 && moves.length > 0 && !moves.includes('end')) return say('mr-expected-mend');
  const discarded = steps.some((step) => step.startsWith('discard '));
  return say('mr-expected-lay', { done: steps.length, discarded: discarded ? 'yes' : 'no' });
}

/** Why it ended, and the scoring in which the winner got furthest ahead of whoever came second. */
export function verdict(game: MonsterRollView, names: readonly string[], me: number | null = null): string {
  const { outcome, players } = game;
  if (!outcome) return '';
  const ended = say('mr-event-game-ended');
  const winner = outcome.places.indexOf(1);
  const second = outcome.places.indexOf(2);
  const [first, next] = [players[winner], players[second]];
  if (!first || !next) return `${ended} ${say('mr-verdict-shared')}`;
  const ahead = first.scores.map((points, scoring) => points - (next.scores[scoring] ?? 0));
  const scoring = ahead.indexOf(Math.max(...ahead));
  const decided = say('mr-verdict-decided', {
    number: scoring + 1,
    winner: names[winner] ?? '',
    'winner-you': me === winner ? 'yes' : 'no',
    points: first.scores[scoring] ?? 0,
    second: names[second] ?? '',
    'second-you': me === second ? 'yes' : 'no',
    fewer: next.scores[scoring] ?? 0,
  });
  return `${ended} ${decided}`;
}
