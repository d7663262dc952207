import type { Choice } from "../../../src/generated/types/Choice";
import type { Step } from "../../../src/generated/types/Step";
import type { Token } from "../../../src/generated/types/Token";

export const cell = (id: string): Step => ({ cell: id });
export const count = (number: number): Step => ({ count: number });
export const option = (id: string): Step => ({ option: id });
export const pawn: Step = { tray: { tray: "reserve-0", kind: "pawn" } };

const choice = (code: string, ways: Step[][], label: string | null = null): Choice => ({
  code,
  ways,
  label,
});

/** A rook with two squares to go to, another piece, and a square open for a pawn. */
export const FOLKY: readonly Choice[] = [
  choice("h1h2", [[cell("h1"), cell("h2")]]),
  choice("h1h7", [[cell("h1"), cell("h7")]]),
  choice("b1c3", [[cell("b1"), cell("c3")]]),
  choice("@h3", [[cell("h3")], [pawn, cell("h3")]]),
];

/** A stack of three with two targets, a single disc, an entry and a pass. */
export const MIXTOUR: readonly Choice[] = [
  ...[1, 2, 3].map((n) => choice(`c4:${n}-d3`, [[cell("c4"), count(n), cell("d3")]], "1")),
  ...[1, 3].map((n) => choice(`c4:${n}-c1`, [[cell("c4"), count(n), cell("c1")]], "3")),
  choice("a1:1-a2", [[cell("a1"), count(1), cell("a2")]], "1"),
  choice("b2", [[cell("b2")]]),
  choice("pass", [[{ command: "pass" }]]),
];

export const PROMOTION: readonly Choice[] = [
  choice("a1a2+", [[cell("a1"), cell("a2"), option("promote")]]),
  choice("a1a2=", [[cell("a1"), cell("a2"), option("stay")]]),
];

export const token = (at: string, kind = "rook", side = 0, level = 0): Token => ({
  cell: at,
  level,
  kind,
  side,
  state: "",
});
