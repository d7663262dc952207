/** Bits of an index into the table of colours. */
const BITS = 8;
const CLEAR = 1 << BITS;
const END = CLEAR + 1;
/** Codes have no more bits than this. */
const MOST = 12;
/** Blocks of data have no more bytes. */
const BLOCK = 255;

/** Indexes of colours as GIF packs them: codes for runs that were there before, in blocks. */
export function lzw(indexes: Uint8Array): number[] {
  const packed: number[] = [];
  let [held, bits] = [0, 0];
  let width = BITS + 1;
  const put = (code: number) => {
    held |= code << bits;
    for (bits += width; bits >= 8; bits -= 8) {
      packed.push(held & 255);
      held >>>= 8;
    }
  };
  /** The code of a run and one more index. */
  let known = new Map<number, number>();
  let next = END + 1;
  put(CLEAR);
  let run = indexes[0] ?? 0;
  for (let at = 1; at < indexes.length; at++) {
    const index = indexes[at] ?? 0;
    const key = (run << BITS) | index;
    const longer = known.get(key);
    if (longer !== undefined) {
      run = longer;
      continue;
    }
    put(run);
    run = index;
    if (next === 1 << MOST) {
      put(CLEAR);
      known = new Map();
      next = END + 1;
      width = BITS + 1;
    } else {
      // Readers learn a code one step later than it is made here.
      if (next === 1 << width) width++;
      known.set(key, next++);
    }
  }
  put(run);
  put(END);
  if (bits > 0) packed.push(held & 255);
  return blocks(packed);
}

/** With the size of a colour before, and the length before each block. */
function blocks(bytes: readonly number[]): number[] {
  const made = [BITS];
  for (let at = 0; at < bytes.length; at += BLOCK) {
    const block = bytes.slice(at, at + BLOCK);
    made.push(block.length, ...block);
  }
  made.push(0);
  return made;
}
