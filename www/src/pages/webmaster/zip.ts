/** A file of an archive. */
export interface Entry {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

const TABLE = Uint32Array.from({ length: 256 }, (_, at) => {
  let sum = at;
  for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  return sum;
});

function checksum(bytes: Uint8Array): number {
  let sum = 0xffff_ffff;
  for (const byte of bytes) sum = (TABLE[(sum ^ byte) & 255] ?? 0) ^ (sum >>> 8);
  return ~sum >>> 0;
}

/** The first day that a zip can name: the files of a release have no other. */
const DAY = 0x21;
/** Names are UTF-8. */
const UTF8 = 0x0800;
const VERSION = 20;

/** Numbers of so many bytes each, the lowest byte first. */
function numbers(
  ...fields: readonly (readonly [bytes: 2 | 4, value: number])[]
): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(
    fields.flatMap(([bytes, value]) =>
      Array.from({ length: bytes }, (_, at) => Math.floor(value / 256 ** at) % 256),
    ),
  );
}

/** An archive of files as they are: browsers have most of them packed already. */
export function zip(entries: readonly Entry[]): Blob {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const directory: Uint8Array<ArrayBuffer>[] = [];
  let at = 0;
  for (const { name, bytes } of entries) {
    const called = new TextEncoder().encode(name);
    const size = bytes.length;
    const common = [
      [2, VERSION],
      [2, UTF8],
      [2, 0],
      [2, 0],
      [2, DAY],
      [4, checksum(bytes)],
      [4, size],
      [4, size],
      [2, called.length],
      [2, 0],
    ] as const;
    const head = numbers([4, 0x04034b50], ...common);
    const place = [
      [2, 0],
      [2, 0],
      [2, 0],
      [4, 0],
      [4, at],
    ] as const;
    parts.push(head, called, bytes);
    directory.push(numbers([4, 0x02014b50], [2, VERSION], ...common, ...place), called);
    at += head.length + called.length + size;
  }
  const length = directory.reduce((sum, part) => sum + part.length, 0);
  const count = entries.length;
  const end = numbers(
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, count],
    [2, count],
    [4, length],
    [4, at],
    [2, 0],
  );
  return new Blob([...parts, ...directory, end], { type: "application/zip" });
}
