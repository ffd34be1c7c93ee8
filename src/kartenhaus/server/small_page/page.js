// Shows what the server sends and sends the moves that it offers. It knows no rules.
const main = document.getElementById("main");
const status = document.getElementById("status");
const picker = document.getElementById("language");
const remembered = (key, usual) => localStorage.getItem(key) ?? usual;
let language = remembered("language", navigator.language.slice(0, 2));
if (!["en", "de", "fr"].includes(language)) language = "en";
let texts = {};

const fetched = async (path, options) => (await fetch(path, options)).json();
const newId = () => crypto.getRandomValues(new Uint32Array(4)).join("-");
const sentence = async (refused) => {
  const query = new URLSearchParams({ params: JSON.stringify(refused.params), rule: refused.rule });
  return (await fetched(`/sentence/${language}/${encodeURIComponent(refused.code)}?${query}`)).sentence;
};

function make(tag, properties = {}, ...children) {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}
const button = (label, onclick) => make("button", { onclick }, label);

// --- the lobby ---------------------------------------------------------------------------------

async function lobby() {
  await fetched("/api/me");
  const [games, open, mine] = await Promise.all(["games", "tables", "tables/mine"].map((path) => fetched(`/api/${path}`)));
  const game = make("select", {}, ...games.map((each) => make("option", { value: each.name }, texts[each.name])));
  const seats = make("input", { type: "number", min: 2, max: 4, value: 2 });
  const isPublic = make("input", { type: "checkbox" });
  const noHaste = make("input", { type: "checkbox" });
  const problem = make("p", { className: "refused" });
  const create = async () => {
    const settings = { public: isPublic.checked, window: noHaste.checked ? 0 : 2500 };
    const body = JSON.stringify({ game: game.value, seats: Number(seats.value), settings });
    const headers = { "content-type": "application/json" };
    const answer = await fetched("/api/tables", { method: "POST", headers, body });
    if (answer.link) location.href = answer.link;
    else problem.textContent = await sentence(answer);
  };
  const label = (field, text) => make("label", {}, field, texts[text]);
  const list = (title, tables) =>
    make("section", {}, make("h2", {}, texts[title]), ...tables.map((table) =>
      make("p", {}, make("a", { href: `/t/${table.id}` }, texts[table.game]), ` ${table.phase} `,
        table.seats.map((seat) => seat.name || seat.level || "–").join(", "))));
  main.replaceChildren(
    make("section", {}, make("h2", {}, texts.new), game, label(seats, "seats"), label(isPublic, "public-flag"),
      label(noHaste, "no-haste"), button(texts.open, create), problem),
    list("public", open),
    list("mine", mine),
  );
}

// --- a table -----------------------------------------------------------------------------------

