import { readFile } from "node:fs/promises";
import { gzipSync } from "node:zlib";

import { afterEach, describe, expect, test, vi } from "vitest";

import { tabled } from "../../../tools/glue-table.mjs";
import { agree, factory } from "../../../tools/wasm-glue.mjs";
import { glue } from "virtual:glue/all";
import { compile } from "../../../src/engine/compile-file";
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
  const bytes = new Uint8Array(await readFile(at(name, `${name}_bg.wasm`)));
  own.start((await WebAssembly.instantiate(bytes, own.imports())).instance);
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

describe("methods of the glue that are alike", () => {
  const glueOf = (...methods: readonly string[]) =>
    `class Deck {\n${methods.map((one) => `    ${one}\n    }\n`).join("")}}\n`;
  const word = `word(text) {
        const ptr0 = passStringToWasm0(text);
        const len0 = WASM_VECTOR_LEN;
        const ret = wasm.deck_word(this.__wbg_ptr, ptr0, len0);
        return takeValue(ret);`;

  test("are lists of names", async () => {
    expect(tabled(glueOf(word))).toContain(
      'class Deck {\n}\nmethods(Deck.prototype, "deck_", takeValue, "word");',
    );
    // All that the rules can be asked is alike.
    const all = factory(await text("all"), "all");
    expect(all.match(/wasm\.session_\w+/g)).toBeNull();
  });

  test.each([
    ["passes things in another order", word.replace("ptr0, len0)", "len0, ptr0)")],
    ["passes fewer of them", word.replace(", ptr0, len0)", ")")],
    ["asks for something else", word.replace("deck_word", "deck_other")],
    ["does something else with the answer", word.replace("takeValue(ret)", "ret.length")],
    ["does something besides", word.replace("return", "deal();\n        return")],
  ])("do not have one that %s", (_, other) => {
    const glue = glueOf(other);
    expect(other).not.toBe(word);
    expect(tabled(glue)).toBe(glue);
  });

  test("pass texts, bytes and numbers, and say what is wrong", async () => {
    const { Session } = await rules("folky");
    const game = Session.create("folky", "", "");
    const { node, choices } = game.snapshot();
    expect(node).toBe(0);
    const [first] = choices;
    const played = game.play(first?.code ?? "").node;
    game.comment(played, "žluťoučký kůň");
    game.glyphs(played, Uint8Array.of(1));
    game.times(played, 1500, 60_000);
    const [move] = game.moves(0, 0xffff_ffff, "en").nodes;
    expect(move).toMatchObject({ comment: "žluťoučký kůň", glyphs: [1] });
    expect(game.record("en")).toContain("žluťoučký kůň");
    expect(() => game.goTo(99)).toThrow(expect.objectContaining({ code: expect.any(String) }));
    expect(() => game.comment(99, "")).toThrow(
      expect.objectContaining({ code: expect.any(String) }),
    );
    expect(() => Session.create("go", "", "")).toThrow(
      expect.objectContaining({ code: "unknown-game" }),
    );
    game.free();
  });
});

/** The shortest module: its magic number and its version. */
const EMPTY = new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);

describe("a module", () => {
  afterEach(() => vi.unstubAllGlobals());

  test("is started with fresh glue each time, and after a failure once more", async () => {
    const fetched = vi.fn(async () => new Response(EMPTY)).mockRejectedValueOnce(new TypeError());
    vi.stubGlobal("fetch", fetched);
    const started = vi.fn<(instance: WebAssembly.Instance) => void>();
    const made = vi.fn((): Glue => ({ imports: () => ({}), start: started }));
    await instantiate(made, "a", "https://club.test/a.wasm", undefined);
    expect(made).toHaveBeenCalledTimes(2);
    expect(started).toHaveBeenCalledOnce();
  });

  test.each(["application/wasm", "application/octet-stream", null])(
    "is compiled whatever its host calls it (%s)",
    async (type) => {
      const headers = type === null ? {} : { "content-type": type };
      vi.stubGlobal("fetch", async () => new Response(EMPTY, { headers }));
      const start = vi.fn<(instance: WebAssembly.Instance) => void>();
      const made = (): Glue => ({ imports: () => ({}), start });
      await instantiate(made, "a", "https://club.test/a.wasm", undefined);
      expect(start.mock.calls[0]?.[0]).toBeInstanceOf(WebAssembly.Instance);
    },
  );

  test("that its host has not is none", async () => {
    vi.stubGlobal("fetch", async () => new Response(EMPTY, { status: 404 }));
    const made = (): Glue => ({ imports: () => ({}), start: () => {} });
    const loading = instantiate(made, "a", "https://club.test/a.wasm", undefined);
    await expect(loading).rejects.toThrow();
  });

  test("comes with the page in the edition in one file", async () => {
    const fetched = vi.fn<typeof fetch>();
    vi.stubGlobal("fetch", fetched);
    const packed = gzipSync(EMPTY).toString("base64");
    const { instance } = await compile("nowhere.wasm", {}, packed);
    expect(instance).toBeInstanceOf(WebAssembly.Instance);
    expect(fetched).not.toHaveBeenCalled();
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
