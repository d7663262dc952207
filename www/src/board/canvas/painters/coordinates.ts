import type { Item } from "../../core/dirty";
import type { Geometry, PlacedCell } from "../../core/geometry";
import { FOOT } from "../../core/stack";
import type { Theme } from "../theme";
import { write } from "./ink";

/**
 * Row names stand in the left column, column names in the bottom row of each board; of a
 * wooden board beside it, on the right and above.
 */
export function coordinateItems(geometry: Geometry, { colours }: Theme): Item[] {
  const { at, cell, ratio, rim } = geometry;
  const size = Math.max(9 * ratio, Math.min(0.15 * cell, 13 * ratio));
  const inset = cell * 0.05;
  const items: Item[] = [];
  const put = (place: PlacedCell, text: string | undefined, x: number, y: number) => {
    if (!text) return;
    const colour = colours[place.tint === "dark" ? "coord-b" : "coord-a"];
    items.push({
      key: `label ${text} ${x} ${y}`,
      x: x - size,
      y: y - size,
      w: 2 * size,
      h: 2 * size,
      draw(context) {
        context.fillStyle = colour;
        write(context, text, x, y, size);
      },
    });
  };
  for (const place of geometry.cells.values()) {
    const { board, x, y, w, h, cx, cy } = place;
    const row = board.rowLabels[place.rank];
    const column = board.columnLabels[place.file];
    if (board.style === "wood") {
      if (!at(x + w, y)) put(place, row, x + w + rim / 2, cy);
      if (!at(x, y - 1)) put(place, column, cx, y - rim / 2);
      continue;
    }
    // With a rim labels stand beside their cells.
    if (at(x - 1, y)?.board !== board)
      put(
        place,
        row,
        rim ? x - rim * 0.35 : x + inset + size * 0.3,
        rim ? y + h * (1 - FOOT) : y + inset + size * 0.4,
      );
    if (at(x, y + h)?.board !== board)
      put(
        place,
        column,
        rim ? cx : x + w - inset - size * 0.3,
        rim ? y + h + rim * 0.1 : y + h - inset - size * 0.4,
      );
  }
  return items;
}
