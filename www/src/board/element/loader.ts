import type { Taste } from "../core/taste";
import type { Layout } from "../../generated/types/Layout";
import type { Match } from "../../game/match";
import { gameWords, type Messages, messagesOf } from "../../i18n/messages";
import type { Language } from "../../i18n/language";
import { part } from "../../loading/part";
import { filesOf, type Later, load, needed } from "../later/needs";
import { readWanted, type Wanted } from "./attributes";
import { loadOwnGame } from "./own";
import { loadTaste, tasteOf, USUAL } from "./wardrobe";
import type { OwnGame } from "./own-game";
import { prepareParts } from "./parts";
import type * as ReplayParts from "./standalone/replay";
import type * as StatusParts from "./standalone/status";

/** In place of a game, for boards that say nothing: another board takes their place when they are to speak. */
const SILENT = "";

/** A picture that nobody reaches, with nothing beside it that could be read. */
export const isSilent = (element: HTMLElement): boolean =>
  element.inert && element.hasAttribute("bare");

// What a game needs before it can be shown, all of it asked for at once.

/** What any board of a game is shown with. */
export interface BoardNeeds {
  readonly words: Messages;
  readonly sheets: readonly CSSStyleSheet[];
}

/** What the board of a game says and wears, with the parts that its layout names. */
export async function loadBoard(
  element: HTMLElement,
  language: Language,
  game: string,
  layout: Layout,
): Promise<BoardNeeds> {
  const taste = tasteOf(element);
  const silent = isSilent(element);
  const heard = silent ? null : messagesOf(language);
  const prepared = (taste: Taste) => prepareParts(layout, heard, taste);
  const [words, parts] = await Promise.all([
    silent ? messagesOf(language).of(SILENT) : gameWords(language, game),
    prepared(taste),
    // A look that cannot be had keeps no board away: who puts it on says so.
    loadTaste(taste, layout.parts).catch(() => prepared(USUAL)),
  ]);
  return { words, sheets: parts.flatMap(({ sheet }) => sheet ?? []) };
}

/** What a match is shown with: loaded before it takes the place of what is shown. */
export interface Needs extends BoardNeeds {
  readonly mode: Wanted["mode"];
  /** What follows after the picture. */
  readonly later: readonly Later[];
  /** What joins these two to the board, where there is one of them. */
  readonly standalone: OwnGame["Standalone"] | null;
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
  const later = needed(!element.inert, mode, owned);
  // The rules are here, so the picture is near; whoever needs what follows says why there is none.
  const words = messagesOf(language).load(...filesOf(later, match.game));
  Promise.all([load(later), words]).catch(() => undefined);
  const [board, [status, replay]] = await Promise.all([
    loadBoard(element, language, match.game, match.layout),
    loadSurroundings(element, mode, owned),
  ]);
  const standalone = status || replay ? (await loadOwnGame()).Standalone : null;
  return { ...board, mode, later, standalone, status, replay };
}

/** The status and the moves, where nothing else on the page shows them. */
export const loadSurroundings = (
  element: HTMLElement,
  mode: Wanted["mode"],
  owned: boolean,
): Promise<readonly [typeof StatusParts | null, typeof ReplayParts | null]> => {
  const beside = mode !== "diagram" && !element.hasAttribute("bare");
  return Promise.all([
    beside && owned ? part(() => import("./standalone/status")) : null,
    beside && mode !== "play" ? part(() => import("./standalone/replay")) : null,
  ]);
};

/** What the attributes ask for; where they are bad, what a board would do without them. */
export function wantedOf(element: HTMLElement): Wanted {
  try {
    return readWanted(element, languages(element));
  } catch {
    return readWanted({ getAttribute: () => null }, languages(element));
  }
}

/** The languages around an element, and those of the person. */
export function languages(element: HTMLElement): readonly string[] {
  const outer = element.parentElement?.closest<HTMLElement>("[lang]")?.lang ?? "";
  return [element.lang, outer, ...navigator.languages];
}
