import type { GameSession } from "../../engine/rules/session";
import type { Demonstration } from "../../generated/types/Demonstration";
import type { Layout } from "../../generated/types/Layout";
import type { MarkKind } from "../../generated/types/MarkKind";
import type { Scene } from "../../generated/types/Scene";
import type { Snapshot } from "../../generated/types/Snapshot";
import { Match } from "../../game/match";
import { boardOf } from "../../game/sheet";

/** Entries of a text, each as its words. */
const entries = (text: string) => (text ? text.split(",").map((entry) => entry.split(" ")) : []);

const sideOf = (word: string | undefined) => (word === undefined ? null : Number(word));

function sceneOf([tokens, marks, placements]: Demonstration["scenes"][number]): Scene {
  const heights = new Map<string, number>();
  return {
    tokens: entries(tokens).map(([cell = "", kind = "", side, state = ""]) => {
      const level = heights.get(cell) ?? 0;
      heights.set(cell, level + 1);
      return { cell, level, kind, side: Number(side), state };
    }),
    marks: entries(marks).map(([cell = "", kind]) => {
      // Written by the same program that knows the marks.
      return { cell, kind: kind as MarkKind, side: null };
    }),
    placements: entries(placements).map(([board = "", x, y, z, turned, free, side]) => ({
      board,
      x: Number(x),
      y: Number(y),
      z: Number(z),
      turned: turned === "1",
      free: free === "1",
      side: sideOf(side),
    })),
    trays: [],
    tallies: [],
    turn: { kind: "over", side: 0, seat: 0, seats: 2 },
    phase: "shown",
    prompt: { code: "", args: {} },
    notes: [],
    result: null,
  };
}

/** What a board that is only looked at asks of a session. */
type Looked = Pick<
  GameSession,
  "info" | "options" | "opponents" | "layout" | "snapshot" | "goTo" | "moves" | "tags" | "free"
>;

/** A few moves as a match to look at: its nodes are the positions, one after the other. */
export function demonstrate(shown: Demonstration): Match {
  const { game, parts, kinds, scenes } = shown;
  const boards = shown.boards.map(boardOf);
  const layout: Layout = { boards, trays: [], parts: [...parts], kinds: [...kinds] };
  const snapshots = scenes.map((scene, node): Snapshot => ({
    node,
    ply: node,
    scene: sceneOf(scene),
    choices: [],
    news: [],
    canUndo: false,
    canRedo: false,
    atEnd: node === scenes.length - 1,
    gameResult: null,
    position: "",
  }));
  const [start] = snapshots;
  if (!start) throw new RangeError(`${game} shows nothing`);
  let here = start;
  const session: Looked = {
    info: () => ({
      id: game,
      rulesVersion: 0,
      options: [],
      claims: false,
      agreement: false,
      forms: [],
    }),
    options: () => ({}),
    opponents: () => 0,
    layout: () => layout,
    snapshot: () => here,
    goTo: (node) => (here = snapshots[node] ?? start),
    moves: () => ({ comment: null, children: [], end: 0, nodes: [] }),
    tags: () => ({}),
    free() {},
  };
  return new Match(session as GameSession, "analyse");
}
