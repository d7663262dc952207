import type { PartName } from "../../generated/types/PartName";
import { part } from "../../loading/part";
import type { BoardLook, ChessSet, Taste, TileSet } from "../core/taste";
import { isForced } from "./theme";
import { addChessSet, addTable, hasTable } from "./drawings/tables";

// What else boards and what stands on them can look like. Whoever keeps to what is usual loads none of it.

/** The usual set comes with its part of the board. */
const CHESSMEN = {
  house: () => part(() => import("../../generated/chessmen")),
  angular: () => part(() => import("../../generated/chessmen-angular")),
  signs: () => part(() => import("../../generated/chessmen-signs")),
} as const satisfies Record<ChessSet, unknown>;

/** Animals come with the tiles. */
const FACES = {
  kanji: () => part(() => import("../../generated/kanji")),
  letters: () => part(() => import("../../generated/letters")),
} as const satisfies Record<Exclude<TileSet, "animals">, unknown>;

const LOOKS = {
  moss: () => part(() => import("./looks/moss")),
  slate: () => part(() => import("./looks/slate")),
  stone: () => part(() => import("./looks/stone")),
  print: () => part(() => import("./looks/print")),
} as const satisfies Record<Exclude<BoardLook, "wood">, unknown>;

const sheets = new Map<string, CSSStyleSheet>();

/** Where the person has chosen the colours, any board has patterns, which come with one look. */
let patterns = false;

/** What a board wears over its own colours; null for nothing, and while it is not here. */
export const sheetOf = (look: BoardLook): CSSStyleSheet | null => sheets.get(look) ?? null;

/** What of a taste is still to be loaded for a board with these parts. */
function missing({ set, pieces, board }: Taste, parts: readonly PartName[]) {
  const named = <K extends string>(name: string, table: Readonly<Record<K, unknown>>) =>
    Object.hasOwn(table, name) ? (name as K) : null;
  return {
    set: parts.includes("chessmen") && !hasTable(set) ? named(set, CHESSMEN) : null,
    pieces: parts.includes("tiles") && !hasTable(pieces) ? named(pieces, FACES) : null,
    board: sheets.has(board) ? null : named(board, LOOKS),
    patterns: patterns || !isForced() ? null : LOOKS.print,
  };
}

/** Whether a taste can be shown at once. */
export const isHere = (taste: Taste, parts: readonly PartName[]): boolean =>
  Object.values(missing(taste, parts)).every((name) => name === null);

/** Loads what was chosen, and nothing else. */
export async function load(taste: Taste, parts: readonly PartName[]): Promise<void> {
  const { set, pieces, board, patterns: lacking } = missing(taste, parts);
  const [chessmen, faces, look, print] = await Promise.all([
    set && CHESSMEN[set](),
    pieces && FACES[pieces](),
    board && LOOKS[board](),
    lacking?.(),
  ]);
  if (set && chessmen) addChessSet(set, chessmen.CHESSMEN);
  if (pieces && faces) addTable(pieces, faces.FACES);
  if (board && look) sheets.set(board, look.sheet);
  patterns ||= !!print;
}
