import { meet, type Item } from "../dirty";
import type { Geometry, PlacedCell } from "../layout";
import { DISC_RX, DISC_RY, FOOT } from "../stack";
import type { Theme } from "../theme";
import { write } from "./ink";

/** The boards themselves: one item, painted again only with another size, side or theme. */
export function boardItems(geometry: Geometry, theme: Theme, coordinates: boolean): Item[] {
  const { width, height } = geometry;
  return [
    {
      key: "board",
      x: 0,
      y: 0,
      w: width,
      h: height,
      draw(context, dirty) {
        const all = [...geometry.cells.values()];
        // With a rim labels stand beside their cells.
        const places = geometry.rim ? all : all.filter((place) => meet(place, dirty));
        if (geometry.rim) {
          context.fillStyle = theme.colours.felt;
          context.fillRect(0, 0, width, height);
        }
        for (const place of places) {
          (geometry.rim ? paintWell : paintSquare)(context, place, theme, geometry);
        }
        if (!coordinates) return;
        const size = Math.max(
          9 * geometry.ratio,
          Math.min(0.15 * geometry.cell, 13 * geometry.ratio),
        );
        context.font = `600 ${size}px system-ui, sans-serif`;
        for (const place of places) paintLabels(context, place, theme, geometry, size);
      },
    },
  ];
}

function paintSquare(
  context: CanvasRenderingContext2D,
  place: PlacedCell,
  { colours }: Theme,
): void {
  context.fillStyle = colours[place.tint === "dark" ? "square-b" : "square-a"];
  context.fillRect(place.x, place.y, place.w, place.h);
  // Only where colours cannot tell the squares apart: elsewhere the line is transparent.
  context.strokeStyle = colours["grid-line"];
  context.strokeRect(place.x, place.y, place.w, place.h);
}

function paintWell(
  context: CanvasRenderingContext2D,
  { x, y, w, h }: PlacedCell,
  { colours }: Theme,
  { ratio }: Geometry,
): void {
  context.fillStyle = colours.well;
  context.strokeStyle = colours["felt-line"];
  context.lineWidth = Math.max(ratio, w * 0.012);
  context.beginPath();
  context.ellipse(
    x + w / 2,
    y + h * (1 - FOOT),
    w * (DISC_RX + 0.055),
    h * (DISC_RY + 0.04),
    0,
    0,
    7,
  );
  context.fill();
  context.stroke();
}

/** Row names stand in the left column, column names in the bottom row of each board. */
function paintLabels(
  context: CanvasRenderingContext2D,
  place: PlacedCell,
  { colours }: Theme,
  geometry: Geometry,
  size: number,
): void {
  const { board, x, y, w, h } = place;
  const { rim } = geometry;
  const cell = board.cells.find((one) => one.id === place.id);
  if (!cell) return;
  const rowLabel = geometry.at(x - 1, y) ? "" : (board.rowLabels[cell.row] ?? "");
  const columnLabel = geometry.at(x, y + h) ? "" : (board.columnLabels[cell.col] ?? "");
  context.fillStyle = colours[place.tint === "dark" ? "coord-b" : "coord-a"];
  if (rim) {
    write(context, rowLabel, x - rim * 0.35, y + h * (1 - FOOT), size);
    write(context, columnLabel, place.cx, y + h + rim * 0.1, size);
    return;
  }
  const inset = Math.round(w * 0.05);
  context.textAlign = "left";
  context.textBaseline = "top";
  context.fillText(rowLabel, x + inset, y + inset);
  context.textAlign = "right";
  context.textBaseline = "alphabetic";
  if (columnLabel)
    context.fillText(columnLabel, x + w - inset, y + h - Math.max(inset, size * 0.3));
}
