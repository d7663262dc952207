import type { BoardLook, ChessSet, Coordinates } from "../../board/core/taste";
import type { ElementMode } from "../../board/element/attributes";

/** What a webmaster has chosen. */
export interface Choice {
  readonly game: string;
  readonly mode: ElementMode;
  /** A record or a move list, in the modes that go through one. */
  readonly record: string;
  /** Where to begin; empty for the usual start. */
  readonly position: string;
  /** Of the computer; 0: two people. */
  readonly level: number;
  /** Empty: that of the page, or in a frame of the visitor. */
  readonly lang: string;
  /** Empty: as the page around. */
  readonly theme: string;
  /** As the attributes; what is usual is not written. */
  readonly board: BoardLook;
  readonly set: ChessSet;
  readonly coordinates: Coordinates;
  /** Pixels; 0: as wide as there is room. */
  readonly size: number;
}

/** Whether a mode goes through a record. */
export const isTold = (mode: ElementMode): boolean => mode === "replay" || mode === "analyse";

/** The attributes of the board, and the record inside it. */
export function boardOf(choice: Choice): {
  readonly attributes: readonly (readonly [name: string, value: string])[];
  readonly record: string;
} {
  const { game, mode, level, lang, theme, board, set, coordinates, size } = choice;
  const record = isTold(mode) ? choice.record.trim() : "";
  const all: readonly (readonly [string, string])[] = [
    ["game", game],
    ["mode", mode],
    ["level", mode === "play" && level ? String(level) : ""],
    ["position", record ? "" : choice.position.trim()],
    ["lang", lang],
    ["theme", theme],
    ["board", board === "wood" ? "" : board],
    ["set", set === "house" ? "" : set],
    ["coordinates", coordinates === "inside" ? "" : coordinates],
    ["size", size ? String(size) : ""],
  ];
  return { attributes: all.filter(([, value]) => value), record };
}
