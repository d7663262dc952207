import { GameError } from "../../game-error";
import { gameOf, loadGame } from "../../engine/rules/load";
import type { Layout } from "../../generated/types/Layout";
import { Match } from "../../game/match";
import { drawsCards } from "../../game/draws-cards";
import { gameWords, type Messages, messagesOf } from "../../i18n/messages";
import type { Language } from "../../i18n/words";
import { part } from "../../loading/part";
import type * as CardParts from "../parts/cards";
import type * as LevelParts from "../parts/levels";
import type * as TileParts from "../parts/tiles";
import { askForParts, wordsBeside } from "./ahead";
import { readLook, readWanted, type Wanted } from "./attributes";
import { textIn } from "./inline-record";
import { isLevelled } from "./skeleton";
import { fetchText, openAnyText } from "./source";
import type { ComputerOpponent } from "./standalone/computer-opponent";
import type * as ReplayParts from "./standalone/replay";
import type * as StatusParts from "./standalone/status";

// What a game needs before it can be shown, all of it asked for at once.

/** What was loaded for games of cards, of tiles and on several levels, once one was shown. */
export const kinds: {
  cards: typeof CardParts | null;
  levels: typeof LevelParts | null;
  tiles: typeof TileParts | null;
} = { cards: null, levels: null, tiles: null };

/** Loads what boards above each other need. */
export async function loadLevels(): Promise<typeof LevelParts> {
  kinds.levels ??= await part(() => import("../parts/levels"));
  kinds.levels.Levels.registerStands();
  return kinds.levels;
}

/** Loads what stands beside the board in this kind of game; its style sheets. */
export async function loadParts(layout: Layout): Promise<readonly CSSStyleSheet[]> {
  const sheets: CSSStyleSheet[] = [];
  if (layout.kinds.length) {
    kinds.tiles ??= await part(() => import("../parts/tiles"));
    kinds.tiles.registerTiles(layout.kinds);
    sheets.push(kinds.tiles.sheet);
  }
  if (layout.camera === "levels") sheets.push((await loadLevels()).sheet);
  if (drawsCards(layout)) {
    kinds.cards ??= await part(() => import("../parts/cards"));
    sheets.push(kinds.cards.sheet);
  }
  return sheets;
}

/** What a match is shown with: loaded before it takes the place of what is shown. */
export interface Needs {
  readonly words: Messages;
  readonly mode: Wanted["mode"];
  readonly sheets: readonly CSSStyleSheet[];
  /** Where nobody else says whose turn it is. */
  readonly status: typeof StatusParts | null;
  /** Where it can be looked through. */
  readonly replay: typeof ReplayParts | null;
}

/** Who owns the match, and whether it stands alone on its page. */
interface Standing {
  readonly owned: boolean;
  readonly bare: boolean;
}

export async function loadNeeds(
  match: Match,
  { language, mode }: Pick<Wanted, "language" | "mode">,
  standing: Standing,
): Promise<Needs> {
  const [words, sheets, [status, replay]] = await Promise.all([
    loadWords(language, match.game, match.layout),
    loadParts(match.layout),
    loadSurroundings(mode, standing),
  ]);
  return { words, mode, sheets, status, replay };
}

/**
 * Asks for what a game will need while its rules are on their way. Nobody waits for it here, and
 * what fails is asked for again by those who do.
 */
export function askAhead(element: HTMLElement, game: string, wanted: Wanted): void {
  const { language, mode, level } = wanted;
  const bare = element.hasAttribute("bare");
  const asked: Promise<unknown>[] = [
    gameWords(language, game),
    messagesOf(language).load(...wordsBeside(game)),
    loadSurroundings(mode, { owned: true, bare }),
    ...askForParts(game),
  ];
  if (level && mode === "play") asked.push(loadComputer());
  if (isLevelled(game) && readLook(element).levels !== "flat") {
    asked.push(part(() => import("../parts/space")));
  }
  for (const one of asked) one.catch(() => undefined);
}

/** What the board says, and why players end a game, which on the play page is said by that. */
async function loadWords(language: Language, game: string, layout: Layout): Promise<Messages> {
  const [words] = await Promise.all([
    gameWords(language, game),
    layout.camera === "levels" ? messagesOf(language).load("space") : null,
  ]);
  return words;
}

/** The status and the moves, where nothing else on the page shows them. */
const loadSurroundings = (
  mode: Wanted["mode"],
  { owned, bare }: Standing,
): Promise<readonly [typeof StatusParts | null, typeof ReplayParts | null]> => {
  const alone = owned && mode !== "diagram" && !bare;
  const replayed = (mode === "replay" || mode === "analyse") && !bare;
  return Promise.all([
    alone ? part(() => import("./standalone/status")) : null,
    replayed ? part(() => import("./standalone/replay")) : null,
  ]);
};

const loadComputer = () => part(() => import("./standalone/computer-opponent"));

/** The program that plays the side at the far end, where one is asked for. */
export async function loadOpponent(
  match: Match,
  { level, mode }: Wanted,
  own: number,
  told: (problem: GameError | null) => void,
): Promise<ComputerOpponent | null> {
  if (!level || mode !== "play") return null;
  const { ComputerOpponent } = await loadComputer();
  return ComputerOpponent.create(match, level, own, told);
}

/** What an element asks for, and which game that is. */
export interface Order {
  readonly wanted: Wanted;
  /** The record inside the element. */
  readonly text: string;
  /** Null where a file is to say it. */
  readonly game: string | null;
  /** What the game is made of; the same again begins no new game. */
  readonly source: string;
}

/** Reads the attributes and the record inside; throws what is wrong with them. */
export async function readOrder(element: HTMLElement): Promise<Order> {
  const wanted = readWanted(element, languages(element));
  readLook(element);
  const text = wanted.src ? "" : await textIn(element);
  const game = wanted.game ?? gameOf(text);
  if (game === null && !wanted.src && !text) throw GameError.of("missing-game");
  // Words in another language, or fewer of them, do not begin the game again.
  const { language: _, ...rest } = wanted;
  return { wanted, text, game, source: JSON.stringify([rest, text]) };
}

/** What the attributes ask for; where they are bad, what a board would do without them. */
export function wantedOf(element: HTMLElement): Wanted {
  try {
    return readWanted(element, languages(element));
  } catch {
    return readWanted({ getAttribute: () => null }, languages(element));
  }
}

export async function openMatch({ wanted, text: inner }: Order): Promise<Match> {
  const { game, mode, options, position, src } = wanted;
  // The rules come at the same time as the file.
  if (game !== null) loadGame(game).catch(() => undefined);
  const text = src ? await fetchText(src) : inner;
  const session = text
    ? await openAnyText(text, game, options, position)
    : (await loadGame(game ?? "")).create(game ?? "", options, position);
  const match = new Match(session, mode === "play" ? "play" : "analyse");
  if (text && mode === "replay") match.goToStart();
  else if (text) match.goToEnd();
  return match;
}

function languages(element: HTMLElement): readonly string[] {
  const outer = element.parentElement?.closest<HTMLElement>("[lang]")?.lang ?? "";
  return [element.lang, outer, ...navigator.languages];
}
