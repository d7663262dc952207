import type { Block, Subheading } from "./block";

const game = "tri-d-chess";

const RIGHTS = "z0QL1,e0KL1,z9QL6,e9KL6";

/** A start from the pieces of White on QL1, on W and on KL1, each row from the left; pawns as usual. */
function start(left: string, middle: string, right: string): string {
  const black = [left, middle, right].map((row) => row.toLowerCase());
  return (
    `W=4/4/FFFF/${middle}|N=4/4/4/4|B=${black[1]}/ffff/4/4` +
    `|QL1w=FF/${left}|QL6b=${black[0]}/ff|KL1w=FF/${right}|KL6b=${black[2]}/ff w ${RIGHTS} - - 0 1`
  );
}

/** The heading of a variant, with what the new-game form says of it. */
function variant(id: string, option: string, ...rules: string[]): Subheading {
  const message = `tri-d-chess-option-${option}`;
  const byline = [`${message}.author`, `${message}.mark`];
  return { kind: "subheading", id, text: message, byline, rules };
}

const START = start("RQ", "NBBN", "KR");

/** The rules of Tri-D chess in the order in which a newcomer needs them. */
export const blocks: readonly Block[] = [
  { kind: "heading", id: "goal", text: "tri-d-chess-rules-goal-heading" },
  { kind: "paragraph", text: "tri-d-chess-rules-goal" },
  { kind: "paragraph", text: "tri-d-chess-rules-goal-how" },

  { kind: "heading", id: "boards", text: "tri-d-chess-rules-boards-heading", rules: ["1"] },
  { kind: "paragraph", text: "tri-d-chess-rules-boards", rules: ["1.1"] },
  {
    kind: "list",
    items: [
      { text: "tri-d-chess-rules-boards-main", rules: ["1.3"] },
      { text: "tri-d-chess-rules-boards-attack", rules: ["1.4"] },
    ],
  },
  {
    kind: "diagram",
    game,
    position: START,
    caption: "tri-d-chess-rules-boards-start",
    rules: ["2.1"],
  },
  { kind: "paragraph", text: "tri-d-chess-rules-boards-pins" },
  {
    kind: "list",
    ordered: true,
    items: [
      { text: "tri-d-chess-rules-boards-pins-1" },
      { text: "tri-d-chess-rules-boards-pins-2" },
      { text: "tri-d-chess-rules-boards-pins-3" },
      { text: "tri-d-chess-rules-boards-pins-4" },
      { text: "tri-d-chess-rules-boards-pins-5" },
      { text: "tri-d-chess-rules-boards-pins-6" },
    ],
  },
  { kind: "paragraph", text: "tri-d-chess-rules-boards-names", rules: ["1.2"] },
  { kind: "paragraph", text: "tri-d-chess-rules-boards-column", rules: ["1.7"] },
  { kind: "paragraph", text: "tri-d-chess-rules-boards-void", rules: ["1.6"] },
  { kind: "paragraph", text: "tri-d-chess-rules-boards-colour", rules: ["1.5"] },

  { kind: "heading", id: "moving", text: "tri-d-chess-rules-moving-heading", rules: ["3"] },
  { kind: "paragraph", text: "tri-d-chess-rules-moving-turn", rules: ["2.2"] },
  { kind: "paragraph", text: "tri-d-chess-rules-moving-above", rules: ["3.1"] },
  { kind: "paragraph", text: "tri-d-chess-rules-moving-pieces", rules: ["3.6"] },
  { kind: "paragraph", text: "tri-d-chess-rules-moving-level", rules: ["3.7"] },
  {
    kind: "diagram",
    game,
    position: "W=4/4/4/4|N=4/4/1N2/4|B=4/4/4/4|QL2w=2/2|QL5b=2/2|KL1w=2/K1|KL6b=k1/2 w - - - 0 10",
    caption: "tri-d-chess-rules-moving-knight",
    highlight: [
      "a6N",
      "a6B",
      "c6N",
      "c6B",
      "d5N",
      "d5B",
      "d3W",
      "d3N",
      "a2W",
      "c2W",
      "z5QL2",
      "z5QL5",
    ],
  },
  { kind: "paragraph", text: "tri-d-chess-rules-moving-capture", rules: ["3.2"] },
  { kind: "paragraph", text: "tri-d-chess-rules-moving-vertical", rules: ["3.3"] },
  { kind: "paragraph", text: "tri-d-chess-rules-moving-block", rules: ["3.4"] },
  {
    kind: "diagram",
    game,
    position:
      "W=3q/4/K3/3R|N=4/4/4/3P|B=1k2/4/4/4|QL1w=2/2|QL6b=2/2|KL1w=2/2|KL6b=2/2 w - - - 0 10",
    caption: "tri-d-chess-rules-moving-blocked",
    highlight: ["d1W", "d2W", "d3W"],
  },
  { kind: "paragraph", text: "tri-d-chess-rules-moving-gap", rules: ["3.5"] },
  {
    kind: "steps",
    game,
    position: "W=4/4/4/4|N=4/4/4/4|B=1k2/4/4/4|QL1w=2/2|QL6b=2/2|KL1w=2/KR|KL6b=2/1p w - - - 0 10",
    caption: "tri-d-chess-rules-moving-gap-before",
    highlight: ["e0KL1", "e8KL6"],
    moves: [{ code: "e0KL1-e8KL6", caption: "tri-d-chess-rules-moving-gap-after" }],
  },
  { kind: "paragraph", text: "tri-d-chess-rules-moving-attack", rules: ["3.8"] },

  { kind: "heading", id: "pawns", text: "tri-d-chess-rules-pawns-heading", rules: ["4"] },
  { kind: "paragraph", text: "tri-d-chess-rules-pawns", rules: ["4.1", "4.2"] },
  { kind: "paragraph", text: "tri-d-chess-rules-pawns-capture", rules: ["4.4"] },
  { kind: "paragraph", text: "tri-d-chess-rules-pawns-double", rules: ["4.3"] },
  {
    kind: "diagram",
    game,
    position: START,
    caption: "tri-d-chess-rules-pawns-double-board",
    highlight: ["a1QL1", "a2W", "a3W", "a3N", "a4W", "a4N"],
  },
  { kind: "paragraph", text: "tri-d-chess-rules-pawns-passant", rules: ["4.5"] },
  {
    kind: "steps",
    game,
    position:
      "W=4/4/4/4|N=4/1pP1/4/4|B=4/4/4/P3|QL1w=2/2|QL6b=2/2|KL1w=2/K1|KL6b=k1/2 w - b6:b5N - 0 10",
    caption: "tri-d-chess-rules-pawns-passant-before",
    highlight: ["b6N", "b6B"],
    moves: [{ code: "c5N-b6B", caption: "tri-d-chess-rules-pawns-passant-after" }],
  },

  { kind: "heading", id: "promotion", text: "tri-d-chess-rules-promotion-heading" },
  { kind: "paragraph", text: "tri-d-chess-rules-promotion", rules: ["4.6"] },
  {
    kind: "list",
    items: [
      { text: "tri-d-chess-rules-promotion-outer" },
      { text: "tri-d-chess-rules-promotion-inner" },
      { text: "tri-d-chess-rules-promotion-corner" },
    ],
  },
  {
    kind: "diagram",
    game,
    position:
      "W=4/4/4/4|N=4/4/2k1/4|B=4/PP1P/4/4|QL1w=2/2|QL6b=2/P1|KL1w=2/K1|KL4b=2/2 w - - - 0 10",
    caption: "tri-d-chess-rules-promotion-board",
    highlight: ["z9QL6", "b8B", "d8B"],
  },
  { kind: "paragraph", text: "tri-d-chess-rules-promotion-delayed", rules: ["4.7"] },
  {
    kind: "steps",
    game,
    position: "W=4/4/4/4|N=4/2k1/4/4|B=P3/4/4/4|QL1w=2/2|QL6b=2/2|KL1w=2/K1|KL6b=2/2 b - - - 0 10",
    caption: "tri-d-chess-rules-promotion-release",
    highlight: ["a8B"],
    moves: [
      { code: "QL6-QL5", caption: "tri-d-chess-rules-promotion-released" },
      { code: "a8B=N", caption: "tri-d-chess-rules-promotion-step" },
      { code: "a8B-b6N", caption: "tri-d-chess-rules-promotion-then" },
    ],
  },
  {
    kind: "diagram",
    game,
    position: "W=4/4/4/4|N=4/4/4/4|B=P3/4/2k1/4|QL1w=2/2|QL6b=2/2|KL1w=2/K1|KL6b=2/2 b - - - 0 10",
    caption: "tri-d-chess-rules-promotion-forbidden",
    highlight: ["a8B", "c6B"],
  },
  { kind: "paragraph", text: "tri-d-chess-rules-promotion-carried", rules: ["4.8"] },
  {
    kind: "steps",
    game,
    position: "W=4/4/4/4|N=4/4/4/2k1|B=4/4/4/4|QL1w=2/2|QL5w=P1/2|KL1w=2/K1|KL6b=2/2 w - - - 0 10",
    caption: "tri-d-chess-rules-promotion-carried-before",
    highlight: ["z5QL5"],
    moves: [{ code: "QL5-QL6=Q", caption: "tri-d-chess-rules-promotion-carried-after" }],
  },

  { kind: "heading", id: "attack", text: "tri-d-chess-rules-attack-heading", rules: ["5"] },
  { kind: "paragraph", text: "tri-d-chess-rules-attack", rules: ["5.1"] },
  { kind: "paragraph", text: "tri-d-chess-rules-attack-control", rules: ["5.2"] },
  { kind: "paragraph", text: "tri-d-chess-rules-attack-where", rules: ["5.3"] },
  { kind: "paragraph", text: "tri-d-chess-rules-attack-direction", rules: ["5.4"] },
  {
    kind: "diagram",
    game,
    position: "W=4/4/4/4|N=4/4/4/4|B=4/1p2/4/4|QL3w=2/2|QL6b=2/2|KL1w=2/K1|KL6b=1k/2 w - - - 0 10",
    caption: "tri-d-chess-rules-attack-empty",
    highlight: ["QL1", "QL2", "QL4", "QL5", "KL3"],
  },
  { kind: "paragraph", text: "tri-d-chess-rules-attack-shift", rules: ["5.5"] },
  { kind: "paragraph", text: "tri-d-chess-rules-attack-passenger", rules: ["5.6"] },
  {
    kind: "steps",
    game,
    position: "W=4/4/4/4|N=4/4/4/4|B=4/4/4/4|QL1w=F1/2|QL6b=2/2|KL1w=2/K1|KL6b=kr/2 w - - - 0 10",
    caption: "tri-d-chess-rules-attack-carry-before",
    highlight: ["z1QL1"],
    moves: [
      { code: "QL1-QL3", caption: "tri-d-chess-rules-attack-carry-once" },
      { code: "e9KL6-e8KL6", caption: "tri-d-chess-rules-attack-carry-black" },
      { code: "QL3-QL4", caption: "tri-d-chess-rules-attack-carry-twice" },
    ],
  },
  { kind: "paragraph", text: "tri-d-chess-rules-attack-check", rules: ["5.7"] },
  {
    kind: "steps",
    game,
    position:
      "W=4/4/4/4|N=4/4/4/4|B=4/4/4/4|QL1w=2/2|QL6b=2/2|KL1w=2/KR|KL3w=1N/2|KL6b=1k/2 w - - - 0 10",
    caption: "tri-d-chess-rules-attack-discover-before",
    highlight: ["e0KL1", "e3KL3", "e9KL6"],
    moves: [{ code: "KL3-QL3", caption: "tri-d-chess-rules-attack-discover-after" }],
  },
  {
    kind: "steps",
    game,
    position: "W=4/4/4/4|N=1K2/4/4/4|B=k3/4/4/4|QL6w=2/1R|KL1w=2/2|KL2b=2/2|KL4b=2/2 w - - - 0 10",
    caption: "tri-d-chess-rules-attack-mate-before",
    highlight: ["a8B", "a8QL6"],
    moves: [{ code: "QL6-KL6", caption: "tri-d-chess-rules-attack-mate-after" }],
  },

  { kind: "heading", id: "king", text: "tri-d-chess-rules-king-heading", rules: ["6"] },
  { kind: "paragraph", text: "tri-d-chess-rules-king", rules: ["6.1"] },
  { kind: "paragraph", text: "tri-d-chess-rules-king-above", rules: ["6.2"] },
  {
    kind: "steps",
    game,
    position: "W=4/4/4/4|N=4/3k/N3/4|B=4/4/4/4|QL1w=2/2|QL6b=2/2|KL1w=K1/2|KL6b=2/2 w - - - 0 10",
    caption: "tri-d-chess-rules-king-above-before",
    highlight: ["d1KL1", "d5N"],
    moves: [{ code: "KL1-KL2", caption: "tri-d-chess-rules-king-above-after" }],
  },

  { kind: "heading", id: "castling", text: "tri-d-chess-rules-castling-heading", rules: ["7"] },
  { kind: "paragraph", text: "tri-d-chess-rules-castling", rules: ["7.1"] },
  {
    kind: "steps",
    game,
    position:
      "W=4/P3/1FFF/NBBN|N=4/4/4/4|B=nbbn/1fff/p3/4|QL1w=FF/RQ|QL6b=rq/ff|KL1w=FF/KR|KL6b=kr/ff" +
      ` w ${RIGHTS} - - 0 2`,
    caption: "tri-d-chess-rules-castling-short-before",
    highlight: ["d0KL1", "e0KL1"],
    moves: [{ code: "O-O", caption: "tri-d-chess-rules-castling-short-after" }],
  },
  {
    kind: "steps",
    game,
    position:
      "W=4/4/4/4|N=4/4/4/4|B=1k2/4/4/4|QL1w=2/R1|QL6b=2/2|KL1w=2/KR|KL6b=2/2" +
      " w z0QL1,e0KL1 - - 0 5",
    caption: "tri-d-chess-rules-castling-long-before",
    highlight: ["z0QL1", "d0KL1"],
    moves: [{ code: "O-O-O", caption: "tri-d-chess-rules-castling-long-after" }],
  },
  { kind: "paragraph", text: "tri-d-chess-rules-castling-when", rules: ["7.2"] },
  {
    kind: "list",
    items: [
      { text: "tri-d-chess-rules-castling-first" },
      { text: "tri-d-chess-rules-castling-moved" },
      { text: "tri-d-chess-rules-castling-attacked" },
      { text: "tri-d-chess-rules-castling-between" },
    ],
  },
  { kind: "paragraph", text: "tri-d-chess-rules-castling-once", rules: ["7.3"] },
  { kind: "paragraph", text: "tri-d-chess-rules-castling-general", rules: ["7.4"] },

  { kind: "heading", id: "end", text: "tri-d-chess-rules-end-heading", rules: ["8"] },
  { kind: "paragraph", text: "tri-d-chess-rules-end-mate", rules: ["8.1"] },
  { kind: "paragraph", text: "tri-d-chess-rules-end-stalemate", rules: ["5.8", "8.2"] },
  {
    kind: "diagram",
    game,
    position: "W=4/4/4/4|N=4/4/4/4|B=1K2/4/4/4|QL1w=2/2|QL6b=k1/1Q|KL1w=2/2|KL6b=2/2 b - - - 0 10",
    caption: "tri-d-chess-rules-end-mate-board",
  },
  {
    kind: "diagram",
    game,
    position: "W=4/4/4/4|N=4/4/4/4|B=1K2/3P/4/4|QL1w=2/2|QL6b=kB/2|KL1w=2/2|KL6b=2/2 b - - - 0 10",
    caption: "tri-d-chess-rules-end-no-stalemate",
  },
  { kind: "paragraph", text: "tri-d-chess-rules-end-draws" },
  {
    kind: "list",
    items: [
      { text: "tri-d-chess-rules-end-dead", rules: ["8.3"] },
      { text: "tri-d-chess-rules-end-threefold", rules: ["8.4"] },
      { text: "tri-d-chess-rules-end-fifty", rules: ["8.5"] },
      { text: "tri-d-chess-rules-end-automatic", rules: ["8.7"] },
      { text: "tri-d-chess-rules-end-agreed", rules: ["8.6"] },
    ],
  },
  { kind: "paragraph", text: "tri-d-chess-rules-end-table", rules: ["8.8"] },

  { kind: "heading", id: "notation", text: "tri-d-chess-rules-notation-heading", rules: ["9"] },
  {
    kind: "list",
    items: [
      { text: "tri-d-chess-rules-notation-men", rules: ["9.2"] },
      { text: "tri-d-chess-rules-notation-capture" },
      { text: "tri-d-chess-rules-notation-origin" },
      { text: "tri-d-chess-rules-notation-boards" },
      { text: "tri-d-chess-rules-notation-special" },
      { text: "tri-d-chess-rules-notation-code", rules: ["9.1"] },
    ],
  },

  { kind: "heading", id: "variants", text: "tri-d-chess-rules-variants-heading", rules: ["10"] },
  { kind: "paragraph", text: "tri-d-chess-rules-variants" },
  { kind: "paragraph", text: "tri-d-chess-rules-variants-exclude" },
  { kind: "paragraph", text: "tri-d-chess-rules-variants-honest" },

  variant("a1", "a1", "V.A1"),
  { kind: "paragraph", text: "tri-d-chess-rules-a1" },
  {
    kind: "diagram",
    game,
    position: "W=4/4/4/4|N=4/4/4/4|B=4/1p2/4/4|QL3w=2/2|QL6b=2/2|KL1w=2/K1|KL6b=1k/2 w - - - 0 10",
    options: { a1: "true" },
    caption: "tri-d-chess-rules-a1-empty",
    highlight: ["QL1", "KL3"],
  },

  variant("a2", "a2", "V.A2"),
  { kind: "paragraph", text: "tri-d-chess-rules-a2" },
  {
    kind: "steps",
    game,
    position: "W=4/4/4/2K1|N=4/4/4/4|B=4/4/4/4|QL1w=2/2|QL6b=2/2|KL1w=1F/2|KL6b=k1/2 w - - - 0 10",
    options: { a2: "true" },
    caption: "tri-d-chess-rules-a2-before",
    highlight: ["e1KL1", "d0KL1"],
    moves: [{ code: "KL1^", caption: "tri-d-chess-rules-a2-after" }],
  },

  variant("a21", "a21", "V.A2.1"),
  { kind: "paragraph", text: "tri-d-chess-rules-a21" },
  {
    kind: "diagram",
    game,
    position: "W=4/4/4/4|N=4/4/4/4|B=4/4/4/4|QL3w=P1/2|QL6b=2/2|KL1w=2/K1|KL6b=1k/2 w - - - 0 10",
    options: { a21: "true" },
    caption: "tri-d-chess-rules-a21-pins",
    highlight: ["QL2", "QL4"],
  },

  variant("a22", "a22", "V.A2.2"),
  { kind: "paragraph", text: "tri-d-chess-rules-a22" },
  {
    kind: "steps",
    game,
    position: "W=4/4/4/4|N=4/4/4/4|B=4/1p2/4/4|QL3w=2/2|QL4b=2/2|KL1w=2/K1|KL6b=1k/2 w - - - 0 10",
    options: { a22: "true" },
    caption: "tri-d-chess-rules-a22-before",
    moves: [{ code: "QL3-QL3i", caption: "tri-d-chess-rules-a22-after" }],
  },

  variant("a3", "a3", "V.A3"),
  { kind: "paragraph", text: "tri-d-chess-rules-a3" },
  {
    kind: "steps",
    game,
    position: "W=4/4/4/4|N=4/4/2k1/4|B=4/PP2/4/4|QL1w=2/2|QL4b=2/2|KL1w=2/K1|KL6b=2/2 w - - - 0 10",
    options: { a3: "true" },
    caption: "tri-d-chess-rules-a3-before",
    highlight: ["a8B"],
    moves: [{ code: "a7B-a8B=A", caption: "tri-d-chess-rules-a3-after" }],
  },

  variant("a4", "a4", "V.A4"),
  { kind: "paragraph", text: "tri-d-chess-rules-a4" },
  {
    kind: "diagram",
    game,
    position:
      "W=4/4/FFFF/NBBN|N=4/4/4/4|B=nbbn/ffff/4/4|QL1w=FF/RQ|QL4n=2/2|QL6b=rq/ff" +
      `|KL1w=FF/KR|KL3n=2/2|KL6b=kr/ff w ${RIGHTS} - - 0 1`,
    options: { a4: "true" },
    caption: "tri-d-chess-rules-a4-start",
  },

  variant("a5", "a5", "V.A5"),
  { kind: "paragraph", text: "tri-d-chess-rules-a5" },
  {
    kind: "diagram",
    game,
    position: "W=4/4/4/4|N=4/4/4/K3|B=4/4/4/4|QL2b=2/N1|QL3w=P1/2|QL6b=2/2|KL6b=1k/2 w - - - 0 10",
    options: { a5: "true" },
    caption: "tri-d-chess-rules-a5-pins",
    highlight: ["QL5"],
  },

  variant("m1", "m1", "V.M.1"),
  { kind: "paragraph", text: "tri-d-chess-rules-m1" },
  {
    kind: "list",
    items: [
      { text: "tri-d-chess-rules-m1-rook" },
      { text: "tri-d-chess-rules-m1-bishop" },
      { text: "tri-d-chess-rules-m1-queen" },
      { text: "tri-d-chess-rules-m1-knight" },
      { text: "tri-d-chess-rules-m1-pawn" },
    ],
  },
  {
    kind: "diagram",
    game,
    position: "W=4/K3/4/4|N=4/1B2/4/4|B=4/4/4/4|QL1w=2/2|QL6b=2/2|KL1w=2/2|KL6b=1k/2 w - - - 0 10",
    options: { m1: "true" },
    caption: "tri-d-chess-rules-m1-bishop-board",
    highlight: ["b1W", "d3W", "b5B", "d7B", "d3N", "a4N", "c4N", "a6N", "c6N", "e8KL6"],
  },
  { kind: "paragraph", text: "tri-d-chess-rules-m1-rest" },

  variant("p1", "setup-p1", "V.P1"),
  { kind: "paragraph", text: "tri-d-chess-rules-p1" },
  {
    kind: "diagram",
    game,
    position: start("RQ", "BNNB", "KR"),
    caption: "tri-d-chess-rules-p1-start",
  },
  variant("p2", "setup-p2"),
  { kind: "paragraph", text: "tri-d-chess-rules-p2" },
  {
    kind: "diagram",
    game,
    position: start("RN", "BQKB", "NR"),
    caption: "tri-d-chess-rules-p2-start",
  },
  variant("p3", "setup-p3"),
  { kind: "paragraph", text: "tri-d-chess-rules-p3" },
  {
    kind: "diagram",
    game,
    position: start("RB", "NQKN", "BR"),
    caption: "tri-d-chess-rules-p3-start",
  },
  variant("p4", "setup-p4"),
  { kind: "paragraph", text: "tri-d-chess-rules-p4" },
  {
    kind: "diagram",
    game,
    position:
      "W=4/4/FFFF/FFFF|N=4/4/4/4|B=ffff/ffff/4/4|QL1w=NB/RQ|QL6b=rq/nb|KL1w=BN/KR|KL6b=kr/bn" +
      ` w ${RIGHTS} - - 0 1`,
    options: { setup: "p4" },
    caption: "tri-d-chess-rules-p4-start",
  },

  variant("p5", "setup-p5", "V.P5"),
  { kind: "paragraph", text: "tri-d-chess-rules-p5", rules: ["P5.1"] },
  { kind: "paragraph", text: "tri-d-chess-rules-p5-numbers", rules: ["P5.2"] },
  { kind: "paragraph", text: "tri-d-chess-rules-p5-castling", rules: ["P5.3"] },
  {
    kind: "steps",
    game,
    position:
      "W=4/4/4/1RKR|N=4/4/4/4|B=4/4/4/4|QL1w=2/2|QL6b=k1/2|KL1w=2/2|KL6b=2/2 w b1W,d1W - - 0 10",
    caption: "tri-d-chess-rules-p5-both-before",
    highlight: ["c1W", "d1W"],
    moves: [{ code: "O-O", caption: "tri-d-chess-rules-p5-both-after" }],
  },
  {
    kind: "steps",
    game,
    position:
      "W=4/4/4/2K1|N=4/4/4/4|B=4/4/4/4|QL1w=2/2|QL6b=k1/2|KL1w=2/R1|KL6b=2/2 w d0KL1 - - 0 10",
    caption: "tri-d-chess-rules-p5-king-before",
    highlight: ["c1W", "d0KL1"],
    moves: [{ code: "O-O", caption: "tri-d-chess-rules-p5-king-after" }],
  },
  {
    kind: "steps",
    game,
    position:
      "W=4/4/4/4|N=4/4/4/4|B=4/4/4/4|QL1w=2/RK|QL6b=2/2|KL1w=2/2|KL6b=k1/2 w z0QL1 - - 0 10",
    caption: "tri-d-chess-rules-p5-rook-before",
    highlight: ["z0QL1", "a0QL1"],
    moves: [{ code: "O-O-O", caption: "tri-d-chess-rules-p5-rook-after" }],
  },
  { kind: "paragraph", text: "tri-d-chess-rules-p5-command", rules: ["P5.4"] },

  variant("p6", "setup-p6", "V.P6"),
  { kind: "paragraph", text: "tri-d-chess-rules-p6" },
  {
    kind: "list",
    ordered: true,
    items: [
      { text: "tri-d-chess-rules-p6-1" },
      { text: "tri-d-chess-rules-p6-2" },
      { text: "tri-d-chess-rules-p6-3" },
      { text: "tri-d-chess-rules-p6-4" },
      { text: "tri-d-chess-rules-p6-5" },
      { text: "tri-d-chess-rules-p6-6" },
    ],
  },
  {
    kind: "steps",
    game,
    position:
      "W=4/4/FFFF/4|N=4/4/4/4|B=4/ffff/4/4|QL1w=FF/2|QL6b=2/ff|KL1w=FF/2|KL6b=2/ff w - - - 0 1",
    options: { setup: "p6" },
    caption: "tri-d-chess-rules-p6-start",
    moves: [
      { code: "B@b1W", caption: "tri-d-chess-rules-p6-1" },
      { code: "B@a9QL6 B@c8B", caption: "tri-d-chess-rules-p6-2" },
      { code: "B@c1W N@a1W", caption: "tri-d-chess-rules-p6-3" },
      { code: "N@b8B N@d8B", caption: "tri-d-chess-rules-p6-4" },
      { code: "N@e0KL1 Q@d1W", caption: "tri-d-chess-rules-p6-5" },
      { code: "Q@a8B", caption: "tri-d-chess-rules-p6-6" },
    ],
  },
  { kind: "paragraph", text: "tri-d-chess-rules-p6-then" },

  variant("p7", "setup-p7", "V.P7"),
  { kind: "paragraph", text: "tri-d-chess-rules-p7" },
  {
    kind: "diagram",
    game,
    position:
      "W=F2f/F2f/F2f/F2f|N=4/4/4/4|B=F2f/F2f/F2f/F2f|QL1w=QB/RN|QL6w=RN/KB|KL1b=bq/nr|KL6b=nr/bk" +
      " w - - - 0 1",
    options: { setup: "p7" },
    caption: "tri-d-chess-rules-p7-start",
  },
  { kind: "paragraph", text: "tri-d-chess-rules-p7-rest" },

  { kind: "heading", id: "tips", text: "tri-d-chess-rules-tips-heading" },
  {
    kind: "list",
    items: [
      { text: "tri-d-chess-rules-tips-above" },
      { text: "tri-d-chess-rules-tips-lens" },
      { text: "tri-d-chess-rules-tips-boards" },
      { text: "tri-d-chess-rules-tips-corner" },
      { text: "tri-d-chess-rules-tips-variants" },
    ],
  },

  { kind: "credit", text: "tri-d-chess-rules-credit" },
  { kind: "credit", text: "tri-d-chess-rules-credit-open" },
  { kind: "credit", text: "tri-d-chess-rules-credit-independent" },
];
