import { beforeEach, expect, test, vi } from "vitest";

import type { Asked } from "../../../src/board/element/attributes";
import type { Inner, Shown } from "../../../src/board/element/inner";
import { call } from "../../../src/board/element/methods";
import { codeOf } from "../../../src/board/element/typed";
import { Settling } from "../../../src/board/element/settling";
import { openText } from "../../../src/engine/rules/load";
import { GameError } from "../../../src/game-error";
import { Match } from "../../../src/game/match";
import { rulesOf } from "../engine/rules-of";

beforeEach(async () => {
  vi.stubGlobal("navigator", { languages: ["en"] });
  await rulesOf("folky");
});

const matchOf = async (moves: string) => new Match(await openText(moves, "folky"));

/** An element that shows a file, and what is asked for when `load` of the test answers. */
async function element() {
  const loads: (() => void)[] = [];
  const settling = new Settling();
  const match = await matchOf("1. Rh7 Ra3");
  const shown = (asked: Asked | null, src: string | null): Shown => ({
    match,
    mode: "replay",
    opponent: null,
    order: { asked, wanted: { src } as never, text: "", game: "folky", source: "" },
  });
  const inner = {
    current: shown(null, "game.txt"),
    settling,
    asked: null as Asked | null,
    getAttribute: () => null,
    parentElement: null,
    lang: "en",
    queue: () => {
      settling.begin();
      loads.push(() => {
        inner.current = shown(inner.asked, null);
        settling.end(null);
      });
    },
  };
  settling.end(null);
  return {
    inner: inner as unknown as Inner,
    grant: () => loads.at(-1)?.(),
    refuse: () => settling.end(GameError.of("unknown-game")),
  };
}

const noFile = ({ order }: Shown) => {
  if (order?.wanted.src) throw GameError.of("frame-secret");
};

test("what comes from a file is refused also while a game is loaded that never comes", async () => {
  const { inner, refuse } = await element();
  const asked = [
    call(inner, "load", { record: "1. nonsense" }, noFile),
    call(inner, "record", "en", noFile),
    call(inner, "position", undefined, noFile),
    call(inner, "goTo", "start", noFile),
    call(inner, "play", "h3", noFile),
  ];
  const { node } = (inner.current as Shown).match.snapshot;
  refuse();
  const codes = (await Promise.allSettled(asked)).map(
    (one) => one.status === "rejected" && one.reason.code,
  );
  expect(codes).toEqual(["unknown-game", ...Array<string>(4).fill("frame-secret")]);
  expect((inner.current as Shown).match.snapshot.node).toBe(node);
});

test("what is loaded in its place is given", async () => {
  const { inner, grant } = await element();
  const asked = [
    call(inner, "load", { record: "1. Rh7" }, noFile),
    call(inner, "record", "en", noFile),
  ];
  grant();
  expect((await Promise.all(asked))[1]).toContain("1. Rh7");
});

test("a load that fails leaves what was shown last, not what another load had asked for", async () => {
  const { inner, grant, refuse } = await element();
  const first = call(inner, "load", { record: "1. Rh7" });
  grant();
  await first;
  const { asked } = inner;
  expect(asked?.record).toBe("1. Rh7");
  const two = [
    call(inner, "load", { record: "1. a3" }),
    call(inner, "load", { record: "1. nonsense" }),
  ];
  refuse();
  const codes = (await Promise.allSettled(two)).map(
    (one) => one.status === "rejected" && one.reason.code,
  );
  expect(codes).toEqual(["api-replaced", "unknown-game"]);
  expect(inner.asked).toBe(asked);
});

test("the code of a written move is found out without making it, wherever the game stands", async () => {
  const match = await matchOf("1. Rh7 Ra3 2. h3");
  const before = match.record("en");
  expect(await codeOf(match, "a6", "en")).toBe("@a6");
  match.goToStart();
  expect(await codeOf(match, "Nc3", "en")).toBe("b1c3");
  // The own letters come first: S is the bishop of Czech readers.
  expect(await codeOf(match, "Sc3", "de")).toBe("b1c3");
  await expect(codeOf(match, "Sc3", "cs")).rejects.toMatchObject({ code: "folky-none-reaches" });
  await expect(codeOf(match, "Ne5", "en")).rejects.toMatchObject({ code: "folky-none-reaches" });
  expect(match.record("en")).toBe(before);
  expect(match.snapshot.node).toBe(0);
});
