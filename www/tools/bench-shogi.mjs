// Measures generators of shogi moves in one run and prints JSON; `cargo xtask bench shogi`
// builds the modules and writes the table.
//
//   node tools/bench-shogi.mjs SCRATCH NAME=MODULE.wasm …
//
// The packages of others, GPL among them, are installed into the scratch folder and only
// measured. Every measurement is a process of its own, and its processor time counts.

import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const PACKAGES = {
  "fairy-stockfish-nnue.wasm": "1.1.12",
  shogiops: "0.18.0",
  tsshogi: "2.2.0",
};
const ROUNDS = 5;

/** SFEN of each position, its depth, and the leaves there are. */
const POSITIONS = [
  {
    sfen: "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1",
    depth: 5,
    leaves: [30, 900, 25470, 719731, 19861490],
  },
  {
    sfen: "l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w RGgsn5p 1",
    depth: 3,
    leaves: [207, 28684, 4809015],
  },
];

const self = fileURLToPath(import.meta.url);

const fail = (what, remedy) => {
  console.error(`${what}: ${remedy}`);
  process.exit(1);
};

/** A measurement repeats its work until it has taken so many seconds. */
const LEAST = 0.3;

/** Leaves and seconds of processor time of `work`, after a smaller one to warm up. */
async function timed(work, depth) {
  await work(Math.max(1, depth - 2));
  const before = process.cpuUsage();
  for (let times = 1; ; times++) {
    const leaves = await work(depth);
    const { user, system } = process.cpuUsage(before);
    const seconds = (user + system) / 1e6;
    if (seconds >= LEAST) return { leaves, seconds: seconds / times };
  }
}

/** A module that imports nothing and exports `perft(position, depth, counted)`. */
async function wasm(file, position, depth, counted) {
  const { instance } = await WebAssembly.instantiate(readFileSync(file), {});
  return timed((plies) => instance.exports.perft(position, plies, counted), depth);
}

/** Fairy-Stockfish reads positions with hands in brackets, and calls the sides w and b. */
const fen = (sfen) => {
  const [board, side, hands] = sfen.split(" ");
  const letters = hands.replace(/(\d+)([A-Za-z])/g, (_, count, letter) => letter.repeat(count));
  return `${board}[${letters}] ${side === "b" ? "w" : "b"} 0 1`;
};

async function fairyStockfish(scratch, position, depth) {
  // Its loader would try to fetch a path of the file system.
  globalThis.fetch = undefined;
  const start = createRequire(join(scratch, "x.js"))("fairy-stockfish-nnue.wasm/stockfish.js");
  const engine = await start();
  const say = engine.postMessage.bind(engine);
  let waiting = null;
  engine.addMessageListener((line) => {
    if (waiting?.pattern.test(line)) waiting.done(line);
  });
  const ask = (command, pattern) =>
    new Promise((done) => {
      waiting = { pattern, done };
      say(command);
    });
  await ask("uci", /uciok/);
  say("setoption name UCI_Variant value shogi");
  await ask("isready", /readyok/);
  say(`position fen ${fen(POSITIONS[position].sfen)}`);
  await ask("isready", /readyok/);
  return timed(async (plies) => {
    const line = await ask(`go perft ${plies}`, /Nodes searched/);
    return Number(line.replace(/\D+/g, ""));
  }, depth);
}

async function shogiops(scratch, position, depth) {
  const load = (file) =>
    import(pathToFileURL(join(scratch, "node_modules/shogiops/dist", file)).href);
  const [{ parseSfen }, util] = await Promise.all([load("sfen.js"), load("variant/util.js")]);
  await load("variant/shogi.js");
  const promotes = util.pieceCanPromote("standard");
  const mustPromote = util.pieceForcePromote("standard");
  const list = (board) => {
    const moves = [];
    const context = board.ctx();
    for (const [from, targets] of board.allMoveDests(context)) {
      const piece = board.board.get(from);
      for (const to of targets) {
        if (promotes(piece, from, to, board.board.get(to)))
          moves.push({ from, to, promotion: true });
        if (!mustPromote(piece, to)) moves.push({ from, to, promotion: false });
      }
    }
    for (const [name, targets] of board.allDropDests(context)) {
      const role = name.slice(name.indexOf(" ") + 1);
      for (const to of targets) moves.push({ role, to });
    }
    return moves;
  };
  const perft = (board, plies) => {
    const moves = list(board);
    if (plies === 1) return moves.length;
    let sum = 0;
    for (const move of moves) {
      const next = board.clone();
      next.play(move);
      sum += perft(next, plies - 1);
    }
    return sum;
  };
  const { sfen } = POSITIONS[position];
  return timed((plies) => perft(parseSfen("standard", sfen).unwrap(), plies), depth);
}

