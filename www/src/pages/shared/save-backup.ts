import { leftOfCarried } from "../../app/carried";
import { app } from "../../app/context";
import { loadOpponents } from "../../storage/opponents";
import { collect } from "../../backup/collect";
import { fileName } from "../../backup/file-name";
import { writeBackup } from "../../backup/format";
import { download } from "../../ui/copy";

/** Saves everything that this browser keeps as a file; its name, and how many games it holds. */
export async function saveBackup(
  told?: (done: number, all: number) => void,
): Promise<{ readonly file: string; readonly count: number }> {
  const left = await leftOfCarried?.();
  const backup = await collect(app.games, { ...app.settings, ...loadOpponents() }, told);
  const file = fileName("json", backup.written);
  download(writeBackup(backup, left), file, "application/json");
  return { file, count: backup.games.length };
}
