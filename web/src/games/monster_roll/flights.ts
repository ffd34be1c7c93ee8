/** How each event is shown: which card goes from where to where, and what happens on the spot.
 *
 * Cards that only move up in a row or in the hand glide by themselves. */

import type { MonsterRollEvent, MonsterRollOwn, MonsterRollSectionScored, MonsterRollView } from '../../wire';
import { beatOf, flying, isMe } from '../../board/beats';
import type { Beat, Effect, Shown } from '../../board/contract';
import { DECK, DISCARD, handPlace, monsterPlace, rowPlace, scoringPlace, seatPlace } from './places';

type Known = Shown<MonsterRollView, MonsterRollOwn>;

/** A card seen from behind. */
export const BACK = 'back';
const WAY = 380;
const COUNTING = 700;

const fly = flying({ ms: WAY, reveals: true });

/** Where a card of this seat is held: in the own hand, or behind the player's name. Of several alike it is the last. */
function held(known: Known, seat: number, card: string): string {
  const slot = isMe(known, seat) ? (known.own?.hand.lastIndexOf(card) ?? -1) : -1;
  return slot >= 0 ? handPlace(slot) : seatPlace(seat);
}

/** The card as it is in a hand, whichever way round it lies. */
const inHand = (card: string): string =>
  card.endsWith("'") ? `${card.charAt(1)}${card.charAt(0)}${card.slice(2, -1)}` : card;

/** Card by card the points add up, and the section glows; one that does not count is only named. */
function counted({ seat, place, card_points, points, best }: MonsterRollSectionScored): Beat {
  const first = rowPlace(seat, place);
  const until = rowPlace(seat, place + card_points.length - 1);
  if (!best) {
    return beatOf([], 'card', [{ kind: 'glow', at: first, until, ms: 300, text: String(points) }]);
  }
  const step = Math.min(110, COUNTING / card_points.length);
  let sum = 0;
  const counting = card_points.map((worth, card): Effect => {
    sum += worth;
    const last = card === card_points.length - 1;
    return {
      kind: 'score',
      at: rowPlace(seat, place + card),
      text: String(sum),
      ms: last ? 400 : Math.max(200, step * 1.6),
      wait: card * step,
    };
  });
  const glow: Effect = { kind: 'glow', at: first, until, ms: step * card_points.length + 300 };
  return beatOf([], 'points', [glow, ...counting]);
}

export function beat(event: MonsterRollEvent, before: Known, after: Known): Beat | null {
  switch (event.type) {
    case 'TurnBegan': {
      const glow: Effect = { kind: 'glow', at: monsterPlace(event.seat), ms: 420 };
      return isMe(after, event.seat) ? beatOf([], 'turn', [glow]) : null;
    }
    case 'CardDrawn':
      return isMe(after, event.seat)
        ? null
        : beatOf([fly(BACK, DECK, seatPlace(event.seat), { reveals: false, kind: 'deal' })]);
    case 'CardSeen':
      return beatOf([fly(event.card, DECK, held(after, event.seat, event.card), { kind: 'flip' })]);
    case 'CardPicked': {
      const to = held(after, event.seat, event.card);
      return beatOf([fly(event.card, DISCARD, to, { reveals: isMe(after, event.seat) })]);
    }
    case 'CardTurnedUp':
      return beatOf([fly(event.card, DECK, DISCARD, { kind: 'flip' })]);
    case 'PaperLaid': {
      const to = rowPlace(event.seat, event.place);
      const rolling: Effect = { kind: 'roll', at: monsterPlace(event.seat), until: to, ms: 380, wait: WAY - 60 };
      const flight = fly(event.card, held(before, event.seat, inHand(event.card)), to);
      return beatOf(
        [flight],
        'roll',
        event.over === '' ? [rolling] : [{ kind: 'glow', at: to, ms: 380, wait: WAY - 60 }],
      );
    }
    case 'StopLaid': {
      const to = rowPlace(event.seat, event.place);
      const glow: Effect = { kind: 'glow', at: to, ms: 450, wait: WAY - 40 };
      return beatOf([fly('st', held(before, event.seat, 'st'), to)], 'card', [glow]);
    }
    case 'TearLaid': {
      const to = rowPlace(event.row, event.place);
      return beatOf([fly(event.card, held(before, event.seat, event.card), to, { ms: 320 })], 'tear', [
        { kind: 'tear', at: to, ms: 560, wait: 260 },
      ]);
    }
    case 'CardDiscarded':
      return beatOf([fly(event.card, held(before, event.seat, event.card), DISCARD)]);
    case 'StepTakenBack': {
      const from = event.row === null ? DISCARD : rowPlace(event.row, event.place ?? 0);
      return beatOf([fly(event.card, from, held(after, event.seat, event.card), { reveals: isMe(after, event.seat) })]);
    }
    case 'ScoringCame': {
      const to = scoringPlace(event.number);
      const glow: Effect = { kind: 'glow', at: to, ms: 500, wait: 480 };
      return beatOf([fly('sc', DECK, to, { kind: 'flip', ms: 560 })], 'shuffle', [glow]);
    }
    case 'SectionScored':
      return counted(event);
    case 'PointsWritten':
      return beatOf([], 'points', [
        { kind: 'score', at: monsterPlace(event.seat), text: `+${event.points}`, ms: 450 },
        { kind: 'glow', at: seatPlace(event.seat), ms: 450 },
      ]);
    case 'GameEnded':
      return beatOf([], 'end');
    default:
      return null;
  }
}
