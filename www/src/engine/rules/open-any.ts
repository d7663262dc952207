import { GameError } from "../../game-error";
import { GAME_IDS, loadGame } from "./load";
import type { GameSession } from "./session";

/** A bare move list of whichever game it fits. */
export async function openAny(text: string): Promise<GameSession> {
  // Without the rules of every game nobody knows which one it is: what cannot be loaded is told.
  const games = await Promise.all(GAME_IDS.map(loadGame));
  const found: GameSession[] = [];
  let furthest: GameError | null = null;
  for (const [at, sessions] of games.entries()) {
    try {
      found.push(sessions.readMoves(GAME_IDS[at] ?? "", text, {}, ""));
    } catch (thrown) {
      const error = GameError.from(thrown);
      const reach = (error: GameError) => error.problem.at?.start ?? 0;
      if (!furthest || reach(error) > reach(furthest)) furthest = error;
    }
  }
  const [only, another] = found;
  if (only && !another) return only;
  for (const session of found) session.free();
  throw (only ? null : furthest) ?? GameError.of("ambiguous-game");
}
