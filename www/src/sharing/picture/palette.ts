/** Colours that a picture may have. */
const COLOURS = 256;
/** Bits of each part of a colour by which colours are told apart. */
const FINE = 5;
const PARTS = 1 << FINE;

/** The kind of a colour: all that are nearly alike are of one. */
const kindOf = (red: number, green: number, blue: number): number =>
  ((red >> (8 - FINE)) * PARTS + (green >> (8 - FINE))) * PARTS + (blue >> (8 - FINE));

/** The 256 colours that pictures have most of. */
export class Palette {
  /** Red, green and blue of each, one after the other. */
  readonly table = new Uint8Array(3 * COLOURS);
  /** The nearest colour of each kind; -1 until it is asked for. */
  readonly #nearest = new Int16Array(PARTS ** 3).fill(-1);
  readonly #used: number;

  /** From the pixels of pictures, four values each. */
  constructor(pictures: readonly Uint8ClampedArray[]) {
    const kinds = new Map<number, [count: number, red: number, green: number, blue: number]>();
    for (const pixels of pictures) {
      for (let at = 0; at < pixels.length; at += 4) {
        const [red = 0, green = 0, blue = 0] = pixels.subarray(at, at + 3);
        const kind = kindOf(red, green, blue);
        const sum = kinds.get(kind);
        if (!sum) kinds.set(kind, [1, red, green, blue]);
        else {
          sum[0]++;
          sum[1] += red;
          sum[2] += green;
          sum[3] += blue;
        }
      }
    }
    const most = [...kinds.values()].toSorted(([one], [other]) => other - one).slice(0, COLOURS);
    this.#used = most.length;
    for (const [at, [count, ...sums]] of most.entries()) {
      this.table.set(
        sums.map((sum) => Math.round(sum / count)),
        3 * at,
      );
    }
  }

  /** For every pixel the number of its colour. */
  indexesOf(pixels: Uint8ClampedArray): Uint8Array {
    const indexes = new Uint8Array(pixels.length / 4);
    for (let at = 0, from = 0; at < indexes.length; at++, from += 4) {
      indexes[at] = this.#indexOf(pixels[from] ?? 0, pixels[from + 1] ?? 0, pixels[from + 2] ?? 0);
    }
    return indexes;
  }

  #indexOf(red: number, green: number, blue: number): number {
    const kind = kindOf(red, green, blue);
    const known = this.#nearest[kind] ?? -1;
    if (known >= 0) return known;
    let [nearest, least] = [0, Infinity];
    for (let at = 0; at < this.#used; at++) {
      const [r = 0, g = 0, b = 0] = this.table.subarray(3 * at, 3 * at + 3);
      const far = 3 * (r - red) ** 2 + 6 * (g - green) ** 2 + (b - blue) ** 2;
      if (far < least) [nearest, least] = [at, far];
    }
    this.#nearest[kind] = nearest;
    return nearest;
  }
}
