import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join, relative, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";

import { minifySync, type Plugin } from "vite";

import { LANGUAGES } from "../../src/i18n/language.ts";

const WORKER = fileURLToPath(new URL("worker.js", import.meta.url));

/** A file of the site: its name (empty for the page itself), its bytes, and the game that alone needs it. */
export type Listed = readonly [name: string, size: number, game: string];

/** What only the system shows when somebody installs the site. */
const OF_THE_SYSTEM = /^(?:screenshot-|sw\.js$|release\.json$)/;

const markOf = (release: string) => `<meta name="klubovna-release" content="${release}" />\n    `;
const MARK = /<meta name="klubovna-release"[^>]*>\s*/;

/** Parts of the board that one game has. */
const PARTS: Readonly<Record<string, string>> = {
  files: "animal-shogi",
  tiles: "animal-shogi",
  levels: "tri-d-chess",
  space: "tri-d-chess",
};

/** Modules of wasm, and the page of the rules in each language. */
const OWN_FILE = new RegExp(
  `^assets/([a-z-]+?)(?:-engine)?(?:_bg-|\\.(?:${LANGUAGES.join("|")})-)`,
);

/**
 * The game that alone needs a file, by its name: modules of wasm, the page of its rules, parts of
 * its board. Empty for what every page may need: the words of all games, too.
 */
export function gameOf(name: string, games: readonly string[]): string {
  const own = OWN_FILE.exec(name)?.[1];
  const part = /^assets\/([a-z]+)[-_]/.exec(name)?.[1] ?? "";
  return games.find((game) => game === own) ?? games.find((game) => game === PARTS[part]) ?? "";
}

const IMPORT = /(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g;

/**
 * The files that some page imports from the beginning, with all that those import: what pages share
 * with one game lies in the file of that game.
 */
function shared(
  files: ReadonlyMap<string, Uint8Array>,
  games: readonly string[],
): ReadonlySet<string> {
  const waiting = [...files.keys()].filter((name) => name.endsWith(".js") && !gameOf(name, games));
  const found = new Set(waiting);
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const text = Buffer.from(files.get(next) ?? "").toString();
    for (const [, name] of text.matchAll(IMPORT)) {
      const path = `assets/${name}`;
      if (found.has(path) || !files.has(path)) continue;
      found.add(path);
      waiting.push(path);
    }
  }
  return found;
}

/** The games that there are modules of: each has one of its rules and one of its engine. */
export async function gamesIn(wasm: string): Promise<readonly string[]> {
  const names = await readdir(wasm);
  return names.filter((name) => names.includes(`${name}-engine`));
}

/** The list of the files of a release and its name, which changes with every byte of them. */
export function listOf(
  files: ReadonlyMap<string, Uint8Array>,
  games: readonly string[],
): { readonly release: string; readonly files: readonly Listed[] } {
  const names = [...files.keys()].filter((name) => !OF_THE_SYSTEM.test(name)).toSorted();
  const common = shared(files, games);
  const whole = createHash("sha256");
  const listed = names.map((name): Listed => {
    const bytes = files.get(name) ?? new Uint8Array();
    whole.update(name).update("\0").update(createHash("sha256").update(bytes).digest());
    return [
      name === "index.html" ? "" : name,
      bytes.length,
      common.has(name) ? "" : gameOf(name, games),
    ];
  });
  return { release: whole.digest("hex").slice(0, 12), files: listed };
}

/** Writes into a built site its service worker and `release.json`; the page says of which release it is. */
export async function writeRelease(root: string, games: readonly string[]): Promise<void> {
  const found = await readdir(root, { recursive: true, withFileTypes: true });
  const files = new Map<string, Uint8Array>();
  for (const entry of found.filter((entry) => entry.isFile())) {
    const path = join(entry.parentPath, entry.name);
    files.set(relative(root, path).replaceAll(sep, "/"), await readFile(path));
  }
  const page = Buffer.from(files.get("index.html") ?? "").toString();
  const { release, files: list } = listOf(files, games);
  const marked = page.replace(MARK, "").replace("<meta charset", `${markOf(release)}$&`);
  if (marked === page) throw new Error("index.html has no place for the name of the release");
  await writeFile(join(root, "index.html"), marked);
  await writeFile(join(root, "release.json"), JSON.stringify({ release, files: list }));
  const named = list.map(([name]) => name).filter((name) => !name.startsWith("assets/"));
  await writeFile(join(root, "sw.js"), await worker(release, named));
}

/** Makes a site of the build that works without a network. */
export function offline(wasm: string): Plugin {
  let root = "";
  return {
    name: "offline",
    apply: "build",
    configResolved: (config) => void (root = resolve(config.root, config.build.outDir)),
    writeBundle: {
      order: "post",
      sequential: true,
      handler: async () => writeRelease(root, await gamesIn(wasm)),
    },
  };
}

async function worker(release: string, named: readonly string[]): Promise<string> {
  const text = await readFile(WORKER, "utf8");
  const { code, errors } = minifySync("sw.js", text, { module: false });
  if (errors.length > 0) throw new Error(`${WORKER}: ${errors[0]?.message}`);
  return `const RELEASE="${release}",NAMED=${JSON.stringify(named)};${code}`;
}
