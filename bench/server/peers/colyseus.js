// The card game on Colyseus: hands are private by StateView, and every move is sent at once by broadcastPatch().
import { Room, Server } from "@colyseus/core";
import { StateView, schema, t } from "@colyseus/schema";
import { WebSocketTransport } from "@colyseus/ws-transport";
import { HAND, SEATS, allCards, points } from "./cards.js";

const Player = schema(
  { name: t.string(), cards: t.uint8(), score: t.uint16(), hand: t.array("string").view() },
  "Player",
);

const Last = schema({ what: t.string(), seat: t.uint8(), card: t.string(), scored: t.uint8() }, "Last");

const Row = schema(
  { players: t.array(Player), row: t.array("string"), left: t.uint8(), turn: t.uint8(), drawn: t.boolean(), last: Last },
  "Row",
);

function shuffle(cards) {
  for (let i = cards.length - 1; i > 0; i--) {
    const j = Math.floor(Math.random() * (i + 1));
    [cards[i], cards[j]] = [cards[j], cards[i]];
  }
  return cards;
}

class RowRoom extends Room {
  maxClients = SEATS;
  patchRate = null; // nothing is sent but by broadcastPatch()
  seatReservationTimeout = 60;
  seats = new Map();
  messages = {
    draw: (client) => this.draw(client),
    play: (client, place) => this.play(client, place),
  };

  onCreate() {
    this.state = new Row({ turn: 0, drawn: false });
    this.pile = shuffle(allCards());
    for (let seat = 0; seat < SEATS; seat++) {
      const hand = this.pile.splice(-HAND);
      this.state.players.push(new Player({ name: `Player ${seat + 1}`, cards: HAND, score: 0, hand }));
    }
    this.state.left = this.pile.length;
  }

  onJoin(client) {
    const seat = this.seats.size;
    this.seats.set(client.sessionId, seat);
    client.view = new StateView();
    client.view.add(this.state.players[seat]);
  }

  draw(client) {
    const { state } = this;
    const seat = this.seats.get(client.sessionId);
    if (seat !== state.turn || state.drawn) return;
    if (this.pile.length === 0) this.pile = shuffle(state.row.splice(0, state.row.length - 1));
    const player = state.players[seat];
    player.hand.push(this.pile.pop());
    player.cards++;
    state.left = this.pile.length;
    state.drawn = true;
    state.last.assign({ what: "drawn", seat, card: "", scored: 0 });
    this.broadcastPatch();
  }

  play(client, place) {
    const { state } = this;
    const seat = this.seats.get(client.sessionId);
    const player = state.players[seat];
    if (seat !== state.turn || !state.drawn || !(place >= 0 && place < player.hand.length)) return;
    const [card] = player.hand.splice(place, 1);
    const scored = points(card, state.row.at(-1));
    state.row.push(card);
    player.cards--;
    player.score += scored;
    state.drawn = false;
    state.turn = (seat + 1) % SEATS;
    state.last.assign({ what: "played", seat, card, scored });
    this.broadcastPatch();
  }
}

const server = new Server({ transport: new WebSocketTransport(), greet: false });
server.define("row", RowRoom);
await server.listen(Number(process.env.PORT), "127.0.0.1");
