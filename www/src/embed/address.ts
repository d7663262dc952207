import { CONTENT, type ElementMode, LOOK, MODES } from "../board/element/attributes";
import { GameError } from "../game-error";

/** What the page in a frame shows: attributes of `<board-game>`, and the record inside it. */
export interface Embedded {
  readonly attributes: Readonly<Record<string, string>>;
  /** A record or a move list; empty when there is none. */
  readonly record: string;
  /** Whose pages may give commands besides those of this site. */
  readonly origins: readonly string[];
}

/** What may stand behind `?`. The game and the mode have their places in the path. */
const NAMES: readonly string[] = [
  ...[...CONTENT, ...LOOK].filter((name) => name !== "game" && name !== "mode"),
  "record",
  "origins",
];

/**
 * Reads `#/GAME/MODE/TEXT?NAME=VALUE&…`. TEXT is a record or move list in the modes
 * replay and analyse, else a position; it may also be given as `record` or `position`.
 */
export function readAddress(hash: string): Embedded {
  const address = hash.replace(/^#?\/?/, "");
  const cut = address.indexOf("?");
  const path = cut < 0 ? address : address.slice(0, cut);
  const [game = "", mode = "play", ...rest] = path.split("/").map(unescape);
  if (!game) throw GameError.of("embed-no-game");
  if (!MODES.some((known) => known === mode)) {
    throw GameError.of("embed-mode", { mode, known: MODES.join(", ") });
  }
  // A position has slashes of its own.
  const text = rest.join("/");
  const found: Record<string, string> = {};
  for (const [name, value] of new URLSearchParams(cut < 0 ? "" : address.slice(cut + 1))) {
    if (!NAMES.includes(name)) {
      throw GameError.of("embed-parameter", { name, known: NAMES.join(", ") });
    }
    found[name] = value;
  }
  const { record = "", origins = "", ...attributes } = found;
  const told = isTold(mode as ElementMode);
  return {
    attributes: { ...(text && !told ? { position: text } : {}), ...attributes, game, mode },
    record: told && text ? text : record,
    origins: origins
      .split(/[\s,]+/)
      .filter(Boolean)
      .map(originOf),
  };
}

const isTold = (mode: ElementMode) => mode === "replay" || mode === "analyse";

/** An origin as messages name it; no pattern, and never everybody. */
function originOf(text: string): string {
  const isOrigin =
    /^https?:\/\/[^*]+$/.test(text) && URL.canParse(text) && new URL(text).origin === text;
  if (!isOrigin) throw GameError.of("embed-origin", { text });
  return text;
}

function unescape(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw GameError.of("embed-escape", { text: part });
  }
}
