/** Two Japanese letters side by side. */
const JAPANESE = /[\u3040-\u30ff\u4e00-\u9fff\uff01-\uff5e]{2}/gu;
/** What is no letter at all. */
const UNREAD = /\ufffd/gu;

/** The text of a file: in Unicode, or as older Japanese or Czech programs write. */
export function decodeText(bytes: ArrayBuffer): string {
  const read = (name: string, fatal = false) => new TextDecoder(name, { fatal }).decode(bytes);
  const [first = 0, second = 0] = new Uint8Array(bytes);
  if (first === 0xff && second === 0xfe) return read("utf-16le");
  if (first === 0xfe && second === 0xff) return read("utf-16be");
  try {
    return read("utf-8", true);
  } catch {
    const text = read("shift_jis");
    const count = (what: RegExp) => text.match(what)?.length ?? 0;
    // Czech letters are read as single Japanese ones here and there; only records begin with [.
    const japanese = !text.trimStart().startsWith("[") && count(JAPANESE) > count(UNREAD);
    return japanese ? text : read("windows-1250");
  }
}
