import { PIECES } from "../board/element/attributes";
import { LEVELS } from "../board/core/model";
import { chooseLanguage } from "../i18n/language";
import type { Language } from "../i18n/words";
import type { Style } from "../engine/rules/session";

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
  /** Single letters are commands on the board. */
  readonly keys: boolean;
  readonly coordinates: boolean;
  /** Which pictures are on tiles. */
  readonly pieces: (typeof PIECES)[number];
  /** How boards above each other are shown. */
  readonly levels: (typeof LEVELS)[number];
  /** Aim counts and the like on the board. */
  readonly counts: boolean;
  /** Lines of sight under the pointer. */
  readonly sight: boolean;
  readonly spelling: "plain" | "nato" | "anna" | "czech";
  /** What the program thinks is shown beside a game. */
  readonly analysis: boolean;
}

export const SETTINGS_KEY = "klubovna-settings";

/** Version of what is stored; a newer one is left alone. */
const VERSION = 1;

const CHOICES: { readonly [name in keyof Settings]: readonly Settings[name][] } = {
  language: ["cs", "en"],
  theme: ["auto", "light", "dark"],
  letters: [null, "cs", "en", "figurine"],
  speed: [250, 0, 120, 500],
  touchLift: [true, false],
  confirm: [false, true],
  keys: [true, false],
  coordinates: [true, false],
  pieces: PIECES,
  levels: LEVELS,
  counts: [false, true],
  sight: [true, false],
  spelling: ["plain", "nato", "anna", "czech"],
  analysis: [false, true],
};

/** What is stored, each value that does not fit replaced by its default. */
export function readSettings(stored: string | null, languages: readonly string[]): Settings {
  const found = parse(stored);
  const pick = <N extends keyof Settings>(name: N): Settings[N] => {
    const choices = CHOICES[name];
    const [standard] = choices as readonly [Settings[N], ...Settings[N][]];
    return choices.find((choice) => choice === found[name]) ?? standard;
  };
  return {
    language:
      CHOICES.language.find((known) => known === found["language"]) ?? chooseLanguage(languages),
    theme: pick("theme"),
    letters: pick("letters"),
    speed: pick("speed"),
    touchLift: pick("touchLift"),
    confirm: pick("confirm"),
    keys: pick("keys"),
    coordinates: pick("coordinates"),
    pieces: pick("pieces"),
    levels: pick("levels"),
    counts: pick("counts"),
    sight: pick("sight"),
    spelling: pick("spelling"),
    analysis: pick("analysis"),
  };
}

function parse(stored: string | null): Readonly<Record<string, unknown>> {
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
function stored(): string | null {
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

/** Tells what another tab has chosen. */
export function onSettings(heard: (settings: Settings) => void): void {
  addEventListener("storage", ({ key }) => {
    // Without a key all that is stored has been cleared.
    if (key === SETTINGS_KEY || key === null) heard(loadSettings());
  });
}

export function saveSettings(settings: Settings): void {
  stored();
  // The choice then holds for this visit.
  if (keeping !== "kept") return;
  try {
    localStorage.setItem(SETTINGS_KEY, JSON.stringify({ version: VERSION, ...settings }));
  } catch {
    keeping = "none";
  }
}

export function forgetSettings(): void {
  try {
    localStorage.removeItem(SETTINGS_KEY);
  } catch {
    // Nothing was kept in the first place.
  }
}
