import type { ArtLayer } from "../../../generated/art";
import { CHESS_SETS, type ChessSet } from "../../core/taste";
import { register } from "./registry";

type Table = Readonly<Record<string, readonly ArtLayer[]>>;

/** The sets of pictures that are here, by name. */
const tables = new Map<string, Table>();

export const hasTable = (set: string): boolean => tables.has(set);

export const tableOf = (set: string): Table => tables.get(set) ?? {};

export function addTable(set: string, table: Table): void {
  tables.set(set, table);
}

/** Which of some sets is meant by the names in use; the first one where none is, or is here. */
export const setAmong = <T extends string>(known: readonly [T, ...T[]], sets: string): T =>
  known.find((set) => hasTable(set) && sets.split(" ").includes(set)) ?? known[0];

/** Gives every board the chess pieces of a set. */
export function addChessSet(set: ChessSet, table: Table): void {
  addTable(set, table);
  for (const kind of Object.keys(table)) {
    register(kind, (_, sets) => ({ layers: tableOf(setAmong(CHESS_SETS, sets))[kind] ?? [] }));
  }
}
