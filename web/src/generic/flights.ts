/** How any move is shown: cards fly from where they have gone to where they have come.
 *
 * What happened is told by the events, in words only; where cards went is seen by comparing the tables before and after. */

import { beatOf, flying } from '../board/beats';
import type { Beat, Effect, Flight, Shown } from '../board/contract';
import { cardPlace, seatPlace, zonePlace } from './places';
import { isHand, type GenericOwn, type GenericView, type Zone } from './view';

type Known = Shown<GenericView, GenericOwn>;

/** A card seen from behind. */
export const BACK = '';
const WAY = 380;
const STAGGER = 70;
const MOST = 10;

const fly = flying({ ms: WAY, reveals: false });

/** A card that has left a zone or come into one; `word` empty: nobody here saw which. */
interface Passing {
  word: string;
  zone: Zone;
  /** Which of the zone's cards it is; -1: none that is seen. */
  slot: number;
}

/** Zones as this viewer sees them: the own hand lies open. */
const seen = ({ game, own, me }: Known): Zone[] =>
  game.zones.map((zone) => (own && isHand(zone, me) ? { ...zone, cards: own.hand } : zone));

/** The cards of the one that the other does not have, each with its place. Of several alike it is the last. */
function without(cards: readonly string[], others: readonly string[]): { word: string; slot: number }[] {
  const left = [...others];
  return cards
    .map((word, slot) => ({ word, slot }))
    .filter(({ word }) => {
      const at = left.indexOf(word);
      if (at >= 0) left.splice(at, 1);
      return at < 0;
    });
}

/** What one zone has that the other has not. In a pile cards come to sight and are covered without moving. */
function passing(zone: Zone, other: Zone | undefined): Passing[] {
  const more = zone.count - (other?.count ?? 0);
  const fresh = without(zone.cards, other?.cards ?? []);
  const moved = zone.kind === 'pile' ? fresh.slice(fresh.length - Math.min(fresh.length, Math.max(0, more))) : fresh;
  const gone = zone.kind === 'pile' ? 0 : without(other?.cards ?? [], zone.cards).length;
  const hidden = Math.max(0, more + gone - moved.length);
  return [
    ...moved.map(({ word, slot }) => ({ word, zone, slot })),
    ...Array.from({ length: hidden }, () => ({ word: BACK, zone, slot: -1 })),
  ];
}

const placeOf = ({ zone, slot }: Passing, { me }: Known): string => {
  if (isHand(zone, zone.seat) && zone.seat !== me && zone.seat !== null) return seatPlace(zone.seat);
  return slot >= 0 && zone.kind !== 'pile' ? cardPlace(zonePlace(zone), slot) : zonePlace(zone);
};

function flights(before: Known, after: Known): Flight[] {
  const [old, now] = [seen(before), seen(after)];
  const like = (zones: Zone[], zone: Zone): Zone | undefined => zones.find((one) => zonePlace(one) === zonePlace(zone));
  const left = old.flatMap((zone) => passing(zone, like(now, zone)));
  const come = now.flatMap((zone) => passing(zone, like(old, zone)));
  const take = (wanted: (one: Passing) => boolean): Passing | undefined => {
    const at = left.findIndex(wanted);
    return at < 0 ? undefined : left.splice(at, 1)[0];
  };
  // Cards that are known on both sides first; then what was hidden at one end.
  const found = new Map<Passing, Passing>();
  for (const fits of [
    (one: Passing, other: Passing) => one.word === other.word && one.word !== BACK,
    (one: Passing, other: Passing) => one.word === BACK || other.word === BACK,
  ]) {
    for (const arrived of come) {
      if (found.has(arrived)) continue;
      const from = take((one) => fits(one, arrived) && zonePlace(one.zone) !== zonePlace(arrived.zone));
      if (from) found.set(arrived, from);
    }
  }
  return [...found].slice(0, MOST).map(([arrived, from], order) => {
    const face = arrived.word || from.word;
    const kind = arrived.word !== BACK && from.word === BACK && from.zone.kind === 'pile' ? 'flip' : 'slide';
    const reveals = arrived.slot >= 0 && placeOf(arrived, after) !== seatPlace(arrived.zone.seat ?? -1);
    return fly(face, placeOf(from, before), placeOf(arrived, after), { kind, reveals, wait: order * STAGGER });
  });
}

function points({ game: before }: Known, { game: after }: Known): Effect[] {
  return after.players.flatMap(({ points: now = 0 }, seat): Effect[] => {
    const more = now - (before.players[seat]?.points ?? 0);
    const text = more > 0 ? `+${more}` : String(more).replace('-', '−');
    return more === 0 ? [] : [{ kind: 'score', at: seatPlace(seat), text, ms: 600, wait: WAY }];
  });
}

/** Each change of the table is shown once, with the first of the events that tell of it. */
export function beats(): (event: unknown, before: Known, after: Known) => Beat | null {
  let shown: { before: GenericView; after: GenericView } | null = null;
  return (_, before, after) => {
    if (shown?.before === before.game && shown.after === after.game) return null;
    shown = { before: before.game, after: after.game };
    const [flown, effects] = [flights(before, after), points(before, after)];
    if (after.game.outcome && !before.game.outcome) return beatOf(flown, 'end', effects);
    const mine = after.own !== null && after.me !== null && after.game.active === after.me;
    if (mine && before.game.active !== after.me) return beatOf(flown, 'turn', effects);
    return flown.length + effects.length > 0 ? beatOf(flown, 'card', effects) : null;
  };
}
