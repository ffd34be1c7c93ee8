// Written by `make docs` from src/kartenhaus/wire. Change it there.

export type Asked = Sit | Leave | SeatBot | FreeSeat | MindSeat | Choose | ShareChance | Pick | Start | Move | Call | NoCall | Say | AskPause | AskClock | Resign | Resume | Hold | AskRematch | Watch | Pong;

export type Told = View | Update | Answer | Ping | Closing | Stopped;

/** Take a seat; null: one's own, else the first that is free, else the first with a bot. */
export interface Sit {
  type: "sit";
  id: string;
  name: string;
  seat?: number | null;
}

/** Stand up. */
export interface Leave {
  type: "leave";
  id: string;
}

/** The host puts a bot on a free seat; null: on all of them. */
export interface SeatBot {
  type: "seat-bot";
  id: string;
  level: string;
  seat?: number | null;
}

/** The host frees the seat of a bot or a person, while the table gathers. */
export interface FreeSeat {
  type: "free-seat";
  id: string;
  seat: number;
}

/** The host lets a bot play for a person whose connection is gone, or who is in `table.idle`, until they return. */
export interface MindSeat {
  type: "mind-seat";
  id: string;
  seat: number;
}

/** The host chooses seats, options and settings, while the table gathers. */
export interface Choose {
  type: "choose";
  id: string;
  seats: number;
  options: Record<string, string | number | boolean | null>;
  settings: SettingsAsked;
}

/** How the host wants the table to be run; what is left out is as usual. Times are in milliseconds. */
export interface SettingsAsked {
  public?: boolean;
  turn_time?: number;
  window?: number;
  patience?: number;
}

/** Random bytes that this seat adds to the shuffle, as hex digits. */
export interface ShareChance {
  type: "share-chance";
  id: string;
  chance: string;
}

/** One of the things that the game has for each seat, first come, first served; empty: none of them. */
export interface Pick {
  type: "pick";
  id: string;
  pick: string;
}

/** The host begins the game. */
export interface Start {
  type: "start";
  id: string;
}

/** A step of the seat on turn, chosen on this version. */
export interface Move {
  type: "move";
  id: string;
  version: number;
  move: string;
}

/** A call, made `delta` milliseconds after this version was first seen. */
export interface Call {
  type: "call";
  id: string;
  version: number;
  move: string;
  delta: number;
}

/** Nothing to call at this version. */
export interface NoCall {
  type: "no-call";
  id: string;
  version: number;
}

/** Chat. */
export interface Say {
  type: "say";
  id: string;
  text: string;
}

/** The game pauses once everyone who plays has asked for it. */
export interface AskPause {
  type: "ask-pause";
  id: string;
}

/** So many milliseconds for each turn (0: no clock), once everyone who plays has asked for the same. */
export interface AskClock {
  type: "ask-clock";
  id: string;
  turn_time: number;
}

/** Give up: a bot plays for this seat to the end of the game. */
export interface Resign {
  type: "resign";
  id: string;
}

/** Ends the pause. */
export interface Resume {
  type: "resume";
  id: string;
}

/** On: I am reading, and the game may stand still meanwhile. Off: I have finished reading. */
export interface Hold {
  type: "hold";
  id: string;
  on: boolean;
}

/** Another game, once everyone who is still there has asked for it. */
export interface AskRematch {
  type: "ask-rematch";
  id: string;
}

/** Watch, under this name. */
export interface Watch {
  type: "watch";
  id: string;
  name: string;
}

/** The answer to a ping, at once. */
export interface Pong {
  type: "pong";
  nonce: string;
}

/** All there is to see at this version. `time`: the server's clock in milliseconds. */
export interface View {
  type: "view";
  version: number;
  epoch: string;
  time: number;
  table: TableShown;
  own_table: OwnShown;
  game: Record<string, unknown> | null;
  own: Record<string, unknown> | null;
}

