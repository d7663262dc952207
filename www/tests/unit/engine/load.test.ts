import { afterEach, describe, expect, it, vi } from "vitest";

import type { GameSession } from "../../../src/engine/rules/session";

/** What each game makes of a text; whoever is missing here cannot be loaded. */
const readers = new Map<string, (text: string) => GameSession>();

vi.mock("../../../src/engine/glue", async (original) => ({
  ...(await original<object>()),
  instantiate: async (_: unknown, path: string) => {
    if (!readers.has(path)) throw new Error(`no ${path}`);
    const readMoves = (_: string, text: string) => readers.get(path)?.(text);
    return Promise.resolve({ Session: Object.assign(vi.fn(), { readMoves }) });
  },
}));

const { GAME_IDS, gameOf, openText } = await import("../../../src/engine/rules/load");

const HEAD = '[Klubovna "1"]\n';

describe("the game of a record", () => {
  it("is what the header says", () => {
    expect(gameOf(`${HEAD}[Game "folky"]\n[White "x"]\n\n1. a4`)).toBe("folky");
    expect(gameOf(`\n\r\n ${HEAD}\r\n[White "x"]\r\n  [ Game "tri-d-chess" ]\r\n`)).toBe(
      "tri-d-chess",
    );
    expect(gameOf(`${HEAD}[White "[Game \\"a\\"]"]\n[Game "folky"]`)).toBe("folky");
  });

  it("is not what stands elsewhere", () => {
    expect(gameOf("")).toBeNull();
    expect(gameOf("1. e4")).toBeNull();
    expect(gameOf('[Game "folky"]')).toBeNull();
    expect(gameOf(`${HEAD}\n{a comment\n[Game "folky"]\n} *`)).toBeNull();
    expect(gameOf(`{x}\n${HEAD}[Game "folky"]`)).toBeNull();
  });

  it("is found in one pass, however long the header is", () => {
    const lines = Array.from({ length: 300 }, () => '[Klubovna "1"]  \t ');
    const text = `${lines.join("\n")}\n${" \n".repeat(300)}1. a4`;
    const slice = vi.spyOn(String.prototype, "slice");
    const exec = vi.spyOn(RegExp.prototype, "exec");
    expect(gameOf(text)).toBeNull();
    const cut = slice.mock.results.map(({ value }) => String(value).length);
    const looked = exec.mock.calls.map(([input]) => input.length);
    slice.mockRestore();
    exec.mockRestore();
    const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0);
    expect(sum(cut)).toBeLessThanOrEqual(text.length);
    // A pattern sees one short line at a time.
    expect(Math.max(...looked)).toBeLessThan(20);
    expect(sum(looked)).toBeLessThan(3 * text.length);
  });
});

describe("a bare move list", () => {
  const free = vi.fn();
  const fits = () => ({ free }) as unknown as GameSession;
  const fails = (start: number) => (): GameSession => {
    const at = { line: 1, column: start + 1, start, end: start };
    // eslint-disable-next-line @typescript-eslint/only-throw-error -- as the rules do
    throw { code: `reached-${String(start)}`, args: {}, at, message: "" };
  };
  const all = (reader: () => GameSession) => {
    for (const id of GAME_IDS) readers.set(id, reader);
  };
  const code = (text: string) =>
    openText(text, null).then(
      () => "opened",
      (error: unknown) => (error as { code: string }).code,
    );

  afterEach(() => {
    readers.clear();
    free.mockClear();
  });

  it("that no game can be loaded for says so, not that it is ambiguous", async () => {
    await expect(openText("1. a4", null)).rejects.toMatchObject({
      message: `no ${GAME_IDS[0] ?? ""}`,
    });
  });

  it("is opened by the one game that it fits, or told by the one that read furthest", async () => {
    all(fails(3));
    readers.set("mixtour", fails(7));
    expect(await code("1. a4")).toBe("reached-7");
    readers.set("folky", fits);
    expect(await code("1. a4")).toBe("opened");
    readers.set("mixtour", fits);
    expect(await code("1. a4")).toBe("ambiguous-game");
    expect(free).toHaveBeenCalledTimes(2);
  });
});
