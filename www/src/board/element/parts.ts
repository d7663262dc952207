import { GameError } from "../../game-error";
import type { Layout } from "../../generated/types/Layout";
import type { PartName } from "../../generated/types/PartName";
import type { Messages } from "../../i18n/messages";
import type { BoardPartModule } from "../canvas/part";
import * as trays from "../parts/trays";
import { LAZY, type LazyPart } from "./ahead";

/** Every part that a layout may name. Trays come with the board: nearly every game has some. */
const PARTS: Readonly<Record<PartName, LazyPart>> = {
  trays: { load: () => Promise.resolve(trays) },
  ...LAZY,
};

const loaded = new Map<PartName, BoardPartModule>();

async function load(name: PartName, words: Messages): Promise<BoardPartModule> {
  // Rules of another release may name what is not there yet.
  if (!Object.hasOwn(PARTS, name)) throw GameError.of("unknown-part", { part: name });
  const entry = PARTS[name];
  const [module] = await Promise.all([
    loaded.get(name) ?? entry.load(),
    entry.words && words.load(...entry.words),
  ]);
  loaded.set(name, module);
  return module;
}

/** Loads the parts of a game with their words, all at once; throws when there is no such part. */
export const loadParts = (
  names: readonly PartName[],
  words: Messages,
): Promise<readonly BoardPartModule[]> => Promise.all(names.map((name) => load(name, words)));

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
