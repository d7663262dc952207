import type { Context2D } from "../../core/dirty";
import type { ColourName, Theme } from "../theme";

/** What the painters of marks paint with, scaled so that a cell is a box from 0 to 1. */
export interface Brush {
  readonly context: Context2D;
  readonly colours: Theme["colours"];
  /** Side of the cell in device pixels. */
  readonly size: number;
  /** Radius of the corners of frames, in cells. */
  readonly round: number;
  /** Where a mark in the middle of the cell is put: down in the well, if it has one. */
  readonly middle: number;
}

/** A path along the edge of the cell, `inset` inside it. */
export function rounded({ context, round }: Brush, inset = 0): void {
  const side = 1 - 2 * inset;
  context.beginPath();
  context.roundRect(inset, inset, side, side, Math.max(0, round - inset));
}

export function wash(brush: Brush, colour: ColourName, alpha: number): void {
  const { context, colours } = brush;
  context.fillStyle = colours[colour];
  context.globalAlpha = alpha;
  context.fill();
  context.globalAlpha = 1;
}

/** Strokes the path in a colour with a thin edge of the opposite lightness round it. */
export function ink({ context, colours, size }: Brush, colour: ColourName, width = 0.042): void {
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
