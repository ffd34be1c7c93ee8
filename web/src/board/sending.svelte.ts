/** A step on its way: sent until the table shows another view, or until it is refused. */
export class Sending {
  #move = $state('');
  // The view that it was sent from.
  #from: object | null = null;
  readonly #choose: (move: string) => Promise<boolean>;

  constructor(choose: (move: string) => Promise<boolean>) {
    this.#choose = choose;
  }

  /** The move that is on its way; empty: none. */
  get move(): string {
    return this.#move;
  }

  /** The answer: false when it came back, and nothing else has happened meanwhile. */
  async send(move: string, from: object): Promise<boolean> {
    this.#move = move;
    this.#from = from;
    if ((await this.#choose(move)) || this.#move !== move) return true;
    this.#arrived();
    return false;
  }

  /** To be called whenever a view is shown. The answer: whether a step that was sent from this one is still on its way. */
  shows(view: object): boolean {
    if (view !== this.#from) this.#arrived();
    return this.#from !== null;
  }

  #arrived(): void {
    this.#move = '';
    this.#from = null;
  }
}
