import type { MoveNode } from "../generated/types/MoveNode";
import type { Words } from "../i18n/words";
import { parseFurigoma } from "./furigoma";

/** What a move is called; where chance threw chicks, how they fell. */
export function moveText(words: Words, { code, text }: Pick<MoveNode, "code" | "text">): string {
  const hens = parseFurigoma(code)?.filter((face) => face === "hen").length;
  return hens === undefined ? text : words.text("moves-thrown", { count: hens });
}