/** What lobby and table show to everyone. Times are milliseconds on the server's clock. */
export interface TableShown {
  id: string;
  game: string;
  phase: string;
  older_rules: boolean;
  game_number: number;
  seats: SeatShown[];
  options: Record<string, string | number | boolean | null>;
  settings: Settings;
  commitment: string;
  shared: string[];
  revealed: string;
  seed: string;
  turn_ends: number | null;
  window: WindowShown | null;
  held_since: number | null;
  pause_asked: number[];
  clock_asked: ClockAskedShown[];
  idle: number[];
  rematch_asked: number[];
  watchers: string[];
  chat: ChatShown[];
  last_race: RaceShown[] | null;
}

/**
 * `kind`: empty, person or bot. `minded`: why a bot plays for the person (left, gone, clock, idle, resigned), or
 *     empty. `pick`: what the person has picked for the game, or empty.
 */
export interface SeatShown {
  name: string;
  kind: string;
  level: string;
  here: boolean;
  minded: string;
  host: boolean;
  pick: string;
}

/** Chosen by the host before a game begins. Times are in milliseconds. */
export interface Settings {
  public?: boolean;
  turn_time?: number;
  window?: number;
  patience?: number;
}

/** The window for calls that opened with this version; until `ends` (server's clock) steps wait for calls. */
export interface WindowShown {
  version: number;
  opened: number;
  ends: number;
}

/** How much time for a turn a seat would like, in milliseconds; 0: no clock. */
export interface ClockAskedShown {
  seat: number;
  turn_time: number;
}

/** `seat`: where the person sat who said it; None: they watched. Names can be the same. */
export interface ChatShown {
  name: string;
  seat: number | null;
  text: string;
  at: number;
}

/**
 * One call among those judged together: its rank, and how far behind the first (± error, in milliseconds).
 *
 *     `tied`: too close to the first to tell apart. `credit_ms`: how much of the time until it arrived was put down to the
 *     line. `marks`: too-fast, held-back, unchecked.
 */
export interface RaceShown {
  seat: number;
  rank: number;
  behind_ms: number;
  error_ms: number;
  tied: boolean;
  credit_ms: number;
  marks: string[];
}

/** What one person alone is shown of the table. */
export interface OwnShown {
  seat: number | null;
  is_host: boolean;
  calls_locked_until: number;
  waiting: string;
}

/**
 * What has changed since the version before: fields to put in the place of the old ones. What is left out stays;
 *     null for `game` or `own`: there is none any more.
 */
export interface Update {
  type: "update";
  version: number;
  events: Record<string, unknown>[];
  own_events?: Record<string, unknown>[];
  table?: Record<string, unknown>;
  game?: Record<string, unknown> | null;
  own_table?: Record<string, unknown>;
  own?: Record<string, unknown> | null;
}

/** To a command: done, or why not. `note`: what only the asker is told beyond that. */
export interface Answer {
  type: "answer";
  id: string;
  refused: Refused | null;
  note: Refused | null;
}

/**
 * Why something was not done. A value, never raised.
 *
 *     `code` is the key of its sentence in the locale files, `params` are that sentence's arguments,
 *     `rule` is the ID of the rule that forbids it; empty where no rule of a game is concerned
 *     (a text that cannot be read, say).
 */
export interface Refused {
  code: string;
  rule?: string;
  params?: Record<string, string | number>;
}

/** To be answered with a pong of the same nonce, at once: that is how the round trip is measured. */
export interface Ping {
  type: "ping";
  nonce: string;
  time: number;
}

/** The server goes down. Come back after about `retry` milliseconds. */
export interface Closing {
  type: "closing";
  retry: number;
}

/** The connection ends for a reason; `code` is the id of its sentence. */
export interface Stopped {
  type: "stopped";
  code: string;
}

/** What is said of an event, a moment or a card: a phrase, or a phrase and its values. An event has it as `said`. */
export type Said = number | string | unknown[];

/** One viewer's knowledge. Walls and piles are written in letters, as in notation; piles with their top last. */
export interface GreatWallView {
  options: GreatWallOptions;
  active: number;
  phase: string;
  played: number;
  actions_allowed: number;
  wall: string;
  market: string;
  wall_deck: number;
  wall_remade: boolean;
  wall_discard: string;
  action_deck: number;
  action_discard: string;
  composition_deck: number;
  open_compositions: GreatWallComposition[];
  out: GreatWallComposition[];
  players: GreatWallPlayerView[];
  turns_left: number | null;
  outcome: GreatWallOutcome | null;
  ended_by: string;
  verdict?: (number | string | unknown[])[];
}

