import { describe, expect, test } from "vitest";

import { readAddress } from "../../../src/embed/address";
import { GameError } from "../../../src/game-error";

function fault(hash: string): GameError["problem"] {
  try {
    readAddress(hash);
  } catch (thrown) {
    return GameError.from(thrown).problem;
  }
  throw new Error(`${hash} was accepted`);
}

describe("the address of a frame", () => {
  test("needs no more than a game", () => {
    expect(readAddress("#/folky")).toEqual({
      attributes: { game: "folky", mode: "play" },
      record: "",
      origins: [],
    });
  });

  test("names the origins whose pages may give commands, each whole", () => {
    const asked = encodeURIComponent(
      "https://club.example http://127.0.0.1:8080,https://b.example",
    );
    const { origins, attributes } = readAddress(`#/folky/play?origins=${asked}`);
    expect(origins).toEqual(["https://club.example", "http://127.0.0.1:8080", "https://b.example"]);
    expect(attributes).not.toHaveProperty("origins");
    for (const bad of ["*", "null", "https://club.example/", "https://*.example", "file://"]) {
      expect(fault(`#/folky?origins=${encodeURIComponent(bad)}`)).toMatchObject({
        code: "embed-origin",
        args: { text: { text: bad } },
      });
    }
  });

  test("carries a move list", () => {
    const { attributes, record } = readAddress("#/folky/replay/1.%20Rh7%20Ra3?lang=cs&flipped=");
    expect(attributes).toEqual({ game: "folky", mode: "replay", lang: "cs", flipped: "" });
    expect(record).toBe("1. Rh7 Ra3");
  });

  test("carries a position, its slashes escaped or not", () => {
    const position = "rnb2bnr/8/8/8/8/8/8/RNB2BNR w 0 1";
    for (const text of [encodeURIComponent(position), position.replaceAll(" ", "%20")]) {
      expect(readAddress(`#/folky/diagram/${text}`).attributes["position"]).toBe(position);
    }
  });

  test("takes the start of a move list beside it", () => {
    const found = readAddress("#/folky/replay/1.%20a3?position=8/8%20w&options=draw_plies%3D50");
    expect(found.record).toBe("1. a3");
    expect(found.attributes).toMatchObject({ position: "8/8 w", options: "draw_plies=50" });
  });

  test("takes a record as a parameter too", () => {
    expect(readAddress("#/folky/play?record=1.+Rh7").record).toBe("1. Rh7");
  });

  test.each([
    ["", "embed-no-game", {}],
    ["#/", "embed-no-game", {}],
    ["#/folky/watch", "embed-mode", { mode: { text: "watch" } }],
    ["#/folky/play?onload=x", "embed-parameter", { name: { text: "onload" } }],
    ["#/folky/play?game=mixtour", "embed-parameter", { name: { text: "game" } }],
    ["#/folky/replay/%E0%A4%A", "embed-escape", { text: { text: "%E0%A4%A" } }],
  ])("says what is wrong with %j", (hash, code, args) => {
    expect(fault(hash)).toMatchObject({ code, args });
  });
});
