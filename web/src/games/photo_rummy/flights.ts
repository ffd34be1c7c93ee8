/** How each event is shown: which card goes from where to where, and what happens on the spot.
 *
 * Cards that only close up or make room glide by themselves. */

import type {
  PhotoRummyEvent,
  PhotoRummyJokerFreed,
  PhotoRummyOwn,
  PhotoRummyRoundEnded,
  PhotoRummyView,
} from '../../wire';
import { beatOf, flying, isMe } from '../../board/beats';
import type { Beat, Effect, Flight, Shown } from '../../board/contract';
import { cardNumber } from './cards/texts';
import {
  combinationPlace,
  inCombination,
  JOKER,
  jokersIn,
  laidPlace,
  onRack,
  rackPlace,
  seatPlace,
  stackPlace,
} from './places';
import { signed } from './points';

type Known = Shown<PhotoRummyView, PhotoRummyOwn>;

const WAY = 360;
const NEXT = 60;
const FIRST_COMBINATION = 500;
// At the end of a round: the table stays for the counting, then it is swept together.
const COUNTING = 1000;
const SWEEP = 380;

export const DOWN = 'back';

const slide = flying({ ms: WAY, reveals: true });

const newRound = (before: Known, after: Known): boolean =>
  after.game.rounds.length > before.game.rounds.length && after.game.outcome === null;

/** The stack that has become lower. */
const drawnFrom = (before: Known, after: Known): number =>
  after.game.stacks.findIndex((height, stack) => height < (before.game.stacks[stack] ?? 0));

/** From the rack of this seat, as it was: of several jokers the last one goes. */
const fromRack = (known: Known, seat: number, card: string): string =>
  isMe(known, seat) ? rackPlace(card, Math.max(0, jokersIn(known.own?.rack) - 1)) : seatPlace(seat);

/** To a combination as it is now, or to where it was before all was dealt anew. */
function laid(card: string, from: string, target: number, before: Known, after: Known): Flight[] {
  if (newRound(before, after)) {
    return [slide(card, from, combinationPlace(target), { reveals: false }), ...still(before, WAY, card)];
  }
  const jokers = jokersIn(after.game.table[target]?.cards);
  return [slide(card, from, laidPlace(card, target, Math.max(0, jokers - 1)))];
}

/** The old table as it lay, for so long, though a new round is dealt already. */
function still({ game }: Known, ms: number, without = ''): Flight[] {
  return game.table
    .flatMap(({ cards }, place) => inCombination(cards, place))
    .filter(({ card }) => card !== without)
    .map(({ card, place }) => slide(card, place, place, { ms, reveals: false }));
}

function freed(event: PhotoRummyJokerFreed, before: Known, after: Known): Beat {
  const { seat, photo, origin, target } = event;
  const from = origin === null ? fromRack(before, seat, photo) : laidPlace(photo, origin);
  const joker = laidPlace(JOKER, target, jokersIn(before.game.table[target]?.cards) - 1);
  const mine = isMe(after, seat);
  const to = mine ? rackPlace(JOKER, jokersIn(after.own?.rack) - 1) : seatPlace(seat);
  return beatOf([
    ...laid(photo, from, target, before, after),
    slide(JOKER, joker, to, { wait: WAY / 2, ms: 460, kind: 'deal', reveals: mine }),
  ]);
}

/** Steps taken back: all at once, each card from where it lay to where it lies, or stands, now. */
function takenBack(seat: number, before: Known, after: Known): Beat {
  const was = new Map(before.game.table.flatMap(({ cards }, place) => cards.map((card) => [card, place] as const)));
  const is = new Map(after.game.table.flatMap(({ cards }, place) => cards.map((card) => [card, place] as const)));
  const flights: Flight[] = [];
  for (const [card, place] of was) {
    if (card === JOKER || is.get(card) === place) continue;
    const now = is.get(card);
    const mine = isMe(after, seat);
    const to = now !== undefined ? laidPlace(card, now) : mine ? rackPlace(card) : seatPlace(seat);
    flights.push(slide(card, laidPlace(card, place), to, { reveals: now !== undefined || mine }));
  }
  before.game.table.forEach(({ cards }, place) => {
    const [old, now] = [jokersIn(cards), jokersIn(after.game.table[place]?.cards)];
    const rack = rackPlace(JOKER, Math.max(0, jokersIn((old > now ? after : before).own?.rack) - 1));
    const home = isMe(after, seat) ? rack : seatPlace(seat);
    if (old > now) flights.push(slide(JOKER, laidPlace(JOKER, place, old - 1), home, { reveals: isMe(after, seat) }));
    if (old < now) flights.push(slide(JOKER, home, laidPlace(JOKER, place, now - 1)));
  });
  return beatOf(flights.map((flight, order) => ({ ...flight, wait: Math.min(order * 40, 400) })));
}

