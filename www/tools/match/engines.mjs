// The two engines of the match, each as WebAssembly in this process.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

export const PACKAGE = "fairy-stockfish-nnue.wasm";

/** Points of a forced win, for comparing. */
const MATE = 1e6;

/** Our module: rules and engine. Its points are those of the side to move. */
export async function klubovna(file) {
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
    judge: (moves) => ask("judge", moves),
    moves: (moves) => ask("moves", moves).split(" "),
    think: async (moves, milliseconds, nodes) => {
      const time = nodes ? 1e9 : milliseconds;
      const [move, depth, looked, points] = ask("think", moves, time, nodes || 1e15, 64).split(" ");
      return { move, depth: Number(depth), nodes: Number(looked), points: read(points) };
    },
  };
}

/** The opponent: classical evaluation, one thread, a table of 16 MB. */
export async function fairyStockfish(scratch) {
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
