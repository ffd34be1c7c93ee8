/** Where an arrow key leads: along the hand; up from it to what is lit; from one lit spot to the next, and back.
 *
 * `picked`: the card to come back to. Undefined: the key means nothing here. */
export function arrow<Spot>(
  key: string,
  here: Spot,
  hand: readonly Spot[],
  lit: readonly Spot[],
  picked: Spot | undefined,
): Spot | undefined {
  const along = { ArrowRight: 1, ArrowLeft: -1 }[key];
  const slot = hand.indexOf(here);
  if (slot >= 0) return along === undefined ? (key === 'ArrowUp' ? lit[0] : undefined) : hand[slot + along];
  const spot = lit.indexOf(here);
  if (spot < 0) return undefined;
  if (along !== undefined) return lit[spot + along] ?? picked;
  return key === 'ArrowDown' ? picked : undefined;
}
