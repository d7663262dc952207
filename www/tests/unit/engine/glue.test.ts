import { readFile } from "node:fs/promises";

import { describe, expect, test, vi } from "vitest";

import { agree, factory } from "../../../tools/wasm-glue.mjs";
import { glue } from "virtual:glue/all";
import { type Glue, instantiate, once } from "../../../src/engine/glue";
import type { GameSession, GameSessions } from "../../../src/engine/rules/session";

/** As wasm-bindgen writes it: options are lines. */
type Rules = Glue & {
  readonly Session: Pick<GameSessions, "games"> & {
    create(game: string, options: string, position: string): GameSession;
  };
};

const at = (name: string, file: string) =>
  new URL(`../../../src/generated/wasm/${name}/${file}`, import.meta.url);

const rules = async (name: string): Promise<Rules> => {
  const own: Rules = glue(name);
  await own.default({ module_or_path: await readFile(at(name, `${name}_bg.wasm`)) });
  return own;
};

const text = (name: string) => readFile(at(name, `${name}.js`), "utf8");

describe("the one glue of all games", () => {
  test("holds several modules at once, each with its own game", async () => {
    const [folky, mixtour] = await Promise.all([rules("folky"), rules("mixtour")]);
    const game = folky.Session.create("folky", "", "");
    const other = mixtour.Session.create("mixtour", "", "");
    expect(folky.Session.games().map(({ id }) => id)).toEqual(["folky"]);
    expect(mixtour.Session.games().map(({ id }) => id)).toEqual(["mixtour"]);
    // What one has handed out is its own, whatever the other does.
    expect(game.info().id).toBe("folky");
    expect(other.info().id).toBe("mixtour");
    game.free();
    expect(other.snapshot().ply).toBe(0);
    other.free();
  });

  test("is refused where a module was built apart from the others", async () => {
    const [all, folky] = await Promise.all([text("all"), text("folky")]);
    const texts = (other: string) =>
      new Map([
        ["all", all],
        ["folky", other],
      ]);
    expect(() => agree(texts(folky), "all")).not.toThrow();
    const later = folky.replace("session_agreeDraw(this", "session_agree(this");
    expect(later).not.toBe(folky);
    expect(() => agree(texts(later), "all")).toThrow("the glue of folky is not that of all");
  });

  test("is refused where wasm-bindgen writes what is not known here", async () => {
    const all = await text("all");
    expect(() => factory(`${all}\nexport const more = 1;`, "all")).toThrow("more exports");
    expect(() => factory(all.replace("function initSync", "function sync"), "all")).toThrow("no /");
  });
});

describe("a module", () => {
  test("is started with fresh glue each time, and after a failure once more", async () => {
    vi.stubGlobal(
      "fetch",
      vi.fn(async () => new Response("x")),
    );
    const made = vi.fn((): Glue => ({ default: () => Promise.resolve() }));
    made.mockImplementationOnce(() => ({ default: () => Promise.reject(new TypeError("no")) }));
    await instantiate(made, "a", "https://club.test/a.wasm", undefined);
    expect(made).toHaveBeenCalledTimes(2);
    vi.unstubAllGlobals();
  });

  test("is loaded once, and again only where it failed", async () => {
    const loaded = once<string>();
    const load = vi.fn(async () => "here").mockRejectedValueOnce(new TypeError("offline"));
    await expect(loaded("a", load)).rejects.toThrow("offline");
    await expect(Promise.all([loaded("a", load), loaded("a", load)])).resolves.toEqual([
      "here",
      "here",
    ]);
    expect(load).toHaveBeenCalledTimes(2);
  });
});
