/** Bytes in letters that every program leaves as they are in a link. */
export function toBase64url(bytes: Uint8Array): string {
  const chars = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(chars).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** The bytes again; null where the text is none of that kind. */
export function fromBase64url(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[\w-]*$/.test(text) || text.length % 4 === 1) return null;
  const chars = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(chars, (char) => char.charCodeAt(0));
}
