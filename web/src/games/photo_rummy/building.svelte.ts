/** What is being built in one's own turn: cards picked, steps on their way, a hint that is followed. */

import type { PhotoRummyView, Refused } from '../../wire';
import { Advice } from '../../board/advice.svelte';
import { Sending } from '../../board/sending.svelte';
import { lit, offered, read, steps, type Target } from './moves';
import type { Named } from './places';

export interface Now {
  game: PhotoRummyView;
  /** Whether it is one's own turn to build. */
  mine: boolean;
  moves: readonly string[];
  choose: (move: string) => Promise<boolean>;
  explain: (why: string | Refused) => void;
}

export class Building {
  /** The cards that have been picked, in this order; from the rack several, from the table one. */
  picks = $state.raw<readonly Named[]>([]);
  /** The places of cards that are on their way. */
  away = $state.raw<readonly string[]>([]);
  readonly help = new Advice();

  readonly #now: () => Now;
  // Steps that follow when the one before has been shown.
  #queue: readonly string[] = [];
  readonly #sending = new Sending((move) => this.#now().choose(move));

  readonly offer = $derived.by(() => offered(this.#now().moves.map(read)));
  readonly lit = $derived.by(() =>
    lit(
      this.offer,
      this.picks.map(({ card }) => card),
    ),
  );
  /** The card that the hint would have moved next, and where to; null: it would have moved none. */
  readonly advice = $derived.by(() => {
    const { verb, card, target } = read(this.help.next ?? '');
    return target && { verb, card, target };
  });

  constructor(now: () => Now) {
    this.#now = now;
  }

  isPicked(place: string): boolean {
    return this.picks.some((pick) => pick.place === place);
  }

  /** A card of the rack: picked along with the others, or put back. */
  tapRack(card: Named): void {
    this.picks = this.isPicked(card.place)
      ? this.picks.filter(({ place }) => place !== card.place)
      : [...this.picks, card];
  }

  /** A card on the table: the place for what is picked, if it can go there; else it is picked itself. */
  tapTable(card: Named, combination: number): void {
    if (this.isPicked(card.place)) return this.drop(card.place);
    const joker = card.card === 'J' && this.lit.jokers.has(combination);
    if (joker || this.lit.places.has(combination)) return this.put({ place: combination, joker });
    if (this.offer.cards.get(card.card)?.verb === 'move') this.pickTable(card);
    else if (this.picks.length === 0) this.#now().explain(`move ${card.card} new`);
    else this.#explain({ place: combination, joker: card.card === 'J' });
  }

  /** A photo of the table goes along with cards of the rack, but takes the place of another of the table. */
  pickTable(card: Named): void {
    this.picks = [...this.picks.filter(({ place }) => place.startsWith('rack-')), card];
  }

  drop(place: string): void {
    this.picks = this.picks.filter((pick) => pick.place !== place);
  }

  /** Everything picked goes there, one card after the other. */
  put(target: Target): void {
    const cards = this.picks.map(({ card }) => card);
    const moves = steps(this.offer, cards, target, this.#now().game.table);
    if (moves.length === 0) return this.#explain(target);
    this.away = this.picks.map(({ place }) => place);
    this.picks = [];
    this.#queue = moves;
    this.#send();
  }

  /** Why what is picked cannot go there: the first of the cards that may not. */
  #explain({ place, joker }: Target): void {
    const { moves, explain } = this.#now();
    const steps = this.picks.map(({ card, place: from }) => {
      const verb = joker && this.picks.length === 1 ? 'free' : from.startsWith('rack-') ? 'lay' : 'move';
      return `${verb} ${card} ${place === null ? 'new' : place + 1}`;
    });
    explain(steps.find((step) => !moves.includes(step)) ?? { code: 'pr-web-pick-first', rule: '' });
  }

  /** A step that needs no card in hand: draw, take back. */
  make(move: string, away: readonly string[] = []): void {
    if (this.#now().moves.includes(move)) this.#begin(move, away);
  }

  /** Ends the turn. While something is wrong the table refuses, and says what and by which rule. */
  end(): void {
    if (this.#now().moves.length > 0) this.#begin('end', []);
  }

  #begin(move: string, away: readonly string[]): void {
    this.away = away;
    this.picks = [];
    this.#queue = [move];
    this.#send();
  }

  /** The next step of the hint is made. `places`: of the card that it moves. */
  follow(places: readonly string[]): void {
    if (this.help.next !== undefined) this.make(this.help.next, places);
  }

  cancel(): void {
    this.picks = [];
    this.help.hint = null;
  }

  /** To be called whenever another view is shown or other moves are offered. */
  goOn(): void {
    const { game, mine, moves } = this.#now();
    if (this.#sending.shows(game)) return;
    if (!mine) return this.#stop();
    if (this.#queue.length === 0) this.away = [];
    if (this.#queue.length === 0 || moves.length === 0) return;
    if (moves.includes(this.#queue[0] ?? '')) this.#send();
    else this.#stop();
  }

  /** Whatever is not there any more is not picked any more. */
  keep(places: readonly string[]): void {
    const kept = this.picks.filter(({ place }) => places.includes(place));
    if (kept.length < this.picks.length) this.picks = kept;
  }

  #stop(): void {
    this.#queue = [];
    this.away = [];
    this.help.hint = null;
  }

  #send(): void {
    const [move = '', ...rest] = this.#queue;
    this.#queue = rest;
    this.help.made(move);
    void this.#sending.send(move, this.#now().game).then((gone) => {
      if (!gone) this.#stop();
    });
  }
}
