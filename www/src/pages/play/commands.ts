import type { OwnEvents } from "../../board";
import { app } from "../../app/context";
import { afterGesture } from "../../app/gesture";
import { part } from "../../loading/part";
import { inTableMode, keepTableMode } from "../../storage/table-mode";
import { takeOver } from "../../storage/take-over";
import { copyText } from "../../ui/copy";
import { DIALOGS, type PlayHost } from "./host";
import type { PlayedGame } from "./played-game";
import { byRules } from "./verdict";

// What can be done on the play page. Dialogs are loaded when somebody wants them.

/** Takes a move back, or the end; not past the end of a game whose cards have been laid open. */
export async function undo(page: PlayHost): Promise<void> {
  const { game, assistant, words } = page;
  const { match } = game;
  const { gameResult, atEnd } = match.live;
  // What is tried or looked at is not the game.
  if (match.tries) return match.goBack();
  if (assistant.preview) return assistant.loaded?.assistant.leavePreview();
  if (game.readOnly || (gameResult && match.deal.revealed)) return;
  if (gameResult && atEnd && byRules(words, match.game, gameResult)) {
    takeLastBack(game);
    // Its move that ended the game alone gives nobody another chance.
    if (match.players.programAwaited) await assistant.use(({ assistant }) => assistant.undo());
  } else await step(page, "undo");
}

/** Takes back the move that ended the game by its rules: it goes, and the game goes on. */
function takeLastBack(game: PlayedGame): void {
  const { match } = game;
  const { node } = match.live;
  match.edit((session) => {
    const now = session.remove(node);
    return now.atEnd ? now : session.promote(now.node, true);
  });
  match.removal = undefined;
  match.mode = "play";
  // It was stored before it went on.
  game.save();
}

export const redo = (page: PlayHost): Promise<void> => step(page, "redo");

/** Back or forth to where a person is on turn: where the program plays it takes the assistant. */
async function step({ game, assistant }: PlayHost, how: "undo" | "redo"): Promise<void> {
  const { match } = game;
  if (assistant.loaded) assistant.loaded.assistant[how]();
  else if (!match.players.withProgram) match[how]();
  else {
    // Until it is here the press may have been repeated.
    const { node } = match.live;
    await assistant.use(({ assistant }) => {
      if (!game.readOnly && match.live.node === node) assistant[how]();
    });
  }
}

export function flip(page: PlayHost, bottom = 1 - page.game.bottom): void {
  if (bottom === page.game.bottom) return;
  page.game.flip(bottom);
  page.requestUpdate();
}

export function hint({ game, sheet, assistant }: PlayHost): void {
  if (game.match.live.gameResult || !game.personActs || game.match.tries) return;
  sheet.open = false;
  void assistant.use(({ assistant }) => assistant.nextHint());
}

/** Shows or hides what the program thinks; the page follows its setting. */
export const toggleAnalysis = (): Promise<void> => app.change({ analysis: !app.settings.analysis });

/** From the game to trying something, at the position on view, and back. */
export function tryOut({ game, sheet, view, words }: PlayHost): void {
  const { match } = game;
  if (!match.tries && (game.readOnly || match.live.gameResult)) return;
  sheet.open = false;
  match.tries = !match.tries;
  view?.say(words.text(match.tries ? "lines-tried" : "lines-back"), true);
}

/** Puts back what was removed from the moves. */
export async function bringBack(page: PlayHost): Promise<void> {
  const { restore } = await part(() => import("../../game/edit"));
  const { match, readOnly } = page.game;
  if (readOnly) return;
  restore(match);
  page.message.mention(page.words.text("moves-restored"));
}

export async function offerDraw(page: PlayHost): Promise<void> {
  const { players } = page.game.match;
  const other = players.offeredTo;
  if (players.programDecides(other)) {
    return page.assistant.use(({ assistant }) => assistant.offerDraw(other));
  }
  const endings = await page.loaded(part(() => import("./endings")));
  await endings?.askDraw(page, other);
}

export async function resign(page: PlayHost): Promise<void> {
  const endings = await page.loaded(part(() => import("./endings")));
  await endings?.resign(page);
}

export async function claimDraw(page: PlayHost): Promise<void> {
  const claim = await page.loaded(part(() => import("./claim")));
  await claim?.claimDraw(page);
}

/** The same game once more with colours swapped; asks first where this one is not over. */
export async function rematch(page: PlayHost): Promise<void> {
  const { match } = page.game;
  if (!match.live.gameResult) {
    const endings = await page.loaded(part(() => import("./endings")));
    if (!(await endings?.askRematch(page))) return;
  }
  await page.goTo(async () => {
    const { startRematch } = await part(() => import("./other-games"));
    return startRematch(page.game);
  });
}

/** Goes on in a copy of this game, in which every move becomes a variation. */
export function tryVariation(page: PlayHost): Promise<void> {
  return page.goTo(async () => {
    const { copyToAnalyse } = await part(() => import("./other-games"));
    return copyToAnalyse(page.game);
  });
}

export async function editNote(page: PlayHost, node: number): Promise<void> {
  if (page.game.readOnly) return;
  const editor = await page.loaded(part(() => import("./note-editor")));
  await editor?.editNote(page, node);
}

