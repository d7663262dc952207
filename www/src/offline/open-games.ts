const GAME = "klubovna-game-";

/**
 * The ids of the games that are open in any tab: each holds a lock (`storage/tab-lock`). Rejects where the browser
 * does not tell.
 */
export async function openGames(): Promise<ReadonlySet<string>> {
  const { held = [] } = await navigator.locks.query();
  const ids = held.flatMap(({ name = "" }) =>
    name.startsWith(GAME) ? name.slice(GAME.length) : [],
  );
  return new Set(ids);
}
