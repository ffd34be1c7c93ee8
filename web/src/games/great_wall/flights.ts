/** How each event is shown: which card goes from where to where, and what happens on the spot.
 *
 * Cards that only move along the wall, in the market or in the hand glide by themselves. */

import type { GreatWallEvent, GreatWallOwn, GreatWallPhotoTaken, GreatWallView } from '../../wire';
import { beatOf, flying, isMe } from '../../board/beats';
import type { Beat, Effect, Flight, Shown } from '../../board/contract';
import {
  ACTION_DECK,
  ACTION_DISCARD,
  COMPOSITION_DECK,
  compositionPlace,
  DECK,
  DISCARD,
  DRAWN,
  handPlace,
  marketPlace,
  OUT,
  ridePlace,
  seatPlace,
  spotPlace,
  VIEWFINDER,
  wallPlace,
} from './places';

type Known = Shown<GreatWallView, GreatWallOwn>;

const WAY = 380;
const NEXT = 70;
const SHUTTER = 420;
// For so long a photo is looked at: who has taken which, and where it stood.
const LOOK = 960;

// And so long each of several cards that are held up one after the other.
const GLANCE = 300;

export const BACK = { wall: 'back wall', action: 'back action', composition: 'back composition' } as const;
export const wallFace = (letter: string): string => `wall ${letter.toUpperCase()}`;
export const actionFace = (letter: string): string => `action ${letter}`;
export const compositionFace = (name: string, points: number): string => `composition ${name} ${points}`;
export const RIDE = 'ride';

const slide = flying({ ms: WAY, reveals: false });

/** How many photos the scene shows. */
function photosTaken(before: Known, after: Known): number {
  const count = ({ game }: Known): number => game.players.reduce((sum, { photos }) => sum + photos.length, 0);
  return count(after) - count(before);
}

/** Whether the scene shows a whole new market. */
const isNewMarket = (before: Known, after: Known): boolean =>
  after.game.phase === 'place-new' && before.game.phase !== 'place-new';

/** The action card that begins a scene, from whoever plays it. */
function played(action: string, seat: number, before: Known, after: Known): Flight {
  const slot = before.own?.actions.indexOf(action) ?? -1;
  const from = isMe(after, seat) && slot >= 0 ? handPlace(slot) : seatPlace(seat);
  return slide(actionFace(action), from, ACTION_DISCARD, { ms: 440 });
}

/** The points that a composition is worth, wherever it lies. */
function pointsOf(name: string, ...known: readonly Known[]): number {
  const all = known.flatMap(({ game, own }) => [
    ...(own?.compositions ?? []),
    ...game.open_compositions,
    ...game.out,
    ...game.players.flatMap(({ photos }) => photos),
  ]);
  return all.find((composition) => composition.name === name)?.points ?? 0;
}

/** A photo: its photographer holds the composition up above the wall; flash, and the cards stay for a look; then the
 * composition goes to the photographer, the cards go, and the wall is filled up. */
function photo(event: GreatWallPhotoTaken, before: Known, after: Known): Beat {
  const { seat, composition, points, place } = event;
  const length = before.game.wall.length;
  const mine = isMe(after, seat) || event.was_open;
  const cards = Array.from(composition, (letter, part) => ({ letter, at: spotPlace(place + part, length) }));
  const flights: Flight[] = cards.flatMap(({ letter, at }, part) => [
    slide(wallFace(letter), at, at, { ms: LOOK }),
    slide(wallFace(letter), at, DISCARD, { wait: LOOK + part * 40 }),
  ]);
  const face = compositionFace(composition, points);
  flights.push(
    slide(face, mine ? compositionPlace(composition) : seatPlace(seat), VIEWFINDER),
    slide(face, VIEWFINDER, VIEWFINDER, { wait: WAY, ms: LOOK - WAY }),
    slide(face, VIEWFINDER, seatPlace(seat), { wait: LOOK, ms: 520 }),
  );
  if (photosTaken(before, after) === 1) flights.push(...refilled(event, before, after));
  const spots = cards.map(({ at }) => at);
  const frame = {
    at: spotPlace(place, length),
    until: spotPlace(place + composition.length - 1, length),
    places: spots,
  };
  return {
    flights,
    sees: spots,
    effects: [
      { kind: 'shutter', ...frame, ms: SHUTTER + 60 },
      { kind: 'glow', ...frame, ms: LOOK },
      { kind: 'score', at: seatPlace(seat), text: `+${points}`, ms: 620, wait: LOOK },
    ],
    sound: 'shutter',
  };
}

