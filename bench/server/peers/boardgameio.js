// The card game on boardgame.io's own server, in memory.
import { createRequire } from "node:module";
import { HAND, SEATS, allCards, points } from "./cards.js";

const require = createRequire(import.meta.url);
const { Server, Origins } = require("boardgame.io/server");
const { INVALID_MOVE, PlayerView } = require("boardgame.io/core");

function setup({ random }) {
  const pile = random.Shuffle(allCards());
  const players = {};
  const seats = [];
  for (let seat = 0; seat < SEATS; seat++) {
    players[seat] = { hand: pile.splice(-HAND) };
    seats.push({ name: `Player ${seat + 1}`, cards: HAND, score: 0 });
  }
  return { secret: { pile }, players, seats, row: [], left: pile.length, drawn: false, last: null };
}

function draw({ G, playerID, random }) {
  if (G.drawn) return INVALID_MOVE;
  if (G.secret.pile.length === 0) G.secret.pile = random.Shuffle(G.row.splice(0, G.row.length - 1));
  G.players[playerID].hand.push(G.secret.pile.pop());
  G.seats[playerID].cards++;
  G.left = G.secret.pile.length;
  G.drawn = true;
  G.last = { what: "drawn", seat: Number(playerID) };
}

function play({ G, playerID }, place) {
  const { hand } = G.players[playerID];
  if (!G.drawn || !Number.isInteger(place) || place < 0 || place >= hand.length) return INVALID_MOVE;
  const [card] = hand.splice(place, 1);
  const scored = points(card, G.row.at(-1));
  G.row.push(card);
  G.seats[playerID].cards--;
  G.seats[playerID].score += scored;
  G.drawn = false;
  G.last = { what: "played", seat: Number(playerID), card, scored };
}

const game = {
  name: "row",
  minPlayers: SEATS,
  maxPlayers: SEATS,
  disableUndo: true, // deltaState is left off, because its patches cost more than they save
  setup,
  playerView: PlayerView.STRIP_SECRETS,
  turn: { minMoves: 2, maxMoves: 2 },
  moves: { draw: { move: draw, client: false }, play: { move: play, client: false } },
};

const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
await server.run(Number(process.env.PORT));
