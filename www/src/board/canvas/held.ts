import type { Item } from "../core/dirty";
import { Hand } from "./hand";
import { carriedItems } from "./painters/carried";
import { type PieceView, spriteItem, standing } from "./painters/pieces";
import { anyChoice, stepKey } from "../core/choices";
import type { BoardState } from "../core/board-state";
import { isDisc, type Look } from "./sprites";

/** What things look like that are in the hand, or that a press would put down. */
export class Held {
  readonly hand = new Hand();

  constructor(private readonly board: BoardState) {}

  /** Paints what the hand would carry away from here. */
  fill(view: PieceView): void {
    const { chosen, touched, settings } = this.board;
    const { cell, ratio } = view.geometry;
    const looks = chosen.press ? heldLooks(this.board, view.stacks) : [];
    const big = looks[0] && isDisc(looks[0]) ? 1.2 : 1.6;
    // A finger hides what it drags, unless that is raised.
    const raised = touched && settings.touchLift;
    const rise = raised ? cell / 2 : 0;
    this.hand.take((at) => carriedItems(view, looks, at, raised ? big : 1), ratio, rise);
  }

  /** A ghost of what a press on an empty cell would put down. */
  ghostItems(view: PieceView, cell: string | null): Item[] {
    const look = cell === null ? null : ghostLook(this.board, cell);
    const at = look && cell && standing(view, { ...look, cell, level: 0 }, 1);
    return look && at ? [spriteItem(view, "ghost", look, 1, at, 0.45)] : [];
  }
}

/** What is carried, from the bottom up. */
function heldLooks(board: BoardState, stacks: PieceView["stacks"]): readonly Look[] {
  const [first] = board.chosen.path;
  if (!first) return [];
  if ("tray" in first) return [trayLook(board, first.tray.tray, first.tray.kind)];
  if (!("cell" in first)) return [];
  const stack = stacks.get(first.cell) ?? [];
  return stack.slice(-board.held);
}

/** What one press on an empty cell would put there, known from the other way to do it. */
function ghostLook(board: BoardState, cell: string): Look | null {
  const edge = board.chosen.root.next.get(stepKey({ cell }));
  const choice = edge ? anyChoice(edge.node) : null;
  for (const [first] of choice?.ways ?? []) {
    if (first && "tray" in first) return trayLook(board, first.tray.tray, first.tray.kind);
  }
  return null;
}

/** A thing from a tray: the two bishops' cards differ, and both put down a bishop. */
function trayLook({ model }: BoardState, tray: string, kind: string): Look {
  const side = model?.layout.trays.find((one) => one.id === tray)?.side;
  return {
    kind: kind.replace(/^.*-/, ""),
    side: side ?? model?.scene.turn.side ?? 0,
    state: "",
  };
}