export async function showRecord(
  page: PlayHost,
  record = page.game.match.record(app.style),
): Promise<void> {
  const sheet = await page.loaded(part(() => import("../shared/record-sheet")));
  const { match, created } = page.game;
  const { id: game, forms } = match.info;
  const told = { game, created };
  await sheet?.showRecord(app, page.heading, record, told, forms, (thrown) => app.explain(thrown));
}

export async function share(page: PlayHost): Promise<void> {
  const sharing = await page.loaded(part(() => import("./share/share")));
  if ((await sharing?.share(page)) !== "record") return;
  await showRecord(page, await sharing?.sharedRecord(page.game.match, app.style));
}

/** Shows what came and why, and before the first card takes a word to mix in. */
export async function showCards(page: PlayHost): Promise<void> {
  const cards = await page.loaded(part(() => import("./cards-sheet")));
  await cards?.showCards(page);
  // The program has waited for it.
  if (cards && page.isCurrent) page.wordAsked();
}

export async function showPoints(page: PlayHost): Promise<void> {
  const points = await page.loaded(part(() => import("./points-sheet")));
  await points?.showPoints(page);
}

export async function showMenu(page: PlayHost): Promise<void> {
  const menu = await page.loaded(part(() => import("./menu")));
  await menu?.showMenu(page);
}

/** A game is on view: it is heard. */
export async function begin(page: PlayHost): Promise<void> {
  hear(page);
  page.requestUpdate();
  if (!("locks" in navigator)) {
    (await part(() => import("../../storage/without-locks"))).watch(page.game);
  }
  if ((await isBehind(page.game)) && page.isCurrent) return reopen(page.game);
  if (page.game.isTimed && !page.clock) {
    const { tellNoClock } = await part(() => import("./clock/play-clock"));
    await tellNoClock(page);
  }
  if (inTableMode()) await enterTable(page);
}

/** Whether another tab, which wrote the game until this one had loaded, has saved it since it was read. */
async function isBehind({ id, opened, readOnly }: PlayedGame): Promise<boolean> {
  if (!opened || readOnly) return false;
  const now = await app.games.get(id).catch(() => null);
  return now !== null && "updated" in now && now.updated !== opened.updated;
}

/** From the first touch on the game is heard; without sound it is a game, too. */
function hear(page: PlayHost): void {
  afterGesture(async () => {
    const loaded = await part(() => import("./sounds")).catch(() => null);
    if (loaded && page.isConnected) page.sounds ??= new loaded.Sounds(page.game.match);
  });
}

/** Plays an opened record on by the clock that it names. */
export async function playByClock(page: PlayHost): Promise<void> {
  const [clock] = await Promise.all([
    page.loaded(part(() => import("./clock/play-clock"))),
    app.load("clock"),
  ]);
  clock?.beginClock(page);
  page.requestUpdate();
}

/** The device is laid between two people. */
export async function enterTable(page: PlayHost): Promise<void> {
  const table = await page.loaded(part(() => import("./table-mode/table-mode")));
  if (page.table || !table?.fitsTable(page.game)) return;
  keepTableMode(true);
  page.sheet.open = false;
  page.table = new table.TableMode(page);
  page.view?.focus();
}

/** Somebody tried a move where none can be made. */
export async function tellLock(page: PlayHost): Promise<void> {
  const [{ explainLock }] = await Promise.all([part(() => import("./locked")), app.load(DIALOGS)]);
  explainLock(page);
}

/** What has become of a move that was chosen ahead. */
export async function tellPremove(page: PlayHost, news: OwnEvents["bg-premove"]): Promise<void> {
  const { sayPremove } = await part(() => import("./premove"));
  await sayPremove(page, news);
}

/** Takes the game over from the tab that writes it; it has to be opened anew then. */
export async function takeOverGame({ game }: PlayHost): Promise<void> {
  if (game.outdated) return;
  game.outdated = true;
  // The other tab may have played on.
  const given = await takeOver(game.lock);
  if (given) await app.games.put(given);
  reopen(game);
}

/** Opens the game anew, as it is stored. */
function reopen(game: PlayedGame): void {
  game.outdated = true;
  game.lock.release();
  dispatchEvent(new Event("hashchange"));
}

/** How boards look. */
export async function showTaste(page: PlayHost): Promise<void> {
  const taste = await page.loaded(part(() => import("./taste-sheet")));
  await taste?.showTaste(page);
}

export async function showTimes(page: PlayHost): Promise<void> {
  const [times] = await Promise.all([
    page.loaded(part(() => import("./clock/times-sheet"))),
    app.load("clock"),
  ]);
  await times?.showTimes(page);
}

export async function showKeys(page: PlayHost): Promise<void> {
  const keys = await page.loaded(part(() => import("./keys")));
  await keys?.showKeys(app, page.game.match.levels > 0, app.settings.keys);
}

export async function copyPosition(page: PlayHost): Promise<void> {
  const { position } = page.game.match.snapshot;
  const copied = await copyText(position);
  await app.load(DIALOGS);
  if (copied) return page.message.mention(page.words.text("play-copied"));
  const fallback = await page.loaded(part(() => import("../../ui/copy-fallback")));
  await fallback?.showToCopy(page, "play-do-position", position);
}
