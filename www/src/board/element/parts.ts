import { GameError } from "../../game-error";
import type { Layout } from "../../generated/types/Layout";
import type { PartName } from "../../generated/types/PartName";
import type { Messages } from "../../i18n/messages";
import type { BoardPartModule } from "../canvas/part";
import type { Taste } from "../core/taste";
import { PARTS } from "./ahead";

const loaded = new Map<PartName, BoardPartModule>();

async function load(
  name: PartName,
  words: Messages | null,
  taste: Taste,
): Promise<BoardPartModule> {
  // Rules of another release may name what is not there yet.
  if (!Object.hasOwn(PARTS, name)) throw GameError.of("unknown-part", { part: name });
  const entry = PARTS[name];
  const [module] = await Promise.all([
    entry.load(taste),
    entry.words && words?.load(...entry.words),
  ]);
  loaded.set(name, module);
  return module;
}

/** Loads the parts of a game with their words, if they speak, all at once; throws when there is no such part. */
export const loadParts = (
  names: readonly PartName[],
  words: Messages | null,
  taste: Taste,
): Promise<readonly BoardPartModule[]> =>
  Promise.all(names.map((name) => load(name, words, taste)));

/** The parts of a layout, ready to show it. */
export async function prepareParts(
  layout: Layout,
  words: Messages | null,
  taste: Taste,
): Promise<readonly BoardPartModule[]> {
  const parts = await loadParts(layout.parts, words, taste);
  for (const { prepare } of parts) prepare?.(layout);
  return parts;
}

/** A part that was loaded before. */
export function partOf(name: PartName): BoardPartModule {
  const found = loaded.get(name);
  if (!found) throw GameError.of("unknown-part", { part: name });
  return found;
}
