import "../../board/define";
import { demonstrate } from "../../game/demonstration";
import type { Match } from "../../game/match";
import type { Demonstration } from "../../generated/types/Demonstration";
import { part } from "../../loading/part";

const FILES = import.meta.glob<Demonstration>("../../generated/types/demonstrations/*.ts", {
  import: "SHOWN",
});

/** The moves that a game shows, as a match, and how many positions there are. */
export async function demonstrationOf(game: string): Promise<readonly [Match, count: number]> {
  const load = FILES[`../../generated/types/demonstrations/${game}.ts`];
  if (!load) throw new TypeError(`${game} shows nothing`);
  const shown = await part(load);
  return [demonstrate(shown), shown.scenes.length];
}
