/** Help that a player asks for, and the card that it means. */

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
  readonly #now: () => Asking;
  readonly #building: Building;

  readonly may = $derived.by(() => this.#now().free && !this.#building.help.isAsking);
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
    const { askHint } = this.#now();
    if (askHint && this.may) await this.#building.help.ask(askHint, () => this.#now().game);
  }

  /** Makes the step that is advised. */
  follow(): void {
    const advice = this.#building.advice;
    this.#building.follow(advice ? [this.onRack || laidPlace(advice.card, 0)] : []);
  }
}
