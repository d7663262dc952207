import { openText } from "../engine/rules/load";
import type { SampleKind } from "../games";
import { Match } from "../game/match";
import { part } from "../loading/part";
import { describe, isUntouched } from "../storage/games";
import { hashOf, newId } from "../storage/ids";
import { app } from "./context";

/** Starts a game and lets go of the match; its id. It is saved with its first move. */
export function startGame(match: Match, bottom: number): string {
  const id = newId();
  const now = Date.now();
  app.games.hold(describe(match, { id, created: now, bottom }, now));
  match.close();
  return id;
}

/** Saves a match as a game of this device, unless there is nothing to save yet; its id. */
export async function saveGame(match: Match, id = newId(), bottom = 0): Promise<string> {
  const now = Date.now();
  const game = describe(match, { id, created: now, bottom }, now);
  if (isUntouched(match)) app.games.hold(game);
  else await app.games.put(game);
  match.close();
  return id;
}

/** Opens a text and saves it: a finished game to look through, an unfinished one to play on. */
export async function saveText(text: string, game: string | null, id?: string): Promise<string> {
  const match = new Match(await openText(text, game), "analyse");
  if (match.live.gameResult) {
    match.goToStart();
  } else {
    match.goToEnd();
    match.mode = "play";
  }
  return saveGame(match, id);
}

/** A sample of a game in the language of the page; opened a second time, it is as it was left. */
export async function openSample(game: string, kind: SampleKind): Promise<string> {
  return once(`${kind}-${game}-${app.language}`, async (id) => {
    const { sampleRecord } = await part(() => import("../games/samples"));
    return saveText(await sampleRecord(game, kind, app.language), game, id);
  });
}

/** Opens what a link holds; opened a second time, it is as it was left. */
export async function openLink(
  text: string,
  open: (id: string) => Promise<string>,
): Promise<string> {
  return once(`link-${hashOf(text)}`, open);
}

/** The game with this id; where there is none, it is opened first. */
async function once(id: string, open: (id: string) => Promise<string>): Promise<string> {
  let there;
  try {
    there = await app.games.get(id);
  } catch {
    // It may be there, unread: another copy overwrites nothing.
    return open(newId());
  }
  return there ? id : open(id);
}
