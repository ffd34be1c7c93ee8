/** Help that a player asks for: the question under way, and the card that the answer means. */

import type { PhotoRummyView } from '../../wire';
import type { BoardProps } from '../../board/contract';
import type { Building } from './building.svelte';
import { laidPlace, type Named } from './places';

export interface Asking {
  game: PhotoRummyView;
  rack: readonly Named[];
  /** Whether a step could be made now. While one is on its way nobody knows which table is asked about. */
  free: boolean;
  askHint: BoardProps<unknown, unknown>['askHint'];
}

export class Advising {
  #thinking = $state(false);
  readonly #now: () => Asking;
  readonly #building: Building;

  readonly may = $derived.by(() => this.#now().free && !this.#thinking);
  /** The place of the card to be taken next, where it comes from the rack; empty: it does not. */
  readonly onRack = $derived.by(() => {
    const advice = this.#building.advice;
    if (!advice || (advice.verb !== 'lay' && advice.verb !== 'free')) return '';
    return this.#now().rack.find(({ card }) => card === advice.card)?.place ?? '';
  });

  constructor(building: Building, now: () => Asking) {
    this.#building = building;
    this.#now = now;
  }

  async ask(): Promise<void> {
    const { game, askHint } = this.#now();
    if (!askHint || !this.may) return;
    this.#thinking = true;
    const hint = await askHint();
    this.#thinking = false;
    if (this.#now().game === game) this.#building.hint = hint;
  }

  /** Makes the step that is advised. */
  follow(): void {
    const advice = this.#building.advice;
    this.#building.follow(advice ? [this.onRack || laidPlace(advice.card, 0)] : []);
  }
}
