// The other side of `followsuit bench --service --beside boardgame.io`: a boardgame.io server with a
// trick-taking game of ours. What is made equal to our own server, and what cannot be, is said in
// docs/reference/bench.md. boardgame.io itself is fetched by boardgame.py and found through NODE_PATH.
//
//     node --expose-gc boardgame_server.cjs PORT [FOLDER]     without a folder nothing is stored
"use strict";

const { FlatFile, Origins, Server } = require("boardgame.io/server");
const { INVALID_MOVE } = require("boardgame.io/core");

const SUITS = ["hearts", "clubs", "diamonds", "spades"];
const RANKS = 13;
const BYTES_WITHOUT_NEWS = 840; // of an update, about

const suit = (card) => Math.floor(card / RANKS);
const range = (count) => [...Array(count).keys()];

function deal(G, random) {
  const deck = random.Shuffle(range(SUITS.length * RANKS));
  const size = Math.floor(deck.length / G.taken.length);
  G.hands = G.taken.map((_, seat) => deck.slice(seat * size, (seat + 1) * size));
}

/** The led suit must be followed; without it, any card may be played. */
function options(G) {
  const hand = G.hands[G.next];
  if (G.trick.length === 0) return hand;
  const following = hand.filter((card) => suit(card) === suit(G.trick[0].card));
  return following.length > 0 ? following : hand;
}

function told(answers, seat, card) {
  const name = `${(card % RANKS) + 2} of ${SUITS[suit(card)]}`;
  return { n: answers, kind: "played", seat, cards: [card], text: `Seat ${seat} plays the ${name}.` };
}

/** So many lines of news that an update has about as many bytes as was asked for. */
function firstNews(bytes) {
  const line = JSON.stringify(told(0, 0, 0)).length + 1;
  return range(Math.max(1, Math.round((bytes - BYTES_WITHOUT_NEWS) / line))).map(() => told(0, 0, 0));
}

function play({ G, random }, card) {
  if (!options(G).includes(card)) return INVALID_MOVE;
  const seat = G.next;
  G.hands[seat].splice(G.hands[seat].indexOf(card), 1);
  G.trick.push({ seat, card });
  G.answers += 1;
  G.news[G.answers % G.news.length] = told(G.answers, seat, card); // one line anew: what costs least
  G.next = (seat + 1) % G.hands.length;
  if (G.trick.length < G.hands.length) return;
  const follows = (one) => suit(one.card) === suit(G.trick[0].card);
  const best = G.trick.filter(follows).reduce((a, b) => (a.card > b.card ? a : b));
  G.taken[best.seat] += 1;
  G.trick = [];
  G.next = best.seat;
  if (G.hands[0].length === 0) deal(G, random);
}

const game = {
  name: "tricks",
  minPlayers: 2,
  maxPlayers: 13,
  disableUndo: true, // every state would be kept twice
  setup: ({ ctx, random }, asked) => {
    const { answers = 100, bytes = 0 } = asked ?? {};
    const taken = range(ctx.numPlayers).map(() => 0);
    const G = { hands: [], trick: [], taken, next: 0, answers: 0, last: answers, news: firstNews(bytes) };
    deal(G, random);
    return G;
  },
  moves: { play: { move: play, client: false } },
  turn: { minMoves: 1, maxMoves: 1, order: { first: ({ G }) => G.next, next: ({ G }) => G.next } },
  endIf: ({ G }) => (G.answers >= G.last ? { taken: G.taken } : undefined),
  playerView: ({ G, playerID }) => ({
    ...G,
    hands: G.hands.map((hand, seat) => (String(seat) === playerID ? hand : hand.length)),
    options: String(G.next) === playerID ? options(G) : [],
  }),
};

async function main() {
  const [port, folder] = process.argv.slice(2);
  const db = folder ? new FlatFile({ dir: folder }) : undefined;
  const server = Server({ games: [game], db, origins: [Origins.LOCALHOST] });
  const { app, router } = server;
  const listen = app.listen.bind(app);
  app.listen = (where, then) => listen(where, "127.0.0.1", then); // it would listen at every address
  router.get("/figures", (ctx) => {
    const { user, system } = process.cpuUsage();
    globalThis.gc(); // what is garbage already is not counted as a table's memory
    ctx.body = { cpu: (user + system) / 1e6, memory: process.memoryUsage().rss };
  });
  await server.run(Number(port));
  // Every two minutes it would read all files to see which have expired. None ever do, and a file that is just being
  // written makes it throw, which ends the server.
  if (folder) require("node-persist").defaultInstance.stopExpiredKeysInterval();
}

main();
