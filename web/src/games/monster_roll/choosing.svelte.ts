/** What is picked, where it can go, and the step that is on its way. */

import { Sending } from '../../board/sending.svelte';
import { offers } from '../../board/offered';
import { cardsLit, canTurn, laidFace, read, targets, type Picked } from './moves';

/** What a choice is made from, as it is now. */
interface Offer {
  readonly moves: readonly string[];
  /** What everybody sees: another object whenever anything on the table has changed. */
  readonly game: object;
  readonly me: number | null;
  readonly hand: readonly string[];
  readonly choose: (move: string) => Promise<boolean>;
}

export class Choosing {
  picked = $state.raw<Picked | null>(null);
  /** The card of the hand that goes with the step on its way. */
  sentSlot = $state<number | null>(null);
  readonly #sending: Sending;
  readonly #offer: Offer;

  constructor(offer: Offer) {
    this.#offer = offer;
    this.#sending = new Sending((move) => offer.choose(move));
  }

  readonly #read = $derived.by(() => this.#offer.moves.map((move) => read(move, this.#offer.me ?? -1)));
  /** Nothing more can be chosen while a step is on its way. */
  readonly offered = $derived.by(() => (this.#sending.move ? [] : this.#read));
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
    return this.picked?.from === 'hand' ? this.picked.slot : -1;
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
    if (card) this.picked = this.slot === slot ? null : card;
  }

  turn(): void {
    if (this.picked?.from === 'hand') this.picked = { ...this.picked, turned: !this.picked.turned };
  }

  async make(move: string): Promise<void> {
    if (this.#sending.move) return;
    this.sentSlot = this.slot < 0 ? null : this.slot;
    this.picked = null;
    if (!(await this.#sending.send(move, this.#offer.game))) this.sentSlot = null;
  }

  /** A view is shown. */
  shows(view: object): void {
    if (!this.#sending.shows(view)) this.sentSlot = null;
  }
}
