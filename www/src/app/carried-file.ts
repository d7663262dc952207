import { collect } from "../backup/collect";
import { fileName } from "../backup/file-name";
import { readBackup, writeBackup } from "../backup/format";
import { carriedText, pageWith } from "../backup/page";
import { restore } from "../backup/restore";
import { GameError } from "../game-error";
import { part } from "../loading/part";
import { hashOf } from "../storage/games";
import { readSettings, SETTINGS_KEY } from "../storage/settings";
import { app } from "./context";
import { attempt } from "./trouble";

const TAKEN = "klubovna-carried";
/** Milliseconds until the site is shown, although not all games are there yet. */
const SOON = 500;

/** Takes in the games that this page carries; what is wrong with them is said on the page. */
export function takeCarried(): Promise<void> | null {
  const text = carriedText();
  if (!text) return null;
  const taken = take(text).catch(() => void setTimeout(() => void attempt(() => take(text))));
  return Promise.race([taken, new Promise<void>((done) => void setTimeout(done, SOON))]);
}

async function take(text: string): Promise<void> {
  await app.games.flush();
  const mark = hashOf(text);
  // What was taken in once and removed since stays away, where it can be known.
  if (app.games.keeping === "kept" && stored(TAKEN) === mark) return;
  const words = app.load("backup");
  const backup = readBackup(text, "");
  if (stored(SETTINGS_KEY) === null)
    await app.change(readSettings(JSON.stringify(backup.settings), navigator.languages));
  const { broken } = await restore(backup, app.games);
  await words;
  app.games.dispatchEvent(new Event("change"));
  const [first] = broken;
  if (first) throw new GameError(first.why);
  try {
    localStorage.setItem(TAKEN, mark);
  } catch {
    // They are then taken in each time.
  }
}

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** The page with all games in it, as text. */
export const wholePage = async () => pageWith(writeBackup(await collect(app.games, app.settings)));

/** Saves the page with all games in it; the name of the file. */
export const savePage = async () => {
  const { download } = await part(() => import("../ui/copy"));
  const page = await wholePage();
  const file = fileName("html");
  download(page, file, "text/html");
  return file;
};
