/** Hides what a card still flies to, without touching how it is drawn. */
export class Veil {
  #stage: HTMLElement;
  #hidden = new Map<string, Animation[]>();

  constructor(stage: HTMLElement) {
    this.#stage = stage;
  }

  hide(place: string): void {
    const elements = this.#stage.querySelectorAll<HTMLElement>(`[data-place="${CSS.escape(place)}"]`);
    // Should everything else fail, it is seen again after a while.
    const animations = [...elements].map((element) => element.animate({ opacity: [0, 0] }, { duration: 8000 }));
    this.#hidden.set(place, [...(this.#hidden.get(place) ?? []), ...animations]);
  }

  reveal(place: string): void {
    for (const animation of this.#hidden.get(place) ?? []) animation.cancel();
    this.#hidden.delete(place);
  }

  revealAll(): void {
    for (const place of [...this.#hidden.keys()]) this.reveal(place);
  }
}