/** After a photo: new cards at the left end, and rickshaws that turned up among them. */
function refilled(event: GreatWallPhotoTaken, before: Known, after: Known): Flight[] {
  const { place, composition } = event;
  const old = before.game.wall;
  const rest = old.slice(0, place) + old.slice(place + composition.length);
  const count = after.game.wall.length - rest.length;
  const wait = LOOK;
  // Each is laid to the left of the one before.
  const cards = Array.from({ length: Math.max(0, count) }, (_, card) => count - 1 - card).map((to, order) =>
    slide(wallFace(after.game.wall[to] ?? ''), DECK, wallPlace(to), {
      kind: 'flip',
      reveals: true,
      wait: wait + order * NEXT,
    }),
  );
  const rickshaws = Array.from(after.game.wall).flatMap((letter, to) =>
    letter !== letter.toUpperCase() && letter !== rest[to - count]
      ? slide(RIDE, DECK, ridePlace(to), { reveals: true, wait: wait + count * NEXT })
      : [],
  );
  return [...cards, ...rickshaws];
}

function newMarket(before: Known, after: Known): Flight[] {
  const gone = Array.from(before.game.market, (letter, slot) => slide(wallFace(letter), marketPlace(slot), DISCARD));
  const come = Array.from(after.game.market, (letter, slot) =>
    slide(wallFace(letter), DECK, marketPlace(slot), { kind: 'flip', reveals: true, wait: 300 + slot * NEXT }),
  );
  return [...gone, ...come];
}

/** Several face-down cards from a deck to another player. */
const dealt = (face: string, from: string, seat: number, count: number): Flight[] =>
  Array.from({ length: count }, (_, card) =>
    slide(face, from, seatPlace(seat), { kind: 'deal', wait: card * NEXT, ms: 340 }),
  );

const shuffled = (from: string, to: string, face: string): Beat =>
  beatOf(
    Array.from({ length: 4 }, (_, card) => slide(face, from, to, { kind: 'deal', ms: 260, wait: card * 60 })),
    'shuffle',
  );

