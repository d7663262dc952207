import type * as Tastes from "../canvas/tastes";
import type { PartName } from "../../generated/types/PartName";
import { GameError } from "../../game-error";
import { part } from "../../loading/part";
import type { BoardSettings } from "../core/model";
import type { Taste } from "../core/taste";
import { isForced } from "../canvas/theme";
import type { StyleSheets } from "./style-sheets";

/** What every board has. */
export const USUAL: Taste = { set: "house", pieces: "animals", board: "wood" };

/** Where the person has chosen the colours, squares are told apart by patterns. */
const isUsual = ({ set, pieces, board }: Taste): boolean =>
  set === USUAL.set && pieces === USUAL.pieces && board === USUAL.board && !isForced();

/** All that is more than the usual, once somebody wants it. */
let tastes: typeof Tastes | null = null;

/** Loads what a taste needs besides what every board has, for the parts of its board. */
export async function loadTaste(taste: Taste, parts: readonly PartName[]): Promise<void> {
  if (!tastes && isUsual(taste)) return;
  tastes ??= await part(() => import("../canvas/tastes"));
  await tastes.load(taste, parts);
}

/** What a person or else the page wants to see; what is bad in attributes is told when it is worn. */
export const tasteOf = (
  element: HTMLElement & { readonly settings?: Partial<BoardSettings> },
): Taste => {
  const wish = (name: keyof Taste) =>
    element.settings?.[name] ?? element.getAttribute(name) ?? USUAL[name];
  return { set: wish("set"), pieces: wish("pieces"), board: wish("board") } as Taste;
};

/**
 * Puts on a board what is wanted, as far as it is here: the settings with what is worn now. For the
 * rest, `came` is called when it has been loaded, with what was wrong if it could not be.
 */
export function dress<S extends Taste>(
  sheets: StyleSheets,
  wanted: S,
  parts: readonly PartName[],
  came: (thrown?: unknown) => void,
): S {
  const { set, pieces, board } = wanted;
  if (tastes?.isHere(wanted, parts)) sheets.dress({ set, pieces, board }, tastes.sheetOf(board));
  else if (tastes || !isUsual(wanted)) {
    loadTaste(wanted, parts).catch(lacking).then(came);
  }
  return { ...wanted, ...(sheets.worn ?? USUAL) };
}

/** Why a board has another look than the one that is wanted. */
function lacking(thrown: unknown): GameError {
  const error = GameError.from(thrown);
  // Files that are gone come back only with the page.
  if (error.code === "part-gone") return error;
  return new GameError(GameError.of("part-look").problem, { cause: error });
}
