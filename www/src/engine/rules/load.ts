import { GameError } from "../../game-error";
import { glue } from "virtual:glue/all";
import { part } from "../../loading/part";
import { type Glue, instantiate, once, optionLines } from "../glue";
import type { Step } from "../../generated/types/Step";
import type { GameSession, GameSessions, Options } from "./session";

/** Where the modules lie; in the single file nowhere, for there one with all games is here. */
const WASM = import.meta.glob<string>(
  [
    "../../generated/wasm/*/*_bg.wasm",
    // Engines are loaded by their worker.
    "!../../generated/wasm/{*-engine,engines,all}/*.wasm",
  ],
  { query: "?url", import: "default", eager: true },
);

/** The module for files of other programs. */
export const FILES = "files";

/** The ids of the games that this build of the front end has a wasm module for. */
export const GAME_IDS: readonly string[] = Object.keys(WASM)
  .map((path) => path.split("/").at(-2) ?? "")
  .filter((id) => id !== FILES);

const loaded = once<GameSessions>();
const files = once<GameSessions>();

/** Loads the rules of a game, once. */
export async function loadGame(game: string): Promise<GameSessions> {
  const address = WASM[`../../generated/wasm/${game}/${game}_bg.wasm`];
  if (address === undefined) {
    throw GameError.of("unknown-game", { game, known: GAME_IDS.join(", ") });
  }
  const packed = globalThis.KLUBOVNA_WASM;
  try {
    if (game !== FILES) {
      const name = packed ? "all" : game;
      return await loaded(address, () => load(glue, name, address, packed?.rules));
    }
    return await files(address, async () => {
      const own = await part(() => import("virtual:glue/files"));
      return load(own.glue, FILES, address, packed?.files);
    });
  } catch (thrown) {
    throw GameError.from(thrown);
  }
}

/** What wasm-bindgen writes for each module. */
type Rules = Glue & { readonly Session: GameSessions };

const load = async (...module: Parameters<typeof instantiate<Rules>>) =>
  wrapSessions((await instantiate(...module)).Session);

/** How many levels of opponents there are for a game with these options; 0 where none is. */
export const levelsOf = async (game: string, options: Options): Promise<number> =>
  (await loadGame(game)).levels(game, options);

const stepLine = (step: Step): string => {
  if ("tray" in step) return `tray ${step.tray.tray} ${step.tray.kind}`;
  return Object.entries(step).flat().join(" ");
};

const LINES: Readonly<Record<string, (args: readonly unknown[]) => readonly unknown[]>> = {
  levels: ([game, options]) => [game, optionLines(options as Options)],
  create: ([game, options, position]) => [game, optionLines(options as Options), position],
  readMoves: ([game, text, options, position]) => [
    game,
    text,
    optionLines(options as Options),
    position,
  ],
  play: (codes) => [codes.join("\n")],
  explain: ([steps]) => [(steps as readonly Step[]).map(stepLine).join("\n")],
};

/** The wasm class with the face of `GameSessions`: typed arguments, and `GameError`s. */
function wrapSessions(sessions: GameSessions): GameSessions {
  const guard = <T extends object>(target: T, wrap: (value: unknown) => unknown): T =>
    new Proxy(target, {
      get(owner, name) {
        const value: unknown = Reflect.get(owner, name, owner);
        if (typeof value !== "function") return value;
        return (...args: unknown[]) => {
          try {
            return wrap(value.apply(owner, LINES[String(name)]?.(args) ?? args));
          } catch (thrown) {
            throw GameError.from(thrown);
          }
        };
      },
    });
  const plain = (value: unknown) => value;
  const session = (value: unknown) =>
    value instanceof (sessions as unknown as new () => GameSession) ? guard(value, plain) : value;
  return guard(sessions, session);
}

/** The game that a record names in its header; null for a text without header. */
export function gameOf(text: string): string | null {
  let known = false;
  // Line by line: a text may be long, and a pattern over all of it would go back and forth.
  for (let at = 0, end = 0; end >= 0; at = end + 1) {
    end = text.indexOf("\n", at);
    const line = text.slice(at, end < 0 ? undefined : end).trim();
    if (!line) continue;
    known ||= /^\[\s*Klubovna\b/.test(line);
    if (!known || !line.startsWith("[")) break;
    const [, game] = /^\[\s*Game\s*"([^"]*)"/.exec(line) ?? [];
    if (game !== undefined) return game;
  }
  return null;
}

/** The position that a record of `game` begins with. */
export async function startOf(record: string, game: string): Promise<string> {
  const session = await openText(record, game);
  const { position } = session.goTo(0);
  session.free();
  return position;
}

/** Opens a record, or a bare move list of `game`. */
export async function openText(
  text: string,
  game: string | null,
  options: Readonly<Record<string, string>> = {},
  position = "",
): Promise<GameSession> {
  const clean = text.replace(/^\u{feff}/u, "");
  const named = gameOf(clean);
  if (clean.trimStart().startsWith("[")) {
    // A header without a game, or of an unknown one: the rules say what is wrong with it.
    const id = named !== null && GAME_IDS.includes(named) ? named : (game ?? GAME_IDS[0] ?? "");
    const sessions = await loadGame(id);
    try {
      return sessions.read(clean);
    } catch (thrown) {
      throw withKnownGames(GameError.from(thrown));
    }
  }
  if (game !== null) return (await loadGame(game)).readMoves(game, clean, options, position);
  const { openAny } = await part(() => import("./open-any"));
  return openAny(clean);
}

/** The rules of one game know of no other: what they call unknown gets the whole list. */
function withKnownGames(error: GameError): GameError {
  if (error.code !== "unknown-game") return error;
  const { args } = error.problem;
  return new GameError({
    ...error.problem,
    args: { ...args, known: { text: GAME_IDS.join(", ") } },
  });
}
