/** Each of these cards with a name of its own, to be known by when it moves: of several alike the first keeps its name
 * the longest. */
export function named(cards: readonly string[], zone: string): { word: string; name: string }[] {
  const seen = new Map<string, number>();
  return cards.map((word) => {
    const alike = seen.get(word) ?? 0;
    seen.set(word, alike + 1);
    return { word, name: `${zone}-${word}-${alike}` };
  });
}
