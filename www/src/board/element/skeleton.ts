import { boardOf } from "../../game/sheet";
import { PARTS } from "../../generated/types/Parts";
import { SKELETONS } from "../../generated/types/Skeletons";
import { proportions } from "../core/geometry";
import type { BoardModel } from "../core/model";
import { planOf } from "./ahead";

/** Keeps as much room for the board of a game as it will take: what is far down a page is far then. */
export function reserve(frame: HTMLElement, game: string): void {
  const model = skeletonOf(game);
  if (!model) return;
  const own = proportions(model.layout, model.scene.placements);
  const [wide, high] = planOf(game) ?? [own.wide, own.high];
  frame.style.cssText = `aspect-ratio:${wide}/${high};inline-size:100%;max-inline-size:var(--bg-board-max,none)`;
}

/** The empty board of a game, to be drawn while its rules are loading; null for a game that is not known. */
export function skeletonOf(game: string): BoardModel | null {
  const found = Object.hasOwn(SKELETONS, game) ? SKELETONS[game] : undefined;
  if (!found) return null;
  const { boards, places, trays } = found;
  return {
    game,
    layout: {
      boards: boards.map(boardOf),
      trays: trays.flatMap(([name, role]) =>
        [0, 1].map((side) => ({ id: `${name}-${side}`, side, role })),
      ),
      parts: [...(PARTS[game] ?? [])],
      kinds: [],
    },
    scene: {
      placements: places.map(([x, y, z], at) => {
        const board = boards[at]?.[0] ?? "";
        return { board, x, y, z, turned: false, side: null, free: false };
      }),
      tokens: [],
      trays: [],
      marks: [],
      tallies: [],
      turn: { kind: "over", side: 0, seat: 0, seats: 2 },
      phase: "loading",
      prompt: { code: "board-loading", args: {} },
      notes: [],
      result: null,
    },
    choices: [],
    news: [],
  };
}
