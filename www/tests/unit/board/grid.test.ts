import { describe, expect, it } from "vitest";

import { listPieces, nextOf } from "../../../src/board/overlays/on-request";
import { skeletonOf } from "../../../src/board/element/skeleton";
import { commandOf, keyOf, steer } from "../../../src/board/access/grid";
import { cellLabels } from "../../../src/board/access/labels";
import { resultText } from "../../../src/board/access/result";
import { arrange } from "../../../src/board/core/geometry";
import { spell, spellPhrase } from "../../../src/board/access/speech";
import type { Scene } from "../../../src/generated/types/Scene";
import { Messages } from "../../../src/i18n/messages";
import type { Language } from "../../../src/i18n/language";
import { pack } from "../../../tools/messages/pack";
import { textOf } from "../i18n/catalogue";
import { token } from "./choices";

function words(language: Language): Messages {
  const messages = new Messages(language);
  for (const name of ["ask", "board", "hands", "folky"]) {
    messages.add(pack(textOf(language, `${name}.ftl`), language));
  }
  return messages;
}

function sceneOf(changed: Partial<Scene>): Scene {
  const model = skeletonOf("folky");
  if (!model) throw new Error("no skeleton");
  return { ...model.scene, ...changed };
}

const SCENE = sceneOf({
  tokens: [token("e4", "rook", 0), token("c3", "disc", 0, 0), token("c3", "disc", 1, 1)],
  marks: [
    { cell: "e4", kind: "to", side: 0 },
    { cell: "h3", kind: "open", side: 0 },
  ],
});

describe("labels of cells", () => {
  const cells = ["e4", "c3", "h3", "a1", "d3"];
  const targets = new Map([
    ["a1", null],
    ["d3", "2"],
  ]);

  it("are full sentences for the ear in English", () => {
    const labels = cellLabels(words("en"), SCENE, cells, targets, "plain");
    expect(Object.fromEntries(labels)).toEqual({
      e4: "e4, white rook, the last move went here",
      c3: "c3, stack of 2, from the top black, white",
      h3: "h3, empty, White can place here",
      a1: "a1, empty, can be moved to",
      d3: "d3, empty, can be moved to, distance 2",
    });
  });

  it("are so in Czech, with cells spelled out on request", () => {
    const labels = cellLabels(words("cs"), SCENE, cells, targets, "czech");
    expect(labels.get("e4")).toBe("Emil 4, bílá věž, sem vedl poslední tah");
    expect(labels.get("c3")).toBe("Cyril 3, sloupek výšky 2, shora černý, bílý");
  });

  it("list what stands on the board", () => {
    const scene = sceneOf({ tokens: [token("h1"), token("a1"), token("e5", "pawn", 1)] });
    expect(listPieces(words("en"), scene, "plain")).toBe("white rook: a1, h1; black pawn: e5");
    expect(listPieces(words("cs"), sceneOf({}), "plain")).toBe("Deska je prázdná");
    expect(listPieces(words("en"), SCENE, "plain")).toBe(
      "c3: stack of 2, from the top black, white; e4: white rook",
    );
  });

  it("are walked through round and round, from wherever one stands", () => {
    const cells = ["h1", "a1", "e5"];
    expect(nextOf(cells, "a1", 1)).toBe("e5");
    expect(nextOf(cells, "h1", 1)).toBe("a1");
    expect(nextOf(cells, "a1", -1)).toBe("h1");
    expect(nextOf(cells, "b7", 1)).toBe("e5");
    expect(nextOf(cells, "b7", -1)).toBe("a1");
    expect(nextOf([], "b7", 1)).toBeUndefined();
  });

  it("tell the result with the game's own reason", () => {
    const text = resultText(words("en"), "folky", { winner: 1, reason: "eighth_pawn" });
    expect(text).toMatch(/^Black wins\. ./);
    expect(text).not.toContain("folky-end");
  });
});