/** What is chosen before the game: who begins, the text of another deck file, the camera lock in seconds. */
export interface GreatWallOptions {
  begins?: number | null;
  deck?: string;
  camera_lock?: number;
}

/** A sequence of wall cards to photograph, named by its letters, and what the photo is worth. */
export interface GreatWallComposition {
  name: string;
  points: number;
}

/** What everybody sees of one player. */
export interface GreatWallPlayerView {
  actions: number;
  shown: string;
  compositions: number;
  photos: GreatWallComposition[];
  points: number;
}

/** How a game ended: points of each seat, and its place from 1; seats that tie share a place. */
export interface GreatWallOutcome {
  points: number[];
  places: number[];
}

/** The part of a view that its viewer alone may know; a spectator knows nothing more than everybody. */
export interface GreatWallOwn {
  viewer: number | null;
  actions: string;
  compositions: GreatWallComposition[];
  drawn: string;
  legal_moves: string[];
  expected?: number | string | unknown[] | null;
}

export interface GreatWallTurnBegan {
  type: "TurnBegan";
  seat: number;
}

/** GW-T1. Where rickshaws stand now; `left_the_wall` of them went to the discard pile. */
export interface GreatWallRickshawsRolled {
  type: "RickshawsRolled";
  places: number[];
  left_the_wall: number;
}

/** GW-R1. The card it was put on; None: no card was free, it went to the discard pile. */
export interface GreatWallRickshawCame {
  type: "RickshawCame";
  place: number | null;
}

/** GW-T6. The wall discard pile was shuffled into a deck of this many cards. */
export interface GreatWallWallDeckRemade {
  type: "WallDeckRemade";
  cards: number;
}

export interface GreatWallActionDeckRemade {
  type: "ActionDeckRemade";
  cards: number;
}

/** GW-T2. No wall card was to be had. */
export interface GreatWallPlacingSkipped {
  type: "PlacingSkipped";
  seat: number;
}

/** A face-down wall card is being looked at. */
export interface GreatWallCardDrawn {
  type: "CardDrawn";
  seat: number;
}

/** Which one it is. */
export interface GreatWallCardSeen {
  type: "CardSeen";
  seat: number;
  card: string;
}

/** `slot`: where it lay in the market; None: it was drawn face down. */
export interface GreatWallCardPlaced {
  type: "CardPlaced";
  seat: number;
  card: string;
  end: number;
  slot: number | null;
}

/** A card was turned up for the market, in its last slot. */
export interface GreatWallMarketFilled {
  type: "MarketFilled";
  card: string;
}

export interface GreatWallMarketDiscarded {
  type: "MarketDiscarded";
  cards: string;
}

export interface GreatWallActionPlayed {
  type: "ActionPlayed";
  seat: number;
  action: string;
}

export interface GreatWallCardMoved {
  type: "CardMoved";
  card: string;
  origin: number;
  target: number;
}

/** The cards that were at these places before. */
export interface GreatWallCardsSwapped {
  type: "CardsSwapped";
  left: number;
  right: number;
  left_card: string;
  right_card: string;
}

export interface GreatWallCardRemoved {
  type: "CardRemoved";
  card: string;
  place: number;
}

export interface GreatWallCardReturned {
  type: "CardReturned";
  card: string;
  place: number;
}

/** GW-T5. All the cards of the hand, open for everybody to see. */
export interface GreatWallHandDiscarded {
  type: "HandDiscarded";
  seat: number;
  actions: string;
  compositions: string[];
}

/** GW-T5. All the action cards of a hand, none of which can be played. They stay in the hand. */
export interface GreatWallActionsShown {
  type: "ActionsShown";
  seat: number;
  actions: string;
}

export interface GreatWallActionsDrawn {
  type: "ActionsDrawn";
  seat: number;
  count: number;
}

export interface GreatWallActionsSeen {
  type: "ActionsSeen";
  seat: number;
  actions: string;
}

export interface GreatWallCompositionsDrawn {
  type: "CompositionsDrawn";
  seat: number;
  count: number;
}

