import type { BoardGame } from "../board";
import { LOOK, readLook } from "../board/element/attributes";
import type { Shown } from "../board/element/inner";
import { call } from "../board/element/methods";
import { GameError } from "../game-error";
import type { Messages } from "../i18n/messages";
import type { FrameId } from "./messages";
import { wearTheme } from "./theme";

/** The fields of each command besides `v`, `type` and `id`. */
const FIELDS = {
  load: ["game", "record", "position", "options", "mode", "level"],
  play: ["move"],
  goTo: ["where"],
  flip: ["side"],
  record: ["letters"],
  position: [],
  set: ["look"],
} as const satisfies Readonly<Record<string, readonly string[]>>;

type Fields = Readonly<Record<string, unknown>>;

/** Where commands come from, and what they are for. */
export interface Frame {
  /** Null where the address of the frame is bad. */
  readonly board: BoardGame | null;
  readonly words: Messages;
  /** The origins of pages that may give commands. */
  readonly trusted: readonly string[];
  /** The page around is of another site: a file of this one it could perhaps not read itself. */
  readonly foreign: boolean;
}

/** Answers a message of the page around that is one for the frame. */
export async function answer(event: MessageEvent, frame: Frame): Promise<void> {
  const fields = event.data as Fields;
  const id = isId(fields["id"]) ? fields["id"] : null;
  const send = (message: object) =>
    // A page without an origin of its own is told nothing but what went wrong.
    parent.postMessage({ v: 1, ...message, id }, event.origin === "null" ? "*" : event.origin);
  try {
    const { to, result } = await obey(fields, event.origin, frame);
    send({ type: "answer", to, result: result ?? null });
  } catch (thrown) {
    const { problem } = GameError.from(thrown);
    const { words } = frame;
    await words.load("embed", "errors").catch(() => undefined);
    send({ type: "error", problem, message: words.problem(problem) });
  }
}

const isId = (id: unknown): id is FrameId => typeof id === "string" || Number.isFinite(id);

async function obey(
  { v, type, id, ...fields }: Fields,
  origin: string,
  { board, trusted, foreign }: Frame,
): Promise<{ readonly to: string; readonly result: unknown }> {
  if (!trusted.includes(origin)) throw GameError.of("frame-origin", { origin });
  if (v !== 1) throw GameError.of("frame-version", { version: shown(v) });
  const to = Object.keys(FIELDS).find((name) => name === type) as keyof typeof FIELDS | undefined;
  if (!to) {
    throw GameError.of("frame-type", { type: shown(type), known: Object.keys(FIELDS).join(", ") });
  }
  if (!isId(id)) throw GameError.of("frame-id");
  const known: readonly string[] = FIELDS[to];
  const strange = Object.keys(fields).find((name) => !known.includes(name));
  if (strange !== undefined) throw GameError.of("frame-field", { type: to, name: shown(strange) });
  if (!board) throw GameError.of("frame-empty");
  const [first] = known;
  switch (to) {
    case "load":
      return { to, result: await call(board, to, fields) };
    case "flip":
      flip(board, fields["side"]);
      return { to, result: null };
    case "set":
      set(board, fields["look"]);
      return { to, result: null };
    default:
      return {
        to,
        result: await call(board, to, first && fields[first], foreign ? refuseFile : undefined),
      };
  }
}

/** What is read from a file is not told to pages of other sites, move by move or as a whole. */
function refuseFile({ order }: Shown): void {
  if (order?.wanted.src) throw GameError.of("frame-secret");
}

function flip(board: BoardGame, side: unknown): void {
  if (side !== undefined && side !== 0 && side !== 1) throw wrong("side", side, "0, 1");
  board.flip(side);
}

function set(board: BoardGame, look: unknown): void {
  if (typeof look !== "object" || look === null) throw wrong("look", look, "{ theme, … }");
  const given = Object.entries(look);
  for (const [name, value] of given) {
    if (!LOOK.some((look) => look === name)) throw wrong("look", name, LOOK.join(", "));
    if (value !== null && !/^(string|number|boolean)$/.test(typeof value)) {
      throw wrong(name, value, "text");
    }
  }
  const change = new Map(given.map(([name, value]) => [name, value]));
  // All of it or nothing.
  readLook({
    getAttribute(name) {
      const value: unknown = change.has(name) ? change.get(name) : board.getAttribute(name);
      return value === null ? null : String(value);
    },
  });
  for (const [name, value] of given) {
    if (value === null) board.removeAttribute(name);
    else board.setAttribute(name, String(value));
  }
  wearTheme(board.getAttribute("theme"));
}

const wrong = (name: string, value: unknown, accepted: string) =>
  GameError.of("api-argument", { name, value: shown(value), accepted });

/** What was given, as far as it helps to find it. */
const shown = (value: unknown): string =>
  (typeof value === "string" ? value : (JSON.stringify(value) ?? String(value))).slice(0, 40);
