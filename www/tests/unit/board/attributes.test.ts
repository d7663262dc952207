import { describe, expect, it } from "vitest";

import { readLook, readOptions, readWanted } from "../../../src/board/element/attributes";
import { navigationOf } from "../../../src/board/element/standalone/navigation";
import { GameError } from "../../../src/game-error";

const element = (attributes: Readonly<Record<string, string>>) => ({
  getAttribute: (name: string) => attributes[name] ?? null,
});

function problemOf(read: () => unknown): GameError["problem"] {
  try {
    read();
  } catch (thrown) {
    if (thrown instanceof GameError) return thrown.problem;
    throw thrown;
  }
  throw new Error("nothing was refused");
}

describe("attributes of <board-game>", () => {
  it("have defaults", () => {
    expect(readWanted(element({}), ["fr", "cs-CZ"])).toEqual({
      game: null,
      mode: "play",
      position: "",
      src: null,
      options: {},
      language: "cs",
      level: 0,
    });
    expect(readLook(element({}))).toEqual({
      size: null,
      flipped: false,
      caption: null,
      settings: {
        board: "wood",
        set: "house",
        marks: "medium",
        coordinates: "inside",
        counts: false,
        pieces: "animals",
        levels: "flat",
      },
    });
  });

  it("choose how boards above each other are shown", () => {
    expect(readLook(element({ levels: "both" })).settings.levels).toBe("both");
    expect(() => readLook(element({ levels: "tower" }))).toThrow(/bad-attribute/);
  });

  it("choose the level of the other player", () => {
    expect(readWanted(element({ level: " 3 " }), []).level).toBe(3);
    for (const level of ["0", "-1", "1.5", "100", "hard", ""]) {
      expect(() => readWanted(element({ level }), [])).toThrow(/bad-attribute/);
    }
  });

  it("choose the pictures on tiles", () => {
    expect(readLook(element({ pieces: "kanji" })).settings.pieces).toBe("kanji");
    expect(() => readLook(element({ pieces: "runes" }))).toThrow(/bad-attribute/);
  });

  it.each([
    ["set", "signs", "marble"],
    ["board", "print", "lava"],
    ["marks", "large", "7"],
    ["coordinates", "outside", "above"],
  ] as const)("choose how the board looks: %s", (name, value, wrong) => {
    expect(readLook(element({ [name]: value })).settings[name]).toBe(value);
    expect(problemOf(() => readLook(element({ [name]: wrong })))).toMatchObject({
      code: "bad-attribute",
      args: { name: { text: name }, value: { text: wrong } },
    });
  });

  it.each([
    ["", "inside"],
    ["true", "inside"],
    ["coordinates", "inside"],
    ["false", "none"],
    ["none", "none"],
  ])("have had coordinates as a flag: “%s” is %s", (value, where) => {
    expect(readLook(element({ coordinates: value })).settings.coordinates).toBe(where);
  });

  it("are read", () => {
    const wanted = readWanted(
      element({
        game: "folky",
        mode: "replay",
        src: "a.txt",
        lang: "en-GB",
        options: "draw_plies=50  seats=4",
      }),
      ["cs"],
    );
    expect(wanted).toMatchObject({ game: "folky", mode: "replay", src: "a.txt", language: "en" });
    expect(wanted.options).toEqual({ draw_plies: "50", seats: "4" });
    const look = readLook(
      element({ flipped: "", coordinates: "false", counts: "true", speed: "120" }),
    );
    expect(look).toMatchObject({
      flipped: true,
      settings: { coordinates: "none", counts: true, speed: 120 },
    });
  });

  it.each([
    ["mode", "watch", "play, replay, diagram, analyse"],
    ["lang", "fr", "cs, en, sk, de, pl"],
  ])("%s cannot be %s", (name, value, accepted) => {
    const problem = problemOf(() => readWanted(element({ [name]: value }), []));
    expect(problem.code).toBe("bad-attribute");
    expect(problem.args).toEqual({
      name: { text: name },
      value: { text: value },
      accepted: { text: accepted },
    });
  });

  it.each([
    ["theme", "pink"],
    ["flipped", "maybe"],
    ["speed", "fast"],
    ["speed", ""],
    ["speed", "-1"],
    ["counts", "2"],
  ])("%s cannot be “%s”", (name, value) => {
    const problem = problemOf(() => readLook(element({ [name]: value })));
    expect(problem.args["name"]).toEqual({ text: name });
    expect(problem.args["value"]).toEqual({ text: value });
  });

  it("are read in the languages of neighbours, too", () => {
    expect(readWanted(element({ lang: "sk-SK" }), ["en"]).language).toBe("sk");
    expect(() => readWanted(element({ lang: "csb" }), [])).toThrow(/bad-attribute/);
  });

  it("name an option that is not a pair", () => {
    expect(problemOf(() => readOptions("seats=4 fast"))).toMatchObject({
      code: "options-not-a-pair",
      args: { text: { text: "fast" } },
    });
    expect(problemOf(() => readOptions("=4")).code).toBe("options-not-a-pair");
  });

  it("leave unknown keys alone", () => {
    expect(navigationOf("ArrowLeft")).toBe("previous");
    expect(navigationOf("End")).toBe("end");
    expect(navigationOf("x")).toBeNull();
  });
});
