import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

import { build } from "vite";
import { afterEach, beforeEach, expect, test } from "vitest";

import { LANGUAGES } from "../../../src/i18n/language";
import { content } from "../../../tools/content/plugin";

let folder = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "klubovna-content-"));
});

afterEach(() => rmSync(folder, { recursive: true }));

const write = (files: Readonly<Record<string, string>>) => {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
};

/** A Czech text, and another in every other language. */
const writeAbout = (czech: string, other: string) =>
  write(
    Object.fromEntries(
      LANGUAGES.map((tag) => [`content/about.${tag}.md`, tag === "cs" ? czech : other]),
    ),
  );

/** Builds a page that shows one text, and returns the script. */
async function built(): Promise<string> {
  write({ "main.js": 'import about from "./content/about.cs.md";\nconsole.log(about);\n' });
  const made = await build({
    root: folder,
    configFile: false,
    logLevel: "silent",
    plugins: [content(folder)],
    build: { write: false, minify: false, rolldownOptions: { input: join(folder, "main.js") } },
  });
  const outputs = Array.isArray(made) ? made : "output" in made ? [made] : [];
  return outputs
    .flatMap(({ output }) => output)
    .map((file) => (file.type === "chunk" ? file.code : ""))
    .join("");
}

test("a text comes into the pages as data", async () => {
  writeAbout("# O nás\n\nTo *my*.\n", "# About\n\nWe.\n");
  const code = await built();
  expect(code).toContain("O\\xA0nás");
  expect(code).not.toContain("*my*");
});

test("a fault fails the build with file and line", async () => {
  writeAbout("# O nás\n\nMy.\n\n![Deska.](board)\n", "# About\n\nWe.\n\n![A board.](board)\n");
  await expect(built()).rejects.toThrow(
    /src\/content\/about\.cs\.md:5: there is no diagram “board”/,
  );
});

test("a language that is missing fails the build, although no page asks for it", async () => {
  write({ "content/about.cs.md": "# O nás\n" });
  await expect(built()).rejects.toThrow(/src\/content\/about\.en\.md:1: this file is missing/);
});
