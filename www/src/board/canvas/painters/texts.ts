import type { Tally } from "../../../generated/types/Tally";
import type { Item } from "../../core/dirty";
import type { Geometry, PlacedCell } from "../../core/geometry";
import type { ColourName, Theme } from "../theme";
import { write } from "./ink";

/** Small texts over the pieces: the labels of targets and the numbers of cells. */
export function textItems(
  geometry: Geometry,
  theme: Theme,
  targets: ReadonlyMap<string, string | null>,
  tallies: readonly Tally[],
  own: number,
): Item[] {
  const items: Item[] = [];
  const put = (
    cell: string,
    text: string,
    ...look: readonly [ColourName, ColourName, boolean, boolean, number]
  ) => {
    const place = geometry.cells.get(cell);
    if (place) items.push(chip(place, text, theme, ...look));
  };
  for (const [cell, label] of targets) {
    if (label) put(cell, label, "accent", "accent-ink", true, true, 0.14);
  }
  for (const { cell, counts } of tallies) {
    for (const side of [0, 1] as const) {
      const name = side ? "black" : "white";
      const text = String(counts[side] || "");
      if (text) put(cell, text, `${name}-body`, `${name}-line`, !side, side !== own, 0.11);
    }
  }
  return items;
}

/** A number in a disc or a square, in the upper right or the lower left corner. */
function chip(
  place: PlacedCell,
  text: string,
  { colours }: Theme,
  fill: ColourName,
  line: ColourName,
  round: boolean,
  upper: boolean,
  radius: number,
): Item {
  const r = Math.max(place.w * radius, 6);
  const away = (place.w / 2 - r * 1.25) * (upper ? 1 : -1);
  const x = place.cx + away;
  const y = place.cy - away;
  return {
    key: `chip ${place.id} ${text} ${fill} ${upper}`,
    x: x - r - 1,
    y: y - r - 1,
    w: 2 * r + 2,
    h: 2 * r + 2,
    draw(context) {
      context.beginPath();
      if (round) context.arc(x, y, r * 0.95, 0, 7);
      else context.rect(x - r * 0.82, y - r * 0.82, r * 1.64, r * 1.64);
      context.fillStyle = colours[fill];
      context.fill();
      context.strokeStyle = context.fillStyle = colours[line];
      context.lineWidth = Math.max(1, r * 0.1);
      context.stroke();
      write(context, text, x, y, r * 1.35);
    },
  };
}
