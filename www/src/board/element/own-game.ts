import { GameError } from "../../game-error";
import { gameOf, loadGame } from "../../engine/rules/load";
import { Match } from "../../game/match";
import { gameWords } from "../../i18n/messages";
import { part } from "../../loading/part";
import { askForParts } from "./ahead";
import { type Asked, readLook, readWanted, type Wanted } from "./attributes";
import { textIn } from "./inline-record";
import { isSilent, languages, loadNeeds, loadSurroundings, type Needs } from "./loader";
import { pictures, resting, whenNear } from "./near";
import { keepOwnGame } from "./own";
import { reserve, skeletonOf } from "./skeleton";
import { fetchText, openAnyText } from "./source";
import type { ComputerOpponent } from "./standalone/computer-opponent";
import { Standalone } from "./standalone/standalone";
import { tasteOf } from "./wardrobe";

// How an element comes to a game by itself, from its attributes. A page that owns its game needs none of it.

/**
 * Asks for what a game will need while its rules are on their way, and waits for it. What fails is
 * asked for again by those who need it.
 */
async function askAhead(element: HTMLElement, game: string, wanted: Wanted): Promise<void> {
  const { language, mode, level } = wanted;
  await Promise.allSettled([
    isSilent(element) ? null : gameWords(language, game),
    loadSurroundings(element, mode, true),
    level && mode === "play" ? loadComputer() : null,
    ...askForParts(game, { ...readLook(element).settings, ...tasteOf(element) }),
  ]);
}

const loadComputer = () => part(() => import("./standalone/computer-opponent"));

/** All that a game needs before it can take the place of another; without it, it is let go. */
async function provide(
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
async function readOrder(element: HTMLElement, asked: Asked | null): Promise<Order> {
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

/** Games whose rules are here: nobody waits for their boards. */
const here = new Set<string>();
/**
 * So many boards at a time are drawn empty, the others only keep their room: each takes half as long
 * as a picture, and all pictures would wait for them.
 */
const EMPTY = 10;
let empty = 0;

/**
 * Opens what is asked for, and meanwhile, where the rules are still on their way, `sketch` draws an
 * empty board; where that fails, nothing is open.
 */
async function openMatch(
  order: Order,
  sketch: () => Promise<void> | null,
  ahead: Promise<void> | null,
): Promise<Match> {
  const waits = !here.has(order.game ?? "");
  const opening = open(order, ahead);
  try {
    if (waits && empty < EMPTY) {
      empty++;
      const opened = () => void empty--;
      opening.then(opened, opened);
      await sketch();
    }
  } catch (thrown) {
    opening.then((match) => match.close()).catch(() => undefined);
    throw thrown;
  }
  return opening;
}

async function open({ wanted, text: inner }: Order, ahead: Promise<void> | null): Promise<Match> {
  const { game, mode, options, position, src } = wanted;
  // The rules come at the same time as the file.
  const rules = loadGame(game ?? "");
  rules.catch(() => undefined);
  const text = src ? await fetchText(src) : inner;
  // A record may be of another game, and is read by the rules of that one.
  const sessions = text ? await rules.catch(() => null) : await rules;
  if (sessions && game !== null) here.add(game);
  // A turn is a picture: whoever has one waits for nothing else.
  await ahead;
  await pictures.take();
  const session =
    text || !sessions
      ? await openAnyText(text, game, options, position)
      : sessions.create(game ?? "", options, position);
  const match = new Match(session, mode === "play" ? "play" : "analyse");
  // An array that is drawn, or a card that was called for before.
  try {
    if (match.awaitsChance) match.draw();
  } catch {
    // Cards that were pledged elsewhere come from there.
  }
  if (text && mode === "replay") match.goToStart();
  else if (text) match.goToEnd();
  return match;
}

const own = {
  readOrder,
  askAhead,
  openMatch,
  provide,
  whenNear,
  pictures,
  resting,
  reserve,
  skeletonOf,
  Standalone,
};

export type OwnGame = typeof own;

keepOwnGame(own);
