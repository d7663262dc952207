import { app } from "../../app/context";
import { part } from "../../loading/part";
import { copyText } from "../../ui/copy";
import type { PlayHost } from "./host";

// What can be done on the play page. Dialogs are loaded when somebody wants them.

/** Takes a move back; not past the end of a game whose cards have been laid open. */
export function undo({ game, assistant }: PlayHost): void {
  if (game.readOnly || (game.match.live.gameResult && game.match.deal.revealed)) return;
  if (assistant.loaded) assistant.loaded.assistant.undo();
  else game.match.undo();
}

export function redo({ game, assistant }: PlayHost): void {
  if (assistant.loaded) assistant.loaded.assistant.redo();
  else game.match.redo();
}

export function flip(page: PlayHost, bottom = 1 - page.game.bottom): void {
  if (bottom === page.game.bottom) return;
  page.game.flip(bottom);
  page.requestUpdate();
}

export function hint({ game, sheet, assistant }: PlayHost): void {
  if (game.match.live.gameResult || !game.personActs) return;
  sheet.open = false;
  void assistant.use(({ assistant }) => assistant.nextHint());
}

/** Shows or hides what the program thinks. */
export async function toggleAnalysis({ assistant }: PlayHost): Promise<void> {
  const analysis = !app.settings.analysis;
  await app.change({ analysis });
  await assistant.use(({ assistant }) => assistant.analyse(analysis));
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
    if (!(await endings?.askRematch(page.words))) return;
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

export async function showRecord(page: PlayHost): Promise<void> {
  const sheet = await page.loaded(part(() => import("../shared/record-sheet")));
  const { match, created } = page.game;
  const file = `${match.game}-${new Date(created).toISOString().slice(0, 10)}`;
  const record = match.record(app.style);
  const { forms } = match.info;
  await sheet?.showRecord(app.words, page.heading, record, file, forms, (thrown) =>
    app.explain(thrown),
  );
}

export async function share(page: PlayHost): Promise<void> {
  const sharing = await page.loaded(part(() => import("./share/share")));
  if ((await sharing?.share(page)) === "record") await showRecord(page);
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

export async function showKeys(page: PlayHost): Promise<void> {
  const keys = await page.loaded(part(() => import("./keys")));
  await keys?.showKeys(app.words, page.game.match.levels > 0);
}

export async function copyPosition(page: PlayHost): Promise<void> {
  const { position } = page.game.match.snapshot;
  if (await copyText(position)) return page.message.mention(page.words.text("play-copied"));
  const fallback = await page.loaded(part(() => import("../../ui/copy-fallback")));
  await fallback?.showToCopy(app.words, page.words.text("play-do-position"), position);
}
