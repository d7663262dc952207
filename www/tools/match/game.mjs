// One process of the match: plays the games that its parent asks for, one after the other.
//
// Both engines live here and move in turn, so whatever else the machine does hits both alike.

import { engines } from "./engines.mjs";

/** A game that is longer is a draw. */
const LONGEST = 400;

/**
 * Plies of an opening; how even it has to be, in points of our engine; and after how many points, or mate, that both engines
 * have seen for so many plies a game is decided.
 */
const BETWEEN_PROGRAMS = {
  OPENING: { plies: 8, even: 150, nodes: 3000 },
  LONGEST,
  DECIDED: { points: 1500, plies: 6 },
};
/** The same between builds of the site's engines, where points are thousandths. */
const BETWEEN_BUILDS = {
  OPENING: { plies: 6, even: 300, nodes: 3000 },
  LONGEST,
  DECIDED: { points: 980, plies: 6 },
};

/** What makes results comparable, but for the engines and their time; `game` is named between builds. */
export const rules = (game) => (game ? BETWEEN_BUILDS : BETWEEN_PROGRAMS);

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
async function opening(ours, pair, { plies, even, nodes }) {
  const random = dice(pair + 1);
  const moves = [];
  await ours.begin();
  while (moves.length < plies) {
    const { drawn } = await ours.judge(moves);
    const legal = await ours.moves(moves);
    const move = drawn ?? legal[Math.floor(random.next().value * legal.length)];
    const { winner, drawn: next } = await ours.judge([...moves, move]);
    const settled = winner !== undefined;
    // Before a card is drawn there is nothing to judge.
    const { points } =
      settled || next || drawn ? { points: 0 } : await ours.think([...moves, move], 0, nodes);
    if (!settled && Math.abs(points) <= even) moves.push(move);
  }
  return moves;
}

/** Who wins when the last points, seen by the first side, all say the same. */
function agreed(points, decided) {
  const last = points.slice(-decided.plies);
  if (last.length < decided.plies) return null;
  if (last.every((one) => one >= decided.points)) return "first";
  return last.every((one) => one <= -decided.points) ? "second" : null;
}

/** One game; `won` is 1, 0.5 or 0 for us, who begin in games with even numbers. */
async function play([ours, theirs], { OPENING, DECIDED }, { game, share, time, nodes }) {
  const moves = await opening(ours, game >> 1, OPENING);
  const first = game % 2 === 0;
  await Promise.all([ours.begin(), theirs.begin()]);
  const sums = [0, 1].map(() => ({ milliseconds: 0, processor: 0, nodes: 0, depth: 0, moves: 0 }));
  const points = [];
  const end = (winner, reason) => {
    const won = winner === "nobody" ? 0.5 : Number((winner === "first") === first);
    return { share, game, won, reason, plies: moves.length, sums, moves };
  };
  for (;;) {
    const { winner, reason, side, drawn } = await ours.judge(moves);
    if (winner) return end(winner, reason);
    const decided = agreed(points, DECIDED);
    if (decided) return end(decided, "agreed");
    if (moves.length >= LONGEST) return end("nobody", "long");
    if (drawn) {
      moves.push(drawn);
      continue;
    }
    const mine = (side === 0) === first;
    const part = mine ? 1 : share;
    const used = process.cpuUsage();
    const before = clock();
    const found = await (mine ? ours : theirs).think(moves, Math.max(1, time / part), nodes / part);
    const sum = sums[mine ? 0 : 1];
    sum.milliseconds += clock() - before;
    const { user, system } = process.cpuUsage(used);
    sum.processor += (user + system) / 1000;
    sum.nodes += found.nodes;
    sum.depth += Math.min(found.depth, 64);
    sum.moves += 1;
    const { illegal } = await ours.judge([...moves, found.move]);
    if (illegal) {
      const given = found.move === "resign" ? "resign" : `illegal ${found.move}`;
      return end(side === 0 ? "second" : "first", given);
    }
    moves.push(found.move);
    points.push(side === 0 ? found.points : -found.points);
  }
}

const clock = performance.now.bind(performance);

/** The processor's time instead of the time of day, so that a busy machine takes from neither. */
const processorClock = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

// The parent sends the engines once, then games; each is answered with its result.
if (process.send) {
  let both;
  let agreement;
  process.on("message", async (asked) => {
    if (asked.module) {
      agreement = rules(asked.game);
      if (asked.game) performance.now = processorClock;
      both = engines(asked);
      return;
    }
    process.send(await play(await both, agreement, asked));
  });
}
