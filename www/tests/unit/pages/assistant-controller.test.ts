import { beforeEach, expect, test, vi } from "vitest";

import { GameError } from "../../../src/game-error";
import type { Match } from "../../../src/game/match";
import type { PlayHost } from "../../../src/pages/play/host";

const { app, scratch } = vi.hoisted(() => ({
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

const page = (match: Match) =>
  ({
    game: { id: "x", match, levels: 10, readOnly: true },
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