export interface GreatWallCompositionsSeen {
  type: "CompositionsSeen";
  seat: number;
  compositions: string[];
}

/** `was_open`: one of the open compositions, not one of the hand. */
export interface GreatWallPhotoTaken {
  type: "PhotoTaken";
  seat: number;
  composition: string;
  points: number;
  place: number;
  was_open: boolean;
}

/** GW-P6. A card was laid to the left end. */
export interface GreatWallWallRefilled {
  type: "WallRefilled";
  card: string;
}

/** GW-E2. The last composition was drawn; after this turn everybody has one more, this seat the last. */
export interface GreatWallLastRoundCame {
  type: "LastRoundCame";
  seat: number;
}

export interface GreatWallTurnEnded {
  type: "TurnEnded";
  seat: number;
}

/** `rule`: GW-E1 or GW-E2. */
export interface GreatWallGameEnded {
  type: "GameEnded";
  rule: string;
}

export type GreatWallEvent = GreatWallTurnBegan | GreatWallRickshawsRolled | GreatWallRickshawCame | GreatWallWallDeckRemade | GreatWallActionDeckRemade | GreatWallPlacingSkipped | GreatWallCardDrawn | GreatWallCardSeen | GreatWallCardPlaced | GreatWallMarketFilled | GreatWallMarketDiscarded | GreatWallActionPlayed | GreatWallCardMoved | GreatWallCardsSwapped | GreatWallCardRemoved | GreatWallCardReturned | GreatWallHandDiscarded | GreatWallActionsShown | GreatWallActionsDrawn | GreatWallActionsSeen | GreatWallCompositionsDrawn | GreatWallCompositionsSeen | GreatWallPhotoTaken | GreatWallWallRefilled | GreatWallLastRoundCame | GreatWallTurnEnded | GreatWallGameEnded;

/**
 * One viewer's knowledge. Cards are words, as in notation; piles with their top last.
 *
 * How the deck was stacked follows from deck and seats; so `draw_pile`, the cards left, and `scorings`, the scoring
 * cards that have come, tell where the others can still be (stacks.scoring_spots).
 */
export interface MonsterRollView {
  options: MonsterRollOptions;
  active: number;
  phase: string;
  drawn: boolean;
  picked: boolean;
  steps: string[];
  draw_pile: number;
  scorings: number;
  discard_pile: string[];
  players: MonsterRollPlayerView[];
  sections: [number, number, number][][];
  mismatches: number[];
  outcome: MonsterRollOutcome | null;
  verdict?: (number | string | unknown[])[];
}

/**
 * What is chosen before the game: who begins, the text of another deck file, whether cards may be turned round, and
 *     the monsters that were picked, by seat (engine.Picks).
 */
export interface MonsterRollOptions {
  begins?: number | null;
  deck?: string;
  turn_cards?: boolean;
  monsters?: string;
}

/** What everybody sees of one player. */
export interface MonsterRollPlayerView {
  monster: string;
  hand: number;
  shown: string[];
  row: string[][];
  row_points: number;
  scores: number[];
  points: number;
}

/** How a game ended: points of each seat, and its place from 1; seats that tie share a place. */
export interface MonsterRollOutcome {
  points: number[];
  places: number[];
}

/** The part of a view that its viewer alone may know; a spectator knows nothing more than everybody. */
export interface MonsterRollOwn {
  viewer: number | null;
  hand: string[];
  legal_moves: string[];
  expected?: number | string | unknown[] | null;
}

/** MR-S1. The monster that a seat plays with, told once before the first turn. */
export interface MonsterRollMonsterTaken {
  type: "MonsterTaken";
  seat: number;
  monster: string;
}

export interface MonsterRollTurnBegan {
  type: "TurnBegan";
  seat: number;
}

/** A card of the deck went to a hand. */
export interface MonsterRollCardDrawn {
  type: "CardDrawn";
  seat: number;
}

/** Which one it is. */
export interface MonsterRollCardSeen {
  type: "CardSeen";
  seat: number;
  card: string;
}

/** The top card of the discard pile went to a hand. */
export interface MonsterRollCardPicked {
  type: "CardPicked";
  seat: number;
  card: string;
}

