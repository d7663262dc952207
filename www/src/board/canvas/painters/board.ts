import { type Context2D, meet, type Item } from "../../core/dirty";
import type { Geometry, PlacedCell } from "../../core/geometry";
import { DISC_RX, DISC_RY, FOOT } from "../../core/stack";
import type { Theme } from "../theme";
import { CLEAR, patternOf } from "./ink";

/** The boards themselves: one item, painted again only with another size, side or theme. */
export function boardItem(geometry: Geometry, theme: Theme): Item {
  const { width, height, rim } = geometry;
  return {
    key: "board",
    x: 0,
    y: 0,
    w: width,
    h: height,
    draw(context, dirty) {
      // Coordinates outside stand on the page.
      if (rim && !geometry.outside) {
        context.fillStyle = theme.colours.felt;
        context.fillRect(0, 0, width, height);
      }
      for (const place of geometry.cells.values()) {
        if (!meet(place, dirty)) continue;
        const paint = place.board.style === "wells" ? paintWell : paintSquare;
        paint(context, place, theme, geometry);
      }
    },
  };
}

function paintSquare(context: Context2D, place: PlacedCell, { colours }: Theme): void {
  context.fillStyle = colours[place.tint === "dark" ? "square-b" : "square-a"];
  context.fillRect(place.x, place.y, place.w, place.h);
  if (place.tint === "dark") patternOf(colours)?.square(context, place, colours["grid-line"]);
  // Only where colours cannot tell the squares apart: elsewhere the line is transparent.
  const line = colours["grid-line"];
  if (line === CLEAR) return;
  context.strokeStyle = line;
  context.strokeRect(place.x, place.y, place.w, place.h);
}

function paintWell(
  context: Context2D,
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
