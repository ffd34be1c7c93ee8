/** How the symbols of a composition share the width of its card. */

import { compositionSymbols, type WallSymbol } from './texts';

const LEFT = 7;
const WIDTH = 126;

export interface Place {
  symbol: WallSymbol;
  x: number;
  size: number;
  /** Part of a dragon: drawn up to its neighbours. */
  join: boolean;
}

export function row(composition: string): Place[] {
  const symbols = compositionSymbols(composition);
  const size = WIDTH / symbols.length;
  return symbols.map((symbol, place) => ({ symbol, x: LEFT + place * size, size, join: symbol.startsWith('dragon') }));
}
