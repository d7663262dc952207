import { beforeEach, describe, expect, test, vi } from "vitest";

import { Assistant, type AssistantHost } from "../../../src/assistant/assistant";
import { Match } from "../../../src/game/match";
import { FakeSession } from "../game/fake-session";

/** The copies of the game that were asked for, each to be answered by hand. */
const { copies, scratch } = vi.hoisted(() => ({
  copies: [] as ((match: Match) => void)[],
  scratch: {
    start: {},
    close() {},
    match: () => new Promise<Match>((resolve) => copies.push(resolve)),
  },
}));

vi.mock("../../../src/assistant/scratch", () => ({ Scratch: { of: async () => scratch } }));

/** A copy of the game that says whether it was closed. */
const copy = () => ({ close: vi.fn<() => void>() }) as unknown as Match;

/** A game without moves, and what is told of it. */
async function atGame(
  idle = true,
): Promise<{ assistant: Assistant; match: Match; change: () => void }> {
  const match = new Match(new FakeSession(), "analyse");
  const host: AssistantHost = {
    match,
    id: "x",
    style: () => "en",
    idle: () => idle,
    ponder: () => "never",
    update: () => {},
    hinted: () => {},
    loadReasons: async () => {},
    remarked: () => {},
  };
  const assistant = await Assistant.create(host);
  return { assistant, match, change: () => match.play("a") };
}

beforeEach(() => {
  copies.length = 0;
});

describe("a line that somebody wants to look at", () => {
  test("is shown, and closed when it is left", async () => {
    const { assistant } = await atGame();
    const shown = copy();
    const asked = assistant.showLine(["a"], "A");
    copies[0]?.(shown);
    await asked;
    expect(assistant.preview).toMatchObject({ match: shown, codes: ["a"], move: "A" });
    assistant.leavePreview();
    expect(assistant.preview).toBeNull();
    await vi.waitFor(() => expect(shown.close).toHaveBeenCalledOnce());
  });

  test("gives way to one that was asked for later, whichever comes first", async () => {
    const { assistant } = await atGame();
    const [early, late] = [copy(), copy()];
    const asked = [assistant.showLine(["a"], "A"), assistant.showLine(["b"], "B")];
    copies[1]?.(late);
    copies[0]?.(early);
    await Promise.all(asked);
    expect(assistant.preview).toMatchObject({ match: late, codes: ["b"] });
    expect(early.close).toHaveBeenCalledOnce();
  });

  test.each([
    ["the game has changed", "change"],
    ["the page was left", "dispose"],
  ] as const)("is not shown once %s", async (_, what) => {
    const { assistant, change } = await atGame();
    const shown = copy();
    const asked = assistant.showLine(["a"], "A");
    if (what === "change") change();
    else assistant.dispose();
    copies[0]?.(shown);
    await asked;
    expect(assistant.preview).toBeNull();
    expect(shown.close).toHaveBeenCalledOnce();
  });
});

test("marks of mistakes that are kept again take the place of those before", async () => {
  const { assistant, match } = await atGame(false);
  match.play("a");
  vi.spyOn(assistant.advice, "mistakes").mockImplementation(() => {
    const [move] = match.moves().line;
    const better = { codes: ["b"], moves: ["B"], score: { points: 0 }, win: 500 };
    return move ? [{ move, lost: 200, glyph: 2, better, answer: null }] : [];
  });
  for (const text of ["B was better", "B was better. It wins."]) {
    assistant.keepMarks(() => ({ text, said: () => false }));
  }
  expect(match.moves().line[0]).toMatchObject({ glyphs: [2], comment: "B was better. It wins." });
  assistant.dispose();
});