describe("spelling", () => {
  it("reads names of cells in the way that was chosen", () => {
    expect(spell("e4", "plain")).toBe("e4");
    expect(spell("e4", "nato")).toBe("echo 4");
    expect(spell("h7", "anna")).toBe("hector 7");
    expect(spell("b2", "czech")).toBe("Božena 2");
  });

  it("spells the cells of a sentence and nothing else", () => {
    const phrase = { code: "x", args: { to: { cell: "e4" }, piece: { piece: "rook" } } };
    expect(spellPhrase(phrase, "nato").args).toEqual({
      to: { text: "echo 4" },
      piece: { piece: "rook" },
    });
  });
});

describe("keys on the grid", () => {
  const model = skeletonOf("folky");
  if (!model) throw new Error("no skeleton");
  const seen = (turned: boolean) =>
    arrange(model.layout, [], turned, { width: 800, height: 800 }, 1);
  const from = (key: string, cell: string, turned = false, far = false) => {
    const geometry = seen(turned);
    const place = geometry.cells.get(cell);
    return place ? steer(geometry, place, key, far) : undefined;
  };

  it.each([
    ["ArrowUp", "e4", false, "e5"],
    ["ArrowRight", "e4", false, "f4"],
    ["ArrowUp", "e4", true, "e3"],
    ["ArrowRight", "e4", true, "d4"],
    ["ArrowLeft", "a4", false, "a4"],
    ["Home", "e4", false, "a4"],
    ["End", "e4", false, "h4"],
    ["Home", "e4", true, "h4"],
    ["PageUp", "e4", false, "e8"],
    ["PageDown", "e4", false, "e1"],
    ["x", "e4", false, null],
  ])("%s on %s (turned: %s) leads to %s", (key, cell, turned, to) => {
    expect(from(key, cell, turned)).toBe(to);
  });

  it("leads to the corners with Ctrl", () => {
    expect(from("Home", "e4", false, true)).toBe("a8");
    expect(from("End", "e4", false, true)).toBe("h1");
  });

  const taken = (key: string) => "?afhu".includes(key);
  const chess = { letters: true, taken, columns: new Set("abcdefgh") };

  it("tells commands, digits and the beginning of a move apart", () => {
    expect(commandOf("m", chess)).toEqual({ do: "moves" });
    expect(commandOf("x", chess)).toEqual({ do: "explain" });
    expect(commandOf("R", chess)).toEqual({ do: "type", text: "R" });
    expect(commandOf("3", chess)).toEqual({ do: "count", count: 3 });
    expect(commandOf(".", chess)).toEqual({ do: "walk", by: 1 });
    expect(commandOf("F5", chess)).toBeNull();
    expect(commandOf("t", { ...chess, columns: new Set("t") })).toEqual({ do: "type", text: "t" });
  });

  it("leaves a letter to the page unless a move may begin with it", () => {
    expect(commandOf("h", chess)).toEqual({ do: "type", text: "h" });
    expect(commandOf("u", chess)).toBeNull();
    const tiles = { ...chess, columns: new Set("123456789") };
    expect(commandOf("h", tiles)).toBeNull();
    expect(commandOf("7", tiles)).toEqual({ do: "type", text: "7" });
    expect(commandOf("u", { ...chess, taken: () => false })).toEqual({ do: "type", text: "u" });
  });

  it("has no meaning for any single character where they are switched off", () => {
    const off = { ...chess, letters: false };
    for (let code = 33; code < 0x180; code++) {
      expect(commandOf(String.fromCharCode(code), off)).toBeNull();
    }
    expect(commandOf("F2", off)).toEqual({ do: "type", text: "" });
    expect(commandOf("ContextMenu", off)).toEqual({ do: "ask" });
    expect(commandOf("Escape", off)).toBeNull();
  });

  it("has a menu key on keyboards without one", () => {
    const event = (key: string, shiftKey: boolean) => ({ key, shiftKey }) as KeyboardEvent;
    expect(keyOf(event("F10", true))).toBe("ContextMenu");
    expect(keyOf(event("F10", false))).toBe("F10");
    expect(keyOf(event("R", true))).toBe("R");
  });
});
