import { describe, expect, test } from "vitest";

import { Gif } from "../../../src/sharing/picture/gif";
import { lzw } from "../../../src/sharing/picture/lzw";
import { Palette } from "../../../src/sharing/picture/palette";
import { numbers } from "./generated-games";

/** Reads what GIF packs, as its description says: not by the code that wrote it. */
function unpacked(bytes: readonly number[]): number[] {
  const [size = 0, ...rest] = bytes;
  const data: number[] = [];
  for (let at = 0; rest[at]; at += 1 + (rest[at] ?? 0)) {
    data.push(...rest.slice(at + 1, at + 1 + (rest[at] ?? 0)));
  }
  const clear = 1 << size;
  let [bit, width] = [0, size + 1];
  let table: number[][] = [];
  let last: number[] | null = null;
  const out: number[] = [];
  for (;;) {
    let code = 0;
    for (let at = 0; at < width; at++, bit++) {
      code |= (((data[bit >> 3] ?? 0) >> (bit & 7)) & 1) << at;
    }
    if (code === clear + 1) return out;
    if (code === clear) {
      table = Array.from({ length: clear + 2 }, (_, at) => [at]);
      width = size + 1;
      last = null;
      continue;
    }
    const known: number[] | undefined = table[code];
    const run: number[] = known ?? [...(last ?? []), last?.[0] ?? -1];
    if (last) table.push([...last, run[0] ?? -1]);
    if (table.length === 1 << width && width < 12) width++;
    out.push(...run);
    last = run;
  }
}

describe("what GIF packs", () => {
  test.each([1, 2, 5, 300, 5000, 70_000])("%i indexes come out as they went in", (length) => {
    const below = numbers(length);
    for (const colours of [1, 2, 7, 256]) {
      const indexes = Uint8Array.from({ length }, () => below(colours));
      expect(unpacked(lzw(indexes))).toEqual([...indexes]);
    }
  });

  test("is far smaller where much is alike", () => {
    expect(lzw(new Uint8Array(100_000)).length).toBeLessThan(1000);
  });
});

/** The frames of a file, each as it is seen: what is not in it stays from before. */
function frames(file: Uint8Array) {
  const number = (at: number) => (file[at] ?? 0) | ((file[at + 1] ?? 0) << 8);
  const [width, height] = [number(6), number(8)];
  const shown = Array.from({ length: width * height }, () => -1);
  const found: { readonly delay: number; readonly indexes: readonly number[] }[] = [];
  let delay = 0;
  let at = 13 + 3 * 256;
  const skip = () => {
    while (file[at]) at += 1 + (file[at] ?? 0);
    at++;
  };
  for (; file[at] !== 0x3b;) {
    if (file[at] === 0x21) {
      if (file[at + 1] === 0xf9) delay = number(at + 4) * 10;
      at += 2;
      skip();
      continue;
    }
    const [x, y, w, h] = [number(at + 1), number(at + 3), number(at + 5), number(at + 7)];
    const from = (at += 10);
    at++;
    skip();
    const inside = unpacked([...file.subarray(from, at)]);
    expect(inside).toHaveLength(w * h);
    inside.forEach((index, one) => {
      shown[(y + Math.floor(one / w)) * width + x + (one % w)] = index;
    });
    found.push({ delay, indexes: [...shown] });
  }
  return found;
}

test("an animated picture shows every frame, and stores only what is another than before", () => {
  const below = numbers(4);
  const [width, height] = [40, 30];
  const pictures = Array.from({ length: 5 }, () => {
    const pixels = new Uint8ClampedArray(width * height * 4).fill(255);
    for (let at = 0; at < 20; at++) {
      const pixel = 4 * (below(10) * width + 5 + below(10));
      pixels.set([below(4) * 60, below(4) * 60, below(4) * 60], pixel);
    }
    return pixels;
  });
  const palette = new Palette(pictures);
  const gif = new Gif(width, height, palette);
  for (const pixels of pictures) gif.add(pixels, 500);
  const same = pictures.at(-1);
  if (same) gif.add(same, 3000);
  const file = gif.end();
  expect(String.fromCharCode(...file.subarray(0, 6))).toBe("GIF89a");
  const seen = frames(file);
  expect(seen.map(({ delay }) => delay)).toEqual([500, 500, 500, 500, 500, 3000]);
  for (const [at, pixels] of [...pictures, ...(same ? [same] : [])].entries()) {
    // Few colours: each has its own place.
    const colours = seen[at]?.indexes.flatMap((index) => [
      ...palette.table.subarray(3 * index, 3 * index + 3),
      255,
    ]);
    expect(colours).toEqual([...pixels]);
  }
  expect(file.length).toBeLessThan(13 + 768 + 30 + width * height + 5 * 300);
});

test("where there are too many colours, each gets the nearest of those there are most of", () => {
  const pixels = new Uint8ClampedArray(4 * 4096);
  for (let at = 0; at < 4096; at++) {
    pixels.set([(at >> 8) * 17, ((at >> 4) & 15) * 17, (at & 15) * 17, 255], 4 * at);
  }
  const palette = new Palette([pixels, new Uint8ClampedArray(4000).fill(255)]);
  const white = palette.indexesOf(Uint8ClampedArray.of(255, 255, 255, 255))[0] ?? -1;
  expect([...palette.table.subarray(3 * white, 3 * white + 3)]).toEqual([255, 255, 255]);
});
