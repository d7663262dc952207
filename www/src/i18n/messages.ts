import type { Arg } from "../generated/types/Arg";
import type { Phrase } from "../generated/types/Phrase";
import type { Problem } from "../generated/types/Problem";
import { PARTS } from "../generated/types/Parts";
import { part } from "../loading/part";
import { namesBefore } from "./beside";
import { joined } from "./joined";
import type { Language } from "./language";
import type { Files, LanguagePack, Packed } from "./packed";
import { Patterns, type Variables } from "./patterns";
import { sideName } from "./sides";
import type { Words } from "./words";

/**
 * Files that are known by now: what the hands of a board say is asked for beside them. What comes with a
 * first picture is found in `joined` and `pages`.
 */
const files: Record<string, () => Promise<Packed>> = import.meta.glob<Packed>(
  ["./{cs,en}/hands.ftl", "./{cs,en}/*-told.ftl"],
  { import: "default" },
);

/** Articles of packs that were loaded. */
export const articles: Record<string, () => Promise<unknown>> = {};

/** Makes more message files known. */
export function addFiles(more: Files): void {
  Object.assign(files, more);
}

let findFiles = (): Promise<unknown> => part(() => import("./board-files"));

/** Says where all other message files are named. */
export function findFilesBy(load: () => Promise<unknown>): void {
  findFiles = load;
}

let found: Promise<unknown> | null = null;

/** Makes all message files known: their names come after the first picture, for which none of them is needed. */
export function knowFiles(): Promise<unknown> {
  const finding = (found ??= findFiles());
  finding.catch(() => (found = null));
  return finding;
}

/**
 * Texts of Czech and English are found from here, file by file: those two are what most visits are in.
 * Each other language has one pack for its first pictures, so that nobody loads the addresses of texts
 * in languages that they do not read.
 */
const packs: Files<LanguagePack> = import.meta.glob<LanguagePack>(
  ["./*/app.ftl", "!./{cs,en}/app.ftl"],
  { query: "?pack" },
);

/** The name under which a pack is asked for. */
const PACK = "";

/** What is said when even words cannot be loaded is here from the beginning. */
const here: Record<string, Packed> = import.meta.glob<Packed>("./{cs,en}/part.ftl", {
  import: "default",
  eager: true,
});

/** The language in which that is said where the pack of the own one is what cannot be loaded. */
const spareOf = (language: Language): Language => (language === "sk" ? "cs" : "en");

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
    const first = this.#pack ? spareOf(language) : language;
    for (const [path, packed] of Object.entries(here)) {
      const [, own, name = ""] = path.split(/[/.]+/);
      if (own !== first) continue;
      this.add(packed);
      if (first === language) this.#loaded.set(name, Promise.resolve());
    }
  }

  get #pack(): (() => Promise<LanguagePack>) | undefined {
    return packs[this.#path("app")];
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
    if (this.#pack) await this.#unpack(this.#pack);
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

  /** What a game says, every board with it, and the page of its rules, is on its way with their text. */
  comeWith(game: string, words: Promise<Packed>): void {
    const names = ["rules", ...namesBefore(game), game].filter((name) => !this.#loaded.has(name));
    if (names.length) this.#ask(() => words, names).catch(() => undefined);
  }

  #loadFile(name: string): Promise<void> {
    return this.#loaded.get(name) ?? this.#ask(() => fileAt(this.#path(name)), [name]);
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

  /** Loads a pack, once: what it holds needs no other file, and the files it names are known then. */
  #unpack(pack: () => Promise<LanguagePack>): Promise<void> {
    const load = async () => {
      const { words, names, files: more, articles: texts } = await pack();
      addFiles(more);
      Object.assign(articles, texts);
      for (const name of names) {
        this.#loaded.set(name, Promise.resolve());
        this.#here.add(name);
      }
      return words;
    };
    return this.#loaded.get(PACK) ?? this.#ask(load, [PACK]);
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

  /** Whether message files are here. */
  areHere(...names: readonly string[]): boolean {
    return names.every((name) => this.#here.has(name));
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

/** What the file of a path says; nothing where there is none. */
async function fileAt(path: string): Promise<Packed> {
  if (!files[path]) await knowFiles();
  return files[path]?.() ?? [];
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
  const own = Object.keys(PARTS).filter((game) => code.startsWith(`${game}-`));
  // Reasons name pieces as what is told does.
  return ["errors", ...own.flatMap((game) => [`${game}-told`, `${game}-reasons`])];
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
