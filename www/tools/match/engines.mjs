// The two engines of the match, each as WebAssembly in this process.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

export const PACKAGE = "fairy-stockfish-nnue.wasm";

/** Points of a forced win, for comparing. */
const MATE = 1e6;

/** Our module for Animal Shogi: rules and engine. Its points are those of the side to move. */
async function klubovna(file) {
  const imports = { clock: { now: () => performance.now() } };
  const { instance } = await WebAssembly.instantiate(readFileSync(file), imports);
  const { exports } = instance;
  const ask = (name, moves, ...numbers) => {
    const line = Buffer.from(`startpos moves ${moves.join(" ")}`);
    const at = exports.text();
    Buffer.from(exports.memory.buffer).set(line, at);
    const length = exports[name](line.length, ...numbers);
    return Buffer.from(exports.memory.buffer, at, length).toString();
  };
  const read = (points) => {
    if (points.startsWith("mated")) return -MATE;
    return points.startsWith("mate") ? MATE : Number(points);
  };
  return {
    begin: async () => exports.begin(),
    judge: (moves) => {
      const [verdict, reason] = ask("judge", moves).split(" ");
      if (verdict === "on") return { side: moves.length % 2 };
      return verdict === "illegal" ? { illegal: reason } : { winner: verdict, reason };
    },
    moves: (moves) => ask("moves", moves).split(" "),
    think: async (moves, milliseconds, nodes) => {
      const time = nodes ? 1e9 : milliseconds;
      const [move, depth, looked, points] = ask("think", moves, time, nodes || 1e15, 64).split(" ");
      return { move, depth: Number(depth), nodes: Number(looked), points: read(points) };
    },
  };
}

/** Modules of the site, by `cargo xtask build`: points are thousandths of a sure win. */
async function site(folder, game) {
  const load = async (name) => {
    const file = join(folder, name, name);
    const glue = await import(pathToFileURL(`${file}.js`).href);
    await glue.default({ module_or_path: readFileSync(`${file}_bg.wasm`) });
    return glue;
  };
  const { Thinker } = await load(`${game}-engine`);
  let thinker;
  let session;
  let reached = [];
  /** The session after these moves, or nothing if one is illegal. */
  const follow = async (moves) => {
    if (reached.some((move, at) => move !== moves[at])) session = null;
    // Who judges nothing needs no rules.
    session ??= ((reached = []), (await load(game)).Session.create(game, "", ""));
    for (const move of moves.slice(reached.length)) {
      try {
        session.play(move);
      } catch {
        return null;
      }
      reached.push(move);
    }
    return session;
  };
  return {
    begin: async () => {
      thinker?.free();
      thinker = Thinker.create(game, "", "");
    },
    judge: async (moves) => {
      const after = await follow(moves);
      if (!after) return { illegal: moves.at(-1) };
      const { scene, gameResult } = after.snapshot();
      if (gameResult) {
        const winner = ["first", "second"][gameResult.winner] ?? "nobody";
        return { winner, reason: gameResult.reason };
      }
      const { kind, side } = scene.turn;
      if (kind !== "chance") return { side };
      after.draw();
      const { nodes } = after.moves(0, moves.length + 1, "en");
      session = null;
      return { side, drawn: nodes.at(-1).code };
    },
    moves: async (moves) => (await follow(moves)).snapshot().choices.map(({ code }) => code),
    think: async (moves, milliseconds, nodes) => {
      const time = nodes ? 1e9 : milliseconds;
      thinker.follow(moves.join("\n"));
      // Older builds could not share out the first actions.
      const share = thinker.think.length > 7 ? [0, 1] : [];
      const report = thinker.think(0, 0, nodes || 1e15, 1, time, "en", ...share);
      const { codes, win } = report.lines[0];
      return { move: codes[0], depth: report.depth, nodes: report.nodes, points: 2 * win - 1000 };
    },
  };
}

/** The opponent: classical evaluation, one thread, a table of 16 MB. */
async function fairyStockfish(scratch) {
  // Its loader would try to fetch a path of the file system.
  globalThis.fetch = undefined;
  const start = createRequire(join(scratch, "x.js"))(`${PACKAGE}/stockfish.js`);
  const engine = await start();
  let waiting = null;
  let last = {};
  engine.addMessageListener((line) => {
    const info = /^info .*\bdepth (\d+).* score (cp|mate) (-?\d+).* nodes (\d+)/.exec(line);
    if (info) {
      const [, depth, unit, number, nodes] = info;
      // A mated side hears of "mate 0" or "mate -0".
      const mate = number.startsWith("-") || Number(number) === 0 ? -MATE : MATE;
      const points = unit === "cp" ? Number(number) : mate;
      last = { depth: Number(depth), nodes: Number(nodes), points };
    }
    if (waiting?.pattern.test(line)) waiting.done(line);
  });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- it is no window
  const say = (command) => engine.postMessage(command);
  const ask = (command, pattern) =>
    new Promise((done) => {
      waiting = { pattern, done };
      say(command);
    });
  await ask("usi", /^usiok/);
  say("setoption name Use_NNUE value false");
  say("setoption name USI_Hash value 16");
  say("setoption name Threads value 1");
  say("setoption name Move_Overhead value 0");
  await ask("isready", /^readyok/);
  return {
    begin: async () => {
      say("usinewgame");
      await ask("isready", /^readyok/);
    },
    think: async (moves, milliseconds, nodes) => {
      last = { depth: 0, nodes: 0, points: 0 };
      say(`position startpos moves ${moves.join(" ")}`);
      const limit = nodes ? `nodes ${nodes}` : `movetime ${milliseconds}`;
      const line = await ask(`go ${limit}`, /^bestmove/);
      return { move: line.split(" ")[1], ...last };
    },
  };
}

/** Our engine and the other one. */
export function engines({ scratch, module, against, game }) {
  if (game) return Promise.all([module, against].map((folder) => site(folder, game)));
  const theirs = against ? klubovna(against) : fairyStockfish(scratch);
  return Promise.all([klubovna(module), theirs]);
}
