import { afterEach, describe, expect, test, vi } from "vitest";

import { GameError } from "../../../src/game-error";
import { LANGUAGES } from "../../../src/i18n/language";
import { messagesOf } from "../../../src/i18n/messages";
import { typescript } from "../i18n/sources";

/** The loader as it is when a page at `here` begins. */
async function fresh(here = "https://club.test") {
  vi.resetModules();
  vi.stubGlobal("location", { origin: here });
  const { comesFrom } = await import("../../../src/loading/served");
  comesFrom("https://club.test/", "index-abc.js");
  return import("../../../src/loading/part");
}

/** What the site answers to whoever asks whether this release is there. */
const answering = (answer: () => Promise<Response>) => {
  const fetch = vi.fn(answer);
  vi.stubGlobal("fetch", fetch);
  return fetch;
};

const failing = () => Promise.reject(new TypeError("Failed to fetch dynamically imported module"));

afterEach(() => vi.unstubAllGlobals());

describe("a part that cannot be loaded", () => {
  test.each([
    ["nobody answers", () => Promise.reject(new TypeError("offline")), "part-unreachable"],
    [
      "the server is out of order",
      async () => new Response("", { status: 503 }),
      "part-unreachable",
    ],
    ["another release is there", async () => new Response("index-xyz.js"), "part-gone"],
    ["nothing is there any more", async () => new Response("", { status: 404 }), "part-gone"],
    ["this release is there", async () => new Response("index-abc.js"), "part-failed"],
  ])("says why: %s", async (_, answer, code) => {
    const { part, isMissingPart } = await fresh();
    answering(answer);
    const thrown: unknown = await part(failing).catch((error: unknown) => error);
    expect(thrown).toMatchObject({ code });
    expect(isMissingPart(thrown)).toBe(true);
  });

  test("of another site says that the site has to allow it", async () => {
    const { part } = await fresh("https://another.test");
    answering(async () => new Response("index-abc.js"));
    await expect(part(failing)).rejects.toMatchObject({ code: "part-foreign" });
  });

  test("is asked for once more when the site is there", async () => {
    const { part } = await fresh();
    answering(async () => new Response("index-abc.js"));
    const load = vi
      .fn(async () => "here")
      .mockRejectedValueOnce(new TypeError("gone for a moment"));
    await expect(part(load)).resolves.toBe("here");
  });

  test("can be tried again later", async () => {
    const { part } = await fresh();
    answering(() => Promise.reject(new TypeError("offline")));
    const load = vi.fn(async () => "here").mockRejectedValueOnce(new TypeError("offline"));
    await expect(part(load)).rejects.toMatchObject({ code: "part-unreachable" });
    await expect(part(load)).resolves.toBe("here");
  });

  test("asks about the release once for all that is missing", async () => {
    const { part } = await fresh();
    const fetch = answering(async () => new Response("index-xyz.js"));
    await Promise.allSettled([part(failing), part(failing), part(failing)]);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  test("keeps what was wrong for those who look into it", async () => {
    const { part } = await fresh();
    answering(async () => new Response("index-abc.js"));
    const cause = new SyntaxError("a fault of ours");
    await expect(part(() => Promise.reject(cause))).rejects.toMatchObject({ cause });
  });

  test.each(LANGUAGES)("is told in words that were there before (%s)", (language) => {
    const words = messagesOf(language);
    for (const code of ["part-unreachable", "part-gone", "part-failed"]) {
      expect(words.problem(GameError.of(code).problem)).not.toMatch(/^(error-|part-)/);
    }
    expect(words.text("part-again")).not.toBe("part-again");
    expect(words.text("part-reload")).not.toBe("part-reload");
    // Of other faults, whose words would have to be loaded, nobody reads an id.
    expect(words.problem(GameError.of("no-step").problem)).not.toMatch(/^error-/);
    expect(words.phrase({ code: "folky-far", args: {} })).not.toBe("folky-far");
  });
});

describe("every dynamic import", () => {
  const code = (text: string) =>
    text.replace(/^\s*\/\*[^]*?\*\//gm, "").replace(/^\s*\/\/.*$/gm, "");
  const files = typescript.map(({ path, text }) => ({ path, text: code(text) }));
  /** How an import stands inside `part`, up to its own word. */
  const INSIDE = /\bpart\(\s*(?:\(\) =>\s*|async \(\) =>\s*\(await )$/;

  test("goes through part", () => {
    const bare = files.flatMap(({ path, text }) =>
      [...text.matchAll(/(?<!typeof )\bimport\(/g)]
        .filter(({ index }) => !INSIDE.test(text.slice(0, index)))
        .map(({ index }) => `${path}: ${text.slice(index - 40, index + 40)}`),
    );
    expect(bare).toEqual([]);
    const all = files.flatMap(({ text }) => [...text.matchAll(/\bpart\(\s*(?:async )?\(\)/g)]);
    expect(all.length).toBeGreaterThan(25);
  });

  test("of a pattern is called by part", () => {
    const lazy = files.filter(({ text }) =>
      [...text.matchAll(/import\.meta\.glob[^]*?\);/g)].some(([glob]) => !/eager: true/.test(glob)),
    );
    expect(lazy.map(({ path }) => path.split("/src/")[1]).toSorted()).toEqual([
      "content/articles.ts",
      "games/samples.ts",
      "i18n/board-files.ts",
      "i18n/joined.ts",
      "i18n/messages.ts",
      "i18n/page-files.ts",
      "i18n/pages.ts",
      "pages/home/demonstrations.ts",
    ]);
    const called =
      /\bpart\((?:file|load)\b|\baddFiles\(\s*import\.meta\.glob|: Files = import\.meta\.glob/;
    for (const { text } of lazy) expect(text).toMatch(called);
  });
});
