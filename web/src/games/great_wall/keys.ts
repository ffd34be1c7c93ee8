import { tick } from 'svelte';

// To where what is picked can go, else to the first thing that can be picked.
const NEXT = ['.target', '.gap', '.many .lit', '.buttons .main', '.lit'];

/** For whoever plays by keyboard: the focus goes on to what comes next. */
export class Keys {
  readonly #table: () => HTMLElement | undefined;
  // Whether the last thing touched was the keyboard.
  #used = false;

  constructor(table: () => HTMLElement | undefined) {
    this.#table = table;
  }

  pressed(): void {
    this.#used = true;
  }

  touched(): void {
    this.#used = false;
  }

  /** Something has been picked. */
  async goOn(): Promise<void> {
    if (!this.#used) return;
    await tick();
    const found = NEXT.map((wanted) => this.#table()?.querySelector(wanted)).find((one) => one != null);
    found?.closest('button')?.focus();
  }

  /** There is something new to choose. What had the focus may have gone with the step before. */
  async comeBack(): Promise<void> {
    if (document.activeElement === document.body) await this.goOn();
  }
}
