/** The first 32 bits of the fractions of a root of the first primes. */
function fractions(count: number, root: (prime: number) => number): Uint32Array {
  const found: number[] = [];
  for (let number = 2; found.length < count; number++) {
    let prime = true;
    for (let by = 2; by * by <= number; by++) prime &&= number % by > 0;
    if (prime) found.push(Math.floor((root(number) % 1) * 2 ** 32));
  }
  return Uint32Array.from(found);
}

const ROUNDS = fractions(64, Math.cbrt);
const START = fractions(8, Math.sqrt);

const turned = (word: number, by: number) => (word >>> by) | (word << (32 - by));

/**
 * SHA-256 of bytes. Browsers have it too, but not on pages that were not sent over https, and a
 * club's page may be such a one.
 */
export function sha256(bytes: Uint8Array): Uint8Array {
  const blocks = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64);
  blocks.set(bytes);
  blocks[bytes.length] = 0x80;
  const view = new DataView(blocks.buffer);
  view.setUint32(blocks.length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(blocks.length - 4, bytes.length << 3);
  const state = START.slice();
  const words = new Uint32Array(64);
  for (let block = 0; block < blocks.length; block += 64) {
    for (let at = 0; at < 16; at++) words[at] = view.getUint32(block + 4 * at);
    mix(state, words);
  }
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, at) => digest.setUint32(4 * at, word));
  return new Uint8Array(digest.buffer);
}

/** Mixes a block into the state; its 16 words stand at the beginning of `words`. */
function mix(state: Uint32Array, words: Uint32Array): void {
  const word = (at: number) => words[at] ?? 0;
  for (let at = 16; at < 64; at++) {
    const [early, late] = [word(at - 15), word(at - 2)];
    const low = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const high = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    words[at] = word(at - 16) + low + word(at - 7) + high;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let at = 0; at < 64; at++) {
    const chosen = (e & f) ^ (~e & g);
    const sum = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const one = (h + sum + chosen + (ROUNDS[at] ?? 0) + word(at)) | 0;
    const most = (a & b) ^ (a & c) ^ (b & c);
    const two = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + most) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((value, at) => (state[at] = (state[at] ?? 0) + value));
}
