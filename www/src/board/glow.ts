import type { Item } from "./dirty";
import type { Geometry } from "./layout";
import type { BoardModel } from "./model";
import type { Theme } from "./theme";

/**
 * What lies under marks and pieces in a game of cards: squares that are closed to the card
 * in view are dimmed, and what can be moved where one could draw as well stands in light.
 */
export function glowItems(
  geometry: Geometry,
  { colours }: Theme,
  { scene }: BoardModel,
  calling: readonly string[],
): Item[] {
  const closed = scene.marks.flatMap(({ kind, cell }) => (kind === "closed" ? [cell] : []));
  const paint = (
    kind: string,
    cells: readonly string[],
    draw: (context: CanvasRenderingContext2D, size: number) => void,
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
      context.globalAlpha = 0.34;
      context.fillStyle = colours["mark-to"];
      context.fillRect(0, 0, size, size);
    }),
    ...paint("calling", calling, (context, size) => {
      const light = context.createRadialGradient(
        size / 2,
        size / 2,
        0,
        size / 2,
        size / 2,
        size * 0.6,
      );
      light.addColorStop(0.3, colours["glow-own"]);
      light.addColorStop(1, "transparent");
      context.fillStyle = light;
      context.fillRect(0, 0, size, size);
    }),
  ];
}