/** The racks are counted, the winner gets what the others lose; then the table is swept together. */
function roundEnded(event: PhotoRummyRoundEnded, before: Known, after: Known): Beat {
  const effects: Effect[] = event.points.flatMap((points, seat) =>
    event.winner === null
      ? []
      : {
          kind: 'score' as const,
          at: seatPlace(seat),
          text: signed(points),
          ms: 900,
          wait: seat === event.winner ? 350 : 0,
        },
  );
  if (!newRound(before, after)) return beatOf([], 'points', effects);
  const table = before.game.table.flatMap(({ cards }, place) => inCombination(cards, place));
  const swept = table.map(({ card, place }, order) =>
    slide(card, place, stackPlace(order % after.game.stacks.length), {
      wait: COUNTING + Math.min(order * 8, 160),
      ms: SWEEP,
      reveals: false,
    }),
  );
  return beatOf([...still(before, COUNTING), ...swept], 'points', effects);
}

/** A new round: some cards to each of the others, as a sign; one's own follow when they are seen. */
function dealt(after: Known): Beat {
  const others = after.game.players.map((_, seat) => seat).filter((seat) => !isMe(after, seat));
  const flights = others.flatMap((seat, order) =>
    Array.from({ length: 3 }, (_, card) =>
      slide(DOWN, stackPlace(card % after.game.stacks.length), seatPlace(seat), {
        reveals: false,
        kind: 'deal',
        wait: (card * others.length + order) * NEXT,
      }),
    ),
  );
  return beatOf(flights, 'shuffle');
}

export function beat(event: PhotoRummyEvent, before: Known, after: Known): Beat | null {
  switch (event.type) {
    case 'RoundBegan':
      return dealt(after);
    case 'RackSeen':
      return isMe(after, event.seat)
        ? beatOf(
            onRack(event.cards).map(({ card, place }, order) =>
              slide(card, stackPlace(order % after.game.stacks.length), place, { kind: 'flip', wait: order * NEXT }),
            ),
          )
        : null;
    case 'CardDrawn':
      return isMe(after, event.seat)
        ? null
        : beatOf([slide(DOWN, stackPlace(event.stack), seatPlace(event.seat), { reveals: false, kind: 'deal' })]);
    case 'CardSeen': {
      const place = rackPlace(event.card, Math.max(0, jokersIn(after.own?.rack) - 1));
      return beatOf([slide(event.card, stackPlace(drawnFrom(before, after)), place, { kind: 'flip', ms: 480 })]);
    }
    case 'CardLaid': {
      const from = fromRack(before, event.seat, event.card);
      return beatOf(laid(event.card, from, event.target, before, after));
    }
    case 'PhotoMoved':
      return beatOf(laid(event.photo, laidPlace(event.photo, event.origin), event.target, before, after));
    case 'JokerFreed':
      return freed(event, before, after);
    case 'FirstCombinationLaid':
      return beatOf([], 'points', [{ kind: 'glow', at: combinationPlace(event.place), ms: FIRST_COMBINATION }]);
    case 'StepTakenBack': {
      // Of several steps taken back together, the first stands for all.
      const last = before.game.steps.at(-1);
      const first =
        last?.card === cardNumber(event.card) && last.target === event.target && last.origin === event.origin;
      return first ? takenBack(event.seat, before, after) : null;
    }
    case 'RoundEnded':
      return roundEnded(event, before, after);
    default:
      return null;
  }
}
