import { loadGame } from "../../../engine/rules/load";
import type { KindMoves } from "../../../generated/types/KindMoves";
import type { Layout } from "../../../generated/types/Layout";
import type { Mark } from "../../../generated/types/Mark";
import type { Token } from "../../../generated/types/Token";

/** A corner of a board with a little of everything that is chosen. */
export interface SampleScene {
  readonly layout: Layout;
  readonly tokens: readonly Token[];
  readonly marks: readonly Mark[];
  /** What is selected, and where it can go. */
  readonly selected: string | null;
  readonly targets: readonly string[];
}

const token = (cell: string, kind: string, side: number): Token => ({
  cell,
  kind,
  side,
  level: 0,
  state: "",
});

function corner(
  style: Layout["boards"][number]["style"],
  columns: readonly string[],
  rows: readonly string[],
): Layout {
  const cells = rows.flatMap((row, at) =>
    columns.map((column, col) => ({
      id: column + row,
      col,
      row: at,
      tint: style === "checkered" && (at + col) % 2 === 0 ? ("dark" as const) : ("light" as const),
    })),
  );
  const board = { id: "", style, columns: columns.length, rows: rows.length, cells };
  const labels = { columnLabels: [...columns], rowLabels: [...rows] };
  return { boards: [{ ...board, ...labels }], trays: [], parts: [], kinds: [] };
}

const FILES = ["a", "b", "c", "d"];

/** All chess pieces, of one side or the other. */
export const CHESS: SampleScene = {
  layout: corner("checkered", FILES, ["1", "2"]),
  tokens: [
    token("a1", "rook", 0),
    token("b1", "knight", 0),
    token("c1", "queen", 0),
    token("d1", "king", 0),
    token("a2", "pawn", 1),
    token("b2", "bishop", 1),
    token("c2", "knight", 1),
    token("d2", "queen", 1),
  ],
  marks: [],
  selected: null,
  targets: [],
};

/** A rook that moved, and one that can. */
export const MARKED: SampleScene = {
  layout: corner("checkered", FILES, ["1", "2"]),
  tokens: [token("a1", "rook", 0), token("c1", "pawn", 1), token("d2", "bishop", 1)],
  marks: [
    { cell: "b2", kind: "from", side: null },
    { cell: "d2", kind: "to", side: null },
  ],
  selected: "a1",
  targets: ["a2", "b1", "c1"],
};

/** Tiles, with the moves that the rules give them. */
export async function tilesScene(game: string): Promise<SampleScene & { kinds: KindMoves[] }> {
  const session = (await loadGame(game)).create(game, {}, "");
  const { kinds } = session.layout();
  session.free();
  return {
    layout: corner("wood", ["3", "2", "1"], ["b", "a"]),
    tokens: [
      token("3b", "lion", 0),
      token("2b", "giraffe", 0),
      token("1b", "chick", 0),
      token("3a", "elephant", 1),
      token("2a", "hen", 1),
      token("1a", "cat", 1),
    ],
    marks: [],
    selected: null,
    targets: [],
    kinds,
  };
}
