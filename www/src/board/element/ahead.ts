import { part } from "../../loading/part";
import { drawsCards } from "../../game/draws-cards";
import { isLevelled, isTiled, outline } from "./skeleton";

/** Asks for what a game has beside its board, before its rules are here to say so. */
export function askForParts(game: string): readonly Promise<unknown>[] {
  const layout = outline(game)?.layout;
  return [
    ...(isTiled(game) ? [part(() => import("../parts/tiles"))] : []),
    ...(isLevelled(game) ? [part(() => import("../parts/levels"))] : []),
    ...(layout && drawsCards(layout) ? [part(() => import("../parts/cards"))] : []),
  ];
}

/** The message files besides its own that a board of the game needs. */
export const wordsBeside = (game: string): readonly string[] => (isLevelled(game) ? ["space"] : []);
