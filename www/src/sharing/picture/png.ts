const INCH = 25.4;

/** Pixels across so many millimetres. */
export const pixelsOf = (mm: number, dpi: number): number => Math.round((mm / INCH) * dpi);

/** The check of a piece of a PNG file. */
function crc32(bytes: Uint8Array): number {
  let crc = -1;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc;
}

/** Where the first piece, which tells the size, ends. */
const AFTER_SIZE = 33;

/** A PNG picture that says how large it is on paper: `width` pixels are so many millimetres. */
export function withSize(png: Uint8Array, width: number, mm: number): Uint8Array<ArrayBuffer> {
  const perMetre = Math.round((width / mm) * 1000);
  const piece = new DataView(new ArrayBuffer(21));
  piece.setUint32(0, 9);
  // "pHYs": pixels a unit across and down; the unit is the metre.
  piece.setUint32(4, 0x70485973);
  piece.setUint32(8, perMetre);
  piece.setUint32(12, perMetre);
  piece.setUint8(16, 1);
  const bytes = new Uint8Array(piece.buffer);
  piece.setUint32(17, crc32(bytes.subarray(4, 17)));
  const made = new Uint8Array(png.length + bytes.length);
  made.set(png.subarray(0, AFTER_SIZE));
  made.set(bytes, AFTER_SIZE);
  made.set(png.subarray(AFTER_SIZE), AFTER_SIZE + bytes.length);
  return made;
}
