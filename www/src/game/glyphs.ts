import type { MoveNode } from "../generated/types/MoveNode";

/** Numeric annotation glyphs. */
const GLYPHS: Readonly<Record<number, string>> = {
  1: "!",
  2: "?",
  3: "!!",
  4: "??",
  5: "!?",
  6: "?!",
  10: "=",
  14: "⩲",
  15: "⩱",
  16: "±",
  17: "∓",
  18: "+−",
  19: "−+",
};

/** A glyph as players write it. */
export const glyphText = (glyph: number): string => GLYPHS[glyph] ?? `$${glyph}`;

/** A move with its number, as in running text. */
export const moveTitle = ({ number, side, text, glyphs }: Omit<MoveNode, "id">): string =>
  `${number}${side === 0 ? "." : "…"} ${text}${glyphs.map(glyphText).join("")}`;
