import type { Token } from "../generated/types/Token";
import { paintDisc } from "../drawings/disc";
import { drawingOf, type Drawing } from "../drawings/registry";
import { ART_GRID, ART_LINE_WEIGHT } from "../generated/art";
import { DEFAULT_SETTINGS, type BoardSettings } from "./model";
import { write } from "./painters/ink";
import { DISC_RX, DISC_RY } from "./stack";
import type { Theme } from "./theme";

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
  /** Which pictures are used, and who sits at the bottom: what points forward is turned. */
  view: Pick<BoardSettings, "pieces" | "bottom"> = DEFAULT_SETTINGS;

  /** `cell` is the side of a cell in device pixels; `thick` the thickness of a disc. */
  get(look: Look, cell: number, thick: number, theme: Theme): Sprite {
    const { pieces, bottom } = this.view;
    const style = theme.key + pieces + bottom;
    if (this.#theme !== style || this.#made.size > 128) {
      this.#made.clear();
      this.#theme = style;
    }
    const key = `${look.kind} ${look.side} ${look.state} ${cell} ${thick}`;
    let sprite = this.#made.get(key);
    if (!sprite) this.#made.set(key, (sprite = make(look, cell, thick, theme, this.view)));
    return sprite;
  }
}

export function isDisc(look: Look): boolean {
  return look.kind === DISC;
}

function make(
  look: Look,
  cell: number,
  thick: number,
  theme: Theme,
  { pieces, bottom }: Sprites["view"],
): Sprite {
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
    paintArt(context, look, theme, drawingOf(look.kind, look.side, pieces), bottom);
  }
  return { image: canvas, w, h };
}

/** Paints a piece on the 64-unit grid. An unknown kind shows as its first letter. */
function paintArt(
  context: CanvasRenderingContext2D,
  { kind, side }: Look,
  { colours }: Theme,
  drawing: Drawing | null,
  bottom: number,
): void {
  const name = side ? "black" : "white";
  context.lineJoin = context.lineCap = "round";
  if (!drawing) {
    context.fillStyle = colours[`${name}-line`];
    write(context, kind.slice(0, 1).toUpperCase(), ART_GRID / 2, ART_GRID / 2, ART_GRID / 2);
    return;
  }
  if (drawing.points && side !== bottom) {
    context.translate(ART_GRID, ART_GRID);
    context.scale(-1, -1);
  }
  for (const { role, d, fill, colour, width } of drawing.layers) {
    const path = new Path2D(d);
    context.fillStyle = context.strokeStyle = colour ?? colours[`${name}-${role}`];
    context.lineWidth = width ?? ART_LINE_WEIGHT;
    if (role === "line" || role === "edge") context.stroke(path);
    else context.fill(path, fill);
  }
}
