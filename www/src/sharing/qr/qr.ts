import { correction, generate } from "lean-qr";

/** Light squares round a code: readers look for them. */
const QUIET = 4;
/** Version 25, whose 117 squares a side a phone still reads from a screen. */
const LARGEST = 25;

/** A QR code as a picture: squares on a square ground. */
export interface Code {
  /** The side, with the quiet zone. */
  readonly side: number;
  /** All dark squares as one path. */
  readonly path: string;
}

/** The code of a text; null where it would be too fine to be read. */
export function qrOf(text: string): Code | null {
  let code;
  try {
    code = generate(text, { minCorrectionLevel: correction.L, maxVersion: LARGEST });
  } catch {
    return null;
  }
  let path = "";
  for (let y = 0; y < code.size; y++) {
    for (let x = 0; x < code.size; x++) {
      if (!code.get(x, y)) continue;
      const from = x;
      while (code.get(x + 1, y)) x++;
      path += `M${from + QUIET} ${y + QUIET}h${x + 1 - from}v1h${from - x - 1}z`;
    }
  }
  return { side: code.size + 2 * QUIET, path };
}
