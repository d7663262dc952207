import type { Item } from "../../core/dirty";
import type { BoardState } from "../../core/board-state";
import { coordinateItems } from "../../canvas/painters/coordinates";
import { markItems } from "../../canvas/painters/marks";
import type { Theme } from "../../canvas/theme";
import type { Boards } from "./boards";
import { aim, focus, lens, squares } from "./sheet";
import type { SceneLayout } from "./scene-layout";

/** What is to be read from the boards, besides the state. */
export interface Attention {
  /** The cell under the hand, and whether something can be done there. */
  readonly hover: string | null;
  readonly useful: boolean;
  readonly focus: string | null;
  /** The other squares of the column that is looked at. */
  readonly column: readonly string[];
  readonly refused: readonly string[];
  /** The boards are read from the second side's chair. */
  readonly turned: boolean;
}

/** Paints every board that is there; those that look as before are left alone. Whether any was painted. */
export function paintBoards(
  boards: Boards,
  layout: SceneLayout,
  theme: Theme,
  { solid: model, chosen, marked, own, settings, origin }: BoardState,
  { hover, useful, focus: focused, column, refused, turned }: Attention,
): boolean {
  if (!model) return false;
  let painted = false;
  const { path, node } = chosen;
  const occupied = new Set(model.scene.tokens.map(({ cell }) => cell));
  for (const [id, { sheet, face }] of boards.all) {
    const placed = layout.boards.get(id)?.placement;
    if (!placed || placed.free) continue;
    // As the camera sees it, and as the board itself lies.
    const geometry = sheet.geometry(turned !== placed.turned);
    face.rotation.y = turned ? Math.PI : 0;
    const items: Item[] = [
      ...squares(geometry, theme, placed.z),
      ...(settings.coordinates !== "none" ? coordinateItems(geometry, theme) : []),
      ...markItems({
        geometry,
        theme,
        marks: model.scene.marks,
        own,
        selected: origin,
        targets: marked,
        drop: path.some((step) => "tray" in step),
        occupied,
        pending: !!node.choice,
        refused,
        ahead: model.ahead ?? [],
        size: settings.marks,
      }),
      ...lens(geometry, theme, column),
      ...(hover === null ? [] : aim(geometry, theme, hover, useful)),
      ...(focused === null ? [] : focus(geometry, theme, focused)),
    ];
    painted = sheet.paint(items, theme.key) || painted;
  }
  return painted;
}
