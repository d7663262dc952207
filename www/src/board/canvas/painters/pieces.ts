import type { Token } from "../../../generated/types/Token";
import type { Item } from "../../core/dirty";
import type { Geometry, Point } from "../../core/geometry";
import { isDisc, type Look, type Sprites } from "../sprites";
import { AT_REST, DISC_RY, faceAt, sink, thickness, type Pose } from "../../core/stack";
import type { Theme } from "../theme";
import { write } from "./ink";

export interface PieceView {
  readonly geometry: Geometry;
  readonly theme: Theme;
  readonly sprites: Sprites;
  /** What stands on each cell, from the bottom up. */
  readonly stacks: ReadonlyMap<string, readonly Token[]>;
  /** The cell whose stack is fanned out, lifted, or being carried away. */
  poseOf(cell: string): Pose;
  /** The top discs that are carried by the pointer: they show as ghosts. */
  readonly carried: { readonly cell: string; readonly count: number } | null;
}

/** Middle of the picture of a token of a stack of `height`. */
export function standing(
  view: PieceView,
  token: Token,
  height: number,
  pose = AT_REST,
): Point | null {
  const { geometry } = view;
  const place = geometry.cells.get(token.cell);
  if (!place) return null;
  const { cx: x, cy: y } = place;
  if (!isDisc(token)) return { x, y };
  const bottom = place.y + place.h;
  const face = bottom - faceAt(token.level, height, pose) * geometry.cell;
  const half = Math.round(thickness(height) * geometry.cell) / 2;
  return { x, y: face + half + sink(geometry, bottom, height, pose) };
}

/** A picture of a look with its middle at a point. */
export function spriteItem(
  view: Pick<PieceView, "sprites" | "theme" | "geometry">,
  name: string,
  look: Look,
  height: number,
  { x, y }: Point,
  alpha = 1,
  scale = 1,
): Item {
  const size = view.geometry.cell;
  const thick = Math.round(thickness(height) * size);
  const sprite = view.sprites.get(look, size, thick, view.theme);
  const w = sprite.w * scale;
  const h = sprite.h * scale;
  const left = Math.round(x - w / 2);
  const top = Math.round(y - h / 2);
  return {
    key: `${name} ${look.kind}${look.side}${look.state} ${left} ${top} ${w} ${thick} ${alpha}`,
    x: left,
    y: top,
    w,
    h,
    draw(context) {
      context.globalAlpha = alpha;
      sprite.draw(context, left, top, scale);
    },
  };
}

/** What stands still, the rows at the back first; `flying` tokens are left out. */
export function pieceItems(view: PieceView, flying?: ReadonlySet<Token>): Item[] {
  const items: Item[] = [];
  const { geometry, carried } = view;
  const found = [...view.stacks].toSorted(
    ([a], [b]) => (geometry.cells.get(a)?.row ?? 0) - (geometry.cells.get(b)?.row ?? 0),
  );
  for (const [cell, stack] of found) {
    const pose = view.poseOf(cell);
    const held = carried?.cell === cell ? carried.count : 0;
    let top: Item | undefined;
    for (const token of stack) {
      const at = standing(view, token, stack.length, pose);
      if (!at || flying?.has(token)) continue;
      const ghost = token.level >= stack.length - held;
      top = spriteItem(view, token.cell, token, stack.length, at, ghost ? 0.3 : 1);
      items.push(top);
    }
    const place = geometry.cells.get(cell);
    const disc = stack.at(-1);
    if (top && place && disc && isDisc(disc) && stack.length > 1 && !held && !flying?.has(disc)) {
      items.push(badge(view, cell, disc, stack.length, place.cx, top.y + 2));
    }
  }
  return items;
}

/** The height of a stack, printed on its top face. */
function badge(
  view: PieceView,
  cell: string,
  top: Token,
  height: number,
  x: number,
  y: number,
): Item {
  const size = view.geometry.cell;
  const { colours } = view.theme;
  const r = size * DISC_RY;
  return {
    key: `badge ${cell} ${height} ${top.side} ${y}`,
    x: x - r,
    y,
    w: 2 * r,
    h: 2 * r,
    draw(context) {
      context.fillStyle = colours[top.side ? "black-eye" : "white-eye"];
      write(context, String(height), x, y + r, size * 0.25);
    },
  };
}
