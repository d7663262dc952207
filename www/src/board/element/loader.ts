import { GameError } from "../../game-error";
import { gameOf, loadGame } from "../../engine/rules/load";
import type { Layout } from "../../generated/types/Layout";
import { Match } from "../../game/match";
import { gameWords, type Messages, messagesOf } from "../../i18n/messages";
import type { Language } from "../../i18n/words";
import { part } from "../../loading/part";
import { loadHands } from "../view";
import { askForParts } from "./ahead";
import { type Asked, readLook, readWanted, type Wanted } from "./attributes";
import { textIn } from "./inline-record";
import { prepareParts } from "./parts";
import { fetchText, openAnyText } from "./source";
import type { ComputerOpponent } from "./standalone/computer-opponent";
import type * as ReplayParts from "./standalone/replay";
import type * as StatusParts from "./standalone/status";

// What a game needs before it can be shown, all of it asked for at once.

/** What any board of a game is shown with. */
export interface BoardNeeds {
  readonly words: Messages;
  readonly sheets: readonly CSSStyleSheet[];
}

/** What the board of a game says and wears, with the parts that its layout names. */
export async function loadBoard(
  language: Language,
  game: string,
  layout: Layout,
): Promise<BoardNeeds> {
  const [words, parts] = await Promise.all([
    gameWords(language, game),
    prepareParts(layout, messagesOf(language)),
  ]);
  return { words, sheets: parts.flatMap(({ sheet }) => sheet ?? []) };
}

/** What a match is shown with: loaded before it takes the place of what is shown. */
export interface Needs extends BoardNeeds {
  readonly mode: Wanted["mode"];
  /** Where nobody else says whose turn it is. */
  readonly status: typeof StatusParts | null;
  /** Where it can be looked through. */
  readonly replay: typeof ReplayParts | null;
}

export async function loadNeeds(
  element: HTMLElement,
  match: Match,
  { language, mode }: Pick<Wanted, "language" | "mode">,
  owned: boolean,
): Promise<Needs> {
  // The rules are here, so the picture is near; whoever needs the hands says why there are none.
  for (const asked of [loadHands(), messagesOf(language).load("hands")])
    asked.catch(() => undefined);
  const [board, [status, replay]] = await Promise.all([
    loadBoard(language, match.game, match.layout),
    loadSurroundings(element, mode, owned),
  ]);
  return { ...board, mode, status, replay };
}

/**
 * Asks for what a game will need while its rules are on their way. Nobody waits for it here, and
 * what fails is asked for again by those who do.
 */
export function askAhead(element: HTMLElement, game: string, wanted: Wanted): void {
  const { language, mode, level } = wanted;
  const asked: (Promise<unknown> | null)[] = [
    gameWords(language, game),
    loadSurroundings(element, mode, true),
    ...askForParts(game, readLook(element).levels),
  ];
  if (level && mode === "play") asked.push(loadComputer());
  for (const one of asked) one?.catch(() => undefined);
}

/** The status and the moves, where nothing else on the page shows them. */
const loadSurroundings = (
  element: HTMLElement,
  mode: Wanted["mode"],
  owned: boolean,
): Promise<readonly [typeof StatusParts | null, typeof ReplayParts | null]> => {
  const bare = element.hasAttribute("bare");
  const alone = owned && mode !== "diagram" && !bare;
  const replayed = (mode === "replay" || mode === "analyse") && !bare;
  return Promise.all([
    alone ? part(() => import("./standalone/status")) : null,
    replayed ? part(() => import("./standalone/replay")) : null,
  ]);
};

const loadComputer = () => part(() => import("./standalone/computer-opponent"));

/** All that a game needs before it can take the place of another; without it, it is let go. */
export async function provide(
  element: HTMLElement,
  match: Match,
  wanted: Wanted,
  told: (problem: GameError | null) => void,
): Promise<readonly [ComputerOpponent | null, Needs]> {
  try {
    const needs = await loadNeeds(element, match, wanted, true);
    const own = readLook(element).flipped ? 1 : 0;
    return [await loadOpponent(match, wanted, own, told), needs];
  } catch (thrown) {
    match.close();
    throw thrown;
  }
}

/** The program that plays the side at the far end, where one is asked for. */
async function loadOpponent(
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
  /** What of that a method has asked for. */
  readonly asked: Asked | null;
  /** The record inside the element. */
  readonly text: string;
  /** Null where a file is to say it. */
  readonly game: string | null;
  /** What the game is made of; the same again begins no new game. */
  readonly source: string;
}

/** Reads the attributes and the record inside, or what is asked instead; throws what is wrong with them. */
export async function readOrder(element: HTMLElement, asked: Asked | null): Promise<Order> {
  const wanted = { ...readWanted(element, languages(element)), ...asked };
  const record = asked?.record;
  readLook(element);
  const text = record ?? (wanted.src ? "" : await textIn(element));
  const game = wanted.game ?? gameOf(text);
  if (game === null && !wanted.src && !text) throw GameError.of("missing-game");
  // Words in another language, or fewer of them, do not begin the game again.
  const { language: _, ...rest } = wanted;
  return { wanted, asked, text, game, source: JSON.stringify([rest, text]) };
}

/** What the attributes ask for; where they are bad, what a board would do without them. */
export function wantedOf(element: HTMLElement): Wanted {
  try {
    return readWanted(element, languages(element));
  } catch {
    return readWanted({ getAttribute: () => null }, languages(element));
  }
}

/** Opens what is asked for, while `sketch` draws an empty board; where that fails, nothing is open. */
export async function openMatch(order: Order, sketch: Promise<void> | null): Promise<Match> {
  const opening = open(order);
  try {
    await sketch;
  } catch (thrown) {
    opening.then((match) => match.close()).catch(() => undefined);
    throw thrown;
  }
  return opening;
}

async function open({ wanted, text: inner }: Order): Promise<Match> {
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
