// Writes dist-package, the folder that `npm pack` makes `@klubovna/board` of; the wasm modules must be built before.

import { execFileSync } from "node:child_process";
import { cp, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { build } from "vite";

import { MANIFEST } from "./manifest.mjs";
import { withTables } from "./tables.mjs";
import { types } from "./types.mjs";

const www = fileURLToPath(new URL("../..", import.meta.url));
const out = join(www, "dist-package");
const read = (path) => readFile(join(www, path), "utf8");

/** Whose parts are inside, besides our own. */
const INSIDE = ["three"];

await rm(out, { recursive: true, force: true });
await build({ configFile: join(www, "vite.package.config.ts"), root: www, logLevel: "warn" });

const { version, license } = JSON.parse(await read("package.json"));
const manifest = JSON.parse(await readFile(MANIFEST, "utf8"));
const games = (await readdir(join(www, "src/content/rules")))
  .filter((name) => name.endsWith(".en.md"))
  .map((name) => name.slice(0, -".en.md".length));

await write("package.json", {
  name: "@klubovna/board",
  version,
  description: "<board-game>: unusual board games on any page, to play, replay, show and analyse",
  keywords: ["board game", "custom element", "folky", "raindropchess", "shogi", "mixtour", "chess"],
  license,
  type: "module",
  sideEffects: ["./dist/board-game.js"],
  customElements: "custom-elements.json",
  types: "./types/index.d.ts",
  exports: {
    ".": { types: "./types/index.d.ts", default: "./dist/board-game.js" },
    "./custom-elements.json": "./custom-elements.json",
    "./package.json": "./package.json",
  },
  files: ["dist", "types", "demo", "custom-elements.json", "LICENSE-*", "THIRD-PARTY.md"],
});
await write("custom-elements.json", withPath(manifest, "dist/board-game.js"));
await write("README.md", withTables(await read("package/README.md"), manifest, games));
await write("demo/index.html", await read("package/demo.html"));
await write("THIRD-PARTY.md", await thirdParty());
for (const [name, text] of Object.entries(await types(www))) await write(`types/${name}`, text);
for (const name of ["LICENSE-APACHE", "LICENSE-MIT"])
  await cp(join(www, "..", name), join(out, name));
await cp(join(www, "art/LICENSE"), join(out, "LICENSE-ART"));

if (process.argv.includes("--pack")) {
  const packed = execFileSync("npm", ["pack", "--silent", "--ignore-scripts"], {
    cwd: out,
    encoding: "utf8",
  });
  console.log(`www/dist-package/${packed.trim()}`);
} else console.log("www/dist-package");

async function write(name, content) {
  const path = join(out, name);
  await mkdir(join(path, ".."), { recursive: true });
  await writeFile(
    path,
    typeof content === "string" ? content : `${JSON.stringify(content, null, 2)}\n`,
  );
}

function withPath({ modules: [module, ...others], ...rest }, path) {
  return { ...rest, modules: [{ ...module, path }, ...others] };
}

async function thirdParty() {
  const texts = await Promise.all(
    INSIDE.map(async (name) => {
      const { version, license, homepage } = JSON.parse(
        await read(`node_modules/${name}/package.json`),
      );
      const text = await read(`node_modules/${name}/LICENSE`).catch(() => "");
      return `## ${name} ${version}\n\n${license}, ${homepage}\n\n${text}`.trim();
    }),
  );
  return `# What is inside besides our own\n\n${texts.join("\n\n")}\n`;
}