export function beat(event: GreatWallEvent, before: Known, after: Known): Beat | null {
  const { game } = after;
  switch (event.type) {
    case 'TurnBegan':
      return isMe(after, event.seat)
        ? beatOf([], 'turn', [{ kind: 'glow', at: seatPlace(event.seat), ms: 500 }])
        : null;
    case 'RickshawsRolled': {
      const rolling = event.places.map((place) =>
        slide(RIDE, ridePlace(place - 1), ridePlace(place), { reveals: true, ms: 520 }),
      );
      const last = ridePlace(before.game.wall.length - 1);
      const gone = event.left_the_wall > 0 ? [slide(RIDE, last, DISCARD, { ms: 560 })] : [];
      return beatOf([...rolling, ...gone], 'roll');
    }
    case 'RickshawCame':
      if (photosTaken(before, after) > 0) return null;
      return event.place === null
        ? beatOf([slide(RIDE, DECK, DISCARD)], 'roll')
        : beatOf([slide(RIDE, DECK, ridePlace(event.place), { reveals: true, ms: 520 })], 'roll');
    case 'WallDeckRemade':
      return shuffled(DISCARD, DECK, BACK.wall);
    case 'ActionDeckRemade':
      return shuffled(ACTION_DISCARD, ACTION_DECK, BACK.action);
    case 'CardDrawn':
      return isMe(after, event.seat) ? null : beatOf(dealt(BACK.wall, DECK, event.seat, 1));
    case 'CardSeen':
      return beatOf([slide(wallFace(event.card), DECK, DRAWN, { kind: 'flip', reveals: true })]);
    case 'CardPlaced': {
      const hand = isMe(after, event.seat) ? DRAWN : seatPlace(event.seat);
      const from = event.slot === null ? hand : marketPlace(event.slot);
      const to = wallPlace(event.end === 0 ? 0 : game.wall.length - 1);
      return beatOf([slide(wallFace(event.card), from, to, { reveals: true, ms: 420 })]);
    }
    case 'MarketFilled':
      if (isNewMarket(before, after)) return null;
      return beatOf([
        slide(wallFace(event.card), DECK, marketPlace(game.market.length - 1), {
          kind: 'flip',
          reveals: true,
          ms: 340,
        }),
      ]);
    case 'ActionPlayed': {
      // The other actions are shown together with what they do.
      if (event.action === 'N') {
        return beatOf([played('N', event.seat, before, after), ...newMarket(before, after)], 'shuffle');
      }
      return event.action === 'X' ? beatOf([played('X', event.seat, before, after)]) : null;
    }
    case 'CardMoved': {
      const action = String(Math.abs(event.target - event.origin));
      const glow: Effect = { kind: 'glow', at: wallPlace(event.target), ms: 700 };
      return beatOf([played(action, game.active, before, after)], 'card', [glow]);
    }
    case 'CardsSwapped': {
      const glow = [event.left, event.right].map((place): Effect => ({ kind: 'glow', at: wallPlace(place), ms: 700 }));
      return beatOf([played('S', game.active, before, after)], 'card', glow);
    }
    case 'CardRemoved': {
      const spot = spotPlace(event.place, before.game.wall.length);
      const flights = [
        played('R', game.active, before, after),
        slide(wallFace(event.card), spot, DISCARD, { ms: 460 }),
      ];
      return { ...beatOf(flights), sees: [spot] };
    }
    case 'CardReturned':
      return beatOf([
        played('B', game.active, before, after),
        slide(wallFace(event.card), DISCARD, wallPlace(event.place), { reveals: true, ms: 460 }),
      ]);
    case 'HandDiscarded': {
      const mine = isMe(after, event.seat);
      const actions = Array.from(event.actions, (letter, slot) =>
        slide(actionFace(letter), mine ? handPlace(slot) : seatPlace(event.seat), ACTION_DISCARD, {
          wait: slot * NEXT,
        }),
      );
      const compositions = event.compositions.map((name, order) =>
        slide(
          compositionFace(name, pointsOf(name, after, before)),
          mine ? compositionPlace(name) : seatPlace(event.seat),
          OUT,
          { wait: (actions.length + order) * NEXT },
        ),
      );
      return beatOf([...actions, ...compositions]);
    }
    case 'ActionsShown': {
      // Held up above the wall, one after the other, and back into the hand.
      const at = (slot: number): string => (isMe(after, event.seat) ? handPlace(slot) : seatPlace(event.seat));
      return beatOf(
        Array.from(event.actions).flatMap((letter, slot) => [
          slide(actionFace(letter), at(slot), VIEWFINDER, { wait: slot * GLANCE }),
          slide(actionFace(letter), VIEWFINDER, at(slot), { wait: slot * GLANCE + 2 * GLANCE }),
        ]),
      );
    }
    case 'ActionsDrawn':
      return isMe(after, event.seat) ? null : beatOf(dealt(BACK.action, ACTION_DECK, event.seat, event.count));
    case 'ActionsSeen': {
      const first = (after.own?.actions.length ?? 0) - event.actions.length;
      return beatOf(
        Array.from(event.actions, (letter, card) =>
          slide(actionFace(letter), ACTION_DECK, handPlace(first + card), {
            kind: 'flip',
            reveals: true,
            wait: card * NEXT,
          }),
        ),
      );
    }
    case 'CompositionsDrawn':
      return isMe(after, event.seat)
        ? null
        : beatOf(dealt(BACK.composition, COMPOSITION_DECK, event.seat, event.count));
    case 'CompositionsSeen':
      return beatOf(
        event.compositions.map((name, card) =>
          slide(compositionFace(name, pointsOf(name, after)), COMPOSITION_DECK, compositionPlace(name), {
            kind: 'flip',
            reveals: true,
            wait: card * NEXT,
          }),
        ),
      );
    case 'PhotoTaken':
      return photo(event, before, after);
    case 'WallRefilled':
      // With one photo it is part of that; with several nobody could tell which card is which.
      return photosTaken(before, after) === 1
        ? null
        : beatOf([slide(wallFace(event.card), DECK, wallPlace(0), { ms: 300 })]);
    case 'GameEnded':
      return beatOf([], 'end');
    default:
      return null;
  }
}
