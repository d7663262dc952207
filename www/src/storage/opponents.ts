import { PONDERING, type Pondering } from "../game/pondering";
import type { Strength } from "../game/seats";
import { parse, SETTINGS_KEY, settingsKeeping, stored } from "./settings";

/** What is kept of games against the program: beside the settings, but read only by who sets up a game. */
export interface Opponents {
  /** The level of the program in the last game that was begun against a level. */
  readonly level: number;
  /** How the program was to play in the last game: like a level, like one that matches its player, or by time. */
  readonly strength: Strength["by"];
  /** The seconds for a move by time. */
  readonly seconds: number;
  /** Whether the program thinks on its player's time where it plays by time. */
  readonly ponder: Pondering;
  /** The level that matches this device's player, by game. */
  readonly matched: Readonly<Record<string, number>>;
}

/** More levels than any game has. */
const MOST_LEVELS = 99;

/** The longest time for a move by time, in seconds. */
export const MOST_SECONDS = 600;

const STRENGTHS: readonly unknown[] = ["level", "match", "time"];

const isUpTo = (most: number, value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= most;

/** What each value may be. */
const FITS: { readonly [name in keyof Opponents]: (value: unknown) => boolean } = {
  level: (value) => isUpTo(MOST_LEVELS, value),
  strength: (value) => STRENGTHS.includes(value),
  seconds: (value) => isUpTo(MOST_SECONDS, value),
  ponder: (value) => (PONDERING as readonly unknown[]).includes(value),
  matched: (value) =>
    typeof value === "object" &&
    value !== null &&
    Object.values(value).every((level) => isUpTo(MOST_LEVELS, level)),
};

const NAMES = Object.keys(FITS) as readonly (keyof Opponents)[];

/** Which of it was found as something that this release does not know. */
export const unknownOpponents = (
  found: Readonly<Record<string, unknown>>,
): readonly (keyof Opponents)[] =>
  NAMES.filter((name) => name in found && !FITS[name](found[name]));

/** What of it is among what was found, each value that does not fit replaced by its default. */
export function readOpponents(found: Readonly<Record<string, unknown>>): Opponents {
  const { level, strength, seconds, ponder, matched } = found;
  const levels = Object.entries(typeof matched === "object" && matched ? matched : {});
  return {
    level: FITS.level(level) ? (level as number) : 1,
    strength: FITS.strength(strength) ? (strength as Strength["by"]) : "level",
    seconds: FITS.seconds(seconds) ? (seconds as number) : 10,
    ponder: FITS.ponder(ponder) ? (ponder as Pondering) : "plugged",
    matched: Object.fromEntries(levels.filter(([, level]) => isUpTo(MOST_LEVELS, level))),
  };
}

/** What this tab was told where nothing can be kept. */
let here: Opponents | null = null;

export const loadOpponents = (): Opponents => here ?? readOpponents(parse(stored()));

/** A person who wipes this device is a new one. */
export function forgetOpponents(): void {
  here = null;
}

export function keepOpponents(changes: Partial<Opponents>): void {
  const before = loadOpponents();
  const now = { ...before, ...changes };
  const kept = parse(stored());
  // What only another release knows stays for it, where the person has left what is usual.
  const foreign = unknownOpponents(kept).filter((name) => now[name] === before[name]);
  const left = Object.fromEntries(foreign.map((name) => [name, kept[name]]));
  const matched = { ...Object(kept["matched"]), ...now.matched };
  try {
    if (settingsKeeping() !== "kept") throw new TypeError("nothing is kept");
    localStorage.setItem(SETTINGS_KEY, JSON.stringify({ ...kept, ...now, matched, ...left }));
    here = null;
  } catch {
    // It then holds for this visit.
    here = now;
  }
}
