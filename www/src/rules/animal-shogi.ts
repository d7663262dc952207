import type { Block } from "./block";

const game = "animal-shogi";
const START = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1";

/** One animal in the middle of the board, both lions out of its way. */
const alone = (animal: string) => `7k1/9/9/9/4${animal}4/9/9/9/1K7 b - 1`;

const LION = ["6d", "5d", "4d", "6e", "4e", "6f", "5f", "4f"];
const DOG = ["6d", "5d", "4d", "6e", "4e", "5f"];
const STRAIGHT = [
  "5a",
  "5b",
  "5c",
  "5d",
  "5f",
  "5g",
  "5h",
  "5i",
  "9e",
  "8e",
  "7e",
  "6e",
  "4e",
  "3e",
  "2e",
  "1e",
];
const SLANTED = [
  "9a",
  "8b",
  "7c",
  "6d",
  "4f",
  "3g",
  "2h",
  "1i",
  "9i",
  "8h",
  "7g",
  "6f",
  "4d",
  "3c",
  "2b",
  "1a",
];

/** The rules of Animal Shogi in the order in which a newcomer needs them. */
export const blocks: readonly Block[] = [
  { kind: "heading", id: "goal", text: "animal-shogi-rules-goal-heading" },
  { kind: "paragraph", text: "animal-shogi-rules-goal" },
  { kind: "paragraph", text: "animal-shogi-rules-goal-how" },

  { kind: "heading", id: "equipment", text: "animal-shogi-rules-equipment-heading", rules: ["1"] },
  { kind: "paragraph", text: "animal-shogi-rules-equipment-board", rules: ["1.1"] },
  { kind: "paragraph", text: "animal-shogi-rules-equipment-sides", rules: ["1.2"] },
  {
    kind: "diagram",
    game,
    position: START,
    caption: "animal-shogi-rules-equipment-start",
    rules: ["3", "3.1", "3.3"],
  },

  { kind: "heading", id: "animals", text: "animal-shogi-rules-animals-heading", rules: ["2"] },
  { kind: "paragraph", text: "animal-shogi-rules-animals", rules: ["2.3"] },
  {
    kind: "diagram",
    game,
    position: "7k1/9/9/9/4K4/9/9/9/9 b - 1",
    caption: "animal-shogi-rules-animals-lion",
    highlight: LION,
  },
  {
    kind: "diagram",
    game,
    position: alone("R"),
    caption: "animal-shogi-rules-animals-giraffe",
    highlight: STRAIGHT,
  },
  {
    kind: "diagram",
    game,
    position: alone("B"),
    caption: "animal-shogi-rules-animals-elephant",
    highlight: SLANTED,
  },
  {
    kind: "diagram",
    game,
    position: alone("G"),
    caption: "animal-shogi-rules-animals-dog",
    highlight: DOG,
  },
  {
    kind: "diagram",
    game,
    position: alone("S"),
    caption: "animal-shogi-rules-animals-cat",
    highlight: ["6d", "5d", "4d", "6f", "4f"],
  },
  {
    kind: "diagram",
    game,
    position: "7k1/9/9/3pgp3/3sNs3/3PGP3/9/9/1K7 b - 1",
    caption: "animal-shogi-rules-animals-rabbit",
    highlight: ["6c", "4c"],
  },
  {
    kind: "diagram",
    game,
    position: alone("L"),
    caption: "animal-shogi-rules-animals-piglet",
    highlight: ["5a", "5b", "5c", "5d"],
  },
  {
    kind: "diagram",
    game,
    position: alone("P"),
    caption: "animal-shogi-rules-animals-chick",
    highlight: ["5d"],
  },
  { kind: "paragraph", text: "animal-shogi-rules-animals-promoted", rules: ["2.2"] },
  {
    kind: "diagram",
    game,
    position: alone("+P"),
    caption: "animal-shogi-rules-animals-hen",
    highlight: DOG,
  },
  {
    kind: "diagram",
    game,
    position: alone("+R"),
    caption: "animal-shogi-rules-animals-giraffe-promoted",
    highlight: [...STRAIGHT, "6d", "4d", "6f", "4f"],
  },
  {
    kind: "diagram",
    game,
    position: alone("+B"),
    caption: "animal-shogi-rules-animals-elephant-promoted",
    highlight: [...SLANTED, "5d", "6e", "4e", "5f"],
  },

  { kind: "heading", id: "begin", text: "animal-shogi-rules-begin-heading", rules: ["4"] },
  { kind: "paragraph", text: "animal-shogi-rules-begin", rules: ["4.1"] },
  { kind: "paragraph", text: "animal-shogi-rules-begin-program", rules: ["4.2"] },
  { kind: "paragraph", text: "animal-shogi-rules-begin-later", rules: ["4.3"] },

  { kind: "heading", id: "turn", text: "animal-shogi-rules-turn-heading", rules: ["5"] },
  { kind: "paragraph", text: "animal-shogi-rules-turn", rules: ["5.1"] },
  {
    kind: "list",
    items: [
      { text: "animal-shogi-rules-turn-move", rules: ["5.2"] },
      { text: "animal-shogi-rules-turn-drop" },
    ],
  },
  { kind: "paragraph", text: "animal-shogi-rules-turn-capture", rules: ["5.3"] },
  { kind: "paragraph", text: "animal-shogi-rules-turn-touch", rules: ["5.4"] },
  {
    kind: "steps",
    game,
    position: START,
    caption: "animal-shogi-rules-turn-start",
    moves: [
      { code: "7g7f", caption: "animal-shogi-rules-turn-chick" },
      { code: "3c3d", caption: "animal-shogi-rules-turn-answer" },
      { code: "8h2b+", caption: "animal-shogi-rules-turn-elephant" },
      { code: "3a2b", caption: "animal-shogi-rules-turn-back" },
      { code: "B*5e", caption: "animal-shogi-rules-turn-dropped" },
    ],
  },

  { kind: "heading", id: "promotion", text: "animal-shogi-rules-promotion-heading", rules: ["6"] },
  { kind: "paragraph", text: "animal-shogi-rules-promotion-zone", rules: ["1.4"] },
  { kind: "paragraph", text: "animal-shogi-rules-promotion", rules: ["6.1"] },
  { kind: "paragraph", text: "animal-shogi-rules-promotion-choice", rules: ["6.2"] },
  { kind: "paragraph", text: "animal-shogi-rules-promotion-stays", rules: ["6.3"] },
  {
    kind: "steps",
    game,
    position: "7k1/9/4S4/9/9/9/9/9/1K7 b - 1",
    caption: "animal-shogi-rules-promotion-leave-before",
    highlight: ["5c", "4d"],
    moves: [{ code: "5c4d+", caption: "animal-shogi-rules-promotion-leave-after" }],
  },
  {
    kind: "steps",
    game,
    position: "7k1/4P4/9/9/9/9/9/9/1K7 b - 1",
    caption: "animal-shogi-rules-promotion-must-before",
    highlight: ["5a"],
    moves: [{ code: "5b5a+", caption: "animal-shogi-rules-promotion-must-after" }],
  },

  { kind: "heading", id: "drops", text: "animal-shogi-rules-drops-heading", rules: ["7"] },
  { kind: "paragraph", text: "animal-shogi-rules-drops", rules: ["7.1"] },
  { kind: "paragraph", text: "animal-shogi-rules-drops-check", rules: ["7.6"] },
  { kind: "paragraph", text: "animal-shogi-rules-drops-limits" },
  {
    kind: "list",
    items: [
      { text: "animal-shogi-rules-drops-dead", rules: ["7.2"] },
      { text: "animal-shogi-rules-drops-two", rules: ["7.3"] },
      { text: "animal-shogi-rules-drops-mate", rules: ["7.4"] },
    ],
  },
  {
    kind: "steps",
    game,
    position: "7k1/9/6+P2/9/9/9/4P4/9/1K7 b P 1",
    caption: "animal-shogi-rules-drops-two-before",
    highlight: ["5g", "3c"],
    moves: [{ code: "P*3e", caption: "animal-shogi-rules-drops-two-after" }],
  },
  {
    kind: "steps",
    game,
    position: "7nk/9/8S/9/9/9/9/9/4K4 b GP 1",
    caption: "animal-shogi-rules-drops-mate-before",
    highlight: ["1b"],
    moves: [{ code: "G*1b", caption: "animal-shogi-rules-drops-mate-after" }],
  },
  {
    kind: "steps",
    game,
    position: "7nk/9/7SP/9/9/9/9/9/4K4 b - 1",
    caption: "animal-shogi-rules-drops-moved-before",
    highlight: ["1b"],
    moves: [{ code: "1c1b", caption: "animal-shogi-rules-drops-moved-after" }],
  },
  { kind: "paragraph", text: "animal-shogi-rules-drops-test", rules: ["7.5"] },

  { kind: "heading", id: "end", text: "animal-shogi-rules-end-heading", rules: ["8"] },
  { kind: "paragraph", text: "animal-shogi-rules-end-check", rules: ["8.2"] },
  { kind: "paragraph", text: "animal-shogi-rules-end-legal", rules: ["8.1"] },
  { kind: "paragraph", text: "animal-shogi-rules-end-mate", rules: ["8.3"] },
  {
    kind: "steps",
    game,
    position: "4k4/9/4P4/9/9/9/9/9/4K4 b G 1",
    caption: "animal-shogi-rules-end-mate-before",
    highlight: ["5b"],
    moves: [{ code: "G*5b", caption: "animal-shogi-rules-end-mate-after" }],
  },
  { kind: "paragraph", text: "animal-shogi-rules-end-stuck", rules: ["8.4"] },
  { kind: "paragraph", text: "animal-shogi-rules-end-silent", rules: ["8.5"] },
  { kind: "paragraph", text: "animal-shogi-rules-end-resign", rules: ["8.7"] },
  { kind: "paragraph", text: "animal-shogi-rules-end-illegal", rules: ["8.6"] },
  { kind: "paragraph", text: "animal-shogi-rules-end-order", rules: ["8.8"] },

  {
    kind: "heading",
    id: "repetition",
    text: "animal-shogi-rules-repetition-heading",
    rules: ["10"],
  },
  { kind: "paragraph", text: "animal-shogi-rules-repetition", rules: ["10.1", "10.2"] },
  { kind: "paragraph", text: "animal-shogi-rules-repetition-checks", rules: ["10.3", "10.4"] },
  {
    kind: "steps",
    game,
    position: START,
    caption: "animal-shogi-rules-repetition-first",
    moves: [
      { code: "2h3h 8b7b", caption: "animal-shogi-rules-repetition-away" },
      { code: "3h2h 7b8b", caption: "animal-shogi-rules-repetition-second" },
      { code: "2h3h 8b7b 3h2h 7b8b", caption: "animal-shogi-rules-repetition-third" },
      { code: "2h3h 8b7b 3h2h 7b8b", caption: "animal-shogi-rules-repetition-fourth" },
    ],
  },
  {
    kind: "steps",
    game,
    position: "9/9/9/9/K8/9/4+B4/9/3k3B1 b - 1",
    caption: "animal-shogi-rules-repetition-chase-first",
    moves: [
      { code: "5g7i", caption: "animal-shogi-rules-repetition-chase-check" },
      { code: "6i5h", caption: "animal-shogi-rules-repetition-chase-away" },
      { code: "7i5g 5h6i", caption: "animal-shogi-rules-repetition-chase-second" },
      { code: "5g7i 6i5h 7i5g 5h6i", caption: "animal-shogi-rules-repetition-third" },
      { code: "5g7i 6i5h 7i5g 5h6i", caption: "animal-shogi-rules-repetition-chase-fourth" },
    ],
  },
  { kind: "paragraph", text: "animal-shogi-rules-repetition-limit", rules: ["10.6", "10.7"] },

  { kind: "heading", id: "impasse", text: "animal-shogi-rules-impasse-heading", rules: ["9"] },
  { kind: "paragraph", text: "animal-shogi-rules-impasse" },
  { kind: "paragraph", text: "animal-shogi-rules-impasse-agreed", rules: ["9.1"] },
  { kind: "paragraph", text: "animal-shogi-rules-impasse-handicap", rules: ["9.2"] },
  { kind: "paragraph", text: "animal-shogi-rules-impasse-declared", rules: ["9.4"] },
  {
    kind: "list",
    items: [
      { text: "animal-shogi-rules-impasse-lion" },
      { text: "animal-shogi-rules-impasse-ten" },
      { text: "animal-shogi-rules-impasse-safe" },
    ],
  },
  { kind: "paragraph", text: "animal-shogi-rules-impasse-24" },
  { kind: "paragraph", text: "animal-shogi-rules-impasse-27" },
  {
    kind: "steps",
    game,
    position:
      "1+P+P+P1+P+P+P1/2G1K1S2/2+N+L1+L+N2/9/9/9/2+p+p1+p+p2/2g1k1g2/1+p+n+l1+l+n+p1" +
      " b 2RB4Pbg3s2p 1",
    caption: "animal-shogi-rules-impasse-before",
    moves: [{ code: "win", caption: "animal-shogi-rules-impasse-after" }],
  },

  { kind: "heading", id: "casual", text: "animal-shogi-rules-casual-heading", rules: ["13"] },
  { kind: "paragraph", text: "animal-shogi-rules-casual", rules: ["13.1", "13.3"] },
  { kind: "paragraph", text: "animal-shogi-rules-casual-capture", rules: ["13.2", "13.6"] },
  {
    kind: "steps",
    game,
    position: "4k4/p8/9/9/4R4/9/9/9/4K4 w - 1",
    options: { play: "casual" },
    caption: "animal-shogi-rules-casual-before",
    highlight: ["5a", "5e"],
    moves: [
      { code: "9b9c", caption: "animal-shogi-rules-casual-missed" },
      { code: "5e5a", caption: "animal-shogi-rules-casual-after" },
    ],
  },
  { kind: "paragraph", text: "animal-shogi-rules-casual-rest", rules: ["13.4", "13.5", "13.7"] },

  { kind: "heading", id: "handicaps", text: "animal-shogi-rules-handicaps-heading", rules: ["11"] },
  { kind: "paragraph", text: "animal-shogi-rules-handicaps" },
  {
    kind: "list",
    items: [
      { text: "animal-shogi-rules-handicaps-lance" },
      { text: "animal-shogi-rules-handicaps-bishop" },
      { text: "animal-shogi-rules-handicaps-rook" },
      { text: "animal-shogi-rules-handicaps-rook-lance" },
      { text: "animal-shogi-rules-handicaps-two" },
      { text: "animal-shogi-rules-handicaps-four" },
      { text: "animal-shogi-rules-handicaps-six" },
      { text: "animal-shogi-rules-handicaps-eight" },
      { text: "animal-shogi-rules-handicaps-ten" },
    ],
  },
  {
    kind: "diagram",
    game,
    position: "lnsgkgsnl/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1",
    caption: "animal-shogi-rules-handicaps-two-board",
  },

  { kind: "heading", id: "values", text: "animal-shogi-rules-values-heading", rules: ["12"] },
  { kind: "paragraph", text: "animal-shogi-rules-values" },
  {
    kind: "list",
    items: [
      { text: "animal-shogi-rules-values-chick" },
      { text: "animal-shogi-rules-values-piglet" },
      { text: "animal-shogi-rules-values-rabbit" },
      { text: "animal-shogi-rules-values-cat" },
      { text: "animal-shogi-rules-values-dog" },
      { text: "animal-shogi-rules-values-elephant" },
      { text: "animal-shogi-rules-values-giraffe" },
    ],
  },

  { kind: "heading", id: "options", text: "animal-shogi-rules-options-heading" },
  {
    kind: "list",
    items: [
      { text: "animal-shogi-rules-options-play" },
      { text: "animal-shogi-rules-options-begins" },
      { text: "animal-shogi-rules-options-handicap" },
      { text: "animal-shogi-rules-options-illegal" },
      { text: "animal-shogi-rules-options-declaration" },
      { text: "animal-shogi-rules-options-limit" },
    ],
  },

  { kind: "heading", id: "notation", text: "animal-shogi-rules-notation-heading", rules: ["14"] },
  {
    kind: "list",
    items: [
      { text: "animal-shogi-rules-notation-animals", rules: ["2.1", "14.4"] },
      { text: "animal-shogi-rules-notation-western", rules: ["14.3"] },
      { text: "animal-shogi-rules-notation-origin" },
      { text: "animal-shogi-rules-notation-code", rules: ["14.2"] },
      { text: "animal-shogi-rules-notation-files", rules: ["14.5", "14.6"] },
    ],
  },

  { kind: "heading", id: "tips", text: "animal-shogi-rules-tips-heading" },
  {
    kind: "list",
    items: [
      { text: "animal-shogi-rules-tips-casual" },
      { text: "animal-shogi-rules-tips-drop" },
      { text: "animal-shogi-rules-tips-house" },
      { text: "animal-shogi-rules-tips-promote" },
      { text: "animal-shogi-rules-tips-hand" },
    ],
  },

  { kind: "credit", text: "animal-shogi-rules-credit" },
  { kind: "credit", text: "animal-shogi-rules-credit-open" },
  { kind: "credit", text: "animal-shogi-rules-credit-independent" },
];
