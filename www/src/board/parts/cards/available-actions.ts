import type { Mark } from "../../../generated/types/Mark";
import type { Context2D, Item } from "../../core/dirty";
import type { Geometry } from "../../core/geometry";
import type { Theme } from "../../canvas/theme";

/** What a person could do without having chosen anything yet. */
export interface AvailableActions {
  /** Cells with something that could be moved where one could draw as well. */
  readonly movable: readonly string[];
  /** Cells that the card in view can go to, or the joker can act on. */
  readonly free: readonly string[];
}

/**
 * What lies under marks and pieces in a game of cards: squares that are closed to the card
 * in view are dimmed, and what can be moved where one could draw as well stands in light.
 */
export function availableItems(
  geometry: Geometry,
  { colours }: Theme,
  marks: readonly Mark[],
  { movable, free }: AvailableActions,
): Item[] {
  const closed = marks.flatMap(({ kind, cell }) => (kind === "closed" ? [cell] : []));
  const paint = (
    kind: string,
    cells: readonly string[],
    draw: (context: Context2D, size: number) => void,
  ) =>
    cells.flatMap((cell): Item[] => {
      const place = geometry.cells.get(cell);
      if (!place) return [];
      const { x, y, w, h } = place;
      return [
        {
          key: `${kind} ${cell}`,
          x,
          y,
          w,
          h,
          draw(context) {
            context.translate(x, y);
            draw(context, w);
          },
        },
      ];
    });
  return [
    ...paint("closed", closed, (context, size) => {
      // So that a light square that is closed is still told from a dark one that is open, in either theme.
      context.globalAlpha = 0.6;
      context.fillStyle = colours["mark-to"];
      context.fillRect(0, 0, size, size);
    }),
    ...paint("free", free, (context, size) => {
      context.fillStyle = colours["mark-legal"];
      context.beginPath();
      context.arc(size / 2, size / 2, size * 0.07, 0, 7);
      context.fill();
    }),
    ...paint("movable", movable, (context, size) => {
      const half = size / 2;
      const light = context.createRadialGradient(half, half, 0, half, half, size * 0.66);
      const full = colours["glow-own"];
      light.addColorStop(0, full);
      // To the same colour without any, not to transparent black: that would be mud.
      light.addColorStop(1, full.includes("/") ? full.replace(/\/[^)]*/, "/ 0") : "transparent");
      context.fillStyle = light;
      context.fillRect(0, 0, size, size);
    }),
  ];
}
