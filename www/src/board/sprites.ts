import type { Token } from "../generated/types/Token";
import { paintDisc } from "../drawings/disc";
import { drawingOf, type Drawing } from "../drawings/registry";
import { ART_GRID, ART_LINE_WEIGHT } from "../generated/art";
import { DEFAULT_SETTINGS, type BoardSettings } from "./model";
import { write } from "./painters/ink";
import { DISC_RX, DISC_RY } from "./stack";
import type { Theme } from "./theme";

/** Kind, side and state: what a token looks like. */
export type Look = Pick<Token, "kind" | "side" | "state">;

const DISC = "disc";

/** So often a token is painted stroke by stroke: a picture of its own costs more than that. */
const STROKES = 2;

/** What a token looks like at a size and in a theme; kept as a picture once it pays. */
export class Sprite {
  #picture: HTMLCanvasElement | null = null;
  #painted = 0;

  /** Width and height in device pixels, and what paints into so much room. */
  constructor(
    readonly w: number,
    readonly h: number,
    private readonly paint: (context: CanvasRenderingContext2D) => void,
  ) {}

  draw(context: CanvasRenderingContext2D, left: number, top: number, scale: number): void {
    // Strokes over each other would show through each other.
    if (this.#painted < STROKES && context.globalAlpha === 1) {
      this.#painted++;
      context.translate(left, top);
      context.scale(scale, scale);
      return this.paint(context);
    }
    this.#picture ??= this.#make();
    context.drawImage(this.#picture, left, top, this.w * scale, this.h * scale);
  }

  #make(): HTMLCanvasElement {
    const picture = document.createElement("canvas");
    picture.width = this.w;
    picture.height = this.h;
    const context = picture.getContext("2d");
    if (context) this.paint(context);
    return picture;
  }
}

/** How tokens look, worked out once for each look, size and theme. */
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
  return new Sprite(w, h, (context) => {
    if (isDisc(look)) {
      const ry = DISC_RY * cell;
      paintDisc(context, w / 2, 2 + ry, DISC_RX * cell, ry, thick, look.side, theme);
    } else {
      context.scale(cell / ART_GRID, cell / ART_GRID);
      paintArt(context, look, theme, drawingOf(look.kind, look.side, pieces), bottom);
    }
  });
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
