/** How much room a board has. */

interface Measured {
  width: number;
  height: number;
  /** How large print is: 1 is the usual. */
  print: number;
}

export class Room {
  /** As it is now; a phone's until it has been measured. */
  size = $state.raw<Measured>({ width: 400, height: 620, print: 1 });

  /** For the element around a board, as `{@attach room.measure}`. */
  readonly measure = (board: HTMLElement): (() => void) => {
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = board;
      const print = parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1;
      if (width > 0) this.size = { width, height, print };
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(board);
    return () => observer.disconnect();
  };
}
