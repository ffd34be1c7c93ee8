/** What is picked, where it can go, and the step that is on its way. */

import { Advice } from '../board/advice.svelte';
import { CardChoice, type Offering } from '../board/cardChoice.svelte';
import { asked, inReach, lit, offersOf, placeOf, type Picked } from './offers';
import type { Offer, Zone } from './view';

/** What a choice is made from, as it is now. */
interface Now extends Offering {
  readonly offers: readonly Offer[];
  /** All moves of the view that is shown, whether one can be made at this moment or not. */
  readonly legal: readonly string[];
  readonly hand: { zone: string; cards: readonly string[] };
  readonly zones: readonly Zone[];
}

const alike = (one: Picked, other: Picked | null): boolean =>
  other !== null && one.zone === other.zone && one.slot === other.slot;

export class Choosing {
  // The zone that was tapped and has several moves, for as long as the same is lit; null: none.
  #narrowed = $state.raw<{ zone: string; lit: object } | null>(null);
  readonly help = new Advice();
  readonly #choice: CardChoice<Picked>;
  readonly #now: Now;

  /** To be made while a component is. */
  constructor(now: Now) {
    this.#now = now;
    this.#choice = new CardChoice(now);
    // A hint is for as long as what it advises is offered.
    $effect(() => {
      const { hint, next } = this.help;
      if (hint === null || this.#choice.isBusy) return;
      const { legal } = now;
      if (next === undefined ? legal.length === 0 : !legal.includes(next)) this.help.hint = null;
    });
  }

  get picked(): Picked | null {
    return this.#choice.picked;
  }

  readonly offers = $derived.by(() => (this.#choice.isBusy ? [] : this.#now.offers));
  readonly reach = $derived.by(() => inReach(this.#now.hand, this.#now.zones));
  /** The zones that something can be done with, each with its moves. */
  readonly lit = $derived.by(() => lit(this.offers, this.picked));
  /** What is asked by buttons. */
  readonly asked = $derived.by(() => {
    const all = asked(this.offers, this.picked, this.reach);
    const zone = this.#narrowed?.lit === this.lit ? this.#narrowed.zone : null;
    return zone === null ? all : all.filter((offer) => placeOf(offer) === zone);
  });

  /** A card that can be taken up where it lies; null: it cannot. A card of the hand goes before one like it elsewhere. */
  card(zone: string, slot: number): Picked | null {
    const found = this.reach.find((card) => card.zone === zone && card.slot === slot);
    if (!found || offersOf(this.offers, found.word).length === 0) return null;
    const first = this.reach.find(({ word }) => word === found.word);
    return first?.zone === found.zone ? found : null;
  }

  /** The offer that the hint advises now. */
  readonly advised = $derived.by(() => this.offers.find(({ move }) => move === this.help.next));

  /** Whether the hint means this card: of several alike the first. */
  isAdvised = (zone: string, slot: number): boolean => {
    const meant = this.reach.find(({ word }) => word === this.advised?.card);
    return meant !== undefined && alike({ word: '', zone, slot }, meant);
  };

  isPicked = (zone: string, slot: number): boolean => alike({ word: '', zone, slot }, this.picked);
  isSent = (zone: string, slot: number): boolean => alike({ word: '', zone, slot }, this.#choice.sent);

  pick(card: Picked | null): void {
    this.#choice.picked = card;
    this.#narrowed = null;
  }

  /** A second tap puts a card down again. */
  tap(card: Picked): void {
    this.pick(alike(card, this.picked) ? null : card);
  }

  /** The one move that leads to this zone. Of several the buttons ask which: then the answer is null. */
  at(zone: string): string | null {
    const moves = this.lit.get(zone) ?? [];
    if (moves.length > 1) this.#narrowed = { zone, lit: this.lit };
    return moves.length === 1 ? (moves[0]?.move ?? null) : null;
  }

  make(move: string): void {
    if (!this.#choice.isBusy) this.help.made(move);
    void this.#choice.make(move);
  }
}
