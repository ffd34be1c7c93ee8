/** Points as they are written. */

/** A score, with a real minus. */
export const minus = (points: number): string => String(points).replace('-', '\u2212');

/** Points gained or lost. */
export const signed = (points: number): string => (points > 0 ? `+${points}` : minus(points));
