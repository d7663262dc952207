import type { Arg } from "../generated/types/Arg";
import type { Phrase } from "../generated/types/Phrase";
import type { Problem } from "../generated/types/Problem";
import { part } from "../loading/part";
import { namesBefore } from "./beside";
import { joined } from "./joined";
import type { Packed } from "./packed";
import { Patterns, type Variables } from "./patterns";
import { sideName } from "./sides";
import type { Language, Words } from "./words";

/** How each message file is loaded, by its path from here. */
export type Files = Readonly<Record<string, () => Promise<Packed>>>;

/** What a board can say wherever it stands; what only pages say, they add. */
const files: Record<string, () => Promise<Packed>> = import.meta.glob<Packed>(
  [
    "./{cs,en}/*.ftl",
    "!./{cs,en}/{part,app,backup,cards,claim,engine,home,mixer,new,offline,open,play-dialogs}.ftl",
    "!./{cs,en}/{rules,settings,share,storage,webmaster,*-mix,*-options}.ftl",
  ],
  { import: "default" },
);

/** Makes more message files known. */
export function addFiles(more: Files): void {
  Object.assign(files, more);
}

/** What is said when even words cannot be loaded is here from the beginning. */
const here: Record<string, Packed> = import.meta.glob<Packed>("./*/part.ftl", {
  import: "default",
  eager: true,
});

/** Makes messages known that need no loading, by the paths of their files. */
export function addHere(more: Readonly<Record<string, Packed>>): void {
  Object.assign(here, more);
}

/** Words of one language, from the message files that were loaded. */
export class Messages implements Words {
  readonly #patterns: Patterns;
  /** What was asked for, by name, and what of it is here. */
  readonly #loaded: Map<string, Promise<void>>;
  readonly #here: Set<string>;
  readonly #games = new Map<string, Messages>();

  /** With `all` and a game: the same words, as they are said of that game. */
  constructor(
    readonly language: Language,
    all?: Messages,
    private readonly game = "",
  ) {
    this.#patterns = all ? all.#patterns : new Patterns(language);
    this.#loaded = all ? all.#loaded : new Map();
    this.#here = all ? all.#here : new Set();
    if (all) return;
    for (const [path, packed] of Object.entries(here)) {
      const [, own, name = ""] = path.split(/[/.]+/);
      if (own !== language) continue;
      this.add(packed);
      this.#loaded.set(name, Promise.resolve());
    }
  }

  /**
   * The words of a game. Where a message has an attribute with the game's name, that is
   * said instead: not everywhere are the players White and Black.
   */
  of(game: string): Messages {
    const known = this.#games.get(game);
    if (known) return known;
    const words = new Messages(this.language, this, game);
    this.#games.set(game, words);
    return words;
  }

  /** Loads message files by name, each once. */
  async load(...names: readonly string[]): Promise<this> {
    if (names.includes("board") && !this.#here.has("board")) this.#loadJoined(names);
    await Promise.all(names.map((name) => this.#loadFile(name)));
    return this;
  }

  /**
   * What a game says comes in one file with what every board says, unless that is here: it may
   * be on its way with another game, for which nobody should have to wait.
   */
  #loadJoined(names: readonly string[]): void {
    const game = names.find((name) => !this.#loaded.has(name) && joined[this.#path(name)]);
    const file = game && joined[this.#path(game)];
    if (file) void this.#ask(file, [...namesBefore(game), game]);
  }

  #loadFile(name: string): Promise<void> {
    const file = files[this.#path(name)];
    return this.#loaded.get(name) ?? (file ? this.#ask(file, [name]) : Promise.resolve());
  }

  /** Asks for a file that holds the messages of these names. */
  #ask(file: () => Promise<Packed>, names: readonly string[]): Promise<void> {
    const load = async () => {
      this.add(await part(file));
      for (const name of names) this.#here.add(name);
    };
    const loading = load();
    for (const name of names) this.#loaded.set(name, loading);
    // Another time it may be there.
    loading.catch(() => {
      for (const name of names) if (this.#loaded.get(name) === loading) this.#loaded.delete(name);
    });
    return loading;
  }

  #path(name: string): string {
    return `./${this.language}/${name}.ftl`;
  }

  /** Adds the messages of a file. */
  add(packed: Packed): void {
    this.#patterns.add(packed);
  }

  /** Lets the browser read its rules of numbers now: they take as long as painting a board. */
  warm(): void {
    this.#patterns.warm();
  }

  has(id: string): boolean {
    return this.#patterns.has(id);
  }

  text(id: string, args: Variables = {}): string {
    const own = `${id}.${this.game}`;
    const said = this.has(own) ? own : id;
    if (!this.has(said)) return id;
    return this.#patterns.say(said, args, (fault) =>
      console.warn(`${this.language}: ${id}: ${fault}`),
    );
  }

  phrase({ code, args }: Phrase): string {
    // Why something is forbidden is loaded after the first picture.
    return this.text(this.has(code) ? code : "part-reason", variables(args));
  }

  problem({ code, args, at, message }: Problem): string {
    const id = `error-${code}`;
    const text = this.has(id)
      ? this.text(id, variables(args))
      : this.text(this.has("error-unknown") ? "error-unknown" : "error-part-failed", { message });
    return at ? this.text("error-at", { line: at.line, column: at.column, message: text }) : text;
  }
}

/** Arguments of the rules as Fluent takes them; sides become selectors. */
export function variables(
  args: Readonly<Record<string, Arg | undefined>>,
): Record<string, string | number> {
  const found: Record<string, string | number> = {};
  for (const [name, arg] of Object.entries(args)) {
    if (arg) found[name] = variable(arg);
  }
  return found;
}

function variable(arg: Arg): string | number {
  if ("side" in arg) return sideName(arg.side);
  if ("number" in arg) return arg.number;
  if ("cell" in arg) return arg.cell;
  if ("piece" in arg) return arg.piece;
  return arg.text;
}

/** The message files that explain a refusal or an error: no first picture of a page waits for them. */
export function reasonsOf(code: string): readonly string[] {
  const games = Object.keys(files).flatMap((path) => /en\/(.+-)reasons/.exec(path)?.[1] ?? []);
  const own = games.filter((game) => code.startsWith(game));
  return ["errors", ...own.map((game) => `${game}reasons`)];
}

const words = new Map<Language, Messages>();

/** The words of a language; the same object each time. */
export function messagesOf(language: Language): Messages {
  const known = words.get(language);
  if (known) return known;
  const fresh = new Messages(language);
  words.set(language, fresh);
  return fresh;
}

/** The words of a game: what the board and the game itself can say. */
export async function gameWords(language: Language, game: string): Promise<Messages> {
  const words = messagesOf(language).of(game);
  await words.load(...namesBefore(game), game);
  words.warm();
  return words;
}
