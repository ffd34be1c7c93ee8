/** The spots of this table by name, and how the combinations and the rack lie. Pure. */

import { photoRummyCard, type Category, type City } from './cards/texts';
import { handRow, handRows, TOUCH, type Laid, type Spot } from '../../layout/hand';
import { shelves, type Shelves } from '../../layout/shelves';
import { RATIO } from '../../layout/strip';

export const JOKER = 'J';

export const stackPlace = (stack: number): string => `stack-${stack}`;
export const combinationPlace = (place: number): string => `combo-${place}`;
export const seatPlace = (seat: number): string => `seat-${seat}`;
export const NEW = 'new';
export const RACK = 'rack';
export const TABLE = 'table';
export const STACKS = 'stacks';
export const SORTING = 'sorting';
export const END = 'end-turn';
export const BACK = 'take-back';
export const HINT = 'hint';

/** A card with a name of its own on this screen; jokers are counted, for they all look the same. */
export interface Named {
  card: string;
  /** As `data-place`. */
  place: string;
  /** As `data-card`: a photo keeps it on its way from the rack to the table. */
  name: string;
}

/** The place of a card on the rack; of the jokers, which one. */
export const rackPlace = (card: string, joker = 0): string => (card === JOKER ? `rack-joker-${joker}` : `rack-${card}`);
/** The place of a card on the table; of the jokers of a combination, which one. */
export const laidPlace = (card: string, combination: number, joker = 0): string =>
  card === JOKER ? `joker-${combination}-${joker}` : `laid-${card}`;

function named(cards: readonly string[], place: (card: string, joker: number) => string): Named[] {
  let jokers = 0;
  return cards.map((card) => {
    const spot = place(card, card === JOKER ? jokers++ : 0);
    return { card, place: spot, name: card === JOKER ? spot : card };
  });
}

export const onRack = (cards: readonly string[]): Named[] => named(cards, rackPlace);
export const inCombination = (cards: readonly string[], combination: number): Named[] =>
  named(cards, (card, joker) => laidPlace(card, combination, joker));

export const jokersIn = (cards: readonly string[] | undefined): number =>
  cards?.filter((card) => card === JOKER).length ?? 0;

/** Where the next new combination will lie: the lowest free place. */
export function freePlace(table: readonly { cards: readonly string[] }[]): number {
  const free = table.findIndex(({ cards }) => cards.length === 0);
  return free === -1 ? table.length : free;
}

/** What the photos of a combination have in common; null: nothing, or there are too few to tell. */
export type Kind = { city: City } | { category: Category } | null;

export function kindOf(cards: readonly string[]): Kind {
  const photos = cards.map(photoRummyCard).filter((card) => card.kind === 'photo');
  const [first] = photos;
  if (!first || photos.length < 2) return null;
  if (photos.every(({ city }) => city === first.city)) return { city: first.city };
  if (photos.every(({ category }) => category === first.category)) return { category: first.category };
  return null;
}

/** Whether cards look as if they went with those that lie there: it only lights them more brightly. */
export function suits(cards: readonly string[], there: readonly string[]): boolean {
  const photos = [...cards, ...there].filter((card) => card !== JOKER);
  return photos.length < 2 || kindOf(photos) !== null;
}

// How much of a covered card is seen, from side by side to just its two marks.
const SIDE_BY_SIDE = 1.05;
const SPREADS = [SIDE_BY_SIDE, 0.8, 0.62, 0.46];
const COMFORTABLE = 62;
export const SHELF_GAP = 23;

/** The combinations on their shelves: spread out while there is room, then closer together, then smaller. What room is
 * left is above them: the last ones, and the place for a new one, are the nearest to the thumb. */
export function tableLaid(sizes: readonly number[], width: number, height: number): Shelves {
  const widest = Math.max(72, Math.min(width < 1400 ? 96 : 120, width / 7));
  const room = { width, height: height - SHELF_GAP, narrowest: 44, widest, gap: SHELF_GAP };
  const fits = SPREADS.map((seen) => shelves(sizes, { ...room, seen })).find(
    ({ scrolls, card }) => !scrolls && card.width >= COMFORTABLE,
  );
  const laid = fits ?? shelves(sizes, { ...room, seen: 0.46 });
  return lowered(spread(laid, sizes, width), room.height);
}

