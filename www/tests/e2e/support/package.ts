import { execFileSync } from "node:child_process";
import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import type Webpack from "webpack";

const www = fileURLToPath(new URL("../../..", import.meta.url));
const own = createRequire(join(www, "package.json"));

/** A folder with the package as npm installs it, and with a page for each bundler. */
export interface Installed {
  readonly folder: string;
  remove(): Promise<void>;
}

const PAGE = (script: string, own: string) => `<!doctype html><html lang="en"><title>Club</title>
  <link rel="icon" href="data:," /><script ${own} src="${script}"></script>
  <board-game game="mixtour" level="1" lang="en"></board-game></html>`;

const MAIN = `import { BoardGame } from "@klubovna/board";
document.title = String(document.querySelector("board-game") instanceof BoardGame);
`;

/** Makes the package, packs it, and installs what was packed. */
export async function install(): Promise<Installed> {
  const folder = await mkdtemp(join(tmpdir(), "klubovna-package-"));
  const run = (program: string, args: readonly string[], cwd: string) =>
    execFileSync(program, args, { cwd, encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] });
  const said = run(process.execPath, ["tools/package/build.mjs", "--pack"], www);
  const packed = said.trim().split("/").at(-1) ?? "";
  const place = join(folder, "node_modules/@klubovna/board");
  await mkdir(place, { recursive: true });
  const tarball = join(www, "dist-package", packed);
  run("tar", ["-xzf", tarball, "-C", place, "--strip-components=1"], folder);
  await writeFile(join(folder, "package.json"), `{ "type": "module" }`);
  await writeFile(join(folder, "main.js"), MAIN);
  return { folder, remove: () => rm(folder, { recursive: true }) };
}

/** How a page comes about with each tool, from `main.js` in a folder; where it lies then. */
export const TOOLS = {
  async vite(folder: string) {
    const root = join(folder, "vite");
    await mkdir(root);
    await cp(join(folder, "main.js"), join(root, "main.js"));
    await writeFile(join(root, "index.html"), PAGE("./main.js", `type="module"`));
    const { build } = await import("vite");
    await build({ root, base: "./", configFile: false, logLevel: "error" });
    return join(root, "dist");
  },
  async webpack(folder: string) {
    const path = join(folder, "webpack");
    const webpack = own("webpack") as typeof Webpack;
    const compiler = webpack({
      mode: "production",
      context: folder,
      entry: "./main.js",
      output: { path },
      performance: false,
      optimization: { minimize: false },
    });
    const stats = await new Promise<Webpack.Stats | undefined>((done, failed) =>
      compiler?.run((error, found) => (error ? failed(error) : done(found))),
    );
    if (stats?.hasErrors()) throw new Error(stats.toString("errors-only"));
    await writeFile(join(path, "index.html"), PAGE("./main.js", "defer"));
    return path;
  },
  async esbuild(folder: string) {
    const outdir = join(folder, "esbuild");
    const { build } = await import("esbuild");
    await build({
      absWorkingDir: folder,
      entryPoints: ["main.js"],
      bundle: true,
      format: "esm",
      splitting: true,
      outdir,
      logLevel: "error",
    });
    // As the README of the package says.
    await cp(join(folder, "node_modules/@klubovna/board/dist/files"), join(outdir, "files"), {
      recursive: true,
    });
    await writeFile(join(outdir, "index.html"), PAGE("./main.js", `type="module"`));
    return outdir;
  },
  async "no bundler"(folder: string) {
    const path = join(folder, "plain");
    await cp(join(folder, "node_modules/@klubovna/board/dist"), path, { recursive: true });
    await writeFile(join(path, "main.js"), MAIN.replace("@klubovna/board", "./board-game.js"));
    await writeFile(join(path, "index.html"), PAGE("./main.js", `type="module"`));
    return path;
  },
} as const;

/** The type checker of the project on a file of a folder; what it says. */
export function checkTypes(folder: string, file: string): string {
  const tsc = join(www, "node_modules/typescript/bin/tsc");
  const how = [
    "--pretty",
    "false",
    "--strict",
    "--noEmit",
    "--target",
    "es2023",
    "--module",
    "esnext",
  ];
  const found = ["--moduleResolution", "bundler", "--lib", "es2023,dom,dom.iterable"];
  try {
    execFileSync(process.execPath, [tsc, "--ignoreConfig", ...how, ...found, file], {
      cwd: folder,
      encoding: "utf8",
    });
    return "";
  } catch (thrown) {
    return String((thrown as { stdout: unknown }).stdout);
  }
}
