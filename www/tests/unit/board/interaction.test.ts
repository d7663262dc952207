import { describe, expect, it } from "vitest";

import {
  OFF,
  start,
  type Effect,
  type BoardInput,
  type Spot,
  type State,
} from "../../../src/board/core/interaction";
import { DRAG_THRESHOLD, reduce } from "../../../src/board/input/reduce";
import { buildTrie } from "../../../src/board/core/choices";
import type { Choice } from "../../../src/generated/types/Choice";
import { FOLKY, MIXTOUR, PROMOTION, cell, count, option, pawn } from "./choices";

const at = (id: string, lift: number | null = null): Spot => ({ at: "cell", cell: id, lift });
const tray: Spot = { at: "tray", tray: "reserve-0", kind: "pawn" };
const press = (spot: Spot): BoardInput => ({ type: "press", spot, x: 0, y: 0 });
const move = (spot: Spot, x = 40): BoardInput => ({ type: "move", spot, x, y: 0 });
const release = (spot: Spot): BoardInput => ({ type: "release", spot });
const click = (spot: Spot): BoardInput[] => [press(spot), release(spot)];
const drag = (from: Spot, to: Spot): BoardInput[] => [press(from), move(to), release(to)];
const key = (spot: Spot): BoardInput => ({ type: "activate", spot });
const cancel: BoardInput = { type: "cancel" };
const confirm: BoardInput = { type: "confirm", on: true };

function run(choices: readonly Choice[], events: readonly BoardInput[]): [State, Effect[]] {
  let state = start(buildTrie(choices));
  const effects: Effect[] = [];
  for (const event of events) {
    const [next, done] = reduce(state, event);
    state = next;
    effects.push(...done);
  }
  return [state, effects];
}

const chose = (code: string, via: "drag" | "click" | "key"): Effect[] => [
  { do: "choose", code, via },
];
const explains = (...steps: Extract<Effect, { do: "explain" }>["steps"]): Effect[] => [
  { do: "explain", steps },
];

interface Gesture {
  readonly name: string;
  readonly choices?: readonly Choice[];
  readonly events: readonly BoardInput[];
  readonly effects?: readonly Effect[];
  /** What stays chosen. */
  readonly path?: State["path"];
}

