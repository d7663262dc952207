import type { Remedy } from "../../loading/part";
import { takeOverGame, tryOut, tryVariation } from "./commands";
import type { PlayHost } from "./host";

/** Why nothing can be done on a board: the id of a message. */
type Lock =
  | "lines-elsewhere"
  | "clock-stands-asked"
  | "play-locked-preview"
  | "play-locked-earlier"
  | "play-locked-over"
  | "play-locked-program";

/** Why a board takes no move now; null where it does, or where a card is about to come. */
function lockOf({ game, assistant, clock }: PlayHost): Lock | null {
  const { match } = game;
  if (game.readOnly) return "lines-elsewhere";
  if (assistant.preview) return "play-locked-preview";
  // Also what was only tried may end by the rules.
  if (match.snapshot.scene.result) return "play-locked-over";
  if (match.tries) return null;
  if (!match.isLive) return "play-locked-earlier";
  if (match.players.programActs) return "play-locked-program";
  return clock?.stands ? "clock-stands-asked" : null;
}

/** Somebody tried a move where none can be made: says why, and which ways lead on. */
export function explainLock(page: PlayHost): void {
  const { assistant, clock, message } = page;
  const { match } = page.game;
  const lock = lockOf(page);
  if (!lock) return;
  const text = page.words.text(lock);
  const attempt: Remedy = { label: "play-do-try", run: () => tryOut(page) };
  const ways: Readonly<Record<typeof lock, readonly Remedy[]>> = {
    "lines-elsewhere": [
      { label: "play-try-copy", run: () => tryVariation(page) },
      { label: "play-take-over", run: () => takeOverGame(page) },
    ],
    "play-locked-preview": [
      { label: "advice-back", run: () => assistant.loaded?.assistant.leavePreview() },
    ],
    "play-locked-earlier": [attempt, { label: "play-return", run: () => match.returnToLive() }],
    "play-locked-program": [attempt],
    "clock-stands-asked": clock ? [attempt, { label: "clock-go-on", run: clock.goOn }] : [],
    "play-locked-over": [{ label: "play-do-back", run: () => match.goBack() }],
  };
  message.show({ text, ways: ways[lock] }, true);
}
