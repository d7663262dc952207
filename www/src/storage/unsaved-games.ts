import { check, type SavedGame } from "./games";

const PREFIX = "klubovna-unsaved-";

/** Keeps what could not be written for as long as its tab is open: a reload finds it again. */
export function keepUnsaved(game: SavedGame): void {
  try {
    sessionStorage.setItem(PREFIX + game.id, JSON.stringify(game));
  } catch {
    // It is then here until the next reload.
  }
}

/** It is written, or it is not to be any more. */
export function forgetUnsaved(id: string): void {
  try {
    sessionStorage.removeItem(PREFIX + id);
  } catch {
    // Nothing was kept in the first place.
  }
}

/** What an earlier page of this tab could not write. */
export function unsavedGames(): readonly SavedGame[] {
  try {
    return Object.entries(sessionStorage).flatMap(([key, text]) => {
      if (!key.startsWith(PREFIX)) return [];
      const found = check(key.slice(PREFIX.length), JSON.parse(String(text)));
      return "why" in found ? [] : [found];
    });
  } catch {
    return [];
  }
}