function lowered(laid: Shelves, height: number): Shelves {
  const down = Math.max(0, height - laid.height);
  return { ...laid, height: laid.height + down, groups: laid.groups.map((group) => ({ ...group, y: group.y + down })) };
}

/** What is left of each shelf goes to its covered cards, which are easier to see and to touch then. */
function spread(laid: Shelves, sizes: readonly number[], width: number): Shelves {
  const all = laid.groups.map((group, place) => ({ ...group, covered: (sizes[place] ?? 1) - 1 }));
  const groups = [...new Set(all.map(({ y }) => y))].flatMap((y) => {
    const line = all.filter((group) => group.y === y);
    const last = line.at(-1);
    const covered = line.reduce((sum, group) => sum + group.covered, 0);
    const more = last && covered > 0 ? (width - last.x - last.width) / covered : 0;
    let shifted = 0;
    return line.map((group) => {
      const add = Math.max(0, Math.min(more, laid.card.width * SIDE_BY_SIDE - group.step));
      const x = group.x + shifted;
      shifted += add * group.covered;
      return { x, y, step: group.step + add, width: group.width + add * group.covered };
    });
  });
  return { ...laid, groups };
}

export interface RackLaid extends Laid {
  card: { width: number; height: number };
}

const RACK_GAP = 6;
// Of a card that another row stands before, this part is seen: its two marks. Of a covered one in a row, this.
const ROW_SEEN = 0.6;
const rowSeen = (height: number): number => Math.max(TOUCH, height * ROW_SEEN);
const SIDE_SEEN = 0.5;
const WIDE_RACK = 480;
const [LARGE, MIDDLE, SMALL, SMALLEST] = [104, 84, 66, 50];

/** The size of a rack's cards where one large row will not do. `low`: the board is, and wants its room for the table. */
const rackCard = (width: number, low: boolean): number => (low ? SMALLEST : width >= WIDE_RACK ? MIDDLE : SMALL);

/** The rack: large in one row where it is wide; else in two rows, side by side if that will do; else as many rows as
 * leave each card to a finger. A lower row stands before the upper. */
export function rackLaid(count: number, width: number, low = false): RackLaid {
  if (width >= WIDE_RACK) {
    const size = low ? SMALL : LARGE;
    const card = { width: size, height: size * RATIO };
    const laid = handRow(width, count, card, RACK_GAP);
    if (count < 2 || laid.step >= Math.max(TOUCH, size * SIDE_SEEN)) return { ...laid, card, height: card.height };
  }
  const size = rackCard(width, low);
  const card = { width: size, height: size * RATIO };
  const row = { width: size, height: rowSeen(card.height) - RACK_GAP };
  const sideBySide = Math.max(1, Math.floor((width + RACK_GAP) / (size + RACK_GAP)));
  const laid = handRows(width, count, row, RACK_GAP, count <= 2 * sideBySide ? size + RACK_GAP : TOUCH);
  return { ...laid, card, height: Math.max(0, laid.height - row.height) + card.height };
}

/** Room for two rows from the start, so that a card drawn does not move the whole table. */
export function rackHeight(laid: RackLaid, width: number, low = false): number {
  const height = rackCard(width, low) * RATIO;
  return Math.max(laid.height, height + rowSeen(height));
}

/** Before which card of the rack something dropped at this spot comes to stand. */
export function rackGap(laid: RackLaid, { x, y }: Spot): number {
  const lines = [...new Set(laid.spots.map((spot) => spot.y))];
  const line = lines.findLast((top) => y >= top) ?? lines[0];
  const half = Math.min(laid.step || laid.card.width, laid.card.width) / 2;
  const inLine = laid.spots.map((spot, place) => ({ ...spot, place })).filter((spot) => spot.y === line);
  const before = inLine.find((spot) => x < spot.x + half);
  return before?.place ?? (inLine.at(-1)?.place ?? -1) + 1;
}
