import type { Token } from "../generated/types/Token";
import { paintDisc } from "../drawings/disc";
import { ART, ART_GRID, ART_LINE_WEIGHT, type ArtName, type Role } from "../generated/art";
import { write } from "./painters/ink";
import { DISC_RX, DISC_RY } from "./stack";
import type { ColourName, Theme } from "./theme";

/** A picture and where its middle is, in device pixels. */
export interface Sprite {
  readonly image: CanvasImageSource;
  readonly w: number;
  readonly h: number;
}

/** Kind, side and state: what a token looks like. */
export type Look = Pick<Token, "kind" | "side" | "state">;

const DISC = "disc";

/** Pictures of tokens, painted once for each look, size and theme. */
export class Sprites {
  readonly #made = new Map<string, Sprite>();
  #theme = "";

  /** `cell` is the side of a cell in device pixels; `thick` the thickness of a disc. */
  get(look: Look, cell: number, thick: number, theme: Theme): Sprite {
    if (this.#theme !== theme.key || this.#made.size > 128) {
      this.#made.clear();
      this.#theme = theme.key;
    }
    const key = `${look.kind} ${look.side} ${look.state} ${cell} ${thick}`;
    let sprite = this.#made.get(key);
    if (!sprite) this.#made.set(key, (sprite = make(look, cell, thick, theme)));
    return sprite;
  }
}

export function isDisc(look: Look): boolean {
  return look.kind === DISC;
}

function make(look: Look, cell: number, thick: number, theme: Theme): Sprite {
  const w = isDisc(look) ? Math.ceil(DISC_RX * 2 * cell) + 4 : cell;
  const h = isDisc(look) ? Math.ceil(DISC_RY * 2 * cell + thick) + 4 : cell;
  const canvas = document.createElement("canvas");
  canvas.width = w;
  canvas.height = h;
  const context = canvas.getContext("2d");
  if (context && isDisc(look)) {
    const ry = DISC_RY * cell;
    paintDisc(context, w / 2, 2 + ry, DISC_RX * cell, ry, thick, look.side, theme);
  } else if (context) {
    context.scale(cell / ART_GRID, cell / ART_GRID);
    paintArt(context, look, theme);
  }
  return { image: canvas, w, h };
}

/** Paints a piece on the 64-unit grid. An unknown kind shows as its first letter. */
export function paintArt(context: CanvasRenderingContext2D, look: Look, theme: Theme): void {
  const side = look.side ? "black" : "white";
  const colour = (role: Role) => theme.colours[`${side}-${role}` as ColourName];
  context.lineWidth = ART_LINE_WEIGHT;
  context.lineJoin = context.lineCap = "round";
  if (!(look.kind in ART)) {
    context.fillStyle = colour("line");
    write(context, look.kind.slice(0, 1).toUpperCase(), ART_GRID / 2, ART_GRID / 2, ART_GRID / 2);
    return;
  }
  for (const { role, d, fill } of ART[look.kind as ArtName]) {
    const path = new Path2D(d);
    if (role === "line" || role === "edge") {
      context.strokeStyle = colour(role);
      context.stroke(path);
    } else {
      context.fillStyle = colour(role);
      context.fill(path, fill ?? "nonzero");
    }
  }
}
