// Plays our engine against Fairy-Stockfish, both as WebAssembly in Node.js, and prints JSON;
// `cargo xtask bench match` builds our module and writes the table.
//
//   node tools/bench-match.mjs SCRATCH MODULE.wasm [--games 20] [--first 0] [--time 100] [--jobs 2]
//                              [--shares 1,4,16] [--pause FILE] [--against OTHER.wasm] [--nodes 0]
//   node tools/bench-match.mjs SCRATCH MODULES --game GAME --against OTHER [--games …]
//
// The package of the opponent is GPL: it is installed into the scratch folder and only
// measured. Openings are drawn by a fixed seed and played twice, with colours swapped; every
// move is judged by our rules. A share of 4 gives the opponent a quarter of our time.
//
// Every finished game goes to a file of the scratch folder that is named after our module and
// the settings: whoever runs the same match again goes on where it was broken off, and
// `--games 0` only counts what was played. `--first` leaves out as many games as were played elsewhere, an even number:
// what is played in pieces adds up. While FILE exists, no game begins. `--against` lets
// another build of our module play instead, and `--nodes` limits both by positions instead of
// time: so changes of the engine are compared on a busy machine. With `--game`, MODULES and OTHER
// are folders of the site's modules (`src/generated/wasm` after a build) of two commits: any game,
// and time is that of the processor. Cards are drawn anew in each game, those of openings too.

import { execFileSync, fork } from "node:child_process";
import { createHash } from "node:crypto";
import { appendFileSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

import { PACKAGE } from "./match/engines.mjs";
import { rules } from "./match/game.mjs";

const VERSION = "1.1.12";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: "string", default: "20" },
    first: { type: "string", default: "0" },
    time: { type: "string", default: "100" },
    jobs: { type: "string", default: "2" },
    shares: { type: "string", default: "1,4,16" },
    nodes: { type: "string", default: "0" },
    pause: { type: "string" },
    against: { type: "string" },
    game: { type: "string" },
  },
});

const fail = (what, remedy) => {
  console.error(`${what}: ${remedy}`);
  process.exit(1);
};

/** What an option says, a whole number: of anything else no game would come. */
function wholeNumber(name) {
  const number = Number(values[name]);
  if (Number.isInteger(number) && number >= 0) return number;
  return fail(`--${name} ${values[name]}`, "give a whole number");
}

function install(scratch) {
  const file = join(scratch, "node_modules", PACKAGE, "package.json");
  if (existsSync(file) && JSON.parse(readFileSync(file, "utf8")).version === VERSION) return;
  mkdirSync(scratch, { recursive: true });
  const words = ["install", "--prefix", scratch, "--no-audit", "--no-fund", "--ignore-scripts"];
  try {
    execFileSync("npm", [...words, `${PACKAGE}@${VERSION}`], {
      stdio: ["ignore", "ignore", "inherit"],
      shell: process.platform === "win32",
    });
  } catch {
    fail(`${PACKAGE} could not be installed into ${scratch}`, "check the network");
  }
}

/** The file of finished games: another one whenever anything differs that matters. */
function record(scratch, module) {
  const { game, time, nodes } = values;
  const wasm = (place) =>
    readFileSync(game ? join(place, `${game}-engine`, `${game}-engine_bg.wasm`) : place);
  const against = values.against ? wasm(values.against) : `${PACKAGE} ${VERSION}`;
  const settings = [JSON.stringify(rules(game)), time, nodes].join("\n");
  const hash = createHash("sha256").update(wasm(module)).update(against).update(settings);
  return join(scratch, `played-${hash.digest("hex").slice(0, 16)}.jsonl`);
}

function recorded(file) {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, "utf8").split("\n");
  // A line that was cut off is a game to be played again.
  return lines.flatMap((line) => {
    try {
      return [JSON.parse(line)];
    } catch {
      return [];
    }
  });
}

/** Plays what is missing, on as many processes as there are jobs. */
async function playAll(scratch, module, file, shares) {
  const [games, first, time, nodes, jobs] = ["games", "first", "time", "nodes", "jobs"].map(
    wholeNumber,
  );
  const done = new Set(recorded(file).map(({ share, game }) => `${share} ${game}`));
  const missing = shares.flatMap((share) =>
    Array.from({ length: games }, (_, game) => ({ share, game, time, nodes })).filter(
      ({ game }) => game >= first && !done.has(`${share} ${game}`),
    ),
  );
  const work = async () => {
    const player = fork(fileURLToPath(new URL("match/game.mjs", import.meta.url)), {
      // An engine may print lines of its own.
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    });
    const ended = new Promise((_, refuse) => {
      player.on("exit", (code) => refuse(new Error(`the player ended with ${code}`)));
    });
    ended.catch(() => {});
    player.send({ scratch, module, against: values.against, game: values.game });
    for (let asked = missing.shift(); asked; asked = missing.shift()) {
      while (values.pause && existsSync(values.pause)) await sleep(1000);
      const answer = new Promise((got) => player.once("message", got));
      player.send(asked);
      const result = await Promise.race([answer, ended]);
      appendFileSync(file, `${JSON.stringify(result)}\n`);
      const { share, game, won, reason, plies } = result;
      console.error(`1/${share} game ${game}: ${won} ${reason}, ${plies} plies`);
    }
    // The threads of the opponent would keep it alive.
    player.kill();
  };
  await Promise.all(Array.from({ length: Math.min(jobs, missing.length) }, work));
}

function summary(share, results) {
  const count = (won) => results.filter((one) => one.won === won).length;
  const ended = (word) => results.filter(({ reason }) => reason.startsWith(word)).length;
  const side = (at) => {
    const total = (field) => results.reduce((sum, { sums }) => sum + sums[at][field], 0);
    return {
      nodesPerSecond: (1000 * total("nodes")) / total("processor"),
      depth: total("depth") / total("moves"),
      milliseconds: total("milliseconds") / total("moves"),
      processor: total("processor") / total("moves"),
    };
  };
  return {
    share,
    wins: count(1),
    draws: count(0.5),
    losses: count(0),
    illegal: ended("illegal"),
    agreed: ended("agreed"),
    plies: results.reduce((sum, { plies }) => sum + plies, 0) / results.length,
    ours: side(0),
    theirs: side(1),
  };
}

const [scratch, module] = positionals;
if (!scratch || !module)
  fail("bench-match.mjs needs a scratch folder and our module", "use `cargo xtask bench match`");
if (values.game && !values.against)
  fail("a match between builds needs the modules of another one", "name them with --against");
if (values.against) mkdirSync(scratch, { recursive: true });
else install(scratch);
const file = record(scratch, module);
const shares = values.shares.split(",").map(Number);
await playAll(scratch, module, file, shares);
const results = recorded(file);
const rounds = shares
  .map((share) => [share, results.filter((one) => one.share === share)])
  .filter(([, played]) => played.length > 0)
  .map(([share, played]) => summary(share, played));
const opponent = values.against ?? `Fairy-Stockfish (npm ${PACKAGE} ${VERSION})`;
const node = process.version.slice(1);
console.log(JSON.stringify({ opponent, node, time: Number(values.time), rounds }));
