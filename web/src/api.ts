/** What is asked of the server outside of a table. A refusal is a value, as everywhere. */

import { fetchText } from './fetching';
import type { GameEvent } from './session/session';
import type { Refused, Said, SeatShown, Settings, TableShown } from './wire';

export type Value = string | number | boolean | null;

/** Something that can be chosen before a game. `kind`: WholeNumber, Flag, Beginner, DeckText or Picks (of the `choices`, one for
 * each seat). */
export interface OptionShown {
  name: string;
  kind: string;
  rule: string;
  default: Value;
  low: number | null;
  high: number | null;
  choices: string[];
}

export interface GameShown {
  name: string;
  /** What the ids of its sentences and rules begin with. */
  prefix: string;
  /** Whether seats may call out of turn. */
  has_calls: boolean;
  /** Whether advice can be asked for. */
  gives_hints: boolean;
  fewest_seats: number;
  most_seats: number;
  options: OptionShown[];
  levels: string[];
  /** `generic`: it is played on the board for games that have no folder here, with cards and texts from the server. */
  board: 'own' | 'generic';
}

/** What a game says, in no language yet: see i18n/telling. */
export interface GameTold {
  phrases: string[][];
  cards: Record<string, Said>;
  faces?: Record<string, { text: string; colour: string }>;
}

/** What a game advises: a sentence, moves that can be made one by one, and what each of them does. */
export interface Hint {
  said: Said;
  moves: readonly string[];
  steps: readonly unknown[];
}

export interface TableListed {
  id: string;
  game: string;
  phase: string;
  seats: SeatShown[];
  settings: Settings;
}

/** A finished game move by move, as a spectator saw it. */
export interface Replay {
  game: string;
  seats: number;
  /** Who played it: a bot has a level, a person none. */
  names: string[];
  levels: string[];
  /** How what is said in it is to be understood. */
  told: GameTold;
  first: Record<string, unknown>;
  /** What happened before the first move. */
  opening: GameEvent[];
  moves: { seat: number; move: string; events: GameEvent[]; game: Record<string, unknown> }[];
}

export type Reply<T> = { ok: true; value: T } | { ok: false; refused: Refused };

async function ask<T>(path: string, init?: RequestInit): Promise<Reply<T>> {
  try {
    const answer = await fetchText(`/api/${path}`, init);
    const body = JSON.parse(answer.text) as unknown;
    return answer.ok ? { ok: true, value: body as T } : { ok: false, refused: body as Refused };
  } catch {
    return { ok: false, refused: { code: 'web-no-server' } };
  }
}

const part = encodeURIComponent;

let games: Promise<Reply<GameShown[]>> | null = null;

/** The games with what can be chosen for each; asked once. */
export async function gamesShown(): Promise<GameShown[]> {
  games ??= ask<GameShown[]>('games');
  const reply = await games;
  if (!reply.ok) games = null;
  return reply.ok ? reply.value : [];
}

/** The phrases of a game and the names of its cards, as they are for as long as this epoch lasts. */
export const gameTold = (game: string, epoch: string): Promise<Reply<GameTold>> =>
  ask(`games/${part(game)}${epoch ? `?epoch=${part(epoch)}` : ''}`);

/** The sentences that another package brings for its game, as a Fluent file; empty: they cannot be had. */
export async function textsOf(game: string, language: string): Promise<string> {
  try {
    const answer = await fetchText(`/api/games/${part(game)}/texts/${part(language)}`);
    return answer.ok ? answer.text : '';
  } catch {
    return '';
  }
}

/** Opens a table; the cookie comes first, or the server would not know whose it is. */
export async function openTable(
  game: string,
  seats: number,
  options: Record<string, Value>,
  settings: Settings,
): Promise<Reply<{ id: string }>> {
  await ask('me');
  return ask('tables', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ game, seats, options, settings }),
  });
}

export const publicTables = (): Promise<Reply<TableListed[]>> => ask('tables');

export const myTables = (): Promise<Reply<TableListed[]>> => ask('tables/mine');

export const replayOf = (table: string, number: number): Promise<Reply<Replay>> =>
  ask(`tables/${part(table)}/games/${number}/replay`);

export const tableShown = (table: string): Promise<Reply<TableShown>> => ask(`tables/${part(table)}`);

/** Advice for the seat on turn. */
export const hintAt = (table: string, version: number, guest: number): Promise<Reply<Hint>> =>
  ask(`tables/${part(table)}/hint?version=${version}${guest > 0 ? `&as=${guest}` : ''}`);

/** What the moves would do that are offered at this version, part by part; `card`: those that speak of this card. */
export const movesAt = (
  table: string,
  version: number,
  guest: number,
  card = '',
): Promise<Reply<{ moves: Record<string, unknown[]> }>> =>
  ask(
    `tables/${part(table)}/moves?version=${version}${card ? `&card=${part(card)}` : ''}${guest > 0 ? `&as=${guest}` : ''}`,
  );

/** Where friends reach this house: the address of this page, or for whoever sits in front of the server, its address in
 * the network. */
export async function originForFriends(): Promise<string> {
  const reply = await ask<{ nearby: string }>('me');
  if (!reply.ok || !reply.value.nearby) return location.origin;
  const address = new URL(location.origin);
  address.hostname = reply.value.nearby;
  return address.origin;
}

/** The server knows us no more, on no device; the answer makes us somebody new. */
export const forgetMe = (): Promise<Reply<unknown>> => ask('me', { method: 'DELETE' });

export const logAddress = (table: string, number: number): string => `/api/tables/${part(table)}/games/${number}`;
