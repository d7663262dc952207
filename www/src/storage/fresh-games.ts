import { check, type SavedGame } from "./games";

const PREFIX = "klubovna-fresh-";

/**
 * Games that nobody has made a move in yet. They belong to their tab: a reload finds them
 * again, no list shows them, and they go when the tab is closed.
 */
export class FreshGames {
  /** Of the others another tab may know more: a tab that is copied has the same. */
  readonly #games = new Map<string, SavedGame>();

  /** One that was begun or changed since the page was loaded. */
  has(id: string): boolean {
    return this.#games.has(id);
  }

  /** One that was begun in this tab. */
  get(id: string): SavedGame | null {
    return this.#games.get(id) ?? stored(id);
  }

  put(game: SavedGame): void {
    this.#games.set(game.id, game);
    try {
      sessionStorage.setItem(PREFIX + game.id, JSON.stringify(game));
    } catch {
      // It is then here until the next reload.
    }
  }

  /** Another tab may go on with it. */
  share(id: string): void {
    this.#games.delete(id);
  }

  remove(id: string): void {
    this.#games.delete(id);
    try {
      sessionStorage.removeItem(PREFIX + id);
    } catch {
      // Nothing was kept in the first place.
    }
  }

  /** Removes these games, and all else that belongs to this tab. */
  clear(): void {
    this.#games.clear();
    try {
      const keys = Object.keys(sessionStorage).filter((key) => key.startsWith("klubovna-"));
      for (const key of keys) sessionStorage.removeItem(key);
    } catch {
      // Nothing was kept in the first place.
    }
  }
}

function stored(id: string): SavedGame | null {
  try {
    const found = check(id, JSON.parse(sessionStorage.getItem(PREFIX + id) ?? "null"));
    return "why" in found ? null : found;
  } catch {
    return null;
  }
}
