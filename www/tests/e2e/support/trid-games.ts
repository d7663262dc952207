import type { Press } from "./trid";

interface Played {
  readonly presses: readonly Press[];
  /** What stands where afterwards. */
  readonly on: Readonly<Record<string, string>>;
}

/** A lone pawn rides up on a board; its file is cleared by the board of the other side. */
export const RIDE =
  "W=4/4/4/4|N=4/4/4/4|B=4/4/4/4|QL1w=F1/2|QL6b=2/2|KL1w=2/K1|KL6b=kr/2 w - - - 0 10";

/** A pawn waits under an attack board for that to leave. */
export const WAITING =
  "W=4/4/4/4|N=4/2k1/4/4|B=P3/4/4/4|QL1w=2/2|QL6b=2/2|KL1w=2/K1|KL6b=2/2 b - - - 0 10";

/** All that men and boards can do, and then mate. */
export const CASTLE_TO_MATE = {
  position:
    "W=4/4/4/4|N=4/2k1/4/4|B=P3/4/4/4|QL1w=2/2|QL6b=2/2|KL1w=2/KR|KL6b=2/2 w e0KL1 - - 0 10",
  moves: [
    {
      presses: [{ button: "Castle with the e-rook (0-0)" }],
      on: { e0KL1: "white king", d0KL1: "white rook" },
    },
    { presses: [{ drag: ["QL6", "QL5"] }], on: { QL6: "empty", QL5: "black stand" } },
    { presses: [{ button: "Promote to a queen" }], on: { a8B: "white queen" } },
    { presses: ["QL1", "QL3"], on: { QL3: "white stand", z3QL3: "empty" } },
    { presses: ["c5N", "b4W"], on: { b4W: "black king" } },
    { presses: ["a8B", "a3W"], on: { a3W: "white queen" } },
    { presses: ["b4W", "a3N"], on: { a3N: "black king" } },
    { presses: ["d0KL1", "d3W"], on: { d3W: "white rook" } },
  ],
  result: { score: "1 : 0", headline: "White wins", reason: "Checkmate" },
} satisfies { moves: readonly Played[]; [more: string]: unknown };

/** White and Black place bishops, knights and queens in the order of V.P6; the rest follows. */
export const SET_UP = [
  { cell: "b1W", piece: "white bishop", next: "Black places a bishop" },
  { cell: "b8B", piece: "black bishop", next: "Black places a bishop" },
  { cell: "c8B", piece: "black bishop", next: "White places a bishop" },
  { cell: "c1W", piece: "white bishop", next: "White places a knight" },
  { cell: "a1W", piece: "white knight", next: "Black places a knight" },
  { cell: "a8B", piece: "black knight", next: "Black places a knight" },
  { cell: "d8B", piece: "black knight", next: "White places a knight" },
  { cell: "d1W", piece: "white knight", next: "White places a queen" },
  { cell: "a0QL1", piece: "white queen", next: "Black places a queen" },
  { cell: "a9QL6", piece: "black queen", next: "White moves a piece or a board" },
] as const;

/** A knight mates on its fourth move. */
export const FROM_THE_START = {
  moves: [
    { presses: ["d1W", "c3N"], on: { c3N: "white knight" } },
    { presses: ["a8B", "b6B"], on: { b6B: "black knight" } },
    { presses: ["c3N", "b5N"], on: { b5N: "white knight" } },
    { presses: [{ button: "Castle with the e-rook (0-0)" }], on: { e9KL6: "black king" } },
    { presses: ["b5N", "d6N"], on: { d6N: "white knight" } },
    { presses: ["b6B", "d5N"], on: { d5N: "black knight" } },
    { presses: ["d6N", "c8B"], on: { c8B: "white knight" } },
  ],
  result: CASTLE_TO_MATE.result,
} satisfies { moves: readonly Played[]; [more: string]: unknown };
