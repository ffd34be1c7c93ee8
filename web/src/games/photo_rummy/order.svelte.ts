/** How the own rack is arranged. It stays so, also when the page is loaded again. */

import { remember, remembered } from '../../remember';
import { arranged, moved, remembering, SORTINGS, type Sorting } from './rack';

const SORTING = 'photo-rummy-sorting';
const HAND = 'photo-rummy-rack';

export class RackOrder {
  sorting = $state<Sorting>(SORTINGS.find((way) => way === remembered(SORTING)) ?? 'city');
  #hand = $state.raw<readonly string[]>((remembered(HAND) ?? '').split(' ').filter(Boolean));

  arranged(rack: readonly string[]): string[] {
    return arranged(rack, this.sorting, this.#hand);
  }

  /** Sorting by hand begins with what is seen. */
  sort(way: Sorting, shown: readonly string[]): void {
    if (way === 'hand') this.#keep(shown);
    this.#change(way);
  }

  /** The cards of these places go before what stands at `gap`. */
  rearrange(shown: readonly string[], places: readonly number[], gap: number): void {
    this.#keep(moved(shown, places, gap));
    this.#change('hand');
  }

  /** A card that is new gets a place of its own, which it has again when it comes back. */
  notice(rack: readonly string[]): void {
    if (this.sorting === 'hand' && rack.length > 0) this.#keep(remembering(rack, this.#hand));
  }

  #change(way: Sorting): void {
    this.sorting = way;
    remember(SORTING, way);
  }

  #keep(cards: readonly string[]): void {
    this.#hand = cards;
    remember(HAND, cards.join(' '));
  }
}
