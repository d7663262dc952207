import { GameError } from "../../game-error";
import type { Layout } from "../../generated/types/Layout";
import type { PartName } from "../../generated/types/PartName";
import type { Messages } from "../../i18n/messages";
import { part } from "../../loading/part";
import type { BoardPartModule } from "../canvas/part";
import type { BoardSettings } from "../core/model";
import * as trays from "../parts/trays";

/** Every part that a layout may name. Trays come with the board: nearly every game has some. */
const LOADERS: Readonly<Record<PartName, () => Promise<BoardPartModule>>> = {
  trays: () => Promise.resolve(trays),
  cards: () => part(() => import("../parts/cards")),
  tiles: () => part(() => import("../parts/tiles")),
  levels: () => part(() => import("../parts/levels")),
  space: () => part(() => import("../parts/space")),
};

/** Message files that parts speak with, asked for at the same time. */
const WORDS: Readonly<Partial<Record<PartName, readonly string[]>>> = { space: ["space"] };

const loaded = new Map<PartName, BoardPartModule>();

async function load(name: PartName): Promise<BoardPartModule> {
  const known = loaded.get(name);
  if (known) return known;
  // Rules of another release may name what is not there yet.
  if (!Object.hasOwn(LOADERS, name)) throw GameError.of("unknown-part", { part: name });
  const module = await LOADERS[name]();
  loaded.set(name, module);
  return module;
}

/** Loads the parts of a game with their words, all at once; throws when there is no such part. */
export const loadParts = (
  names: readonly PartName[],
  words: Messages,
): Promise<readonly BoardPartModule[]> =>
  Promise.all(
    names.map(async (name) => {
      const [module] = await Promise.all([load(name), words.load(...(WORDS[name] ?? []))]);
      return module;
    }),
  );

/** What draws the view that an element asks for from the beginning; null where the board is enough. */
export const loadView = (names: readonly PartName[], levels: BoardSettings["levels"]) =>
  names.includes("space") && levels !== "flat" ? part(() => import("../parts/space/space")) : null;

/** The parts of a layout, ready to show it. */
export async function prepareParts(
  layout: Layout,
  words: Messages,
): Promise<readonly BoardPartModule[]> {
  const parts = await loadParts(layout.parts, words);
  for (const { prepare } of parts) prepare?.(layout);
  return parts;
}

/** A part that was loaded before. */
export function partOf(name: PartName): BoardPartModule {
  const found = loaded.get(name);
  if (!found) throw GameError.of("unknown-part", { part: name });
  return found;
}
