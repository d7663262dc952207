/** Loads engines, in their worker. */

import { GameError } from "../../game-error";
import { begun, type Glue, type Packed } from "../glue";
import type { Thinkers } from "./question";

const GLUE = import.meta.glob<Glue & { readonly Thinker: Thinkers }>(
  "../../generated/wasm/*-engine/*.js",
);

/** Loads the engine of a game; in the single file, all of them at once. */
export async function loadThinkers(game: string, packed?: Packed): Promise<Thinkers> {
  const glue = GLUE[`../../generated/wasm/${game}-engine/${game}-engine.js`];
  if (!glue) throw GameError.of("no-engine", { game });
  return (await begun(glue, packed)).Thinker;
}
