import type { PartName } from "../../generated/types/PartName";
import { SKELETONS } from "../../generated/types/Skeletons";
import { WORDS_OF_PARTS } from "../../i18n/beside";
import { part } from "../../loading/part";
import { tablePart } from "../canvas/drawings/table";
import type { BoardPartModule } from "../canvas/part";
import type { BoardSettings } from "../core/model";

/** How a part is loaded, and the message files that it speaks with. */
export interface LazyPart {
  readonly load: () => Promise<BoardPartModule>;
  readonly words?: readonly string[] | undefined;
  /** Width and height of its plan of the boards at the beginning, in cells, where it makes another one. */
  readonly plan?: readonly [wide: number, high: number];
}

/** Every part that does not come with the board. */
export const LAZY: Readonly<Record<Exclude<PartName, "trays">, LazyPart>> = {
  chessmen: {
    load: async () => tablePart((await part(() => import("../../generated/chessmen"))).CHESSMEN),
  },
  cards: {
    load: () => part(() => import("../parts/cards")),
    words: WORDS_OF_PARTS.cards,
  },
  tiles: { load: () => part(() => import("../parts/tiles")) },
  levels: { load: () => part(() => import("../parts/levels")), plan: [10, 14.2] },
  space: {
    load: () => part(() => import("../parts/space")),
    words: WORDS_OF_PARTS.space,
  },
};

/** The parts of a game, before its rules are here to say so; none for a game that is not known. */
export const partsOf = (game: string): readonly PartName[] =>
  Object.hasOwn(SKELETONS, game) ? (SKELETONS[game]?.parts ?? []) : [];

const lazyPartsOf = (game: string): readonly LazyPart[] =>
  partsOf(game).flatMap((name) => (name === "trays" ? [] : LAZY[name]));

/** What a part makes of the boards of a game, before it is here to do so; undefined where none does. */
export const planOf = (game: string): LazyPart["plan"] =>
  lazyPartsOf(game).find(({ plan }) => plan)?.plan;

/** What draws in space. */
const loadView = () => part(() => import("../parts/space/space"));

/**
 * Asks for what a game has beside its board, and for the view that is asked for from the
 * beginning, before its rules are here to say so.
 */
export const askForParts = (
  game: string,
  levels: BoardSettings["levels"],
): readonly Promise<unknown>[] => [
  ...lazyPartsOf(game).map(({ load }) => load()),
  ...(levels !== "flat" && partsOf(game).includes("space") ? [loadView()] : []),
];
