import { GameError } from "../../game-error";
import type { Options } from "../../engine/rules/session";
import { chooseLanguage, type Language, languageOf, LANGUAGES } from "../../i18n/language";
import { LEVELS } from "../core/model";
import {
  BOARDS,
  CHESS_SETS,
  type Coordinates,
  COORDINATES,
  MARK_SIZES,
  PIECES,
  type MarkSize,
  type Taste,
} from "../core/taste";

export const MODES = ["play", "replay", "diagram", "analyse"] as const;
export type ElementMode = (typeof MODES)[number];

const THEMES = ["auto", "light", "dark"] as const;
const SLOWEST = 2000;

/** Attributes that say which game is shown, and those that say how. */
export const CONTENT = [
  "game",
  "position",
  "src",
  "mode",
  "options",
  "lang",
  "level",
  "bare",
] as const;
/** Attributes with which a board is shown anew: what nobody reaches has less around it. */
export const ANEW = [...CONTENT, "inert"] as const;
export const LOOK = [
  "theme",
  "flipped",
  "caption",
  "coordinates",
  "counts",
  "speed",
  "pieces",
  "set",
  "board",
  "marks",
  "levels",
  "size",
] as const;

/** What the attributes of `<board-game>` ask for. */
export interface Wanted {
  readonly game: string | null;
  readonly mode: ElementMode;
  readonly position: string;
  readonly src: string | null;
  readonly options: Options;
  readonly language: Language;
  /** Of the program that plays the other side; 0: two people play. */
  readonly level: number;
}

/** What a method asks for in place of attributes; what is missing they say. */
export interface Asked extends Partial<Omit<Wanted, "language">> {
  readonly position: string;
  readonly src: string | null;
  readonly record: string;
  /** Counts requests: the same game once more is begun again. */
  readonly request: number;
}

/** What is left of it when the page sets an attribute, which has the last word. */
export function without(asked: Asked, name: string): Asked | null {
  if (["game", "position", "src"].includes(name)) return null;
  const { [name as "mode"]: past, ...left } = asked;
  // A load that is under way is still the same.
  return past === undefined ? asked : left;
}

export interface Look {
  readonly flipped: boolean;
  readonly caption: string | null;
  /** Pixels; null when the attribute is missing. */
  readonly size: number | null;
  /** The settings of a board that looks so. */
  readonly settings: LookSettings;
}

interface LookSettings extends Taste {
  readonly coordinates: Coordinates;
  readonly marks: MarkSize;
  readonly counts: boolean;
  readonly levels: (typeof LEVELS)[number];
  /** Milliseconds; missing where the attribute is. */
  readonly speed?: number;
}

/** Anything with attributes, so that this can be tested without a page. */
export interface Attributes {
  getAttribute(name: string): string | null;
}

/** Throws a `GameError` that names the attribute, its value and what would do. */
export function readWanted(element: Attributes, surrounding: readonly string[]): Wanted {
  const lang = element.getAttribute("lang");
  const level = element.getAttribute("level");
  if (level !== null && !/^[1-9]\d?$/.test(level.trim())) throw bad("level", level, "1, 2, 3 …");
  return {
    game: element.getAttribute("game")?.trim() || null,
    mode: oneOf(element, "mode", MODES, "play"),
    position: element.getAttribute("position")?.trim() ?? "",
    src: element.getAttribute("src")?.trim() || null,
    options: readOptions(element.getAttribute("options") ?? ""),
    language: lang === null ? chooseLanguage(surrounding) : language(lang),
    level: Number(level),
  };
}

export function readLook(element: Attributes): Look {
  oneOf(element, "theme", THEMES, "auto");
  const speed = element.getAttribute("speed");
  const number = Number(speed);
  if (speed !== null && !(speed.trim() && number >= 0 && number <= SLOWEST)) {
    throw bad("speed", speed, `0–${SLOWEST}`);
  }
  const size = element.getAttribute("size");
  if (size !== null && !/^[1-9]\d{1,3}$/.test(size.trim())) throw bad("size", size, "10–9999");
  return {
    size: size === null ? null : Number(size),
    flipped: flag(element, "flipped", false),
    caption: element.getAttribute("caption"),
    settings: {
      coordinates: coordinates(element),
      set: oneOf(element, "set", CHESS_SETS, "house"),
      board: oneOf(element, "board", BOARDS, "wood"),
      marks: oneOf(element, "marks", MARK_SIZES, "medium"),
      counts: flag(element, "counts", false),
      levels: oneOf(element, "levels", LEVELS, "flat"),
      pieces: oneOf(element, "pieces", PIECES, "animals"),
      ...(speed === null ? {} : { speed: number }),
    },
  };
}

/** What the sheets know of a board; `empty` where its game is still on its way. */
export function frameClass(mode: ElementMode, bare: boolean, empty: boolean): string {
  if (mode === "diagram") return bare ? "frame still bare" : "frame still";
  const awaits = mode === "play" ? "awaits" : "awaits moves-too";
  return empty && !bare ? `frame ${awaits}` : "frame";
}

/** `draw_plies=50 seats=4` as names and values; the rules check what they mean. */
export function readOptions(text: string): Options {
  const pairs = text.split(/\s+/).filter(Boolean);
  return Object.fromEntries(
    pairs.map((pair) => {
      const at = pair.indexOf("=");
      if (at < 1) throw GameError.of("options-not-a-pair", { text: pair });
      return [pair.slice(0, at), pair.slice(at + 1)];
    }),
  );
}

function language(tag: string): Language {
  const found = languageOf(tag);
  if (!found) throw bad("lang", tag, LANGUAGES.join(", "));
  return found;
}

function oneOf<T extends string>(
  element: Attributes,
  name: string,
  accepted: readonly T[],
  missing: T,
): T {
  const value = element.getAttribute(name);
  if (value === null) return missing;
  const found = accepted.find((one) => one === value.trim());
  if (!found) throw bad(name, value, accepted.join(", "));
  return found;
}

function flag(element: Attributes, name: string, missing: boolean): boolean {
  const value = element.getAttribute(name);
  if (value === null) return missing;
  if (["", name, "true"].includes(value)) return true;
  if (value === "false") return false;
  throw bad(name, value, "true, false");
}

/** Where they stand; as a flag, inside or nowhere. */
function coordinates(element: Attributes): Coordinates {
  const value = element.getAttribute("coordinates");
  if (["", "coordinates", "true"].includes(value ?? "")) return "inside";
  return value === "false" ? "none" : oneOf(element, "coordinates", COORDINATES, "inside");
}

export function bad(name: string, value: string, accepted: string): GameError {
  return GameError.of("bad-attribute", { name, value, accepted });
}
