import { sourceOf } from "../../board/canvas/drawings/drawing";
import { GameError } from "../../game-error";
import { lightness, mixer } from "./colours";
import { type Look, paintDiagram, sizeOf } from "./diagram";
import { Gif } from "./gif";
import { Palette } from "./palette";
import { withSize } from "./png";
import type { Studio } from "./studio";
import { SvgContext } from "./svg-context";

/** How a picture is made. */
export interface Finish extends Look {
  /** In shades of grey, as it will be copied. */
  readonly grey: boolean;
}

/**
 * A canvas on which pieces come stroke by stroke, never as pictures of a size: sharp however much
 * larger than the board it is.
 */
const strokesOnly = (context: CanvasRenderingContext2D): CanvasRenderingContext2D =>
  new Proxy(context, {
    has: (target, name) => name !== "drawImage" && name in target,
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      return typeof value === "function" ? value.bind(target) : value;
    },
    set: (target, name, value) => Reflect.set(target, name, value),
  });

/** The position on view on a canvas; so many times as large as its board is. */
export function canvasOf({ view, match }: Studio, finish: Finish, scale = 1): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  const size = sizeOf(view, finish);
  const width = (canvas.width = Math.round(size.width * scale));
  const height = (canvas.height = Math.round(size.height * scale));
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) return canvas;
  context.scale(scale, scale);
  paintDiagram(scale === 1 ? context : strokesOnly(context), view, match, finish);
  if (finish.grey) {
    const image = context.getImageData(0, 0, width, height);
    fade(image.data);
    context.putImageData(image, 0, 0);
  }
  return canvas;
}

function fade(pixels: Uint8ClampedArray): void {
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(at, at + 3);
    pixels.fill(lightness(red, green, blue), at, at + 3);
  }
}

/** The position on view as an SVG picture, so many millimetres wide. */
export function svgOf({ view, match }: Studio, finish: Finish, mm: number, title: string): string {
  const context = new SvgContext(mixer(finish.grey), sourceOf);
  // It can all that the painters of boards use.
  paintDiagram(context as unknown as CanvasRenderingContext2D, view, match, finish);
  const { width, height } = sizeOf(view, finish);
  return context.toSvg(width, height, mm, title);
}

/**
 * The position on view as a PNG file, so many pixels and millimetres wide. Letters and lines grow
 * with it, which on a board keep the size that is good for a screen.
 */
export async function pngOf(
  studio: Studio,
  finish: Finish,
  width: number,
  mm: number,
): Promise<Blob> {
  const canvas = canvasOf(studio, finish, width / sizeOf(studio.view, finish).width);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  if (!blob) throw GameError.of("picture-too-large");
  const bytes = new Uint8Array(await blob.arrayBuffer());
  return new Blob([withSize(bytes, canvas.width, mm)], { type: "image/png" });
}

/** Milliseconds for which the last position is seen. */
const REST = 3000;
/** Positions from which the colours are chosen. */
const SAMPLES = 6;

const pixelsOf = (canvas: HTMLCanvasElement) =>
  canvas.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height).data ??
  new Uint8ClampedArray();

/**
 * The positions after these nodes as one animated picture, each seen for so many milliseconds.
 * `done` is told how many are ready, and says whether to go on; null where it says no.
 */
export async function gifOf(
  studio: Studio,
  finish: Finish,
  nodes: readonly number[],
  milliseconds: number,
  done: (ready: number) => boolean,
): Promise<Blob | null> {
  const picture = async (node: number) => {
    await studio.goTo(node, finish.plain);
    return pixelsOf(canvasOf(studio, finish));
  };
  const step = Math.max(1, Math.floor(nodes.length / SAMPLES));
  const samples: Uint8ClampedArray[] = [];
  for (let at = 0; at < nodes.length; at += step) samples.push(await picture(nodes[at] ?? 0));
  const { width, height } = sizeOf(studio.view, finish);
  const gif = new Gif(width, height, new Palette(samples));
  for (const [at, node] of nodes.entries()) {
    gif.add(await picture(node), at === nodes.length - 1 ? REST : milliseconds);
    // The page can be used meanwhile, and left.
    await new Promise((go) => setTimeout(go));
    if (!done(at + 1)) return null;
  }
  return new Blob([gif.end()], { type: "image/gif" });
}
