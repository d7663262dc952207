import type { Context2D, Rect } from "../../core/dirty";
import type { ColourName, Theme } from "../theme";

/** What the painters of marks paint with, scaled so that a cell is a box from 0 to 1. */
export interface Brush {
  readonly context: Context2D;
  readonly colours: Theme["colours"];
  /** Side of the cell in device pixels. */
  readonly size: number;
  /** Radius of the corners of frames, in cells. */
  readonly round: number;
  /** How large and thick marks are: 1 in the middle. */
  readonly bold: number;
  /** Where a mark in the middle of the cell is put: down in the well, if it has one. */
  readonly middle: number;
}

/** What is painted where colours tell nothing: with a look that has none. */
export interface Pattern {
  square(context: Context2D, place: Rect, colour: string): void;
  /** Behind a letter on a dark square: on lines it could not be read. */
  label(context: Context2D, x: number, y: number, size: number, colour: string): void;
  /** In a cell that is a box from 0 to 1. */
  filled(context: Context2D, colour: string): void;
}

/** How `transparent` reads. */
export const CLEAR = "rgba(0, 0, 0, 0)";

let pattern: Pattern | null = null;

/** Patterns come with the look that needs them. */
export function addPattern(added: Pattern): void {
  pattern = added;
}

/** The patterns of a theme; null where colours tell the squares apart. */
export const patternOf = (colours: Theme["colours"]): Pattern | null =>
  colours["grid-line"] === CLEAR ? null : pattern;

/** A path along the edge of the cell, `inset` inside it. */
export function rounded({ context, round }: Brush, inset = 0): void {
  const side = 1 - 2 * inset;
  context.beginPath();
  context.roundRect(inset, inset, side, side, Math.max(0, round - inset));
}

export function wash(brush: Brush, colour: ColourName, alpha: number): void {
  const { context, colours } = brush;
  const pattern = alpha < 1 && patternOf(colours);
  if (pattern) return pattern.filled(context, colours[colour]);
  context.fillStyle = colours[colour];
  context.globalAlpha = alpha;
  context.fill();
  context.globalAlpha = 1;
}

/** Strokes the path in a colour with a thin edge of the opposite lightness round it. */
export function ink(
  { context, colours, size, bold }: Brush,
  colour: ColourName,
  width = 0.042,
): void {
  width *= bold;
  context.strokeStyle = colours["mark-halo"];
  context.lineWidth = width + Math.max(2 / size, 0.024);
  context.stroke();
  context.strokeStyle = colours[colour];
  context.lineWidth = width;
  context.stroke();
}

/** Writes a short bold text with its middle at a point, in the fill colour. */
export function write(context: Context2D, text: string, x: number, y: number, size: number): void {
  context.font = `700 ${size}px system-ui, sans-serif`;
  context.textAlign = "center";
  context.textBaseline = "middle";
  // Digits sit a little above the middle of their line.
  context.fillText(text, x, y + size * 0.06);
}
