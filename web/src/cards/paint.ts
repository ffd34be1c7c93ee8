/** How drawings are written down: a list of strokes, each a paint and a path.
 *
 * A paint is a colour's letter: alone, filled with an ink outline; with `.`, filled without outline; with `-`, a line;
 * with `=`, a bold line. `a` and `c` are the colours a card brings along. */

export type Stroke = readonly [paint: string, path: string];
export type Picture = readonly Stroke[];
/** The two colours of its own that a card may lend to its picture. */
export type Pair = readonly [a: string, c: string];

const COLOURS: Readonly<Record<string, string>> = {
  i: '#2a211c',
  w: '#fdf6e6',
  r: '#c8402b',
  o: '#e58a2f',
  y: '#f2c14e',
  g: '#5d9a54',
  t: '#2f7f79',
  b: '#4478b4',
  v: '#8d63ab',
  p: '#efaaa8',
  n: '#94623c',
  k: '#aaa193',
  e: '#c9b595',
  d: '#5b5049',
  s: 'rgb(42 33 28 / 0.16)',
  l: 'rgb(253 246 230 / 0.55)',
};

export const LINE = 2.6;

export interface Brush {
  fill: string;
  stroke: string;
  width: number;
}

/** Fill, outline and its width for one paint. */
export function brush(paint: string, pair: Pair = ['#fdf6e6', '#aaa193']): Brush {
  const letter = paint[0] ?? '';
  const colour = letter === 'a' ? pair[0] : letter === 'c' ? pair[1] : COLOURS[letter];
  if (colour === undefined) throw new Error(`no paint ${paint}`);
  switch (paint[1]) {
    case undefined:
      return { fill: colour, stroke: COLOURS['i'] as string, width: LINE };
    case '.':
      return { fill: colour, stroke: 'none', width: 0 };
    case '-':
      return { fill: 'none', stroke: colour, width: LINE };
    case '=':
      return { fill: 'none', stroke: colour, width: LINE * 2 };
    default:
      throw new Error(`no paint ${paint}`);
  }
}

const short = (number: number): string => String(Math.round(number * 10) / 10);

/** A circle, or an ellipse, as a path. */
export function round(x: number, y: number, across: number, down = across): string {
  const [rx, ry] = [short(across), short(down)];
  return `M${short(x - across)} ${short(y)}a${rx} ${ry} 0 1 0 ${short(2 * across)} 0a${rx} ${ry} 0 1 0 ${short(-2 * across)} 0z`;
}

/** A rectangle as a path. */
export const box = (x: number, y: number, width: number, height: number): string =>
  `M${short(x)} ${short(y)}h${short(width)}v${short(height)}h${short(-width)}z`;

/** The same path several times, each beginning at another place: the path must be written relative. */
export const at = (path: string, ...places: (readonly [x: number, y: number])[]): string =>
  places.map(([x, y]) => `M${short(x)} ${short(y)}${path}`).join('');

/** A point on a circle; 0 degrees is to the right, 90 is up. */
export function onCircle(x: number, y: number, radius: number, degrees: number): string {
  const angle = (degrees * Math.PI) / 180;
  return `${short(x + radius * Math.cos(angle))} ${short(y - radius * Math.sin(angle))}`;
}

/** A star with five points. */
export function star(x: number, y: number, radius: number, depth = 0.45): string {
  const points = Array.from({ length: 10 }, (_, corner) =>
    onCircle(x, y, corner % 2 === 0 ? radius : radius * depth, 90 + 36 * corner),
  );
  return `M${points.join('L')}z`;
}
