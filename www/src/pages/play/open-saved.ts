import { app } from "../../app/context";
import type { Match } from "../../game/match";
import { GameError } from "../../game-error";
import { namesBefore } from "../../i18n/beside";
import type { Messages } from "../../i18n/messages";
import { isMissingPart } from "../../loading/part";
import { rawOf, type SavedGame } from "../../storage/games";
import { openMatch } from "../../storage/open-match";
import { DIALOGS } from "./host";

/** A saved game that can be played on. */
export interface OpenedGame {
  readonly saved: SavedGame;
  readonly match: Match;
}

/** Why a game cannot be opened, and its text where there is one. */
export interface UnreadableGame {
  readonly raw: string;
  readonly why: (words: Messages) => string;
}

/** Opens a saved game; throws only where a part of the program cannot be loaded. */
export async function openSaved(id: string): Promise<OpenedGame | UnreadableGame> {
  const [saved] = await Promise.all([app.games.get(id), app.load("play")]);
  if (!saved || "why" in saved) {
    await app.load(DIALOGS);
    const code = saved ? `play-unreadable-${saved.why}` : "play-missing";
    return { raw: saved?.raw ?? "", why: (words) => words.text(code) };
  }
  await app.load(...namesBefore(saved.game), saved.game);
  try {
    return { saved, match: await openMatch(saved) };
  } catch (thrown) {
    // The game is sound; it is its rules that are not here.
    if (isMissingPart(thrown)) throw thrown;
    const error = GameError.from(thrown);
    await Promise.all([app.load(DIALOGS), app.explain(error)]);
    return { raw: rawOf(saved), why: (words) => words.problem(error.problem) };
  }
}
