/** What a game's folder gives to the table around it, and what the table gives to a game's Board.
 *
 * The table (the shell) knows no game: it draws seats, log, chat, clock and sheets, plays the scenes and sends what a
 * Board has chosen. A Board draws one view and says what was tapped. */

import type { Component } from 'svelte';
import type { Hint } from '../api';
import type { ValueText } from '../i18n/telling.svelte';
import type { GameEvent } from '../session/session';
import type { Sound } from '../sound/sounds';
import type { RaceShown, Refused } from '../wire';

/** A seat as a Board may want to name it. `name` is never empty. */
export interface BoardSeat {
  seat: number;
  name: string;
  bot: boolean;
}

/** Calls out of turn (CLICK), where a game has them. Times are milliseconds on the clock of `performance.now()`. */
export interface Calls {
  /** The moment of rest: null while there is none. Whoever has nothing to call may say so, once. */
  window: {
    opened: number;
    ends: number;
    answered: boolean;
    /** Since when it stands still, as everybody reads; null: it runs. */
    held: number | null;
  } | null;
  /** Until when a wrong call keeps the viewer from calling; 0: nothing does. */
  lockedUntil: number;
  /** Who was how fast in the last race: rank from 1, milliseconds behind the first. */
  race: readonly RaceShown[] | null;
}

/** Several people around one device. */
export interface Sharing {
  /** Who else plays on it. */
  others: readonly BoardSeat[];
  /** Hands it to one of them for a call out of turn. */
  callAs: (seat: number) => void;
  /** The viewer has it for a call only, and gives it back; null: it is the viewer's anyhow. */
  giveBack: (() => void) | null;
}

export interface BoardProps<Game, Own> {
  /** What everybody sees. */
  game: Game;
  /** What only this viewer sees; null for whoever looks on, in replays, and behind the curtain of pass and play. */
  own: Own | null;
  /** Whose hand lies at the bottom; null: nobody's. */
  me: number | null;
  seats: readonly BoardSeat[];
  /** What may be chosen now, as texts in notation. Empty: nothing is lit. (The same as own.legal_moves when it is one's
   * turn, the screen has caught up and no step is on its way.) */
  moves: readonly string[];
  /** Sends a step. The answer: whether it was accepted. A refusal is told by the table; the Board only puts the card back. */
  choose: (move: string) => Promise<boolean>;
  /** What an offered move would do, as the server tells it, for menus and for those who hear the table. `until`: what is
   * said until `askMoves` has been answered; left out: its notation. `last`: alone its last part, where what comes
   * before is picked already. */
  says?: (move: string, until?: string, last?: boolean) => string;
  /** Reads to this viewer what the server has sent with the view. */
  read?: (said: ValueText) => string;
  /** Asks for the words of all moves that are offered now, or of those that speak of a card, once; to be called when
   * they are wanted. */
  askMoves?: (card?: string) => void;
  /** null where the game has no calls, and for whoever has no seat. */
  calls: Calls | null;
  /** Calls at this very moment. */
  call: (move: string) => Promise<boolean>;
  /** Nothing to call. */
  noCall: () => void;
  /** Something was tapped that cannot be done now. A text: the move it stands for, which the server refuses and says
   * why; for what is no move, the sentence itself. What was tapped shakes. */
  explain?: (why: string | Refused) => void;
  /** Asks for advice; null: there is none here, as in most games. */
  askHint: (() => Promise<Hint | null>) | null;
  /** null: everybody has a device of their own. */
  sharing?: Sharing | null;
}

/** A card on its way. Places are the `data-place` of elements on the screen, before or after the event. */
export interface Flight {
  /** What the game's Face draws. */
  face: string;
  from: string;
  to: string;
  /** It lands on the very element that `to` names, which stays unseen until then. False for piles, seats and decks. */
  reveals: boolean;
  /** `slide`: along the table. `deal`: in an arc, turning a little. `flip`: face down at first, face up at the end. */
  kind: 'slide' | 'deal' | 'flip';
  /** Milliseconds; 420 is an ordinary way. */
  ms: number;
  /** Milliseconds after the event begins. */
  wait?: number;
}

