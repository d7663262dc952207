// Measures the engines as a worker runs them against the same engines as native programs, and
// prints JSON; `cargo xtask bench engines` builds both and writes the table.
//
//   node tools/bench-engines.mjs KLUBOVNA [GAME …]
//
// Both get the same positions and the same number of nodes, take turns, and must answer with
// the same action after the same nodes.

import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

/** After how many actions of a game of the engine with itself it is asked. */
const PLIES = [0, 8, 16, 24];
/** What it looks at for an action of that game. */
const NODES = 2000;
const ROUNDS = 5;
/** A question should take so many milliseconds in wasm. */
const LONG = 800;
/** Time is up after so many milliseconds, so many times for each position. */
const SHORT = 50;
const STOPS = 10;

const WITHOUT_END = 1e12;

const [program, ...wanted] = process.argv.slice(2);
const modules = fileURLToPath(new URL("../src/generated/wasm", import.meta.url));

const fail = (what, remedy) => {
  console.error(`${what}: ${remedy}`);
  process.exit(1);
};

async function load(game) {
  const file = join(modules, `${game}-engine`, `${game}-engine`);
  const glue = await import(pathToFileURL(`${file}.js`).href);
  await glue.default({ module_or_path: readFileSync(`${file}_bg.wasm`) });
  return glue.Thinker;
}

/** Asks an engine that knows nothing yet. */
function ask(Thinker, game, codes, nodes, milliseconds = WITHOUT_END) {
  const thinker = Thinker.create(game, "", "");
  thinker.follow(codes.join("\n"));
  const start = performance.now();
  const report = thinker.think(0, 0, nodes, 1, milliseconds, "en", 0, 1, undefined);
  const took = performance.now() - start;
  thinker.free();
  return { nodes: report.nodes, lines: report.lines, took };
}

/** The same of the native program. */
function askNative(game, codes, nodes) {
  const moves = codes.length > 0 ? ["--moves", ...codes] : [];
  const printed = execFileSync(program, ["think", game, "--nodes", String(nodes), ...moves], {
    encoding: "utf8",
  });
  const lines = printed.trim().split("\n");
  const [, looked, took] = / nodes (\d+) time (\d+) ms/.exec(lines.at(-2) ?? "") ?? [];
  if (!took) fail(`${program} printed ${printed}`, "repair `klubovna think`");
  return { nodes: Number(looked), code: lines.at(-1), took: Number(took) };
}

/** Codes of a game of the engine with itself, as far as each position that is asked about. */
function positions(Thinker, game) {
  const codes = [];
  const found = [];
  while (found.length < PLIES.length) {
    const { lines } = ask(Thinker, game, codes, NODES);
    if (lines.length === 0) break;
    // Where chance decides there is a line for each outcome.
    const chance = lines.length > 1;
    if (!chance && codes.length >= PLIES[found.length]) found.push([...codes]);
    codes.push(lines[(codes.length * 7) % lines.length].codes[0]);
  }
  return found;
}

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

function measure(Thinker, game) {
  const rates = [];
  const late = [];
  for (const codes of positions(Thinker, game)) {
    // Until the compiler has seen what is hot.
    ask(Thinker, game, codes, WITHOUT_END, LONG);
    const { nodes: seen, took: time } = ask(Thinker, game, codes, WITHOUT_END, LONG);
    const nodes = Math.round((seen / time) * LONG);
    for (let round = 0; round < ROUNDS; round++) {
      const wasm = ask(Thinker, game, codes, nodes);
      const native = askNative(game, codes, nodes);
      if (wasm.nodes !== native.nodes || wasm.lines[0].codes[0] !== native.code)
        fail(`${game} answers differently in wasm`, "an engine may depend on nothing but its game");
      rates.push({ wasm: wasm.nodes / wasm.took, native: native.nodes / native.took });
    }
    for (let time = 0; time < STOPS; time++)
      late.push(ask(Thinker, game, codes, WITHOUT_END, SHORT).took - SHORT);
  }
  if (rates.length === 0) fail(`the engine of ${game} has no answer`, "look at its first position");
  return {
    game,
    native: median(rates.map(({ native }) => native * 1000)),
    wasm: median(rates.map(({ wasm }) => wasm * 1000)),
    ratio: median(rates.map(({ wasm, native }) => wasm / native)),
    late: median(late),
    latest: Math.max(...late),
  };
}

const SUFFIX = "-engine";
const games = readdirSync(modules)
  .filter((name) => name.endsWith(SUFFIX))
  .map((name) => name.slice(0, -SUFFIX.length));

const rows = [];
for (const game of games) {
  if (wanted.length > 0 && !wanted.includes(game)) continue;
  const Thinker = await load(game);
  try {
    Thinker.create(game, "", "").free();
  } catch (problem) {
    if (problem.code === "no-engine") continue;
    throw problem;
  }
  rows.push(measure(Thinker, game));
  console.error(JSON.stringify(rows.at(-1)));
}
console.log(
  JSON.stringify({
    node: process.versions.node,
    rounds: ROUNDS * PLIES.length,
    stops: STOPS * PLIES.length,
    rows,
  }),
);