function tablePage(id) {
  let socket;
  let seen = null;
  let shownAt = performance.now();
  const log = make("pre", { ariaLive: "polite" });
  const board = make("div");
  const name = make("input", { value: remembered("name", ""), maxLength: 24, placeholder: texts.name });
  const words = make("input", { maxLength: 500 });
  const call = make("input", { placeholder: "click FL" });
  const tell = (line) => (log.textContent = `${line}\n${log.textContent}`.slice(0, 4000));
  const send = (type, fields = {}) => socket.send(JSON.stringify({ type, id: newId(), ...fields }));

  const merge = (part, changed) =>
    changed === undefined ? part : changed === null ? null : { ...part, ...changed };

  const handlers = {
    view(message) {
      seen = message;
      shownAt = performance.now();
      draw();
    },
    update(message) {
      seen.version = message.version;
      for (const part of ["table", "own_table", "game", "own"]) seen[part] = merge(seen[part], message[part]);
      for (const event of [...message.events, ...(message.own_events ?? [])]) tell(JSON.stringify(event));
      if (message.events.length) shownAt = performance.now();
      draw();
    },
    async answer(message) {
      for (const told of [message.refused, message.note]) if (told) tell(`✗ ${await sentence(told)}`);
    },
    ping(message) {
      socket.send(JSON.stringify({ type: "pong", nonce: message.nonce }));
    },
    closing() {
      status.textContent = texts.lost;
    },
    async stopped(message) {
      tell(`✗ ${await sentence({ code: message.code, rule: "", params: {} })}`);
    },
  };

  function connect() {
    const last = seen ? `?epoch=${seen.epoch}&version=${seen.version}` : "";
    socket = new WebSocket(`${location.origin.replace("http", "ws")}/ws/${id}${last}`);
    socket.onopen = () => (status.textContent = texts.connected);
    socket.onmessage = (event) => {
      const message = JSON.parse(event.data);
      handlers[message.type]?.(message);
    };
    socket.onclose = () => {
      status.textContent = texts.lost;
      setTimeout(connect, 1000 + 1000 * Math.random());
    };
  }

  function draw() {
    const { table, own_table: mine, game, own, version } = seen;
    const withName = (type, fields) => () => {
      localStorage.setItem("name", name.value);
      send(type, { name: name.value, ...fields });
    };
    const seats = table.seats.map((seat, number) =>
      make("p", {}, `${texts.seat} ${number}: ${seat.name || seat.level || texts.free} ${seat.minded} ${seat.host ? "★" : ""}`,
        ...(seat.kind === "empty" && table.phase === "gathering"
          ? [button(texts.sit, withName("sit", { seat: number })),
             ...["easy", "medium", "hard"].map((level) =>
               button(`${texts.bot}: ${level}`, () => send("seat-bot", { seat: number, level })))]
          : [])));
    const moves = (own?.legal_moves ?? []).map((move) => button(move, () => send("move", { version, move })));
    const start = () => {
      const chance = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0"));
      if (mine.seat !== null) send("share-chance", { chance: chance.join("") });
      send("start");
    };
    const delta = () => Math.round(performance.now() - shownAt);
    board.replaceChildren(
      make("h1", {}, `${texts[table.game]}: ${table.phase}`),
      ...seats,
      table.phase === "gathering" ? button(texts.start, start) : "",
      table.phase === "over" ? button(texts.rematch, () => send("ask-rematch")) : "",
      table.phase === "over" ? make("a", { href: `/api/tables/${id}/games/${table.game_number}` }, texts.log) : "",
      table.phase === "playing" ? button(texts.pause, () => send("ask-pause")) : "",
      table.phase === "paused" ? button(texts.resume, () => send("resume")) : "",
      button(texts.leave, () => send("leave")),
      make("section", {}, make("h2", {}, texts["your-moves"]), make("div", { className: "moves" }, ...moves)),
      make("section", {}, call,
        button(texts.call, () => send("call", { version, move: call.value, delta: delta() })),
        button(texts["nothing-to-call"], () => send("no-call", { version }))),
      ...[["own", own], ["game", game], ["table", { ...table, chat: undefined }]].map(([title, part]) =>
        make("section", {}, make("h2", {}, texts[title]), make("pre", {}, lines(part)))),
      make("section", {}, ...table.chat.map((line) => make("p", {}, `${line.name}: ${line.text}`))),
    );
  }

  const lines = (part) =>
    Object.entries(part ?? {}).filter(([key, value]) => key !== "legal_moves" && value !== undefined)
      .map(([key, value]) => `${key}: ${JSON.stringify(value)}`).join("\n");

  const say = () => {
    send("say", { text: words.value });
    words.value = "";
  };
  main.replaceChildren(
    make("p", {}, texts.link, " ", make("a", { href: location.href }, location.href)),
    make("p", {}, name, button(texts.watch, () => send("watch", { name: name.value }))),
    board,
    make("p", {}, words, button(texts.say, say)),
    make("section", {}, make("h2", {}, texts.events), log),
  );
  fetched("/api/me").then(connect);
}

// --- both --------------------------------------------------------------------------------------

async function show() {
  texts = await fetched(`/texts/${language}`);
  document.documentElement.lang = picker.value = language;
  document.title = texts.title;
  const [, kind, id] = location.pathname.split("/");
  if (kind === "t") tablePage(id);
  else await lobby();
}
picker.onchange = () => {
  localStorage.setItem("language", picker.value);
  location.reload();
};
await show();
