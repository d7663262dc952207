import type { PartName } from "../../generated/types/PartName";
import { PARTS as PARTS_OF } from "../../generated/types/Parts";
import { WORDS_OF_PARTS } from "../../i18n/beside";
import { part } from "../../loading/part";
import { addChessSet } from "../canvas/drawings/tables";
import type { BoardPartModule } from "../canvas/part";
import type { BoardSettings } from "../core/model";
import type { Taste } from "../core/taste";

/** How a part is loaded, and the message files that it speaks with. */
export interface LazyPart {
  readonly load: (taste: Pick<Taste, "set">) => Promise<BoardPartModule>;
  readonly words?: readonly string[] | undefined;
  /** Width and height of its plan of the boards at the beginning, in cells, where it makes another one. */
  readonly plan?: readonly [wide: number, high: number];
}

/** Loads a part once: to ask for one that is here would cost the first picture a frame. */
function once<T>(load: () => Promise<T>): () => Promise<T> {
  let here: T | null = null;
  return async () => (here ??= await load());
}

const loadChessmen = once(() => part(() => import("../../generated/chessmen")));

/** Every part that a layout may name. */
export const PARTS: Readonly<Record<PartName, LazyPart>> = {
  trays: {
    load: once(() => part(() => import("../parts/trays"))),
    words: WORDS_OF_PARTS.trays,
  },
  chessmen: {
    // Drawings alone: on the page there is nothing to add.
    async load({ set }) {
      if (set === "house") addChessSet(set, (await loadChessmen()).CHESSMEN);
      return { mount: () => ({ dispose: () => undefined }) };
    },
  },
  cards: {
    load: once(() => part(() => import("../parts/cards"))),
    words: WORDS_OF_PARTS.cards,
  },
  tiles: { load: once(() => part(() => import("../parts/tiles"))) },
  levels: { load: once(() => part(() => import("../parts/levels"))), plan: [10, 14.2] },
  space: {
    load: once(() => part(() => import("../parts/space"))),
    words: WORDS_OF_PARTS.space,
  },
};

/** The parts of a game, before its rules are here to say so; none for a game that is not known. */
export const partsOf = (game: string): readonly PartName[] =>
  Object.hasOwn(PARTS_OF, game) ? (PARTS_OF[game] ?? []) : [];

const lazyPartsOf = (game: string): readonly LazyPart[] => partsOf(game).map((name) => PARTS[name]);

/** What a part makes of the boards of a game, before it is here to do so; undefined where none does. */
export const planOf = (game: string): LazyPart["plan"] =>
  lazyPartsOf(game).find(({ plan }) => plan)?.plan;

/** What draws in space. */
const loadView = () => part(() => import("../parts/space/space"));

/**
 * Asks for what a game has beside its board, before its rules are here to say so, and for the view
 * that is asked for from the beginning, for which no board waits.
 */
export function askForParts(
  game: string,
  { levels, set }: Pick<BoardSettings, "levels" | "set">,
): readonly Promise<unknown>[] {
  if (levels !== "flat" && partsOf(game).includes("space")) loadView().catch(() => undefined);
  return lazyPartsOf(game).map(({ load }) => load({ set }));
}
