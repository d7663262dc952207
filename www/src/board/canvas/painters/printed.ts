import type { Flight } from "../../core/animation";
import type { BoardState } from "../../core/board-state";
import type { Item } from "../../core/dirty";
import type { Frame } from "../part";
import type { PartSet } from "../part-set";
import { coordinateItems } from "./coordinates";
import { textItems } from "./texts";

/** What is printed on the board, also during a flight. */
export function printed(
  frame: Frame,
  flight: Flight | null,
  parts: PartSet,
  { settings }: BoardState,
): readonly Item[] {
  const { geometry, theme } = frame;
  return [
    ...parts.items("under", frame),
    ...(settings.coordinates !== "none" ? coordinateItems(geometry, theme) : []),
    ...(flight ? parts.flying(frame, flight) : []),
  ];
}

/** Labels of targets and counts of cells. */
export function numbers({ geometry, theme, model }: Frame, board: BoardState): readonly Item[] {
  const tallies = board.settings.counts ? model.scene.tallies : [];
  return textItems(geometry, theme, board.reach, tallies, board.own);
}
