import { beforeEach, describe, expect, test, vi } from "vitest";

import { GameError } from "../../../src/game-error";
import { Match } from "../../../src/game/match";
import type { PlayHost } from "../../../src/pages/play/host";
import { FakeSession } from "../game/fake-session";

const { app, noted, scratch } = vi.hoisted(() => ({
  noted: vi.fn<(match: unknown) => void>(),
  app: Object.assign(new EventTarget(), {
    settings: {},
    load: vi.fn<() => Promise<void>>(),
  }),
  scratch: { of: vi.fn<() => Promise<unknown>>() },
}));

vi.mock("../../../src/app/context", () => ({
  app,
  AppChange: class extends Event {
    static readonly type = "change";
  },
}));
vi.mock("../../../src/assistant/scratch", () => ({ Scratch: scratch }));
vi.mock("../../../src/pages/play/assistant/panel", () => ({}));
vi.mock("../../../src/app/save-game", () => ({}));
vi.mock("../../../src/app/router", () => ({}));
vi.mock("../../../src/pages/shared/seats-sheet", () => ({}));
vi.mock("../../../src/pages/shared/matched-level", () => ({ noteResult: noted }));

/** A match and the whole program, of which one only sees who listens. */
function listening() {
  const match = new EventTarget();
  const ears = { now: 0 };
  for (const target of [app, match]) {
    target.addEventListener = () => void ears.now++;
    target.removeEventListener = () => void ears.now--;
  }
  return { match: match as unknown as Match, ears };
}

const page = (match: Match, readOnly = true) =>
  ({
    game: { id: "x", match, levels: 10, readOnly },
    message: { clear() {} },
    sheet: {},
    view: null,
    get words(): never {
      throw new Error("nothing is said");
    },
  }) as unknown as PlayHost;

beforeEach(() => {
  app.load.mockResolvedValue();
  scratch.of.mockResolvedValue({ start: {}, close() {} });
});

test.each([
  ["its words", () => app.load.mockRejectedValue(GameError.of("part-unreachable"))],
  ["the rules", () => scratch.of.mockRejectedValue(GameError.of("part-unreachable"))],
])("an assistant that cannot load %s leaves no listener", async (_, fails) => {
  const { AssistantController } = await import("../../../src/pages/play/assistant/controller");
  const { match, ears } = listening();
  fails();
  await expect(AssistantController.create(page(match))).rejects.toMatchObject({
    code: "part-unreachable",
  });
  expect(ears.now).toBe(0);
});

describe("the level that matches a person", () => {
  beforeEach(() => noted.mockClear());

  /** A game in which the page looks through what has come to its end. */
  async function played(match: Match, readOnly = false) {
    match.addEventListener("change", () => {
      if (match.live.gameResult && match.mode === "play") match.mode = "analyse";
    });
    const { AssistantController } = await import("../../../src/pages/play/assistant/controller");
    return AssistantController.create(page(match, readOnly));
  }

  test.each([
    ["its rules", (match: Match) => match.play("f")],
    ["a player", (match: Match) => match.resign(0)],
  ])("follows a game that ends by %s, once", async (_, end) => {
    const match = new Match(new FakeSession());
    const controller = await played(match);
    match.play("a");
    expect(noted).not.toHaveBeenCalled();
    end(match);
    expect(noted.mock.calls).toEqual([[match]]);
    // What is tried afterwards is no game.
    match.goTo(0);
    match.play("b");
    expect(noted).toHaveBeenCalledTimes(1);
    controller.dispose();
  });

  test("says nothing of games that are looked through, or played in another tab", async () => {
    for (const [mode, readOnly] of [
      ["analyse", false],
      ["play", true],
    ] as const) {
      const match = new Match(new FakeSession(), mode);
      const controller = await played(match, readOnly);
      match.play("a");
      match.play("f");
      expect(noted).not.toHaveBeenCalled();
      controller.dispose();
    }
  });
});
