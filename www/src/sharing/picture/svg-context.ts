import { hashOf } from "../../storage/ids";
import type { Mixer } from "./colours";
import { short, SvgPath } from "./svg-path";

/** Light that spreads from a point. */
class Gradient {
  readonly stops: (readonly [at: number, colour: string])[] = [];

  constructor(readonly circle: readonly [x: number, y: number, radius: number]) {}

  addColorStop(at: number, colour: string): void {
    this.stops.push([at, colour]);
  }
}

type Ink = string | Gradient;

/** What `save` keeps. */
interface State {
  matrix: readonly [number, number, number, number, number, number];
  fillStyle: Ink;
  strokeStyle: Ink;
  lineWidth: number;
  lineCap: string;
  lineJoin: string;
  globalAlpha: number;
  font: string;
  textAlign: string;
  dash: readonly number[];
}

const START: State = {
  matrix: [1, 0, 0, 1, 0, 0],
  fillStyle: "#000",
  strokeStyle: "#000",
  lineWidth: 1,
  lineCap: "butt",
  lineJoin: "miter",
  globalAlpha: 1,
  font: "10px sans-serif",
  textAlign: "start",
  dash: [],
};

const ANCHORS: Readonly<Record<string, string>> = { center: "middle", right: "end", end: "end" };
/** From the middle of a line to the feet of its letters, in sizes of the font. */
const FEET = 0.35;

/**
 * Takes what the painters of the board do to a canvas, and makes an SVG picture of it: the same
 * one at any size. It can all that they use, and no pictures of pixels: so pieces come as strokes.
 */
export class SvgContext {
  readonly #path = new SvgPath();
  readonly #elements: string[] = [];
  readonly #lights = new Map<string, string>();
  readonly #kept: State[] = [];
  #state: State = { ...START };

  /** `sourceOf` tells what a path of the browser's was made from. */
  constructor(
    private readonly mix: Mixer,
    private readonly sourceOf: (path: Path2D) => string,
  ) {}

  /** The picture: so many units wide and high, and so many millimetres wide. */
  toSvg(width: number, height: number, mm: number, title: string): string {
    const high = short((mm * height) / width);
    const lights = this.#lights.size ? `<defs>${[...this.#lights.values()].join("")}</defs>` : "";
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${short(mm)}mm" height="${high}mm" viewBox="0 0 ${short(width)} ${short(height)}"><title>${escaped(title)}</title>${lights}${this.#elements.join("")}</svg>`;
  }

  // What is set

  set fillStyle(style: Ink) {
    this.#state.fillStyle = style;
  }

  get fillStyle(): Ink {
    return this.#state.fillStyle;
  }

  set strokeStyle(style: Ink) {
    this.#state.strokeStyle = style;
  }

  get strokeStyle(): Ink {
    return this.#state.strokeStyle;
  }

  set lineWidth(width: number) {
    this.#state.lineWidth = width;
  }

  set lineCap(cap: string) {
    this.#state.lineCap = cap;
  }

  get lineCap(): string {
    return this.#state.lineCap;
  }

  set lineJoin(join: string) {
    this.#state.lineJoin = join;
  }

  get lineJoin(): string {
    return this.#state.lineJoin;
  }

  set globalAlpha(alpha: number) {
    this.#state.globalAlpha = alpha;
  }

  get globalAlpha(): number {
    return this.#state.globalAlpha;
  }

  set font(font: string) {
    this.#state.font = font;
  }

  set textAlign(align: string) {
    this.#state.textAlign = align;
  }

  /** All our painters put the middle of a line at a point. */
  set textBaseline(_line: string) {}

  setLineDash(dash: readonly number[]): void {
    this.#state.dash = dash;
  }

  save(): void {
    this.#kept.push({ ...this.#state });
  }

  restore(): void {
    this.#state = this.#kept.pop() ?? this.#state;
  }

  translate(x: number, y: number): void {
    const [a, b, c, d, e, f] = this.#state.matrix;
    this.#state.matrix = [a, b, c, d, e + a * x + c * y, f + b * x + d * y];
  }

  scale(x: number, y: number): void {
    const [a, b, c, d, e, f] = this.#state.matrix;
    this.#state.matrix = [a * x, b * x, c * y, d * y, e, f];
  }

  createRadialGradient(
    _x: number,
    _y: number,
    _r: number,
    x: number,
    y: number,
    radius: number,
  ): Gradient {
    return new Gradient([x, y, radius]);
  }

  // Paths

  beginPath(): void {
    this.#path.clear();
  }

  moveTo(x: number, y: number): void {
    this.#path.moveTo(x, y);
  }

  lineTo(x: number, y: number): void {
    this.#path.lineTo(x, y);
  }

  closePath(): void {
    this.#path.closePath();
  }

