import type { Context2D } from "../core/dirty";
import type { Token } from "../../generated/types/Token";
import { paintDisc } from "./drawings/disc";
import { paintDrawing } from "./drawings/drawing";
import { drawingOf } from "./drawings/registry";
import { ART_GRID } from "../../generated/art";
import type { BoardSettings } from "../core/model";
import { setsOf } from "../core/taste";
import { write } from "./painters/ink";
import { DISC_RX, DISC_RY } from "../core/stack";
import type { Theme } from "./theme";

/** Kind, side and state: what a token looks like. */
export type Look = Pick<Token, "kind" | "side" | "state">;

/** Which pictures are used, and who sits at the bottom: what points forward is turned. */
type View = Pick<BoardSettings, "pieces" | "set" | "board" | "bottom" | "facing">;

const DISC = "disc";

/** So often a token is painted stroke by stroke: a picture of its own costs more than that. */
const STROKES = 2;

/** What a token looks like at a size and in a theme, in device pixels. */
interface Sprite {
  readonly w: number;
  readonly h: number;
  draw(context: Context2D, left: number, top: number, scale: number): void;
}

/** Kept as a picture once that pays. */
function sprite(w: number, h: number, paint: (context: Context2D) => void): Sprite {
  let picture: HTMLCanvasElement | null = null;
  let painted = 0;
  return {
    w,
    h,
    draw(context, left, top, scale) {
      // Strokes over each other would show through each other. A drawing has nothing but strokes.
      if (!("drawImage" in context) || (painted < STROKES && context.globalAlpha === 1)) {
        painted++;
        context.translate(left, top);
        context.scale(scale, scale);
        return paint(context);
      }
      if (!picture) {
        picture = document.createElement("canvas");
        picture.width = w;
        picture.height = h;
        const own = picture.getContext("2d");
        if (own) paint(own);
      }
      context.drawImage(picture, left, top, w * scale, h * scale);
    },
  };
}

/** How tokens look, worked out once for each look and size. */
export class Sprites {
  readonly #made = new Map<string, Sprite>();
  #theme: Theme | null = null;

  constructor(private readonly view: View) {}

  /** `cell` is the side of a cell in device pixels; `thick` the thickness of a disc. */
  get(look: Look, cell: number, thick: number, theme: Theme): Sprite {
    if (this.#theme !== theme || this.#made.size > 128) {
      this.#made.clear();
      this.#theme = theme;
    }
    const key = `${look.kind} ${look.side} ${look.state} ${cell} ${thick}`;
    const made = this.#made.get(key) ?? make(look, cell, thick, theme, this.view);
    this.#made.set(key, made);
    return made;
  }
}

export function isDisc(look: Look): boolean {
  return look.kind === DISC;
}

/** Whether things of a kind beside the board lie flat: points are counted in discs. */
export function isFlat(kind: string): boolean {
  return kind === DISC || kind === "point";
}

function make(look: Look, cell: number, thick: number, theme: Theme, view: View): Sprite {
  if (!isDisc(look)) {
    return sprite(cell, cell, (context) => {
      context.scale(cell / ART_GRID, cell / ART_GRID);
      const { kind, side } = look;
      const drawing = drawingOf(kind, side, setsOf(view));
      if (drawing) {
        const seen = view.facing ? { points: true, ...drawing } : drawing;
        return paintDrawing(context, seen, side, side !== view.bottom, theme);
      }
      // An unknown kind shows as its first letter.
      context.fillStyle = theme.colours[side ? "black-line" : "white-line"];
      write(context, kind.slice(0, 1).toUpperCase(), ART_GRID / 2, ART_GRID / 2, ART_GRID / 2);
    });
  }
  const rx = DISC_RX * cell;
  const ry = DISC_RY * cell;
  const w = Math.ceil(rx * 2) + 4;
  return sprite(w, Math.ceil(ry * 2 + thick) + 4, (context) =>
    paintDisc(context, w / 2, 2 + ry, rx, ry, thick, look.side, theme),
  );
}
