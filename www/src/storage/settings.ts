import { LEVELS } from "../board/core/model";
import {
  BOARDS,
  CHESS_SETS,
  COORDINATES,
  PIECES,
  type BoardLook,
  type ChessSet,
  type Coordinates,
  type MarkSize,
  type TileSet,
} from "../board/core/taste";
import { chooseLanguage, type Language, LANGUAGES } from "../i18n/language";
import { type Style, STYLES } from "../engine/rules/session";

/** What a person chose for this device. */
export interface Settings {
  readonly language: Language;
  readonly theme: "auto" | "light" | "dark";
  /** Piece letters; null follows the language. */
  readonly letters: Style | null;
  /** Milliseconds of an animation. */
  readonly speed: 0 | 120 | 250 | 500;
  readonly touchLift: boolean;
  readonly confirm: boolean;
  /** While the program thinks, the next move may be chosen ahead. */
  readonly premove: boolean;
  /** Single letters are commands on the board. */
  readonly keys: boolean;
  readonly coordinates: Coordinates;
  /** How large marks on the board are. */
  readonly marks: MarkSize;
  /** What chess pieces look like, and what boards are made of. */
  readonly set: ChessSet;
  readonly board: BoardLook;
  /** Which pictures are on tiles. */
  readonly pieces: TileSet;
  /** How boards above each other are shown. */
  readonly levels: (typeof LEVELS)[number];
  /** Aim counts and the like on the board. */
  readonly counts: boolean;
  /** Lines of sight under the pointer. */
  readonly sight: boolean;
  readonly spelling: "plain" | "nato" | "anna" | "czech";
  /** What the program thinks is shown beside a game. */
  readonly analysis: boolean;
  /** How loud sounds are, in hundredths. */
  readonly volume: (typeof VOLUMES)[number];
  /** Phones shake a little when the other side has moved. */
  readonly vibration: boolean;
}

export const VOLUMES = [0, 20, 50, 100] as const;

export const SETTINGS_KEY = "klubovna-settings";

/** Version of what is stored; a newer one is left alone. */
const VERSION = 1;

const CHOICES: { readonly [name in keyof Settings]: readonly Settings[name][] } = {
  language: LANGUAGES,
  theme: ["auto", "light", "dark"],
  letters: [null, ...STYLES],
  speed: [250, 0, 120, 500],
  touchLift: [true, false],
  confirm: [false, true],
  premove: [true, false],
  keys: [true, false],
  coordinates: COORDINATES,
  marks: ["medium", "small", "large"],
  set: CHESS_SETS,
  board: BOARDS,
  pieces: PIECES,
  levels: LEVELS,
  counts: [false, true],
  sight: [true, false],
  spelling: ["plain", "nato", "anna", "czech"],
  analysis: [false, true],
  volume: [50, 0, 20, 100],
  vibration: [false, true],
};

export const SETTINGS = Object.keys(CHOICES) as readonly (keyof Settings)[];

/** Whether a value of a setting means something to this release. */
export const isChoice = (name: keyof Settings, value: unknown): boolean =>
  (CHOICES[name] as readonly unknown[]).includes(value);

/** What is stored, each value that does not fit replaced by its default. */
export function readSettings(stored: string | null, languages: readonly string[]): Settings {
  const found = parse(stored);
  // Releases before the first with a choice of where.
  if (found["coordinates"] === false) found["coordinates"] = "none";
  const usual = (name: keyof Settings) =>
    name === "language" ? chooseLanguage(languages) : CHOICES[name][0];
  return Object.fromEntries(
    SETTINGS.map((name) => [name, isChoice(name, found[name]) ? found[name] : usual(name)]),
  ) as unknown as Settings;
}

/** What is in a text, whatever it is. */
export function parse(stored: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(stored ?? "{}");
    return typeof value === "object" && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

/** What becomes of choices: they are kept, a newer version's are left alone, or there is no place. */
export type SettingsKeeping = "kept" | "newer" | "none";

let keeping: SettingsKeeping = "kept";

export const settingsKeeping = (): SettingsKeeping => keeping;

/** The settings of this device. A browser that keeps nothing gets the defaults. */
export function loadSettings(): Settings {
  return readSettings(stored(), navigator.languages);
}

/** What is stored; says what will become of choices. */
export function stored(): string | null {
  try {
    const text = localStorage.getItem(SETTINGS_KEY);
    const { version } = parse(text);
    keeping = typeof version === "number" && version > VERSION ? "newer" : "kept";
    return text;
  } catch {
    // Storage may be forbidden altogether.
    keeping = "none";
    return null;
  }
}

/** Tells what another tab has chosen, and when it has deleted everything. */
export function onSettings(heard: (settings: Settings) => void, deleted: () => void): void {
  addEventListener("storage", ({ key, newValue }) => {
    // Without a key all that is stored has been cleared.
    if (key !== SETTINGS_KEY && key !== null) return;
    if (newValue === null) deleted();
    heard(loadSettings());
  });
}

export function saveSettings(settings: Settings): void {
  const kept: Record<string, unknown> = parse(stored());
  // The choice then holds for this visit.
  if (keeping !== "kept") return;
  // What only another release knows stays for it, where the person has left what is usual.
  const usual = readSettings(null, navigator.languages);
  for (const name of SETTINGS) {
    const foreign = name in kept && !isChoice(name, kept[name]);
    if (!foreign || settings[name] !== usual[name]) kept[name] = settings[name];
  }
  try {
    localStorage.setItem(SETTINGS_KEY, JSON.stringify({ ...kept, version: VERSION }));
  } catch {
    keeping = "none";
  }
}

export function forgetSettings(): void {
  try {
    // Other tabs hear it also where nobody had chosen anything.
    localStorage.setItem(SETTINGS_KEY, "{}");
  } catch {
    // A full disk, and something was there.
  }
  try {
    localStorage.removeItem(SETTINGS_KEY);
  } catch {
    // Nothing was kept in the first place.
  }
}
