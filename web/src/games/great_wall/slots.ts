/** Compositions keep their places: nothing slides under a finger that is about to call. Pure. */

import type { GreatWallComposition } from '../../wire';

export type Slot = GreatWallComposition | null;

/** Those that are still there stay where they are; new ones go where others have been, or to the end. */
export function slotted(before: readonly Slot[], now: readonly GreatWallComposition[]): Slot[] {
  const there = new Map(now.map((composition) => [composition.name, composition]));
  const slots = before.map((slot): Slot => (slot && there.get(slot.name)) ?? null);
  const stayed = new Set(slots.map((slot) => slot?.name));
  for (const composition of now) {
    if (stayed.has(composition.name)) continue;
    const gap = slots.indexOf(null);
    if (gap < 0) slots.push(composition);
    else slots[gap] = composition;
  }
  return slots;
}

/** Remembers the places from view to view. `most`: more than that are kept only for as long as they are needed. */
export function slotting(most: number): (now: readonly GreatWallComposition[]) => readonly Slot[] {
  let slots: Slot[] = [];
  return (now) => {
    slots = slotted(slots, now);
    while (slots.length > most && slots.at(-1) === null) slots = slots.slice(0, -1);
    return slots;
  };
}
