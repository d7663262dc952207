import { app } from "../../../app/context";
import { sharedLine } from "../../../sharing/shared-record";
import type { PlayedGame } from "../played-game";

/**
 * The side of whoever plays by links here, once a game is handed on: the one that is not on turn. Until both
 * have moved the link that was handed on last decides, for an earlier one may have gone to nobody; later a link
 * may go to one's own other device, too. A game that came by link has had its side from the beginning.
 */
export function ownSide({
  id,
  side: known,
  match,
}: Pick<PlayedGame, "id" | "side" | "match">): number {
  const moved = new Set<number>();
  for (const { side, chance } of sharedLine(match, app.style)) if (!chance) moved.add(side);
  const settled = moved.size > 1 || id.startsWith("link-");
  return settled && known !== undefined ? known : 1 - match.live.scene.turn.side;
}
