// One process of the match: plays the games that its parent asks for, one after the other.
//
// Both engines live here and move in turn, so whatever else the machine does hits both alike.

import { fairyStockfish, klubovna } from "./engines.mjs";

/** Plies of an opening, and how even it has to be, in points of our engine. */
const OPENING = { plies: 8, even: 150, nodes: 3000 };

/** A game that is longer is a draw. */
const LONGEST = 400;

/** A game is decided when both engines have said so for so many plies: so many points, or mate. */
const DECIDED = { points: 1500, plies: 6 };

/** What makes results comparable, but for the engines and their time. */
export const RULES = JSON.stringify({ OPENING, LONGEST, DECIDED });

/** SplitMix64: the same openings everywhere. */
function* dice(seed) {
  const mask = (1n << 64n) - 1n;
  let state = BigInt(seed);
  for (;;) {
    state = (state + 0x9e3779b97f4a7c15n) & mask;
    let z = state;
    z = ((z ^ (z >> 30n)) * 0xbf58476d1ce4e5b9n) & mask;
    z = ((z ^ (z >> 27n)) * 0x94d049bb133111ebn) & mask;
    yield Number((z ^ (z >> 31n)) >> 11n) / 2 ** 53;
  }
}

/** The opening of a pair of games: moves that leave the game even. */
async function opening(ours, pair) {
  const random = dice(pair + 1);
  const moves = [];
  await ours.begin();
  while (moves.length < OPENING.plies) {
    const legal = ours.moves(moves);
    const move = legal[Math.floor(random.next().value * legal.length)];
    const { points } = await ours.think([...moves, move], 0, OPENING.nodes);
    if (Math.abs(points) <= OPENING.even) moves.push(move);
  }
  return moves;
}

/** Who wins when the last points, seen by the first side, all say the same. */
function agreed(points) {
  const last = points.slice(-DECIDED.plies);
  if (last.length < DECIDED.plies) return null;
  if (last.every((one) => one >= DECIDED.points)) return "first";
  return last.every((one) => one <= -DECIDED.points) ? "second" : null;
}

/** One game; `won` is 1, 0.5 or 0 for us, who begin in games with even numbers. */
export async function play(ours, theirs, { game, share, time, nodes }) {
  const moves = await opening(ours, game >> 1);
  const first = game % 2 === 0;
  await Promise.all([ours.begin(), theirs.begin()]);
  const sums = [0, 1].map(() => ({ milliseconds: 0, processor: 0, nodes: 0, depth: 0, moves: 0 }));
  const points = [];
  const end = (winner, reason) => {
    const won = winner === "nobody" ? 0.5 : Number((winner === "first") === first);
    return { share, game, won, reason, plies: moves.length, sums, moves };
  };
  for (;;) {
    const [verdict, reason] = ours.judge(moves).split(" ");
    if (verdict !== "on") return end(verdict, reason);
    const winner = agreed(points);
    if (winner) return end(winner, "agreed");
    if (moves.length >= LONGEST) return end("nobody", "long");
    const side = moves.length % 2;
    const mine = (side === 0) === first;
    const part = mine ? 1 : share;
    const used = process.cpuUsage();
    const before = performance.now();
    const found = await (mine ? ours : theirs).think(moves, Math.max(1, time / part), nodes / part);
    const sum = sums[mine ? 0 : 1];
    sum.milliseconds += performance.now() - before;
    const { user, system } = process.cpuUsage(used);
    sum.processor += (user + system) / 1000;
    sum.nodes += found.nodes;
    sum.depth += Math.min(found.depth, 64);
    sum.moves += 1;
    if (ours.judge([...moves, found.move]).startsWith("illegal")) {
      const given = found.move === "resign" ? "resign" : `illegal ${found.move}`;
      return end(side === 0 ? "second" : "first", given);
    }
    moves.push(found.move);
    points.push(side === 0 ? found.points : -found.points);
  }
}

// The parent sends the engines once, then games; each is answered with its result.
if (process.send) {
  let engines;
  process.on("message", async (asked) => {
    if (asked.module) {
      const { scratch, module, against } = asked;
      const theirs = against ? klubovna(against) : fairyStockfish(scratch);
      engines = Promise.all([klubovna(module), theirs]);
      return;
    }
    const [ours, theirs] = await engines;
    process.send(await play(ours, theirs, asked));
  });
}
