import { app } from "../../app/context";
import { collect } from "../../backup/collect";
import { writeBackup } from "../../backup/format";
import { download } from "../../ui/copy";

/** Saves everything that this browser keeps as a file; its name, and how many games it holds. */
export async function saveBackup(
  told?: (done: number, all: number) => void,
): Promise<{ readonly file: string; readonly count: number }> {
  const backup = await collect(app.games, app.settings, told);
  const day = new Date(backup.written).toISOString().slice(0, 10);
  const file = `klubovna-${day}.json`;
  download(writeBackup(backup), file, "application/json");
  return { file, count: backup.games.length };
}
