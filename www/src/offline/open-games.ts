const GAME = "klubovna-game-";

/** The ids of the games that are open in any tab: each holds a lock (`storage/tab-lock`). */
export async function openGames(): Promise<ReadonlySet<string>> {
  if (!("locks" in navigator)) return new Set();
  const { held = [] } = await navigator.locks.query().catch((): LockManagerSnapshot => ({}));
  const ids = held.flatMap(({ name = "" }) =>
    name.startsWith(GAME) ? name.slice(GAME.length) : [],
  );
  return new Set(ids);
}