/** MR-T2. The discard pile was empty; this card of the deck begins it anew. */
export interface MonsterRollCardTurnedUp {
  type: "CardTurnedUp";
  card: string;
}

/** `card` as it shows now; `over`: the card it covers, empty at the right end of the row. */
export interface MonsterRollPaperLaid {
  type: "PaperLaid";
  seat: number;
  card: string;
  place: number;
  over: string;
}

export interface MonsterRollStopLaid {
  type: "StopLaid";
  seat: number;
  place: number;
}

/** `row`: the seat whose strip was torn. */
export interface MonsterRollTearLaid {
  type: "TearLaid";
  seat: number;
  card: string;
  row: number;
  place: number;
}

export interface MonsterRollCardDiscarded {
  type: "CardDiscarded";
  seat: number;
  card: string;
}

/** MR-T5. A card is back in the hand, from this place in this seat's row; both None: from the discard pile. */
export interface MonsterRollStepTakenBack {
  type: "StepTakenBack";
  seat: number;
  card: string;
  row: number | null;
  place: number | null;
}

export interface MonsterRollTurnEnded {
  type: "TurnEnded";
  seat: number;
}

/** MR-W1. Scoring number 1, 2 or 3. `turned_up`: onto the discard pile, not drawn by the seat on turn. */
export interface MonsterRollScoringCame {
  type: "ScoringCame";
  number: number;
  turned_up: boolean;
}

/**
 * MR-W2, MR-W3. One unbroken section: its papers from `place` on, as they show, and what each is worth.
 *
 * `best`: it is the one that counts for its seat.
 */
export interface MonsterRollSectionScored {
  type: "SectionScored";
  seat: number;
  place: number;
  cards: string[];
  card_points: number[];
  points: number;
  best: boolean;
}

/** MR-W3. What a seat gets in this scoring, and what it has now. */
export interface MonsterRollPointsWritten {
  type: "PointsWritten";
  seat: number;
  points: number;
  total: number;
}

/** `rule`: MR-E1. */
export interface MonsterRollGameEnded {
  type: "GameEnded";
  rule: string;
}

export type MonsterRollEvent = MonsterRollMonsterTaken | MonsterRollTurnBegan | MonsterRollCardDrawn | MonsterRollCardSeen | MonsterRollCardPicked | MonsterRollCardTurnedUp | MonsterRollPaperLaid | MonsterRollStopLaid | MonsterRollTearLaid | MonsterRollCardDiscarded | MonsterRollStepTakenBack | MonsterRollTurnEnded | MonsterRollScoringCame | MonsterRollSectionScored | MonsterRollPointsWritten | MonsterRollGameEnded;

/** One viewer's knowledge. Cards are named as in notation. Free places of the table have no cards. */
export interface PhotoRummyView {
  options: PhotoRummyOptions;
  rounds: PhotoRummyRound[];
  began: number;
  active: number;
  phase: string;
  stacks: number[];
  table: PhotoRummyCombinationView[];
  old: string[][];
  first: number | null;
  steps: PhotoRummyStepView[];
  made: number;
  players: PhotoRummyPlayerView[];
  outcome: PhotoRummyOutcome | null;
  verdict?: (number | string | unknown[])[];
}

/** What is agreed before the game: how many rounds, who begins, the text of another deck file. */
export interface PhotoRummyOptions {
  rounds?: number;
  begins?: number | null;
  deck?: string;
}

/** A round that is over: who laid the last card (None: a draw), and what it brought each seat. */
export interface PhotoRummyRound {
  winner: number | null;
  points: number[];
}

/** A combination as it lies. `fault`: the ID of the rule it breaks, empty if it is faultless. */
export interface PhotoRummyCombinationView {
  cards: string[];
  fault: string;
}

/** One card laid or moved in the turn under way, in enough detail to take it back. */
export interface PhotoRummyStepView {
  card: number;
  origin: number | null;
  target: number;
  freed: boolean;
  opened: boolean;
}

/** What everybody sees of one player. */
export interface PhotoRummyPlayerView {
  rack: number;
  seen: string[];
  opened: boolean;
  score: number;
}

