/** What a game says, as the server sends it, read out to one person: in their language, with names for seats and "you" for
 * their own. The same as i18n/reader.py of the Python package. */

import type { Said as SaidText } from '../wire';
import { say, type Arguments } from './speech.svelte';

export type { SaidText };

/** What the server tells of a game once. A sentence names a phrase by its place among them: the id of a message, and the
 * names of its params. `cards`: the name of each, by its word. `faces`: what is printed on each, where it is drawn by the
 * generic board. */
export interface GameTold {
  phrases: readonly (readonly string[])[];
  cards: Readonly<Record<string, SaidText>>;
  faces?: Readonly<Record<string, CardFace>>;
}

/** A few characters, and the name of their colour. */
export interface CardFace {
  text: string;
  colour: string;
}

/** A value for a param, as it is sent: a number, a text, a seat, a card, a sentence or several of them. */
export type ValueText =
  number | string | readonly [number | string] | { said: SaidText } | { list: readonly ValueText[]; by?: string };

type Param =
  number | string | { seat: number } | { card: string } | { said: Said } | { list: readonly Param[]; by: string };

/** A sentence that can be kept: it names its message by the id, whatever the server numbers its phrases by next time. */
export interface Said {
  code: string;
  params: Readonly<Record<string, Param>>;
  /** The seat that is not told, because it is told more in the next sentence. */
  notTo: number | null;
}

export class Telling {
  readonly #told: GameTold;

  constructor(told: GameTold) {
    this.#told = told;
  }

  said(text: SaidText): Said {
    const [phrase, ...values] = (Array.isArray(text) ? text : [text]) as [number | string, ...ValueText[]];
    if (typeof phrase === 'string') {
      const [params = {}, notTo = null] = values as unknown as [Record<string, ValueText>?, number?];
      return { code: phrase, params: this.#params(Object.entries(params)), notTo };
    }
    const [code, ...names] = this.#told.phrases[phrase] ?? [];
    if (code === undefined) throw new Error(`no phrase ${phrase}`);
    const named = names.map((name, place): [string, ValueText] => [name, values[place] ?? '']);
    return { code, params: this.#params(named), notTo: (values[names.length] as number | undefined) ?? null };
  }

  /** Part of what a move would do. */
  part(value: ValueText): Param {
    if (Array.isArray(value)) {
      const [only] = value as [number | string];
      return typeof only === 'number' ? { seat: only } : { card: only };
    }
    if (typeof value !== 'object') return value;
    if ('said' in value) return { said: this.said(value.said) };
    const { list, by = ', ' } = value as { list: readonly ValueText[]; by?: string };
    return { list: list.map((item) => this.part(item)), by };
  }

  get faces(): Readonly<Record<string, CardFace>> {
    return this.#told.faces ?? {};
  }

  /** The name of a card; null: it has none. */
  card(word: string): Said | null {
    const text = this.#told.cards[word];
    return text === undefined ? null : this.said(text);
  }

  #params(named: readonly [string, ValueText][]): Record<string, Param> {
    return Object.fromEntries(named.map(([name, value]) => [name, this.part(value)]));
  }
}

/** What is known of each game, by its name and the epoch of the table it is played at; '': at none. */
let known = $state.raw<Readonly<Record<string, Telling>>>({});
let latest = $state.raw<Readonly<Record<string, Telling>>>({});

const key = (game: string, epoch: string): string => `${game} ${epoch}`;

export function teach(game: string, epoch: string, told: GameTold): Telling {
  const telling = new Telling(told);
  known = { ...known, [key(game, epoch)]: telling };
  latest = { ...latest, [game]: telling };
  return telling;
}

/** How sentences of that epoch are to be understood; null: nobody knows yet. */
export const tellingOf = (game: string, epoch: string): Telling | null => known[key(game, epoch)] ?? null;

/** A card by its name in the user's language; by its word, as long as the server has not told the name. */
export function cardName(game: string, word: string): string {
  const said = latest[game]?.card(word);
  return said ? new Reader(game, [], null).read(said) : word;
}

/** One person. `names` by seat; `me` is spoken to (null: nobody is). */
export class Reader {
  readonly game: string;
  readonly names: readonly string[];
  readonly me: number | null;

  constructor(game: string, names: readonly string[], me: number | null) {
    this.game = game;
    this.names = names;
    this.me = me;
  }

  /** One sentence; empty if there is nothing to tell this person. */
  read(said: Said | null): string {
    if (said === null || (said.notTo !== null && said.notTo === this.me)) return '';
    const given: Arguments = {};
    for (const [name, param] of Object.entries(said.params)) Object.assign(given, this.#arguments(name, param));
    return say(said.code, given);
  }

  text(param: Param): string {
    if (typeof param !== 'object') return String(param);
    if ('seat' in param) return this.names[param.seat] ?? '';
    if ('card' in param) return cardName(this.game, param.card);
    if ('said' in param) return this.read(param.said);
    const others = param.list.filter((item) => !this.#isMe(item));
    return others.map((item) => this.text(item)).join(param.by);
  }

  /** What a message gets for one param: its text, and for seats whether the reader is meant. */
  #arguments(name: string, param: Param): Arguments {
    if (typeof param !== 'object') return { [name]: param };
    const given: Arguments = { [name]: this.text(param) };
    const seats = 'list' in param ? param.list : [param];
    if (seats.some((seat) => typeof seat === 'object' && 'seat' in seat)) {
      given[name === 'player' ? 'you' : `${name}-you`] = seats.some((seat) => this.#isMe(seat)) ? 'yes' : 'no';
    }
    return given;
  }

  #isMe(param: Param): boolean {
    return typeof param === 'object' && 'seat' in param && param.seat === this.me;
  }
}
