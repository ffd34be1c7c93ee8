/** What calls somebody back to the table: a sound, and a mark on the tab. */

import { play } from '../sound/sounds';
import { markTab } from '../title.svelte';

/** To be called while a component is made. */
export function signalTurn(myTurn: () => boolean): void {
  markTab(myTurn);
  $effect(() => {
    if (myTurn()) play('turn');
  });
}

// A last look at the table before the result lies over it, in milliseconds.
const LAST_LOOK = 900;

/** Calls back once a game is over and all that led to it has been shown. */
export function atTheEnd(over: () => boolean, calm: () => boolean, announce: () => void): void {
  let announced = false;
  $effect(() => {
    if (!over()) announced = false;
    else if (calm() && !announced) {
      const later = setTimeout(() => {
        announced = true;
        play('end');
        announce();
      }, LAST_LOOK);
      return () => clearTimeout(later);
    }
    return undefined;
  });
}