/** How a game ended: points of each seat, and its place from 1; seats that tie share a place. */
export interface PhotoRummyOutcome {
  points: number[];
  places: number[];
}

/** The part of a view that its viewer alone may know; a spectator knows nothing more than everybody. */
export interface PhotoRummyOwn {
  viewer: number | null;
  rack: string[];
  drawn: string[];
  legal_moves: string[];
  expected?: number | string | unknown[] | null;
}

/** PR-S2 to PR-S4. Everybody has been dealt a rack; `number` counts from 1. */
export interface PhotoRummyRoundBegan {
  type: "RoundBegan";
  number: number;
  seat: number;
  stacks: number[];
}

/** The cards a seat was dealt. */
export interface PhotoRummyRackSeen {
  type: "RackSeen";
  seat: number;
  cards: string[];
}

export interface PhotoRummyTurnBegan {
  type: "TurnBegan";
  seat: number;
}

/** PR-T1. `left`: how many cards the stack still has. */
export interface PhotoRummyCardDrawn {
  type: "CardDrawn";
  seat: number;
  stack: number;
  left: number;
}

/** Which card it was. */
export interface PhotoRummyCardSeen {
  type: "CardSeen";
  seat: number;
  card: string;
}

/** A new combination; the card for it follows. */
export interface PhotoRummyCombinationBegan {
  type: "CombinationBegan";
  place: number;
}

/** PR-T2. From the rack to a combination. */
export interface PhotoRummyCardLaid {
  type: "CardLaid";
  seat: number;
  card: string;
  target: number;
}

/** PR-L3. From one combination to another. */
export interface PhotoRummyPhotoMoved {
  type: "PhotoMoved";
  seat: number;
  photo: string;
  origin: number;
  target: number;
}

/** PR-J1. A photo took the place of a joker, which came onto the rack; `origin` None: the photo was on the rack. */
export interface PhotoRummyJokerFreed {
  type: "JokerFreed";
  seat: number;
  photo: string;
  origin: number | null;
  target: number;
}

/** The last card of a combination has left it. */
export interface PhotoRummyCombinationGone {
  type: "CombinationGone";
  place: number;
}

/** PR-L1. From now on this seat may lay off and rebuild. */
export interface PhotoRummyFirstCombinationLaid {
  type: "FirstCombinationLaid";
  seat: number;
  place: number;
}

/**
 * PR-T3. A card went back where it came from (`origin` None: the rack); with `freed` the joker went back too, and
 * with `opened` the first combination counts as not yet laid.
 */
export interface PhotoRummyStepTakenBack {
  type: "StepTakenBack";
  seat: number;
  card: string;
  origin: number | null;
  target: number;
  freed: boolean;
  opened: boolean;
}

/** `laid`: cards of the rack that lie on the table now. `kept`: jokers that were freed and stay on the rack. */
export interface PhotoRummyTurnEnded {
  type: "TurnEnded";
  seat: number;
  laid: number;
  kept: number;
}

/** PR-E2. What a seat was left with when somebody else had laid the last card. */
export interface PhotoRummyRackLeft {
  type: "RackLeft";
  seat: number;
  photos: number;
  jokers: number;
}

/** PR-E1, PR-E4. `winner` None: the stacks were used up and nobody scores. `scores`: all rounds together. */
export interface PhotoRummyRoundEnded {
  type: "RoundEnded";
  number: number;
  winner: number | null;
  points: number[];
  scores: number[];
  rule: string;
}

/** PR-E5. The agreed rounds are over. */
export interface PhotoRummyGameEnded {
  type: "GameEnded";
  rule: string;
}

export type PhotoRummyEvent = PhotoRummyRoundBegan | PhotoRummyRackSeen | PhotoRummyTurnBegan | PhotoRummyCardDrawn | PhotoRummyCardSeen | PhotoRummyCombinationBegan | PhotoRummyCardLaid | PhotoRummyPhotoMoved | PhotoRummyJokerFreed | PhotoRummyCombinationGone | PhotoRummyFirstCombinationLaid | PhotoRummyStepTakenBack | PhotoRummyTurnEnded | PhotoRummyRackLeft | PhotoRummyRoundEnded | PhotoRummyGameEnded;
