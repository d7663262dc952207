import { openText } from "../engine/load";
import { gameCard } from "../games";
import { Match } from "../match/match";
import { describe, newId } from "../store/games";
import { app } from "./context";

/** Saves a match as a new game of this device and lets go of it; its id. */
export async function keep(match: Match, id = newId(), bottom = 0): Promise<string> {
  const now = Date.now();
  await app.games.put(describe(match, { id, created: now, bottom }, now));
  match.close();
  return id;
}

/** Opens a text and saves it: a finished game to look through, an unfinished one to play on. */
export async function keepText(text: string, game: string | null, id?: string): Promise<string> {
  const match = new Match(await openText(text, game), "analyse");
  if (match.live.gameResult) {
    match.goToStart();
  } else {
    match.goToEnd();
    match.mode = "play";
  }
  return keep(match, id);
}

/** The sample of a game in the language of the page; opened a second time, it is as it was left. */
export async function openSample(game: string): Promise<string> {
  const id = `sample-${game}-${app.language}`;
  if (await app.games.get(id)) return id;
  const text = await gameCard(game)?.sample?.(app.language);
  return keepText(text ?? "", game, id);
}
