import { to } from "../../../app/router";
import { openText } from "../../../engine/rules/load";
import { spokenCheck } from "../../../sharing/link/chain";
import { played } from "../../../sharing/link/compare";
import { sharedId } from "../../../sharing/link/ids";
import { writeLink } from "../../../sharing/link/link";
import { sharedRecord } from "../../../sharing/shared-record";
import type { PlayedGame } from "../played-game";

/** The address of a game as it stands, and the characters that people compare. */
export async function linkOf({
  id,
  match,
}: Pick<PlayedGame, "id" | "match">): Promise<{ readonly link: string; readonly check: string }> {
  const record = await sharedRecord(match);
  const session = await openText(record, match.game);
  const check = spokenCheck(played(session, true));
  session.free();
  const text = await writeLink({ id: sharedId(id), record });
  return { link: location.href.replace(/#.*/s, "") + to.link(text), check };
}