const GESTURES: readonly Gesture[] = [
  { name: "a press selects at once", events: [press(at("h1"))], path: [cell("h1")] },
  { name: "a click keeps the piece selected", events: click(at("h1")), path: [cell("h1")] },
  {
    name: "a click on a target plays",
    events: [...click(at("h1")), ...click(at("h7"))],
    effects: chose("h1h7", "click"),
  },
  {
    name: "a press on a target waits for the release",
    events: [...click(at("h1")), press(at("h7"))],
    path: [cell("h1")],
  },
  {
    name: "a press on a target that slides away is taken back",
    events: [...click(at("h1")), press(at("h7")), move(at("h2")), release(at("h2"))],
    path: [cell("h1")],
  },
  {
    name: "a drag to a target plays",
    events: drag(at("h1"), at("h7")),
    effects: chose("h1h7", "drag"),
  },
  {
    name: "a tremble below the threshold is a click",
    events: [press(at("h1")), move(at("h1"), DRAG_THRESHOLD), release(at("h1"))],
    path: [cell("h1")],
  },
  { name: "a drop outside the board deselects", events: drag(at("h1"), OFF) },
  {
    name: "a drop back on the origin after leaving deselects",
    events: [press(at("h1")), move(at("h2")), move(at("h1")), release(at("h1"))],
  },
  {
    name: "a drag that never left its cell keeps it selected",
    events: [press(at("h1")), move(at("h1"), 9), release(at("h1"))],
    path: [cell("h1")],
  },
  {
    name: "a second click on the selected piece deselects",
    events: [...click(at("h1")), ...click(at("h1"))],
  },
  {
    name: "the selected piece can still be dragged",
    events: [...click(at("h1")), ...drag(at("h1"), at("h2"))],
    effects: chose("h1h2", "drag"),
  },
  {
    name: "a click on another own piece selects that one",
    events: [...click(at("h1")), ...click(at("b1"))],
    path: [cell("b1")],
  },
  { name: "a click outside deselects", events: [...click(at("h1")), ...click(OFF)] },
  {
    name: "Esc, a second finger or the right button cancels a selection",
    events: [...click(at("h1")), cancel],
  },
  {
    name: "the same cancels a drag, and its release does nothing",
    events: [press(at("h1")), move(at("h7")), cancel, release(at("h7"))],
  },
  {
    name: "an illegal drop is explained with all its steps",
    events: drag(at("h1"), at("e5")),
    effects: explains(cell("h1"), cell("e5")),
  },
  {
    name: "a piece has no number to be taken",
    events: drag(at("h1", 1), at("e5", null)),
    effects: explains(cell("h1"), cell("e5")),
  },
  {
    name: "an illegal second click is explained",
    events: [...click(at("h1")), ...click(at("e5"))],
    effects: explains(cell("h1"), cell("e5")),
  },
  {
    name: "a click on a cell with nothing to do is explained",
    events: click(at("e5")),
    effects: explains(cell("e5")),
  },
  {
    name: "a press there that slides away is not",
    events: [press(at("e5")), move(at("e6")), release(at("e6"))],
  },
  {
    name: "an open square places with one click",
    events: click(at("h3")),
    effects: chose("@h3", "click"),
  },
  {
    name: "a press on an open square that slides away places nothing",
    events: [press(at("h3")), move(at("h4")), release(at("h4"))],
  },
  {
    name: "a pawn is dragged from the tray",
    events: drag(tray, at("h3")),
    effects: chose("@h3", "drag"),
  },
  {
    name: "a pawn is clicked, then its square",
    events: [...click(tray), ...click(at("h3"))],
    effects: chose("@h3", "click"),
  },
  {
    name: "a pawn dropped on a wrong square is explained",
    events: drag(tray, at("e5")),
    effects: explains(pawn, cell("e5")),
  },
  { name: "keys select", events: [key(at("h1"))], path: [cell("h1")] },
  { name: "keys play", events: [key(at("h1")), key(at("h7"))], effects: chose("h1h7", "key") },
  { name: "keys deselect with a second Enter", events: [key(at("h1")), key(at("h1"))] },
  {
    name: "in confirm mode one click on an open square only asks",
    events: [confirm, ...click(at("h3"))],
    path: [cell("h3")],
  },
  {
    name: "in confirm mode the second click plays",
    events: [confirm, ...click(at("h3")), ...click(at("h3"))],
    effects: chose("@h3", "click"),
  },
  {
    name: "in confirm mode a click elsewhere is a fresh one",
    events: [confirm, ...click(at("h3")), ...click(at("h1"))],
    path: [cell("h1")],
  },
  {
    name: "confirm mode asks nothing of moves with two steps",
    events: [confirm, ...click(at("h1")), ...click(at("h7"))],
    effects: chose("h1h7", "click"),
  },
  {
    name: "a press on a disc lifts it and all above",
    choices: MIXTOUR,
    events: [press(at("c4", 2))],
    path: [cell("c4"), count(2)],
  },
  {
    name: "a drag of two discs moves two",
    choices: MIXTOUR,
    events: drag(at("c4", 2), at("d3", 1)),
    effects: chose("c4:2-d3", "drag"),
  },
  {
    name: "a press on another disc of the selected stack lifts from there",
    choices: MIXTOUR,
    events: [...click(at("c4", 3)), ...click(at("c4", 1))],
    path: [cell("c4"), count(1)],
  },
  {
    name: "a digit changes the count",
    choices: MIXTOUR,
    events: [...click(at("c4", 3)), { type: "mean", step: count(2) }],
    path: [cell("c4"), count(2)],
  },
  {
    name: "a count that is not possible changes nothing",
    choices: MIXTOUR,
    events: [...click(at("c4", 3)), { type: "mean", step: count(9) }],
    path: [cell("c4"), count(3)],
  },
  {
    name: "an illegal drop of discs tells how many were held",
    choices: MIXTOUR,
    events: drag(at("c4", 2), at("c1", 1)),
    effects: explains(cell("c4"), count(2), cell("c1")),
  },
  {
    name: "a command plays at once",
    choices: MIXTOUR,
    events: [{ type: "mean", step: { command: "pass" } }],
    effects: chose("pass", "click"),
  },
  {
    name: "options are asked for at the end of a drag",
    choices: PROMOTION,
    events: drag(at("a1"), at("a2")),
    path: [cell("a1"), cell("a2")],
  },
  {
    name: "an option finishes the move",
    choices: PROMOTION,
    events: [...drag(at("a1"), at("a2")), { type: "mean", step: option("stay") }],
    effects: chose("a1a2=", "click"),
  },
  {
    name: "what was chosen on another board of the position goes on here",
    choices: PROMOTION,
    events: [
      press(at("a1")),
      { type: "hold", path: [cell("a1"), cell("a2")] },
      { type: "mean", step: option("stay") },
    ],
    effects: chose("a1a2=", "click"),
  },
  {
    name: "what cannot be chosen here is not held",
    events: [{ type: "hold", path: [cell("z9")] }],
  },
  {
    name: "a board without choices says why to a press",
    choices: [],
    events: click(at("e5")),
    effects: explains(cell("e5")),
  },
  {
    name: "a board without choices says why to a drag",
    choices: [],
    events: drag(at("h1"), at("h7")),
    effects: explains(cell("h7")),
  },
];

describe("gestures", () => {
  it.each(GESTURES)("$name", ({ choices = FOLKY, events, effects = [], path = [] }) => {
    const [state, done] = run(choices, events);
    expect(done).toEqual(effects);
    expect(state.path).toEqual(path);
  });
});

describe("the reducer", () => {
  it("drags without a threshold once the person has dragged", () => {
    const [state] = run(FOLKY, [...drag(at("h1"), at("h7")), press(at("b1")), move(at("b1"), 1)]);
    expect(state.dragger).toBe(true);
    expect(state.press?.dragging).toBe(true);
    const [clicker] = run(FOLKY, [...click(at("h1")), press(at("b1")), move(at("b1"), 1)]);
    expect(clicker.press?.dragging).toBe(false);
  });

  it("keeps what is held when the next position still allows it", () => {
    const held = [press(at("h1")), move(at("h2"))];
    const [kept] = run(FOLKY, [...held, { type: "load", root: buildTrie(FOLKY) }]);
    expect(kept.path).toEqual([cell("h1")]);
    expect(kept.press?.dragging).toBe(true);
    const [lost, effects] = run(FOLKY, [
      ...held,
      { type: "load", root: buildTrie(MIXTOUR) },
      release(at("h2")),
    ]);
    expect(lost.path).toEqual([]);
    expect(effects).toEqual([]);
  });

  it("never changes the state it was given", () => {
    const before = start(buildTrie(FOLKY));
    const copy = { ...before };
    reduce(before, press(at("h1")));
    expect(before).toEqual(copy);
  });
});
