import type { Context2D, Rect } from "../../../core/dirty";
import { addPattern } from "../../painters/ink";
import css from "./tokens.css?inline";

export const sheet = new CSSStyleSheet();
sheet.replaceSync(css);

/** How far apart lines are, and how wide, in cells. */
const GAP = 1 / 8;
const WIDTH = 1 / 52;

addPattern({
  /** Lines that rise to the right: a dark square. */
  square(context, { x, y, w }, colour) {
    lines(context, { x, y, w, h: w }, colour, true);
  },
  label(context, x, y, size, colour) {
    context.fillStyle = colour;
    context.fillRect(x - size * 0.45, y - size * 0.55, size * 0.9, size * 1.1);
  },
  /** Lines that fall to the right, thinner: what is filled in. */
  filled(context, colour) {
    context.save();
    lines(context, { x: 0.045, y: 0.045, w: 0.91, h: 0.91 }, colour, false);
    context.restore();
  },
});

/** Lines across a square from edge to edge, with no need to cut them off. */
function lines(context: Context2D, { x, y, w }: Rect, colour: string, rising: boolean): void {
  const gap = w * GAP * (rising ? 1 : 0.8);
  context.setLineDash([]);
  context.lineWidth = w * WIDTH * (rising ? 1 : 0.7);
  context.strokeStyle = colour;
  context.beginPath();
  for (let at = gap; at < 2 * w; at += gap) {
    const [from, to] = [Math.max(0, at - w), Math.min(w, at)];
    if (to - from < gap / 4) continue;
    const turn = (along: number) => (rising ? along : w - along);
    context.moveTo(x + turn(from), y + at - from);
    context.lineTo(x + turn(to), y + at - to);
  }
  context.stroke();
}
