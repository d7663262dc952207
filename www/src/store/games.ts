import type { GameSession } from "../engine/session";
import type { Match } from "../match/match";
import { type Shelf, openShelf } from "./shelf";

/** Version of what is stored; a newer one is left alone. */
export const STORED_VERSION = 1;

/** A saved game. The record is the game; the rest helps to list it. */
export interface SavedGame {
  readonly version: number;
  readonly id: string;
  readonly game: string;
  /** The whole game as text, in English letters. */
  readonly record: string;
  /** Where the cursor stood: action codes from the start. */
  readonly cursor: readonly string[];
  readonly mode: "play" | "analyse";
  /** Which side sat at the bottom. */
  readonly bottom: number;
  /** The position string at the cursor, for a picture. */
  readonly position: string;
  readonly options: string;
  readonly white: string;
  readonly black: string;
  readonly plies: number;
  /** The side on turn; null when the game is over. */
  readonly turn: number | null;
  readonly result: { readonly winner: number | null; readonly reason: string } | null;
  /** What a provable deal is made from; the record holds it only after the end. */
  readonly secret?: string;
  /** Milliseconds since 1970. */
  readonly created: number;
  readonly updated: number;
}

/** What lies on the shelf but cannot be read: broken, or written by a newer version. */
export interface Unreadable {
  readonly id: string;
  readonly why: "newer" | "broken";
  /** What is there, as text to take away. */
  readonly raw: string;
}

export interface Saved {
  readonly games: readonly SavedGame[];
  readonly unreadable: readonly Unreadable[];
}

/** The saved games of this device, the newest first. */
export class GameStore {
  readonly #shelf: Promise<Shelf>;
  /** Ids under which nothing lies that this version cannot read: saved without looking first. */
  readonly #known = new Set<string>();

  constructor(shelf: Promise<Shelf> = openShelf()) {
    this.#shelf = shelf;
  }

  /** How long things are kept: on this device, or for this visit only. */
  async lasting(): Promise<boolean> {
    return (await this.#shelf).lasting;
  }

  async all(): Promise<Saved> {
    const entries = await (await this.#shelf).all();
    const games: SavedGame[] = [];
    const unreadable: Unreadable[] = [];
    for (const [id, value] of entries) {
      const found = check(id, value);
      if ("why" in found) unreadable.push(found);
      else games.push(found);
    }
    games.sort((one, other) => other.updated - one.updated);
    return { games, unreadable };
  }

  /** One game; what cannot be read says why. */
  async get(id: string): Promise<SavedGame | Unreadable | null> {
    const value = await (await this.#shelf).get(id);
    if (value === undefined) return null;
    const found = check(id, value);
    if (!("why" in found)) this.#known.add(id);
    return found;
  }

  /** Saves a game. Something newer under the same id is never overwritten. */
  async put(game: SavedGame): Promise<void> {
    const shelf = await this.#shelf;
    if (!this.#known.has(game.id)) {
      const there = await this.get(game.id);
      if (there && "why" in there && there.why === "newer") return;
      this.#known.add(game.id);
    }
    await shelf.put(game.id, game);
  }

  async remove(id: string): Promise<void> {
    await (await this.#shelf).remove(id);
  }

  async clear(): Promise<void> {
    await (await this.#shelf).clear();
  }
}

function check(id: string, value: unknown): SavedGame | Unreadable {
  const raw = () => JSON.stringify(value, null, 2) ?? String(value);
  if (typeof value !== "object" || value === null) return { id, why: "broken", raw: raw() };
  const found: Partial<Record<keyof SavedGame, unknown>> = value;
  if (typeof found.version === "number" && found.version > STORED_VERSION) {
    return { id, why: "newer", raw: raw() };
  }
  const texts = [found.game, found.record, found.position, found.white, found.black, found.options];
  const numbers = [found.plies, found.created, found.updated, found.bottom];
  const fits =
    found.version === STORED_VERSION &&
    found.id === id &&
    texts.every((text) => typeof text === "string") &&
    numbers.every((number) => Number.isFinite(number)) &&
    Array.isArray(found.cursor) &&
    found.cursor.every((code) => typeof code === "string") &&
    (found.mode === "play" || found.mode === "analyse") &&
    (found.turn === null || typeof found.turn === "number") &&
    typeof found.result === "object" &&
    (found.secret === undefined || typeof found.secret === "string");
  // Every field was looked at just now.
  if (fits) return value as SavedGame;
  return { id, why: "broken", raw: typeof found.record === "string" ? found.record : raw() };
}

/** A new id: short, and not to be guessed from another. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(9));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_");
}

/** What is saved of a match. */
export function describe(
  match: Pick<Match, "info" | "options" | "live" | "mode" | "moves" | "tags" | "record" | "secret">,
  known: Pick<SavedGame, "id" | "created" | "bottom">,
  now = Date.now(),
): SavedGame {
  const { live, options, tags, mode, secret } = match;
  const { nodes } = match.moves("en");
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const cursor: string[] = [];
  for (let at = byId.get(live.node); at; at = byId.get(at.parent)) cursor.unshift(at.code);
  const mix = match.info.options.filter(({ id, default: standard }) => options[id] !== standard);
  return {
    version: STORED_VERSION,
    ...known,
    mode,
    game: match.info.id,
    record: match.record("en"),
    cursor,
    position: live.position,
    options: mix.map(({ id }) => `${id}=${options[id]}`).join(" "),
    white: tags["White"] ?? "",
    black: tags["Black"] ?? "",
    plies: nodes.filter((node) => node.main && !node.implied).length,
    turn: live.gameResult ? null : live.scene.turn.side,
    result: live.gameResult,
    ...(secret ? { secret } : {}),
    updated: now,
  };
}

/** Puts the cursor of a session where it stood; as far as its codes lead. */
export function restore(session: GameSession, cursor: readonly string[]): void {
  const { nodes, children } = session.moves("en");
  const byId = new Map(nodes.map((node) => [node.id, node]));
  let here = 0;
  let next: readonly number[] = children;
  for (const code of cursor) {
    const child = next.find((id) => byId.get(id)?.code === code);
    if (child === undefined) break;
    here = child;
    next = byId.get(child)?.children ?? [];
  }
  session.goTo(here);
}