  rect(x: number, y: number, w: number, h: number): void {
    this.#path.rect(x, y, w, h);
  }

  roundRect(x: number, y: number, w: number, h: number, radius: number): void {
    this.#path.roundRect(x, y, w, h, radius);
  }

  arc(x: number, y: number, radius: number, from: number, to: number): void {
    this.#path.arc(x, y, radius, from, to);
  }

  ellipse(...values: Parameters<SvgPath["ellipse"]>): void {
    this.#path.ellipse(...values);
  }

  // What is seen

  fill(path?: Path2D | string, rule?: string): void {
    const own = typeof path === "object" ? this.sourceOf(path) : String(this.#path);
    const even = (typeof path === "string" ? path : rule) === "evenodd";
    this.#shape(own, `${this.#ink("fill")}${even ? ' fill-rule="evenodd"' : ""}`);
  }

  stroke(path?: Path2D): void {
    this.#shape(path ? this.sourceOf(path) : String(this.#path), `fill="none"${this.#line()}`);
  }

  fillRect(x: number, y: number, w: number, h: number): void {
    this.#shape(box(x, y, w, h), this.#ink("fill"));
  }

  strokeRect(x: number, y: number, w: number, h: number): void {
    this.#shape(box(x, y, w, h), `fill="none"${this.#line()}`);
  }

  fillText(text: string, x: number, y: number): void {
    const { font, textAlign } = this.#state;
    const [, weight = "400", size = "10", family = "sans-serif"] =
      /^(?:(\w+) )?([\d.]+)px (.+)$/.exec(font) ?? [];
    const anchor = ANCHORS[textAlign] ?? "start";
    const middle = y + FEET * Number(size);
    this.#elements.push(
      `<text x="${short(x)}" y="${short(middle)}" font-family="${escaped(family)}" font-size="${short(Number(size))}" font-weight="${weight}" text-anchor="${anchor}"${this.#ink("fill")}${this.#place()}>${escaped(text)}</text>`,
    );
  }

  #shape(d: string, look: string): void {
    // What cannot be seen is left out.
    if (d && !look.includes('-opacity="0"')) {
      this.#elements.push(`<path d="${d}" ${look.trim()}${this.#place()}/>`);
    }
  }

  #place(): string {
    const { matrix } = this.#state;
    if (matrix.join() === START.matrix.join()) return "";
    return ` transform="matrix(${matrix.map((value) => String(Math.round(value * 1e4) / 1e4)).join(" ")})"`;
  }

  #line(): string {
    const { lineWidth, lineCap, lineJoin, dash } = this.#state;
    const dashes = dash.length ? ` stroke-dasharray="${dash.map(short).join(" ")}"` : "";
    const cap = lineCap === "butt" ? "" : ` stroke-linecap="${lineCap}"`;
    const join = lineJoin === "miter" ? "" : ` stroke-linejoin="${lineJoin}"`;
    return `${this.#ink("stroke")} stroke-width="${short(lineWidth)}"${cap}${join}${dashes}`;
  }

  #ink(what: "fill" | "stroke"): string {
    const { globalAlpha } = this.#state;
    const style = what === "fill" ? this.#state.fillStyle : this.#state.strokeStyle;
    if (style instanceof Gradient) {
      const through = globalAlpha < 1 ? ` ${what}-opacity="${short(globalAlpha)}"` : "";
      return ` ${what}="url(#${this.#light(style)})"${through}`;
    }
    const { hex, alpha } = this.mix(style);
    const seen = alpha * globalAlpha;
    return ` ${what}="${hex}"${seen < 1 ? ` ${what}-opacity="${short(seen)}"` : ""}`;
  }

  #light({ circle, stops }: Gradient): string {
    const [x, y, r] = circle.map(short);
    const mixed = stops
      .toSorted(([one], [other]) => one - other)
      .map(([at, colour]) => ({ at, ...this.mix(colour) }));
    // What is not seen has no colour of its own: it is that of the light which fades into it.
    const seen = mixed.find(({ alpha }) => alpha > 0);
    const inside = mixed.map(({ at, hex, alpha }) => {
      const colour = alpha || !seen ? hex : seen.hex;
      return `<stop offset="${at}" stop-color="${colour}" stop-opacity="${short(alpha)}"/>`;
    });
    const light = `gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="${r}">${inside.join("")}</radialGradient>`;
    // The same name for the same light, also in another picture of the same page.
    const id = `light-${hashOf(light)}`;
    this.#lights.set(id, `<radialGradient id="${id}" ${light}`);
    return id;
  }
}

const box = (x: number, y: number, w: number, h: number) =>
  `M${short(x)} ${short(y)}h${short(w)}v${short(h)}h${short(-w)}Z`;

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

export const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (char) => ENTITIES[char] ?? char);
