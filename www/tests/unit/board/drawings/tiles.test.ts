import { beforeAll, describe, expect, test, vi } from "vitest";

import { drawingOf, promotionOf } from "../../../../src/board/canvas/drawings/registry";
import { load } from "../../../../src/board/canvas/tastes";
import { PIECES } from "../../../../src/board/core/taste";
import { FACES as KANJI } from "../../../../src/generated/kanji";
import { FACES as LETTERS } from "../../../../src/generated/letters";
import { ANIMAL_COLOURS, FACES as ANIMALS } from "../../../../src/generated/tiles";
import type * as Tiles from "../../../../src/board/parts/tiles/tiles";
import { grey } from "./grey";

const FACES = { animals: ANIMALS, kanji: KANJI, letters: LETTERS };
const KINDS = Object.keys(ANIMALS);
const SETS = PIECES;
/** As small as a tile ever gets. */
const SMALL = 24;
/** Lightness of the board. */
const BOARD = 0.845;
/** The least mean difference of two pictures; P and R are as alike as letters are. */
const LEAST = { animals: 0.06, kanji: 0.04, letters: 0.03 } as const;

const MOVES = { steps: [[0, 1]] as [number, number][], slides: [[-1, -1]] as [number, number][] };

let stepMarks: typeof Tiles.stepMarks;

beforeAll(async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  const tiles = await import("../../../../src/board/parts/tiles/tiles");
  for (const pieces of PIECES) await load({ set: "house", pieces, board: "wood" }, ["tiles"]);
  stepMarks = tiles.stepMarks;
  tiles.registerTiles(KINDS.map((kind) => ({ kind, ...MOVES })));
});

/** Faces that a set tells apart by their form: letters leave promotion to the rim. */
const faces = (set: (typeof SETS)[number]) => Object.keys(FACES[set]);

describe.each(SETS)("the tiles with %s", (set) => {
  test("are told apart at 24 px without colours", () => {
    // The same moves on all of them: the faces alone have to do.
    const pictures = faces(set).map((kind) => {
      const drawing = drawingOf(kind, 0, set);
      return { kind, pixels: grey(drawing?.layers ?? [], SMALL, BOARD) };
    });
    const close = pictures.flatMap((a, at) =>
      pictures.slice(at + 1).flatMap((b) => {
        const apart = a.pixels.reduce(
          (sum, light, pixel) => sum + Math.abs(light - (b.pixels[pixel] ?? 0)),
          0,
        );
        const score = apart / (SMALL * SMALL);
        return score < LEAST[set] ? [`${a.kind} / ${b.kind}: ${score.toFixed(3)}`] : [];
      }),
    );
    expect(close).toEqual([]);
  });

  test("show a promoted side by its rim", () => {
    for (const kind of KINDS) {
      const promoted = promotionOf(kind);
      if (!promoted) continue;
      const [plain, turned] = [kind, promoted].map((name) =>
        grey(drawingOf(name, 0, set)?.layers ?? [], SMALL, BOARD),
      );
      // The rim is a dark ring: look along the left edge, half way up.
      const edge = (pixels: readonly number[] = []) =>
        Math.min(...[2, 3, 4].map((x) => pixels[16 * SMALL + x] ?? 1));
      expect(edge(turned)).toBeLessThan(edge(plain) - 0.1);
    }
  });

  test("have a face for every kind", () => {
    for (const kind of KINDS) {
      for (const side of [0, 1]) {
        const drawing = drawingOf(kind, side, set);
        expect(drawing?.points).toBe(true);
        expect(drawing?.layers.length).toBeGreaterThan(3);
      }
    }
  });
});

test("an unknown set of pictures is the animals", () => {
  expect(drawingOf("cat", 0, "runes")).toEqual(drawingOf("cat", 0, "animals"));
});

test("no animal has more than two colours besides ink", () => {
  expect(Object.keys(ANIMAL_COLOURS).toSorted()).toEqual(KINDS.toSorted());
  for (const [body, shade] of Object.values(ANIMAL_COLOURS)) expect(body).not.toBe(shade);
});

test("all kinds but the lion and the dog have another side", () => {
  const plain = KINDS.filter((kind) => kind !== "hen" && !kind.startsWith("promoted-"));
  expect(plain.filter((kind) => promotionOf(kind) === null).toSorted()).toEqual(["dog", "lion"]);
  expect(promotionOf("chick")).toBe("hen");
  expect(promotionOf("cat")).toBe("promoted-cat");
});

describe("marks of moves", () => {
  const marks = (steps: readonly (readonly [number, number])[], slides: typeof steps = []) =>
    stepMarks({
      steps: steps.map(([right, forward]) => [right, forward]),
      slides: slides.map(([right, forward]) => [right, forward]),
    });
  /** The points where marks begin. */
  const starts = (d: string) =>
    [...d.matchAll(/M(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);

  test("are as many as there are moves", () => {
    expect(starts(marks([]))).toHaveLength(0);
    expect(
      starts(
        marks(
          [
            [0, 1],
            [1, 0],
          ],
          [[1, 1]],
        ),
      ),
    ).toHaveLength(3);
  });

  test("stand on the tile in the direction of the move", () => {
    const around = [-1, 0, 1].flatMap((right) => [-1, 0, 1].map((up) => [right, up] as const));
    for (const [right, forward] of [...around, [1, 2] as const, [-1, 2] as const]) {
      if (!right && !forward) continue;
      const [[x, y] = [0, 0]] = starts(marks([], [[right, forward]]));
      // The tip of an arrow.
      expect(Math.sign(Math.round((x - 32) / 4))).toBe(Math.sign(right));
      expect(Math.sign(Math.round((35 - y) / 4))).toBe(Math.sign(forward));
      expect(Math.min(x, y, 64 - x, 64 - y)).toBeGreaterThan(0);
    }
  });

  test("of a jump stand between straight on and aslant", () => {
    const [[straight] = [0], [jump] = [0], [aslant] = [0]] = [
      [0, 1] as const,
      [1, 2] as const,
      [1, 1] as const,
    ].map((step) => starts(marks([step]))[0]?.slice(0, 1) ?? []);
    expect(straight).toBeLessThan(jump ?? 0);
    expect(jump).toBeLessThan(aslant ?? 0);
  });
});
