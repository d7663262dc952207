/** Loads engines, in their worker. */

import { GameError } from "../../game-error";
import { glue } from "virtual:glue/engines";
import { type Glue, instantiate, once, type Packed } from "../glue";
import type { Thinkers } from "./question";

/** What wasm-bindgen writes for each module. */
type Engine = Glue & { readonly Thinker: Thinkers };

const loaded = once<Thinkers>();

/** Loads the engine of a game from its address; in the single file, all of them at once. */
export async function loadThinkers(
  game: string,
  address: string | undefined,
  packed: Packed | undefined,
): Promise<Thinkers> {
  if (address === undefined) throw GameError.of("no-engine", { game });
  return loaded(address, async () => {
    const name = packed === undefined ? `${game}-engine` : "engines";
    return (await instantiate(glue<Engine>, name, address, packed)).Thinker;
  });
}
