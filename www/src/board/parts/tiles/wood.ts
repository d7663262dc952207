import type { Item } from "../../core/dirty";
import type { Geometry } from "../../core/geometry";
import type { Theme } from "../../canvas/theme";

/** Lines of a wooden board, and the points at the corners of the promotion zones. */
export function woodItems(geometry: Geometry, { colours }: Theme): Item[] {
  const [first] = geometry.cells.values();
  if (first?.board.style !== "wood") return [];
  const { width, height, cell, columns, rows, rim, ratio } = geometry;
  return [
    {
      key: "wood",
      x: 0,
      y: 0,
      w: width,
      h: height,
      draw(context) {
        context.strokeStyle = context.fillStyle = colours["felt-line"];
        const thin = Math.max(1, Math.round(ratio));
        // On whole pixels, whatever the width of a line.
        const line = (at: number) => Math.round(rim + at * cell) - (thin % 2) / 2;
        const [right, bottom] = [line(columns), line(rows)];
        context.lineWidth = thin;
        context.beginPath();
        for (let col = 1; col < columns; col++) {
          context.moveTo(line(col), line(0));
          context.lineTo(line(col), bottom);
        }
        for (let row = 1; row < rows; row++) {
          context.moveTo(line(0), line(row));
          context.lineTo(right, line(row));
        }
        context.stroke();
        context.lineWidth = 2 * thin;
        context.strokeRect(line(0), line(0), right - line(0), bottom - line(0));
        context.beginPath();
        for (const col of [3, columns - 3]) {
          for (const row of [3, rows - 3]) {
            const [x, y] = [line(col), line(row)];
            context.moveTo(x, y);
            context.arc(x, y, Math.max(2 * ratio, cell * 0.055), 0, 7);
          }
        }
        context.fill();
      },
    },
  ];
}
