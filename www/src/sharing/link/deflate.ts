/** Anything that turns bytes into other bytes. */
type Converter = GenericTransformStream;

const streamOf = (bytes: Uint8Array<ArrayBuffer>, converter: Converter) =>
  new Blob([bytes]).stream().pipeThrough<Uint8Array>(converter);

/** Text as few bytes. */
export async function deflate(text: string): Promise<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  const packed = streamOf(bytes, new CompressionStream("deflate-raw"));
  return new Uint8Array(await new Response(packed).arrayBuffer());
}

/** The text again; null where it is more than `most` bytes. Rejects where these are no such bytes. */
export async function inflate(
  bytes: Uint8Array<ArrayBuffer>,
  most: number,
): Promise<string | null> {
  // Piece by piece: a few bytes can become very many.
  const reader = streamOf(bytes, new DecompressionStream("deflate-raw")).getReader();
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let text = "";
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    length += value.length;
    if (length > most) {
      await reader.cancel().catch(() => undefined);
      return null;
    }
    text += decoder.decode(value, { stream: true });
  }
}
