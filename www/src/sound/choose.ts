import { hasPart } from "../game/parts";
import type { Layout } from "../generated/types/Layout";
import type { Snapshot } from "../generated/types/Snapshot";
import type { SoundName } from "./recipes";

type Seen = Pick<Snapshot, "scene" | "gameResult" | "atEnd">;

/** What is heard of the way from one position to the next; `chance` says that chance has decided. */
export function soundsOf(
  layout: Pick<Layout, "parts">,
  before: Seen,
  after: Seen,
  chance: boolean,
): readonly SoundName[] {
  const sounds: SoundName[] = [handOf(layout, before, after, chance)];
  const { scene } = after;
  if (scene.result || (after.atEnd && after.gameResult)) sounds.push("end");
  else if (scene.marks.some(({ kind }) => kind === "check")) sounds.push("check");
  return sounds;
}

function handOf(
  layout: Pick<Layout, "parts">,
  { scene: before }: Seen,
  { scene: after }: Seen,
  chance: boolean,
): SoundName {
  if (chance && hasPart(layout, "cards")) return "card";
  const wooden = hasPart(layout, "chessmen") || hasPart(layout, "tiles");
  if (!wooden) return "disc";
  const more = after.tokens.length - before.tokens.length;
  if (more > 0) return "drop";
  return more < 0 ? "capture" : "wood";
}
