import { lettersOf } from "../../engine/rules/session";
import { GameError } from "../../game-error";
import type { Match } from "../../game/match";
import type { Language } from "../../i18n/language";
import { type Asked, readWanted } from "./attributes";
import { explain } from "./fault";
import type { Inner, Shown } from "./inner";
import { wantedOf } from "./loader";
import type { BoardGameEvents, BoardPlace } from "./public";

// What the methods of the element do: what comes from a page may be anything.

/** Records do not say whose letters they have: not in letters that mean other pieces elsewhere. */
const STYLES = ["en", "cs", "figurine"] as const;
const WAYS: readonly unknown[] = ["start", "previous", "next", "end"];
const FIELDS = ["game", "record", "src", "position", "options", "mode", "level"] as const;

const METHODS = { play, goTo, record, position: ({ match }: Shown) => match.snapshot.position };

/**
 * Calls a method; what is wrong is thrown in the words of the board. `check` looks at the game that
 * answers, right before it does, and throws where it must not.
 */
export async function call(
  inner: Inner,
  name: keyof typeof METHODS | "load",
  given: unknown,
  check: (shown: Shown) => void = () => undefined,
): Promise<unknown> {
  const { language } = wantedOf(inner);
  try {
    if (name === "load") return await load(inner, readRequest(given));
    const wrong = await inner.settling.ended;
    const { current } = inner;
    if (!current) throw wrong;
    check(current);
    return METHODS[name](current, given ?? (name === "record" ? styleIn(language) : given));
  } catch (thrown) {
    const error = GameError.from(thrown);
    const message = await explain(error, language);
    throw new GameError({ ...error.problem, message }, { cause: thrown });
  }
}

async function load(inner: Inner, asked: Asked): Promise<void> {
  inner.asked = asked;
  inner.queue();
  const wrong = await inner.settling.ended;
  if (inner.asked !== asked) throw GameError.of("api-replaced");
  if (!wrong) return;
  inner.asked = inner.current?.order?.asked ?? null;
  throw wrong;
}

let requests = 0;

/** Reads what `load` was given. */
function readRequest(what: unknown): Asked {
  if (typeof what !== "object" || what === null) throw bad("load", what, "{ game, record, … }");
  const given = new Map<string, string>();
  const named = new Set<string>();
  for (const [name, value] of Object.entries(what)) {
    if (value === undefined || value === null) continue;
    if (!FIELDS.some((one) => one === name)) throw bad("load", name, FIELDS.join(", "));
    const accepted = name === "level" ? "number" : "string";
    if (typeof value !== accepted) throw bad(name, value, name === "level" ? "0, 1, 2 …" : "“…”");
    named.add(name);
    if (value) given.set(name, String(value));
  }
  if (["record", "src", "position"].filter((name) => given.has(name)).length > 1) {
    throw GameError.of("api-several");
  }
  const read = readWanted({ getAttribute: (name) => given.get(name) ?? null }, []);
  const { position, src, game, options, mode, level } = read;
  return {
    request: ++requests,
    record: given.get("record") ?? "",
    src,
    position,
    ...(game === null ? {} : { game }),
    ...(game === null && !given.has("options") ? {} : { options }),
    ...(named.has("mode") ? { mode } : {}),
    ...(named.has("level") ? { level } : {}),
  };
}

/** Plays where the game goes on; what is only looked through goes on at its end. */
function play({ match, mode, opponent }: Shown, move: unknown): BoardGameEvents["bg-move"] {
  if (typeof move !== "string" || !move.trim()) throw bad("play", move, "Rh7, b1c3 …");
  if (opponent?.onTurn) throw GameError.of("api-not-your-turn");
  if (mode === "replay" || mode === "diagram") match.goTo(match.moves().line.at(-1)?.id ?? 0);
  else match.returnToLive();
  const code = move.trim();
  if (match.snapshot.choices.some((choice) => choice.code === code)) match.play(code);
  else match.playText(code, "program");
  const { node, ply, position } = match.snapshot;
  return { code: match.moves().get(node)?.code ?? code, via: "program", ply, position };
}

function goTo({ match }: Shown, where: unknown): BoardPlace {
  if (where === "start") match.goToStart();
  else if (where === "previous") match.goBack();
  else if (where === "next") match.goForward();
  else if (where === "end") match.goToEnd();
  else match.goTo(nodeOf(match, where));
  const { node, ply, position } = match.snapshot;
  return { node, ply, position };
}

function nodeOf(match: Match, where: unknown): number {
  const moves = match.moves();
  if (typeof where === "object" && where !== null && "node" in where) {
    const { node } = where;
    if (node === 0 || (typeof node === "number" && moves.get(node))) return node;
    throw bad("node", node, "bg-navigate");
  }
  const here = match.snapshot.node;
  const line = [0, ...moves.pathTo(here).map(({ id }) => id)];
  for (let next = moves.next(here); next; next = moves.next(next.id)) line.push(next.id);
  const node = typeof where === "number" ? line[where] : undefined;
  if (node === undefined) throw bad("goTo", where, `0–${line.length - 1}, ${WAYS.join(", ")}`);
  return node;
}

function record({ match }: Shown, letters: unknown): string {
  const style = STYLES.find((one) => one === letters);
  if (!style) throw bad("record", letters, STYLES.join(", "));
  return match.record(style);
}

/** The letters of a language, where a record can have them. */
const styleIn = (language: Language) =>
  STYLES.find((style) => style === lettersOf(language)) ?? "en";

/** What was given is told as far as it helps to find it. */
function bad(name: string, value: unknown, accepted: string): GameError {
  const text = typeof value === "string" ? value : (JSON.stringify(value) ?? String(value));
  const shown = text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
  return GameError.of("api-argument", { name, value: shown, accepted });
}

const LONGEST = 40;
