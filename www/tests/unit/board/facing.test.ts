import { expect, test, vi } from "vitest";

import type { Context2D } from "../../../src/board/core/dirty";
import { register } from "../../../src/board/canvas/drawings/registry";
import { Sprites } from "../../../src/board/canvas/sprites";
import type { Theme } from "../../../src/board/canvas/theme";
import { registerStands } from "../../../src/board/parts/levels/lens";

const THEME = { colours: {}, forced: false } as unknown as Theme;

/** How often a drawing of the far side is turned where two people sit opposite each other. */
function turns(kind: string): number {
  const sprites = new Sprites({
    pieces: "animals",
    set: "house",
    board: "wood",
    bottom: 0,
    facing: true,
  });
  const context = {
    translate: vi.fn(),
    scale: vi.fn(),
    fill: vi.fn(),
    stroke: vi.fn(),
  };
  vi.stubGlobal("Path2D", vi.fn());
  const sprite = sprites.get({ kind, side: 1, state: "" }, 64, 0, THEME);
  sprite.draw(context as unknown as Context2D, 0, 0, 1);
  vi.unstubAllGlobals();
  return context.scale.mock.calls.filter(([x]) => x < 0).length;
}

test("pieces are turned to the one who sits opposite, but stands stay in their sockets", () => {
  registerStands();
  register("man", () => ({ layers: [{ role: "body", d: "M0 0H1" }] }));
  expect(turns("man")).toBe(1);
  expect(turns("stand")).toBe(0);
  expect(turns("stand-neutral")).toBe(0);
});
