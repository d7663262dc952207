import { app } from "../../app/context";
import type { Match } from "../../game/match";
import { GameError } from "../../game-error";
import { namesBefore } from "../../i18n/beside";
import type { Messages } from "../../i18n/messages";
import { isMissingPart, part } from "../../loading/part";
import { rawOf, type SavedGame } from "../../storage/games";
import { openMatch } from "../../storage/open-match";
import { DIALOGS } from "./host";
import type { unreadable } from "./unreadable";

/** A saved game that can be played on. */
export interface OpenedGame {
  readonly saved: SavedGame;
  readonly match: Match;
}

/** Why a game cannot be opened, and its text where there is one. */
export interface UnreadableGame {
  readonly id: string;
  readonly raw: string;
  readonly why: (words: Messages) => string;
  /** How that is shown. */
  readonly view: typeof unreadable;
}

/** Opens a saved game; throws only where a part of the program cannot be loaded. */
export async function openSaved(id: string): Promise<OpenedGame | UnreadableGame> {
  const saved = await app.games.get(id);
  if (!saved || "why" in saved) {
    const code = saved ? `play-unreadable-${saved.why}` : "play-missing";
    return unreadableGame(id, saved?.raw ?? "", (words) => words.text(code));
  }
  await app.load(...namesBefore(saved.game), saved.game);
  try {
    return { saved, match: await openMatch(saved) };
  } catch (thrown) {
    // The game is sound; it is its rules that are not here.
    if (isMissingPart(thrown)) throw thrown;
    const error = GameError.from(thrown);
    await app.explain(error);
    return unreadableGame(id, rawOf(saved), (words) => words.problem(error.problem));
  }
}

async function unreadableGame(
  id: string,
  raw: string,
  why: UnreadableGame["why"],
): Promise<UnreadableGame> {
  const [{ unreadable }] = await Promise.all([
    part(() => import("./unreadable")),
    app.load("play", DIALOGS),
  ]);
  return { id, raw, why, view: unreadable };
}
