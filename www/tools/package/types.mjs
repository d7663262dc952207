import { execFileSync } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The type of the class, which is our own element and shows only what is public. */
const CLASS = `
/** The class of \`<board-game>\`. */
export declare const BoardGame: { new (): BoardGameElement; prototype: BoardGameElement };

declare global {
  interface HTMLElementTagNameMap {
    "board-game": BoardGameElement;
  }
}
`;

/** The files of types of the package, by name. */
export async function types(www) {
  const folder = await mkdtemp(join(tmpdir(), "klubovna-types-"));
  try {
    const options = ["--declaration", "--emitDeclarationOnly", "--skipLibCheck", "--ignoreConfig"];
    const how = ["--target", "es2023", "--module", "esnext", "--moduleResolution", "bundler"];
    const own = ["--rootDir", "src", "--outDir", folder, "--lib", "es2023,dom,dom.iterable"];
    const files = ["src/board/element/public.ts", "src/embed/messages.ts"];
    const tsc = join(www, "node_modules/typescript/bin/tsc");
    execFileSync(process.execPath, [tsc, ...options, ...how, ...own, ...files], {
      cwd: www,
      stdio: ["ignore", "inherit", "inherit"],
    });
    const emitted = (name) => readFile(join(folder, name), "utf8");
    const frame = await emitted("embed/messages.d.ts");
    const board = await emitted("board/element/public.d.ts");
    return {
      "index.d.ts": `export type * from "./frame.js";\n${board}${CLASS}`,
      "frame.d.ts": frame.replace(/from "[./]+board\/element\/public"/, 'from "./index.js"'),
    };
  } finally {
    await rm(folder, { recursive: true });
  }
}
