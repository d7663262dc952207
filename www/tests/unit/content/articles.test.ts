import { afterEach, expect, test, vi } from "vitest";

import { games } from "../i18n/sources";

afterEach(() => vi.resetModules());

test.each(games)("the rules of %s bring what its boards say", async (game) => {
  const { loadArticle, articleOf } = await import("../../../src/content/articles");
  const { messagesOf } = await import("../../../src/i18n/messages");
  const words = messagesOf("cs");
  // Nothing is asked for by its own name.
  const asked = vi.spyOn(words, "load");
  await loadArticle(`rules/${game}`, "cs");
  await vi.waitFor(() => expect(words.has(`${game}-name`)).toBe(true));
  expect(words.has("board-loading")).toBe(true);
  expect(words.has("rules-contents")).toBe(true);
  expect(asked).not.toHaveBeenCalled();
  expect(articleOf(`rules/${game}`, "cs")?.blocks.length).toBeGreaterThan(5);
});

test("words that came with something else are not asked for again, and those that did not come are", async () => {
  const { Messages } = await import("../../../src/i18n/messages");
  const words = new Messages("cs");
  words.comeWith("folky", Promise.resolve(["folky-name", "with the rules"]));
  await words.load("board", "folky");
  expect(words.text("folky-name")).toBe("with the rules");

  const others = new Messages("cs");
  others.comeWith("folky", Promise.reject(new TypeError("no")));
  await expect(others.load("board", "folky")).rejects.toThrow();
  await others.load("board", "folky");
  expect(others.text("folky-name")).toBe("FOLKY®");
});
