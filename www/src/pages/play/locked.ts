import type { Chairs } from "../../game/players";
import type { Match } from "../../game/match";

/** Why nothing can be done on a board: the id of a message. */
export type Lock =
  | "play-elsewhere"
  | "play-locked-preview"
  | "play-locked-earlier"
  | "play-locked-over"
  | "play-locked-program";

/** Why a board takes no move now; null where it does, or where a card is about to come. */
export function lockOf(
  match: Match,
  chairs: Chairs,
  { elsewhere, previews }: { readonly elsewhere: boolean; readonly previews: boolean },
): Lock | null {
  if (elsewhere) return "play-elsewhere";
  if (previews) return "play-locked-preview";
  if (!match.isLive) return "play-locked-earlier";
  if (match.live.gameResult) return "play-locked-over";
  return chairs.programActs ? "play-locked-program" : null;
}
