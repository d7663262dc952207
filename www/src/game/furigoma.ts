/** What chance has decided about five thrown chicks: a letter for each, `c`, or `h` for a hen. */
const FURIGOMA = /^:([ch]{5})$/;

/** How each of the chicks fell, by the code of what chance decided; null for any other code. */
export function parseFurigoma(code: string): readonly ("chick" | "hen")[] | null {
  const [, faces] = FURIGOMA.exec(code) ?? [];
  return faces ? [...faces].map((face) => (face === "h" ? "hen" : "chick")) : null;
}