/** Something that happens on the spot. */
export interface Effect {
  /** `shutter`: a flash, and blades that close. `tear`: it shakes and rips. `roll`: it rolls through. `score`: points fly
   * up (`text`). `glow`: a ring of light. */
  kind: 'shutter' | 'tear' | 'roll' | 'score' | 'glow';
  /** The place; with `until`, from the left of the one to the right of the other. `places`: all from the one to the
   * other, where they may stand in several lines; then it happens in each of these. */
  at: string;
  until?: string;
  places?: readonly string[];
  text?: string;
  ms: number;
  wait?: number;
}

/** How one event is shown. All flights and effects of a beat are under way together; then comes the next event. */
export interface Beat {
  flights: readonly Flight[];
  effects: readonly Effect[];
  sound?: Sound;
  /** Places that are to be in sight before it begins: what scrolls goes there first. */
  sees?: readonly string[];
}

/** What is known of both sides of an event while it is shown. */
export interface Shown<Game, Own> {
  game: Game;
  own: Own | null;
  me: number | null;
}

/** A tip of the guided first game: shown once, beside a place, at the first moment when it fits. */
export interface Tip<Game, Own> {
  /** The id of its sentence. */
  id: string;
  place: string;
  /** Other places that it speaks of: it does not lie over them either. */
  also?: readonly string[];
  /** The first words of moves that show that it has been understood, or need not be said. */
  by?: readonly string[];
  when: (shown: Shown<Game, Own>, myTurn: boolean) => boolean;
}

/** What everybody may see of a seat at a glance. */
export interface SeatLine {
  points: number;
  /** Cards in hand, as everybody may count them. */
  cards: number;
}

/** How a game shows what is picked before it. */
export interface Picking {
  /** What to do, and what happens to whoever does not. */
  title: () => string;
  explained: () => string;
  name: (pick: string) => string;
  Picture: Component<{ pick: string }>;
}

/** All that the table needs of a game. */
export interface GameOnTable<Game, Own, Event> {
  Board: Component<BoardProps<Game, Own>>;
  /** Draws what flies. `face` is whatever this game's flights say; `down`: its back (only asked for in a `flip`); `game`:
   * the table it flies over. */
  Face: Component<{ face: string; width: number; down: boolean; game: Game }>;
  /** How an event is shown; null: not at all. */
  beat: (event: Event, before: Shown<Game, Own>, after: Shown<Game, Own>) => Beat | null;
  /** Who is on turn now; null: nobody. */
  active: (game: Game) => number | null;
  seatLine: (game: Game, seat: number) => SeatLine;
  outcome: (game: Game) => { points: readonly number[]; places: readonly number[] } | null;
  /** More about the points, shown under the ranking: what was collected, scorings, rounds. */
  Scores?: Component<{ game: Game; names: readonly string[] }>;
  /** More about why something was not done, below the sentence; it may draw nothing. */
  Refusal?: Component<{ refused: Refused }>;
  tips: readonly Tip<Game, Own>[];
  /** How that is shown which everybody picks before the game, where there is something to pick. */
  picks?: Picking;
  /** What a seat plays with of that. */
  pickOf?: (game: Game, seat: number) => string;
  /** What a text in a refusal is called: composition “LFT” is lantern, fan and teapot. Without it the text stays. */
  nameOf?: (param: string, text: string) => string;
}

// The table handles every game alike, so it looks at none of these types.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type AnyGameOnTable = GameOnTable<any, any, any>;
export type AnyEvent = GameEvent;

/** All that the house has of a game. Each folder has an index.ts that says `export const game: WebGame = {…}`. What the
 * first page does not show is loaded when it is wanted. */
export interface WebGame {
  /** Its picture at home. */
  Cover: Component;
  onTable: () => Promise<AnyGameOnTable>;
  /** Every card of it. */
  Gallery: () => Promise<Component<{ width: number }>>;
  /** What a section of its rules talks about; the letter of the section. */
  Pictures: () => Promise<Component<{ section: string }>>;
}
