/** How long to wait for the server, in milliseconds. */

const FIRST = 400;
const LONGEST = 15_000;

/** Before trying again: longer each time, and not the same for everybody, so that not all come back at once. */
export const backOff = (failures: number, chance: number): number =>
  Math.round(Math.min(LONGEST, FIRST * 2 ** failures) * (0.5 + chance / 2));

/** For the connection to come up, and then for the first view. */
export const KNOCK = 10_000;
/** Without a word, while a command waits for its answer. A server that hangs is left for another; nothing is done twice. */
export const ANSWER = 5_000;
/** Without a word, while nothing is asked. The server pings every 15 seconds. */
export const SILENCE = 40_000;
/** After the server ended the connection for a reason. */
export const COOL_DOWN = 5_000;

/** A server’s clock that is behind by more than this, in milliseconds, stood still for a while. */
export const STOOD_STILL = 900;
