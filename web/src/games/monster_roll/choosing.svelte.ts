/** What is picked, where it can go, and the step that is on its way. */

import { CardChoice, type Offering } from '../../board/cardChoice.svelte';
import { offers } from '../../board/offered';
import { cardsLit, canTurn, laidFace, read, targets, type Picked } from './moves';

/** What a choice is made from, as it is now. */
interface Offer extends Offering {
  readonly me: number | null;
  readonly hand: readonly string[];
}

const slotOf = (picked: Picked | null): number => (picked?.from === 'hand' ? picked.slot : -1);

export class Choosing {
  readonly #choice: CardChoice<Picked>;
  readonly #offer: Offer;

  /** To be made while a component is. */
  constructor(offer: Offer) {
    this.#offer = offer;
    this.#choice = new CardChoice(offer);
  }

  get picked(): Picked | null {
    return this.#choice.picked;
  }

  pick(what: Picked | null): void {
    this.#choice.picked = what;
  }

  readonly #read = $derived.by(() => this.#offer.moves.map((move) => read(move, this.#offer.me ?? -1)));
  readonly offered = $derived.by(() => (this.#choice.isBusy ? [] : this.#read));
  /** The spots where what is picked can go, each with its move. */
  readonly lit = $derived.by(() => targets(this.offered, this.picked));
  /** Cards that can leave the hand, and those of them that can be laid. */
  readonly movable = $derived.by(() => cardsLit(this.offered));
  readonly layable = $derived.by(() => cardsLit(this.offered.filter(({ verb }) => verb !== 'discard')));
  readonly turnable = $derived.by(() => this.picked?.from === 'hand' && canTurn(this.offered, this.picked.word));

  /** Whether this move, which needs no card, is offered. */
  can(move: string): boolean {
    return offers(this.offered, move);
  }

  /** The place of the picked card in the hand; -1: none is. */
  get slot(): number {
    return slotOf(this.picked);
  }

  /** The card of the hand that goes with the step on its way; -1: none does. */
  get sentSlot(): number {
    return slotOf(this.#choice.sent);
  }

  /** A card of the hand, as it is held; null: it cannot go anywhere. */
  card(slot: number): (Picked & { from: 'hand'; face: string }) | null {
    const held = this.picked?.from === 'hand' && this.slot === slot ? this.picked : null;
    const word = held?.word ?? this.#offer.hand[slot] ?? '';
    const turned = held?.turned ?? false;
    return this.movable.has(word) ? { from: 'hand', slot, word, turned, face: laidFace(word, turned) } : null;
  }

  /** A second tap puts a card down again. */
  tap(slot: number): void {
    const card = this.card(slot);
    if (card) this.pick(this.slot === slot ? null : card);
  }

  turn(): void {
    if (this.picked?.from === 'hand') this.pick({ ...this.picked, turned: !this.picked.turned });
  }

  make(move: string): void {
    void this.#choice.make(move);
  }
}
