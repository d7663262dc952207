import type { Mark } from "../../../generated/types/Mark";
import type { Item } from "../../core/dirty";
import type { Geometry } from "../../core/geometry";
import type { Theme } from "../../canvas/theme";
import { ink, write } from "../../canvas/painters/ink";

/** The sign in the corner: its middle from the edges of the cell, and its radius, in cells. */
const SIGN = { at: 0.13, r: 0.15 };
/** How far the frame and the sign reach beyond the cell. */
const OUT = 0.06;

/**
 * Check on a board of tiles. They fill their cells and would hide what lies below them: a frame
 * and a sign lie over them.
 */
export function checkItems(
  geometry: Geometry,
  { colours }: Theme,
  marks: readonly Mark[],
): readonly Item[] {
  return marks.flatMap(({ kind, cell }): Item[] => {
    const place = geometry.cells.get(cell);
    if (kind !== "check" || place?.board.style !== "wood") return [];
    const { x, y, w, h } = place;
    const out = OUT * w;
    return [
      {
        key: `over check ${cell}`,
        x: x - out,
        y: y - out,
        w: w + 2 * out,
        h: h + 2 * out,
        draw(context) {
          context.translate(x, y);
          context.scale(w, w);
          const brush = { context, colours, size: w, bold: 1, round: 0.08, middle: 0.5 };
          context.beginPath();
          context.roundRect(0.02, 0.02, 0.96, 0.96, brush.round);
          ink(brush, "mark-check", 0.075);
          context.beginPath();
          context.arc(1 - SIGN.at, SIGN.at, SIGN.r, 0, 7);
          ink(brush, "mark-check", 0.01);
          context.fillStyle = colours["mark-check"];
          context.fill();
          context.fillStyle = colours["mark-halo"];
          write(context, "!", 1 - SIGN.at, SIGN.at, 0.24);
        },
      },
    ];
  });
}
