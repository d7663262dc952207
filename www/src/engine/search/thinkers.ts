/** Loads engines, in their worker. */

import { GameError } from "../../game-error";
import { glue } from "virtual:glue/engines";
import { type Glue, instantiate, once, type Packed } from "../glue";
import type { Thinkers } from "./question";

/** Where the modules lie; in the single file nowhere, for there one with all engines is here. */
const WASM = import.meta.glob<string>("../../generated/wasm/*-engine/*_bg.wasm", {
  query: "?url",
  import: "default",
  eager: true,
});

/** What wasm-bindgen writes for each module. */
type Engine = Glue & { readonly Thinker: Thinkers };

const loaded = once<Thinkers>();

/** Loads the engine of a game; in the single file, all of them at once. */
export async function loadThinkers(game: string, packed?: Packed): Promise<Thinkers> {
  const address = WASM[`../../generated/wasm/${game}-engine/${game}-engine_bg.wasm`];
  if (address === undefined) throw GameError.of("no-engine", { game });
  return loaded(address, async () => {
    const name = packed === undefined ? `${game}-engine` : "engines";
    return (await instantiate(glue<Engine>, name, address, packed)).Thinker;
  });
}
