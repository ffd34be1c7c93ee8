/** What is picked, where it can go, and the step that is on its way. */

import { Sending } from '../board/sending.svelte';
import { asked, inReach, lit, offersOf, placeOf, type Picked } from './offers';
import type { Offer, Zone } from './view';

/** What a choice is made from, as it is now. */
interface Now {
  readonly offers: readonly Offer[];
  readonly hand: { zone: string; cards: readonly string[] };
  readonly zones: readonly Zone[];
  /** What everybody sees: another object whenever anything on the table has changed. */
  readonly game: object;
  readonly choose: (move: string) => Promise<boolean>;
}

const alike = (one: Picked, other: Picked | null): boolean =>
  other !== null && one.zone === other.zone && one.slot === other.slot;

export class Choosing {
  picked = $state.raw<Picked | null>(null);
  /** The zone that was tapped and has several moves; empty: none. */
  narrowed = $state('');
  /** The card that goes with the step on its way. */
  sent = $state.raw<Picked | null>(null);
  readonly #sending: Sending;
  readonly #now: Now;

  constructor(now: Now) {
    this.#now = now;
    this.#sending = new Sending((move) => now.choose(move));
  }

  /** Nothing more can be chosen while a step is on its way. */
  readonly offers = $derived.by(() => (this.#sending.move ? [] : this.#now.offers));
  readonly reach = $derived.by(() => inReach(this.#now.hand, this.#now.zones));
  /** The zones that something can be done with, each with its moves. */
  readonly lit = $derived.by(() => lit(this.offers, this.picked));
  /** What is asked by buttons. */
  readonly asked = $derived.by(() =>
    asked(this.offers, this.picked, this.reach).filter(
      (offer) => this.narrowed === '' || placeOf(offer) === this.narrowed,
    ),
  );

  /** A card that can be taken up where it lies; null: it cannot. A card of the hand goes before one like it elsewhere. */
  card(zone: string, slot: number): Picked | null {
    const found = this.reach.find((card) => card.zone === zone && card.slot === slot);
    if (!found || offersOf(this.offers, found.word).length === 0) return null;
    const first = this.reach.find(({ word }) => word === found.word);
    return first?.zone === found.zone ? found : null;
  }

  isPicked = (zone: string, slot: number): boolean => alike({ word: '', zone, slot }, this.picked);
  isSent = (zone: string, slot: number): boolean => alike({ word: '', zone, slot }, this.sent);

  pick(card: Picked | null): void {
    this.picked = card;
    this.narrowed = '';
  }

  /** A second tap puts a card down again. */
  tap(card: Picked): void {
    this.pick(alike(card, this.picked) ? null : card);
  }

  /** The one move that leads to this zone. Of several the buttons ask which: then the answer is null. */
  at(zone: string): string | null {
    const moves = this.lit.get(zone) ?? [];
    if (moves.length > 1) this.narrowed = zone;
    return moves.length === 1 ? (moves[0]?.move ?? null) : null;
  }

  async make(move: string): Promise<void> {
    if (this.#sending.move) return;
    this.sent = this.picked;
    this.pick(null);
    if (!(await this.#sending.send(move, this.#now.game))) this.sent = null;
  }

  /** A view is shown. */
  shows(view: object): void {
    if (!this.#sending.shows(view)) this.sent = null;
  }
}
