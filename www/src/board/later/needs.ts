import { part } from "../../loading/part";
import type * as ReadingPart from "../access";
import type * as AfterPart from "./after-picture";
import type { GameError } from "../../game-error";
import type { BoardHooks } from "../core/model";
import type * as HandsPart from "../hands";

/** The board in words; the words of a move; all else that people do. */
export type Later = "reading" | "told" | "hands";
export const ALL: readonly Later[] = ["reading", "told", "hands"];

/**
 * What a board needs once it has its picture: nothing where nobody comes to it, hands where moves are
 * made on it. Of a diagram that no page owns (`owned`) one position is all there is.
 */
export function needed(reached: boolean, mode: string, owned: boolean): readonly Later[] {
  if (!reached) return [];
  if (mode === "diagram" && owned) return ["reading"];
  return mode === "diagram" || mode === "replay" ? ["reading", "told"] : ALL;
}

/** What a board needs from whoever owns the game, for its first picture and for what follows. */
export interface LaterHooks extends BoardHooks {
  /** What the board that is shown needs after its picture. */
  needed(): readonly Later[];
  /**
   * Loads message files, and waits until others have their pictures, or unless it is `urgent` for a
   * moment of rest; null where nothing has to be waited for.
   */
  wordsLater(names: readonly string[], urgent: boolean): Promise<unknown> | null;
  /** A style sheet came with what was loaded after the first picture. */
  wear(sheet: CSSStyleSheet): void;
  /** What comes after the first picture cannot be loaded now; another `show` asks for it again. */
  failed(error: GameError): void;
}

/** What was loaded for one board is here for all. */
export const here: {
  after?: typeof AfterPart;
  reading?: typeof ReadingPart;
  hands?: typeof HandsPart;
} = {};

const LOAD = {
  after: async () => (here.after ??= await part(() => import("./after-picture"))),
  reading: async () => (here.reading ??= await part(() => import("../access"))),
  hands: async () => (here.hands ??= await part(() => import("../hands"))),
  // Words are asked for by their names.
  told: () => null,
};

/** Loads that, and what puts it on the board; whoever knows that a picture is near may ask for it before. */
export const load = (names: readonly Later[]): Promise<unknown> =>
  Promise.all([loadAfter(), ...names.map((name) => LOAD[name]())]);

export const loadAfter = LOAD.after;

/** The message files that belong to it. */
export const filesOf = (names: readonly Later[], game: string): readonly string[] =>
  names.map((name) => (name === "told" ? `${game}-told` : "hands"));
