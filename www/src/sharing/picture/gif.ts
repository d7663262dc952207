import { lzw } from "./lzw";
import type { Palette } from "./palette";

/** Where something lies in a picture, in whole pixels. */
interface Area {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** Hundredths of a second are the unit of this form. */
const UNIT = 10;
/** What is said of a frame before it, and of its picture. */
const CONTROL = [0x21, 0xf9, 4, 0b100] as const;
const PICTURE = 0x2c;
const END = 0x3b;

/** An animated picture, built frame by frame; each holds only what is another than before. */
export class Gif {
  readonly #bytes: number[] = [];
  readonly #size: { readonly width: number; readonly height: number };
  readonly #palette: Palette;
  #shown: Uint8Array | null = null;

  constructor(width: number, height: number, palette: Palette) {
    this.#size = { width, height };
    this.#palette = palette;
    this.#text("GIF89a");
    this.#numbers(width, height);
    // A table of 256 colours for all frames.
    this.#bytes.push(0xf7, 0, 0, ...palette.table);
    this.#bytes.push(0x21, 0xff, 11);
    this.#text("NETSCAPE2.0");
    // Again and again.
    this.#bytes.push(3, 1, 0, 0, 0);
  }

  /** Adds a frame, given as its pixels, that is seen for so many milliseconds. */
  add(pixels: Uint8ClampedArray, milliseconds: number): void {
    const indexes = this.#palette.indexesOf(pixels);
    const area = this.#changed(indexes);
    this.#bytes.push(...CONTROL);
    this.#numbers(Math.round(milliseconds / UNIT));
    this.#bytes.push(0, 0, PICTURE);
    this.#numbers(area.x, area.y, area.w, area.h);
    this.#bytes.push(0);
    for (const byte of lzw(this.#cut(indexes, area))) this.#bytes.push(byte);
    this.#shown = indexes;
  }

  end(): Uint8Array<ArrayBuffer> {
    return Uint8Array.from([...this.#bytes, END]);
  }

  /** The smallest area outside which nothing is another; a single pixel at least. */
  #changed(indexes: Uint8Array): Area {
    const { width, height } = this.#size;
    const shown = this.#shown;
    if (!shown) return { x: 0, y: 0, w: width, h: height };
    let [left, top, right, bottom] = [width, height, -1, -1];
    for (let y = 0, at = 0; y < height; y++) {
      for (let x = 0; x < width; x++, at++) {
        if (indexes[at] === shown[at]) continue;
        left = Math.min(left, x);
        right = Math.max(right, x);
        top = Math.min(top, y);
        bottom = y;
      }
    }
    if (right < 0) return { x: 0, y: 0, w: 1, h: 1 };
    return { x: left, y: top, w: right - left + 1, h: bottom - top + 1 };
  }

  #cut(indexes: Uint8Array, { x, y, w, h }: Area): Uint8Array {
    const { width } = this.#size;
    const cut = new Uint8Array(w * h);
    for (let row = 0; row < h; row++) {
      const from = (y + row) * width + x;
      cut.set(indexes.subarray(from, from + w), row * w);
    }
    return cut;
  }

  #text(text: string): void {
    for (const char of text) this.#bytes.push(char.charCodeAt(0));
  }

  /** Numbers of two bytes, the lower one first. */
  #numbers(...values: readonly number[]): void {
    for (const value of values) this.#bytes.push(value & 255, value >> 8);
  }
}