/** tsshogi has no list of moves, only a judge: every target of every piece is tried. */
async function tsshogi(scratch, position, depth) {
  const file = join(scratch, "node_modules/tsshogi/dist/esm/index.mjs");
  const { Position, Square } = await import(pathToFileURL(file).href);
  const names = [..."123456789"].flatMap((digit) => [..."abcdefghi"].map((rank) => digit + rank));
  const list = (board) => {
    const moves = [];
    const own = names.filter((name) => {
      const piece = board.board.at(Square.newByUSI(name));
      return piece && piece.color === board.color;
    });
    for (const to of names) {
      const codes = [
        ...own.flatMap((from) => [`${from}${to}`, `${from}${to}+`]),
        ...[..."PLNSGBR"].map((letter) => `${letter}*${to}`),
      ];
      for (const code of codes) {
        const move = board.createMoveByUSI(code);
        if (move && board.isValidMove(move)) moves.push(move);
      }
    }
    return moves;
  };
  const perft = (board, plies) => {
    const moves = list(board);
    if (plies === 1) return moves.length;
    let sum = 0;
    for (const move of moves) {
      board.doMove(move);
      sum += perft(board, plies - 1);
      board.undoMove(move);
    }
    return sum;
  };
  const { sfen } = POSITIONS[position];
  return timed((plies) => perft(Position.newBySFEN(sfen), plies), depth);
}

const KINDS = { wasm, fairyStockfish, shogiops, tsshogi };

/** One measurement in a fresh process; the leaves have to be right. */
function measure(kind, source, position, depth, counted) {
  const words = [self, "one", kind, source, position, depth, counted].map(String);
  const output = execFileSync(process.execPath, words, { encoding: "utf8", stdio: "pipe" });
  const { leaves, seconds } = JSON.parse(output.trim().split("\n").at(-1));
  const expected = POSITIONS[position].leaves[depth - 1];
  if (leaves !== expected)
    fail(
      `${kind} ${source} finds ${leaves} leaves, not ${expected}`,
      "its rules differ from shogi",
    );
  return { rate: leaves / seconds, seconds };
}

function install(scratch) {
  const missing = Object.entries(PACKAGES).filter(([name, version]) => {
    const file = join(scratch, "node_modules", name, "package.json");
    return !existsSync(file) || JSON.parse(readFileSync(file, "utf8")).version !== version;
  });
  if (!missing.length) return;
  mkdirSync(scratch, { recursive: true });
  const words = ["install", "--prefix", scratch, "--no-audit", "--no-fund", "--ignore-scripts"];
  try {
    execFileSync("npm", [...words, ...missing.map(([name, version]) => `${name}@${version}`)], {
      stdio: ["ignore", "ignore", "inherit"],
      shell: process.platform === "win32",
    });
  } catch {
    fail(`the packages could not be installed into ${scratch}`, "check the network");
  }
}

const median = (values) => values.toSorted((a, b) => a - b)[values.length >> 1];

function main([scratch, ...modules]) {
  install(scratch);
  const engine = `Fairy-Stockfish (npm fairy-stockfish-nnue.wasm ${PACKAGES["fairy-stockfish-nnue.wasm"]})`;
  const full = POSITIONS.map(({ depth }) => depth);
  const entries = [
    { name: engine, kind: "fairyStockfish", source: scratch, depths: full, made: false },
    ...modules.map((module) => {
      const at = module.lastIndexOf("=");
      const [name, source] = [module.slice(0, at), module.slice(at + 1)];
      return { name, kind: "wasm", source, depths: full, made: true };
    }),
    // What is written in JavaScript is slower by far: smaller trees will do.
    ...["shogiops", "tsshogi"].map((kind) => ({
      name: `${kind} ${PACKAGES[kind]} (JavaScript)`,
      kind,
      source: scratch,
      depths: kind === "shogiops" ? [3, 2] : [2, 1],
      made: false,
    })),
  ].map((entry) => ({ ...entry, columns: [[], [], [], []] }));
  for (let round = 0; round < ROUNDS; round++) {
    for (const entry of entries) {
      POSITIONS.forEach((_, position) => {
        for (const counted of entry.made ? [1, 0] : [1]) {
          const column = entry.columns[2 * position + (1 - counted)];
          const depth = entry.depths[position];
          column.push(measure(entry.kind, entry.source, position, depth, counted));
        }
      });
    }
    console.error(`round ${round + 1} of ${ROUNDS}`);
  }
  const rate = (column) => median(column.map((one) => one.rate));
  const [yardstick] = entries;
  const rows = entries.map(({ name, columns }) => ({
    name,
    ratios: columns.map((column, at) =>
      column.length ? rate(column) / rate(yardstick.columns[at - (at % 2)]) : null,
    ),
    spread: Math.max(
      ...columns
        .filter((column) => column.length)
        .map((column) => {
          const times = column.map(({ seconds }) => seconds);
          return Math.max(...times) / Math.min(...times);
        }),
    ),
  }));
  const node = process.version.slice(1);
  console.log(JSON.stringify({ yardstick: engine, node, rounds: ROUNDS, rows }));
}

const [mode, ...rest] = process.argv.slice(2);
if (mode === "one") {
  const [kind, source, position, depth, counted] = rest;
  const result = await KINDS[kind](source, Number(position), Number(depth), Number(counted));
  // Workers of an engine would keep the process alive.
  process.stdout.write(`${JSON.stringify(result)}\n`, () => process.exit(0));
} else if (mode) {
  main([mode, ...rest]);
} else {
  fail(`${dirname(self)}/bench-shogi.mjs needs a scratch folder`, "use `cargo xtask bench shogi`");
}
