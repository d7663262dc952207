import type { Block } from "./block";

const game = "mixtour";
const START = "5/5/5/5/5 w 20,20 0,0 -";
/** A stack of four beside single discs, with more discs about. */
const BEFORE_POINT = "5/3,b,1/5/2,w,2/bwbw,b,3 w 17,16 0,0 -";

/** The rules of Mixtour in the order in which a newcomer needs them. */
export const blocks: readonly Block[] = [
  { kind: "heading", id: "goal", text: "mixtour-rules-goal-heading" },
  { kind: "paragraph", text: "mixtour-rules-goal" },
  { kind: "paragraph", text: "mixtour-rules-goal-how" },

  { kind: "heading", id: "equipment", text: "mixtour-rules-equipment-heading", rules: ["1"] },
  { kind: "paragraph", text: "mixtour-rules-equipment-board", rules: ["1.1"] },
  {
    kind: "diagram",
    game,
    position: START,
    caption: "mixtour-rules-equipment-start",
  },
  { kind: "paragraph", text: "mixtour-rules-equipment-discs", rules: ["1.2"] },
  { kind: "paragraph", text: "mixtour-rules-equipment-first", rules: ["1.3"] },
  { kind: "paragraph", text: "mixtour-rules-equipment-stack", rules: ["1.4"] },
  {
    kind: "diagram",
    game,
    position: "5/5/1,wb,1,bbw,1/5/5 w 18,17 0,0 -",
    caption: "mixtour-rules-equipment-owner",
    highlight: ["b3", "d3"],
  },

  { kind: "heading", id: "turn", text: "mixtour-rules-turn-heading", rules: ["2"] },
  { kind: "paragraph", text: "mixtour-rules-turn", rules: ["2.1"] },
  {
    kind: "list",
    items: [{ text: "mixtour-rules-turn-enter" }, { text: "mixtour-rules-turn-move" }],
  },
  { kind: "paragraph", text: "mixtour-rules-turn-pass", rules: ["2.2"] },

  { kind: "heading", id: "entering", text: "mixtour-rules-entering-heading", rules: ["3"] },
  { kind: "paragraph", text: "mixtour-rules-entering", rules: ["3.1"] },
  {
    kind: "steps",
    game,
    position: START,
    caption: "mixtour-rules-entering-start",
    moves: [
      { code: "c3", caption: "mixtour-rules-entering-white" },
      { code: "d3", caption: "mixtour-rules-entering-black" },
      { code: "c3:1-d3", caption: "mixtour-rules-entering-on-top" },
    ],
  },

  { kind: "heading", id: "moving", text: "mixtour-rules-moving-heading", rules: ["4"] },
  { kind: "paragraph", text: "mixtour-rules-moving-take", rules: ["4.1"] },
  {
    kind: "steps",
    game,
    position: "5/5/2,wbwb,2/2,w,2/5 w 17,18 0,0 -",
    caption: "mixtour-rules-moving-split",
    highlight: ["c2", "c3"],
    moves: [{ code: "c3:2-c2", caption: "mixtour-rules-moving-split-two" }],
  },
  { kind: "paragraph", text: "mixtour-rules-moving-land", rules: ["4.2"] },

  { kind: "heading", id: "distance", text: "mixtour-rules-distance-heading" },
  { kind: "paragraph", text: "mixtour-rules-distance", rules: ["4.3"] },
  { kind: "paragraph", text: "mixtour-rules-distance-count" },
  {
    kind: "diagram",
    game,
    position: "5/1,w,1,bw,1/2,b,2/3,b,1/2,w,2 w 17,17 0,0 -",
    caption: "mixtour-rules-distance-1",
    highlight: ["b4", "c3", "d2", "d4"],
  },
  {
    kind: "diagram",
    game,
    position: "2,w,2/5/2,wb,w,1/5/b,4 w 17,18 0,0 -",
    caption: "mixtour-rules-distance-2",
    highlight: ["a1", "c3", "c5"],
  },
  {
    kind: "diagram",
    game,
    position: "1,bw,2,b/5/5/1,wwb,2,w/5 w 16,17 0,0 -",
    caption: "mixtour-rules-distance-3",
    highlight: ["b2", "b5", "e2", "e5"],
  },
  { kind: "paragraph", text: "mixtour-rules-distance-limit", rules: ["4.4"] },
  {
    kind: "diagram",
    game,
    position: "w,3,b/5/5/5/bwbw,3,bb w 17,15 0,0 -",
    caption: "mixtour-rules-distance-4",
    highlight: ["a1", "a5", "e1", "e5"],
  },
  { kind: "paragraph", text: "mixtour-rules-distance-result", rules: ["4.5"] },
  {
    kind: "diagram",
    game,
    position: "1,bw,2,b/3,w,1/5/1,wwb,2,w/5 w 15,17 0,0 -",
    caption: "mixtour-rules-distance-blocked",
    highlight: ["b2", "d4", "e5"],
  },

  { kind: "heading", id: "take-back", text: "mixtour-rules-take-back-heading" },
  { kind: "paragraph", text: "mixtour-rules-take-back", rules: ["4.6"] },
  {
    kind: "steps",
    game,
    position: "5/5/1,b,bw,2/5/5 w 19,18 0,0 -",
    caption: "mixtour-rules-take-back-before",
    moves: [
      { code: "c3:1-b3", caption: "mixtour-rules-take-back-banned" },
      { code: "b3:2-c3", caption: "mixtour-rules-take-back-allowed" },
    ],
  },

  { kind: "heading", id: "end", text: "mixtour-rules-end-heading", rules: ["5"] },
  { kind: "paragraph", text: "mixtour-rules-end-point", rules: ["5.1"] },
  { kind: "paragraph", text: "mixtour-rules-end-standard", rules: ["5.2"] },
  {
    kind: "steps",
    game,
    position: "5/5/5/5/bwbw,b,3 w 18,17 0,0 -",
    caption: "mixtour-rules-end-own-before",
    highlight: ["a1", "b1"],
    moves: [{ code: "a1:4-b1", caption: "mixtour-rules-end-own-after" }],
  },
  {
    kind: "steps",
    game,
    position: "5/5/5/5/wwbb,w,3 w 17,18 0,0 -",
    caption: "mixtour-rules-end-gift-before",
    highlight: ["a1", "b1"],
    moves: [{ code: "a1:4-b1", caption: "mixtour-rules-end-gift-after" }],
  },
  { kind: "paragraph", text: "mixtour-rules-end-stays", rules: ["5.5"] },
  { kind: "paragraph", text: "mixtour-rules-end-draws" },
  {
    kind: "list",
    items: [
      { text: "mixtour-rules-end-passes", rules: ["5.6"] },
      { text: "mixtour-rules-end-threefold", rules: ["5.7"] },
    ],
  },
  { kind: "paragraph", text: "mixtour-rules-end-order", rules: ["5.8"] },
  {
    kind: "steps",
    game,
    position: "wbb,www,wwb,1,wbww/4,wb/wbww,1,bbwb,bbw,bwb/wb,3,bb/1,wbw,1,bwb,1 w 0,1 0,0 -",
    caption: "mixtour-rules-end-pass-before",
    moves: [
      { code: "pass", caption: "mixtour-rules-end-pass-one" },
      { code: "c4", caption: "mixtour-rules-end-pass-enter" },
    ],
  },
  {
    kind: "steps",
    game,
    position:
      "wbb,www,wbwb,1,wbww/4,wb/wbww,1,bbwb,bbw,bwb/wb,3,bb/1,wbwb,1,bw,1 b 0,0 0,0 d1:2-b1",
    caption: "mixtour-rules-end-passes-before",
    moves: [
      { code: "b1:1-d1", caption: "mixtour-rules-end-passes-last" },
      { code: "pass", caption: "mixtour-rules-end-passes-first" },
      { code: "pass", caption: "mixtour-rules-end-passes-second" },
    ],
  },
  {
    kind: "steps",
    game,
    position: "5/5/5/b,b,3/w,ww,3 w 17,18 0,0 -",
    caption: "mixtour-rules-end-loop-first",
    moves: [
      { code: "b1:1-b2", caption: "mixtour-rules-end-loop-round" },
      { code: "b2:1-a2" },
      { code: "a2:1-b1", caption: "mixtour-rules-end-loop-other" },
      { code: "b1:1-b2" },
      { code: "b2:1-a2" },
      { code: "a2:1-b1", caption: "mixtour-rules-end-loop-second" },
      { code: "b1:1-b2" },
      { code: "b2:1-a2" },
      { code: "a2:1-b1" },
      { code: "b1:1-b2" },
      { code: "b2:1-a2" },
      { code: "a2:1-b1", caption: "mixtour-rules-end-loop-third" },
    ],
  },

  { kind: "heading", id: "tournament", text: "mixtour-rules-tournament-heading" },
  { kind: "paragraph", text: "mixtour-rules-tournament", rules: ["5.3"] },
  { kind: "paragraph", text: "mixtour-rules-tournament-scored", rules: ["5.4"] },
  {
    kind: "steps",
    game,
    position: BEFORE_POINT,
    options: { target: "2" },
    caption: "mixtour-rules-tournament-before",
    highlight: ["a1", "b1"],
    moves: [{ code: "a1:4-b1", caption: "mixtour-rules-tournament-out" }],
  },
  {
    kind: "steps",
    game,
    position: BEFORE_POINT,
    options: { target: "2", scored: "reserve" },
    caption: "mixtour-rules-tournament-before-reserve",
    highlight: ["a1", "b1"],
    moves: [{ code: "a1:4-b1", caption: "mixtour-rules-tournament-reserve" }],
  },

  { kind: "heading", id: "notation", text: "mixtour-rules-notation-heading", rules: ["7"] },
  {
    kind: "list",
    items: [
      { text: "mixtour-rules-notation-moves", rules: ["7.1"] },
      { text: "mixtour-rules-notation-one", rules: ["7.2"] },
      { text: "mixtour-rules-notation-result", rules: ["7.3"] },
    ],
  },
  {
    kind: "steps",
    game,
    position: "5/2,wbwb,2/3,b,1/5/5 w 18,17 0,0 -",
    caption: "mixtour-rules-notation-before",
    moves: [{ code: "c4:3-d3", caption: "mixtour-rules-notation-after" }],
  },

  { kind: "heading", id: "options", text: "mixtour-rules-options-heading", rules: ["6"] },
  { kind: "paragraph", text: "mixtour-rules-options", rules: ["6.1"] },
  {
    kind: "list",
    items: [
      { text: "mixtour-rules-options-target" },
      { text: "mixtour-rules-options-scored" },
      { text: "mixtour-rules-options-repetition" },
    ],
  },

  { kind: "heading", id: "tips", text: "mixtour-rules-tips-heading" },
  {
    kind: "list",
    items: [
      { text: "mixtour-rules-tips-target" },
      { text: "mixtour-rules-tips-top" },
      { text: "mixtour-rules-tips-four" },
      { text: "mixtour-rules-tips-block" },
      { text: "mixtour-rules-tips-height" },
      { text: "mixtour-rules-tips-entered" },
    ],
  },

  {
    kind: "credit",
    text: "mixtour-rules-credit",
    link: { href: "https://spielstein.com/", text: "mixtour-rules-credit-link" },
  },
  { kind: "credit", text: "mixtour-rules-credit-independent" },
];
