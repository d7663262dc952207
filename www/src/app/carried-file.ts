import { Carried } from "../backup/carried-games";
import { collect } from "../backup/collect";
import { fileName } from "../backup/file-name";
import { type FoundBackup, writeBackup } from "../backup/format";
import { carriedText, pageWith } from "../backup/page";
import { backupSize } from "../backup/size";
import { GameError } from "../game-error";
import { part } from "../loading/part";
import { keepOpponents, loadOpponents, readOpponents } from "../storage/opponents";
import { readSettings, SETTINGS_KEY } from "../storage/settings";
import { brokenGames } from "./broken-games";
import { app } from "./context";
import { attempt } from "./trouble";

const TAKEN = "klubovna-carried";
/** Milliseconds until the site is shown, although not all games are there yet. */
const SOON = 500;

let carried: Carried | null = null;

/** The games that this page carries; what is wrong with them is said on the page. */
const games = () => (carried ??= new Carried(carriedText(), app.games, { read, write }));

/** Takes in the games that this page carries. */
export function takeCarried(): Promise<void> | null {
  if (!carriedText()) return null;
  const taken = take().catch((thrown: unknown) => void setTimeout(() => tell(thrown)));
  return Promise.race([taken, new Promise<void>((done) => void setTimeout(done, SOON))]);
}

/** Says what went wrong; pressed again, the games are taken in once more. */
function tell(thrown: unknown): void {
  let told = false;
  void attempt(() => {
    if (told) return take();
    told = true;
    throw thrown;
  });
}

async function take(): Promise<void> {
  const words = app.load("backup");
  const broken = await games()
    .take(adopt)
    .finally(() => words);
  app.games.dispatchEvent(new Event("change"));
  if (broken.length === 0) return;
  throw GameError.of("page-broken", { games: (await brokenGames(broken)).join(" ") });
}

/** Takes the settings over where nobody has chosen any. */
async function adopt({ settings }: FoundBackup): Promise<void> {
  if (stored(SETTINGS_KEY) !== null) return;
  await app.change(readSettings(JSON.stringify(settings), navigator.languages));
  keepOpponents(readOpponents(settings));
}

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

const read = () => stored(TAKEN);

function write(text: string): void {
  try {
    localStorage.setItem(TAKEN, text);
  } catch {
    // They are then taken in each time.
  }
}

/** What of the games that this page carries was not taken in: see `Carried`. */
export const leftOfCarried = () => games().left();

/** About how many bytes this page has with all games in it. */
export const pageSize = async () =>
  new Blob([pageWith("")]).size + backupSize(await app.games.listed());

/** Saves the page with all games in it; the name of the file, and how much in it could not be read. */
export const savePage = async () => {
  const { download } = await part(() => import("../ui/copy"));
  const left = await leftOfCarried();
  const page = pageWith(
    writeBackup(await collect(app.games, { ...app.settings, ...loadOpponents() }), left),
  );
  const file = fileName("html");
  download(page, file, "text/html");
  return { file, left: left.games.length + left.unread.length };
};
