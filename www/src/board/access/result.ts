import type { ResultView } from "../../generated/types/ResultView";
import { sideName } from "../../i18n/sides";
import type { Words } from "../../i18n/words";

/** Reasons that players or clocks decide; every other reason belongs to the game. */
const DECIDED = new Set(["resignation", "agreement", "claim", "time", "stated"]);

/** How the game ended, in words. */
export function resultText(words: Words, game: string, { winner, reason }: ResultView): string {
  const side = winner === null ? "nobody" : sideName(winner);
  const why = words.text(DECIDED.has(reason) ? `end-${reason}` : `${game}-end-${reason}`, { side });
  const what = words.text(winner === null ? "board-draw" : "board-wins", { side });
  return `${what} ${why}`;
}
