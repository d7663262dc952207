import type { Remedy } from "../../loading/part";
import { tryVariation } from "./commands";
import type { PlayHost } from "./host";

/** Why nothing can be done on a board: the id of a message. */
type Lock =
  | "play-elsewhere"
  | "play-locked-preview"
  | "play-locked-earlier"
  | "play-locked-over"
  | "play-locked-program";

/** Why a board takes no move now; null where it does, or where a card is about to come. */
function lockOf({ game, assistant }: PlayHost): Lock | null {
  const { match } = game;
  if (game.readOnly) return "play-elsewhere";
  if (assistant.preview) return "play-locked-preview";
  if (!match.isLive) return "play-locked-earlier";
  if (match.live.gameResult) return "play-locked-over";
  return match.players.programActs ? "play-locked-program" : null;
}

/** Somebody tried a move where none can be made: says why, and which ways lead on. */
export function explainLock(page: PlayHost): void {
  const { assistant, message } = page;
  const { match } = page.game;
  const lock = lockOf(page);
  if (!lock) return;
  const text = page.words.text(lock);
  // The notice stands there already, with its button.
  if (lock === "play-elsewhere") return page.view?.say(text, true);
  if (lock === "play-locked-program") return message.mention(text);
  const ways: Readonly<Record<typeof lock, readonly Remedy[]>> = {
    "play-locked-preview": [
      { label: "advice-back", run: () => assistant.loaded?.assistant.leavePreview() },
    ],
    "play-locked-earlier": [
      { label: "play-try-copy", run: () => tryVariation(page) },
      { label: "play-return", run: () => match.returnToLive() },
    ],
    "play-locked-over": [{ label: "play-do-back", run: () => match.goBack() }],
  };
  message.show({ text, ways: ways[lock] }, true);
}
