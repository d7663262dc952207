import type { Item } from "../../core/dirty";
import type { Geometry, PlacedCell } from "../../core/geometry";
import { FOOT } from "../../core/stack";
import type { Theme } from "../theme";
import { patternOf, write } from "./ink";

/** What was worked out for a board: it changes with its size, its side and its colours alone. */
const made = new WeakMap<Geometry, { readonly theme: Theme; readonly items: readonly Item[] }>();

export function coordinateItems(geometry: Geometry, theme: Theme): readonly Item[] {
  const known = made.get(geometry);
  if (known?.theme === theme) return known.items;
  const items = labels(geometry, theme);
  made.set(geometry, { theme, items });
  return items;
}

/**
 * Row names stand in the left column, column names in the bottom row of each board; of a
 * wooden board beside it, on the right and above.
 */
function labels(geometry: Geometry, { colours }: Theme): Item[] {
  const { cells, cell, ratio, rim, outside } = geometry;
  const size = Math.max(9 * ratio, Math.min(0.15 * cell, 13 * ratio), 0.12 * cell);
  // Clear of the frame round the last move; in its corner a letter also of the foot of a piece.
  const inset = cell * 0.085;
  const items: Item[] = [];
  const name = ({ board }: PlacedCell, x: number, y: number) => `${board.id} ${x} ${y}`;
  const taken = new Set([...cells.values()].map((place) => name(place, place.x, place.y)));
  const put = (place: PlacedCell, text: string | undefined, x: number, y: number) => {
    if (!text) return;
    const tint = place.tint === "dark" ? "coord-b" : "coord-a";
    const colour = colours[outside ? "coord-out" : tint];
    items.push({
      key: `label ${text} ${x} ${y}`,
      x: x - size,
      y: y - size,
      w: 2 * size,
      h: 2 * size,
      draw(context) {
        if (!rim && place.tint === "dark")
          patternOf(colours)?.label(context, x, y, size, colours["square-a"]);
        context.fillStyle = colour;
        write(context, text, x, y, size);
      },
    });
  };
  for (const place of cells.values()) {
    /** Whether its board ends in a direction. */
    const ends = (right: number, down: number) =>
      !taken.has(name(place, place.x + right * place.w, place.y + down * place.h));
    const { board, x, y, w, h, cx, cy } = place;
    const row = board.rowLabels[place.rank];
    const column = board.columnLabels[place.file];
    if (board.style === "wood") {
      if (ends(1, 0)) put(place, row, x + w + rim / 2, cy);
      if (ends(0, -1)) put(place, column, cx, y - rim / 2);
      continue;
    }
    if (outside) {
      if (ends(-1, 0)) put(place, row, x - rim / 2, cy);
      if (ends(0, 1)) put(place, column, cx, y + h + rim / 2);
      continue;
    }
    // With a rim labels stand beside their cells.
    if (ends(-1, 0))
      put(
        place,
        row,
        rim ? x - rim * 0.35 : x + inset + size * 0.3,
        rim ? y + h * (1 - FOOT) : y + inset + size * 0.4,
      );
    if (ends(0, 1))
      put(
        place,
        column,
        rim ? cx : x + w - inset * 0.75 - size * 0.3,
        rim ? y + h + rim * 0.5 : y + h - inset - size * 0.4,
      );
  }
  return items;
}
