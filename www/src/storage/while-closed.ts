/**
 * Does something with a game while no tab has it open, and keeps tabs from opening it meanwhile (see `TabLock`).
 * Whether it was done: not where a tab has the game, nor where this browser cannot tell, as with plain http.
 */
export async function whileClosed(id: string, run: () => Promise<void>): Promise<boolean> {
  if (!("locks" in navigator)) return false;
  let done = false;
  const closed = async () => {
    await run();
    done = true;
  };
  try {
    await navigator.locks.request(`klubovna-game-${id}`, { ifAvailable: true }, (lock) =>
      lock ? closed() : undefined,
    );
  } catch (thrown) {
    // In a frame without an origin of its own nobody else can have the game.
    const alone = thrown instanceof DOMException && thrown.name === "SecurityError";
    if (!alone || done) throw thrown;
    await closed();
  }
  return done;
}
