import { gameOf, loadGame } from "../../engine/rules/load";
import { GameError } from "../../game-error";
import type { Match } from "../../game/match";
import { type Navigation, stepFrom } from "../../game/navigation";
import { messagesOf, reasonsOf } from "../../i18n/messages";
import { isMissingPart } from "../../loading/part";
import { type Asked, MODES, readOptions } from "./attributes";
import { wantedOf } from "./loader";
import type { BoardGameEvents, BoardPlace } from "./public";
import type { Inner, Shown } from "./inner";

// What the methods of the element do: what comes from a page may be anything.

const STYLES = ["en", "cs", "figurine"] as const;
const WAYS: readonly Navigation[] = ["start", "previous", "next", "end"];
const FIELDS = ["game", "record", "src", "position", "options", "mode", "level"] as const;
type Field = (typeof FIELDS)[number];

const METHODS = { play, goTo, record, position: ({ match }: Shown) => match.snapshot.position };

/** Calls a method; what is wrong is thrown in the words of the board. */
export async function call(
  inner: Inner,
  name: keyof typeof METHODS | "load",
  given: unknown,
): Promise<unknown> {
  const { language } = wantedOf(inner);
  try {
    if (name === "load") return await load(inner, readRequest(given));
    const wrong = await inner.settling.ended;
    if (!inner.current) throw wrong;
    return METHODS[name](inner.current, given ?? (name === "record" ? language : given));
  } catch (thrown) {
    const error = GameError.from(thrown);
    const words = messagesOf(language);
    if (!isMissingPart(error)) {
      await words.load("board", ...reasonsOf(error.code)).catch(() => undefined);
    }
    const message = words.problem(error.problem);
    throw new GameError({ ...error.problem, message }, { cause: thrown });
  }
}

async function load(inner: Inner, asked: Asked): Promise<void> {
  const before = inner.asked;
  inner.asked = asked;
  inner.queue();
  const wrong = await inner.settling.ended;
  if (inner.asked !== asked) throw GameError.of("api-replaced");
  if (!wrong) return;
  inner.asked = before;
  throw wrong;
}

let requests = 0;

/** Reads what `load` was given. */
function readRequest(what: unknown): Asked {
  if (typeof what !== "object" || what === null) throw bad("load", what, "{ game, record, … }");
  const given = Object.entries(what).filter(([, value]) => value !== undefined && value !== null);
  const read: Partial<Record<Field, string>> & { level?: string } = {};
  for (const [name, value] of given) {
    const field = FIELDS.find((one) => one === name);
    if (!field) throw bad("load", name, FIELDS.join(", "));
    if (field === "level" ? !isLevel(value) : typeof value !== "string") {
      throw bad(field, value, field === "level" ? "0, 1, 2, 3 …" : "text");
    }
    read[field] = String(value);
  }
  const { record = "", src = null, position = "", options, level } = read;
  if ([record, src, position].filter(Boolean).length > 1) throw GameError.of("api-several");
  const game = read.game ?? gameOf(record);
  const mode = MODES.find((one) => one === read.mode);
  if (read.mode !== undefined && !mode) throw bad("mode", read.mode, MODES.join(", "));
  return {
    request: ++requests,
    record,
    src,
    position,
    ...(game === null ? {} : { game }),
    ...(options === undefined && game === null ? {} : { options: readOptions(options ?? "") }),
    ...(mode ? { mode } : {}),
    ...(level === undefined ? {} : { level: Number(level) }),
  };
}

const isLevel = (value: unknown) => Number.isInteger(value) && Number(value) >= 0;

/** Plays where the game goes on; what is only looked through goes on at its end. */
function play({ match, mode, opponent }: Shown, move: unknown): BoardGameEvents["bg-move"] {
  if (typeof move !== "string" || !move.trim()) throw bad("play", move, "Rh7, b1c3 …");
  if (opponent?.onTurn) throw GameError.of("api-not-your-turn");
  if (mode === "replay" || mode === "diagram") match.goTo(match.moves().line.at(-1)?.id ?? 0);
  else match.returnToLive();
  const code = move.trim();
  if (match.snapshot.choices.some((choice) => choice.code === code)) match.play(code);
  else match.playText(code, "program");
  // What chance has answered comes after it.
  const { line, snapshot } = pathOf(match);
  const played = line.at(-1);
  return {
    code: played?.code ?? code,
    via: "program",
    ply: snapshot.ply,
    position: snapshot.position,
  };
}

const pathOf = (match: Match) => {
  const { snapshot } = match;
  return { snapshot, line: match.moves().pathTo(snapshot.node) };
};

/** The code of a move as a person writes it; null where it is none. */
export async function codeOf(match: Match, text: string): Promise<string | null> {
  const { game, options, snapshot } = match;
  const sessions = await loadGame(game);
  try {
    const session = sessions.readMoves(game, text, options, snapshot.position);
    const code = session.moves(0, 1, "en").nodes[0]?.code ?? null;
    session.free();
    return code;
  } catch {
    return null;
  }
}

function goTo({ match }: Shown, where: unknown): BoardPlace {
  match.goTo(nodeOf(match, where));
  const { node, ply, position } = match.snapshot;
  return { node, ply, position };
}

function nodeOf(match: Match, where: unknown): number {
  const moves = match.moves();
  const here = match.snapshot.node;
  const way = WAYS.find((one) => one === where);
  if (way) return stepFrom(moves, here, way);
  if (typeof where === "object" && where !== null && "node" in where) {
    const { node } = where;
    if (node === 0 || (typeof node === "number" && moves.get(node))) return node;
    throw bad("node", node, "bg-move, bg-navigate");
  }
  const line = moves.pathTo(here).map(({ id }) => id);
  for (let next = moves.next(here); next; next = moves.next(next.id)) line.push(next.id);
  const node = typeof where === "number" ? [0, ...line][where] : undefined;
  if (node === undefined) throw bad("goTo", where, `0–${line.length}, ${WAYS.join(", ")}`);
  return node;
}

function record({ match }: Shown, letters: unknown): string {
  const style = STYLES.find((one) => one === letters);
  if (!style) throw bad("record", letters, STYLES.join(", "));
  return match.record(style);
}

/** What was given, as far as it helps to find it. */
function bad(name: string, value: unknown, accepted: string): GameError {
  const text = typeof value === "string" ? value : (JSON.stringify(value) ?? String(value));
  const shown = text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
  return GameError.of("api-argument", { name, value: shown, accepted });
}

const LONGEST = 40;
