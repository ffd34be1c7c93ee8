/** Which photo was taken last, as views tell it. Pure. */

import type { GreatWallComposition, GreatWallView } from '../../wire';

export interface Photo {
  seat: number;
  composition: GreatWallComposition;
}

type Players = GreatWallView['players'];

/** The photo that these players have and had not before; null: there is none. */
export function newPhoto(before: Players, now: Players): Photo | null {
  for (const [seat, { photos }] of now.entries()) {
    const composition = photos.at(-1);
    if (composition && photos.length > (before[seat]?.photos.length ?? 0)) return { seat, composition };
  }
  return null;
}

/** Remembers the last photo from view to view. Those from before one came are in the album. */
export function lastPhoto(): (players: Players) => Photo | null {
  let before: Players | null = null;
  let last: Photo | null = null;
  return (players) => {
    // Another game has begun.
    if (players.every(({ photos }) => photos.length === 0)) last = null;
    last = (before && newPhoto(before, players)) ?? last;
    before = players;
    return last;
  };
}
