import type { BrokenGame } from "../backup/restore";
import { app } from "./context";
import { gameCard } from "../games";

/** Which games of a file cannot be read, and why: a sentence for each. The words of backups are loaded. */
export async function brokenGames(broken: readonly BrokenGame[]): Promise<readonly string[]> {
  await app.load("errors", ...broken.flatMap(({ game }) => gameCard(game)?.id ?? []));
  const { words } = app;
  const sorted = broken.toSorted((one, other) => one.number - other.number);
  return sorted.map(({ number, game, why }) =>
    words.text("backup-broken-game", {
      number,
      game: gameCard(game) ? words.text(`${game}-name`) : game || "?",
      why: words.problem(why),
    }),
  );
}
