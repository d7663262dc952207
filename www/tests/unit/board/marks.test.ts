import { expect, test } from "vitest";

import { markItems } from "../../../src/board/canvas/painters/marks";
import type { Geometry } from "../../../src/board/core/geometry";
import type { Theme } from "../../../src/board/canvas/theme";

const cell = (id: string) => ({ id, x: 0, y: 0, w: 40, h: 40, board: { style: "checkered" } });

test("where both sides aim, the light of neither lies over the signs of the other", () => {
  const cells = new Map(["a3", "a6"].map((id) => [id, cell(id)]));
  const items = markItems({
    geometry: { cells } as unknown as Geometry,
    theme: {} as Theme,
    marks: [
      { kind: "open", cell: "a6", side: 1 },
      { kind: "open", cell: "a3", side: 0 },
      { kind: "open", cell: "a6", side: 0 },
    ],
    own: 0,
    selected: null,
    targets: new Map(),
    drop: false,
    occupied: new Set(),
    pending: false,
    refused: [],
    ahead: [],
    size: "medium",
  });
  const kinds = items.map(({ key }) => String(key).split(" ").slice(0, 3).join(" "));
  expect(kinds).toEqual([
    "light a6 true",
    "light a3 true",
    "light a6 false",
    "open a6 false",
    "open a3 true",
    "open a6 true",
  ]);
});
