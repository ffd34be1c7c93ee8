/** The compositions of a deck file, for the gallery and its tests; at a table they come with the view. */

const LETTERS: Readonly<Record<string, string>> = {
  lantern: 'L',
  fan: 'F',
  teapot: 'T',
  lotus: 'O',
  panda: 'P',
  tower: 'W',
};
const DRAGONS: Readonly<Record<number, string>> = { 2: 'HE', 3: 'HME' };

export function compositions(deck: string): { letters: string; points: number }[] {
  return Array.from(deck.matchAll(/symbols = \[(.*)\]\npoints = (\d+)/g), ([, symbols = '', points]) => {
    const words = symbols.replaceAll('"', '').split(', ');
    const dragons = words.filter((word) => word === 'dragon').length;
    const letters = words.map((word) => LETTERS[word] ?? '*').join('');
    return { letters: letters.replace('*'.repeat(dragons), DRAGONS[dragons] ?? ''), points: Number(points) };
  });
}
