import { decodeText } from "../engine/decode";
import { GameError } from "../engine/errors";
import { gameOf, loadGame, openText } from "../engine/load";
import type { GameSession } from "../engine/session";
import type { Choice } from "../generated/types/Choice";
import type { Layout } from "../generated/types/Layout";
import { gameWords, messagesOf, reasonsOf, type Messages } from "../i18n/messages";
import { Match, MatchChange } from "../match/match";
import { fallen } from "../match/throw";
import css from "../styles/board.css?inline";
import { drawsCards } from "./decks";
import type * as CardParts from "./element/cards";
import type * as LevelParts from "./element/levels";
import type { Rival } from "./element/rival";
import type { Status } from "./element/status";
import type * as TileParts from "./element/tiles";
import { CONTENT, LEVELS, LOOK, readLook, readWanted, type Wanted } from "./element/attributes";
import { isLevelled, outline } from "./element/outline";
import { navigate, navigationOf } from "./element/navigation";
import { whenNear } from "./element/near";
import type { Replay } from "./element/replay";
import { listenWheel } from "./element/wheel";
import type { BoardModel, BoardSettings, Via } from "./model";
import type { Space } from "./space";
import { BoardView } from "./view";

/** Events of `<board-game>`; all bubble and leave shadow trees. */
export interface BoardGameEvents {
  /** The game is there and can be looked at or played. */
  "bg-ready": { readonly game: string };
  "bg-move": {
    readonly code: string;
    readonly via: string;
    readonly position: string;
    readonly ply: number;
  };
  "bg-navigate": { readonly node: number; readonly ply: number; readonly position: string };
  "bg-end": { readonly winner: number | null; readonly reason: string };
  /** A bad attribute, file, position or move; `message` is in the language of the board. */
  "bg-error": { readonly problem: GameError["problem"]; readonly message: string };
  "bg-refused": { readonly rule: string };
  /** Somebody tried a move where none can be made: an earlier position, another's turn, the end. */
  "bg-locked": Record<string, never>;
  "bg-help": Record<string, never>;
  "bg-flip": { readonly bottom: number };
  /** A person chose how boards above each other are shown. */
  "bg-levels": { readonly levels: BoardSettings["levels"] };
}

const sheet = new CSSStyleSheet();
sheet.replaceSync(css);

/** What games of cards and of tiles need, once one was shown. */
let cards: typeof CardParts | null = null;
/** What games on several levels need. */
let levels: typeof LevelParts | null = null;
let tiles: typeof TileParts | null = null;

/** The key that turns the board round. */
const FLIP = "f";

/**
 * `<board-game>`: the one way a board gets on a page. Attributes say what to show (`game`,
 * `mode` = play | replay | diagram | analyse, `position`, `src`, `options`, `lang`, and `level` of
 * the program that plays the other side) and how
 * (`theme`, `flipped`, `caption`, `coordinates`, `counts`, `speed`, `pieces`, `bare`: without names,
 * status and navigation, and a diagram without trays). A record may also stand inside, as `<script type="text/plain">` or as text.
 * A page that owns the game sets the property `match` instead.
 *
 * Slots: `far` and `near`, beside the trays of the two players; the names of the record by default.
 */
export class BoardGame extends HTMLElement {
  static readonly observedAttributes: readonly string[] = [...CONTENT, ...LOOK];

  readonly #root: ShadowRoot;
  readonly #frame = document.createElement("div");
  readonly #caption = document.createElement("p");
  readonly #fault = document.createElement("p");
  #view: BoardView | null = null;
  #words: Messages | null = null;
  #match: Match | null = null;
  /** The match was made here and has to be closed here. */
  #owned = false;
  #mode: Wanted["mode"] = "play";
  #replay: Replay | null = null;
  #status: Status | null = null;
  /** The chicks over the board, in a game of tiles. */
  #furigoma: TileParts.Furigoma | null = null;
  /** The program, where it plays one side. */
  #rival: Rival | null = null;
  /** The plan and the view in space, in a game on several levels. */
  #pictures: LevelParts.Pictures | null = null;
  #endings: (() => void)[] = [];
  #settings: Partial<BoardSettings> = {};
  #bottom: number | null = null;
  #locked = false;
  #ended = false;
  /** What is wrong now is an attribute that says how to show the game. */
  #badLook = false;
  #queued = false;
  /** What the game here was loaded from. */
  #source = "";
  /** Counts loads: one that is overtaken by another is dropped. */
  #turn = 0;
  /** In words, who sits opposite and the clocks (key `o`). */
  status: (() => string) | null = null;
  /** Whether the page has a use of its own for a key; without it, the board has its own keys. */
  taken: ((key: string) => boolean) | null = null;

  constructor() {
    super();
    this.#root = this.attachShadow({ mode: "open" });
    this.#root.adoptedStyleSheets = [sheet];
    this.#frame.className = "frame";
    this.#caption.className = "caption";
    this.#fault.className = "fault";
    this.#fault.setAttribute("role", "alert");
    this.#root.append(this.#frame, this.#caption, this.#fault);
    this.addEventListener("keydown", (event) => this.#key(event));
  }

  connectedCallback(): void {
    if (!this.#match) this.#queue();
    // One that is only moved still has its view, and its game.
    else if (!this.#view) void this.#adopt(this.#match, this.#turn);
  }

  disconnectedCallback(): void {
    // An element that is only moved comes back at once and keeps its game.
    queueMicrotask(() => {
      if (this.isConnected) return;
      this.#turn++;
      this.#strip();
      this.#dismiss();
      if (this.#owned) this.#match?.close();
      if (this.#owned) this.#match = null;
    });
  }

  attributeChangedCallback(name: string, before: string | null, after: string | null): void {
    if (before === after || !this.isConnected) return;
    // The page has the last word: what was turned here before is past.
    if (name === "flipped") this.#bottom = null;
    if (!this.#view || (CONTENT as readonly string[]).includes(name)) this.#queue();
    else this.#dress();
  }

  get match(): Match | null {
    return this.#match;
  }

  /** Shows a game that the page owns. */
  set match(match: Match | null) {
    if (match === this.#match) return;
    const turn = ++this.#turn;
    this.#leave();
    this.#dismiss();
    this.#owned = false;
    this.#match = match;
    if (match && this.isConnected) void this.#adopt(match, turn);
  }

  /** Settings of a person, over those of the attributes. */
  get settings(): Partial<BoardSettings> {
    return this.#settings;
  }

  set settings(settings: Partial<BoardSettings>) {
    // Templates set the same object again and again.
    if (settings === this.#settings) return;
    this.#settings = settings;
    // The page says which side is at the bottom: what was turned here before is past.
    if (settings.bottom !== undefined) this.#bottom = null;
    this.#dress();
  }

  /** While locked the board is only looked at: it is somebody else's turn. */
  get locked(): boolean {
    return this.#locked;
  }

  set locked(locked: boolean) {
    if (locked === this.#locked) return;
    this.#locked = locked;
    this.#show(false);
  }

  /** The board inside, once there is one. */
  get view(): BoardView | null {
    return this.#view;
  }

  /** The view in space, once it has been opened. */
  get space(): Space | null {
    return this.#pictures?.space ?? null;
  }

  /** The board takes the focus, not what stands first in the element: a tray may be far above. */
  override focus(options?: FocusOptions): void {
    if (this.#view) this.#view.focus();
    else super.focus(options);
  }

  /** Turns the board round, or shows it as `side` sees it. */
  flip(side?: number): void {
    const now = this.#bottom ?? this.#settings.bottom ?? (this.hasAttribute("flipped") ? 1 : 0);
    this.#bottom = side ?? 1 - now;
    this.#dress();
    this.#emit("bg-flip", { bottom: this.#bottom });
  }

  // Loading

  #queue(): void {
    if (this.#queued) return;
    this.#queued = true;
    queueMicrotask(() => {
      this.#queued = false;
      if (this.isConnected && (this.#owned || !this.#match)) void this.#load(++this.#turn);
      else if (this.isConnected && this.#match) void this.#adopt(this.#match, ++this.#turn);
    });
  }

  /** Reads the attributes and loads the game; what was shown stays if anything is wrong. */
  async #load(turn: number): Promise<void> {
    let wanted: Wanted;
    try {
      wanted = readWanted(this, this.#languages());
      readLook(this);
      const text = wanted.src ? "" : await this.#text();
      const game = wanted.game ?? gameOf(text);
      if (game === null && !wanted.src && !text) throw GameError.of("missing-game");
      // Words in another language, or fewer of them, do not begin the game again.
      const { language: _, ...rest } = wanted;
      const source = JSON.stringify([rest, text]);
      if (this.#match && source === this.#source) return await this.#adopt(this.#match, turn);
      if (game !== null && !this.#match) await this.#sketch(game, wanted, turn);
      const match = await whenNear(this, () => open(wanted, text));
      if (turn !== this.#turn) return match.close();
      const rival = await this.#invite(match, wanted);
      if (turn !== this.#turn) {
        rival?.leave();
        return match.close();
      }
      this.#leave();
      this.#dismiss();
      if (this.#owned) this.#match?.close();
      this.#owned = true;
      this.#match = match;
      this.#source = source;
      this.#rival = rival;
      this.#mode = wanted.mode;
      await this.#adopt(match, turn);
    } catch (thrown) {
      if (turn === this.#turn) await this.#fail(GameError.from(thrown));
    }
  }

  /** The program that plays the side at the far end, where one is asked for. */
  async #invite(match: Match, { level, mode }: Wanted): Promise<Rival | null> {
    if (!level || mode !== "play") return null;
    const { Rival } = await import("./element/rival");
    const own = readLook(this).flipped ? 1 : 0;
    try {
      return await Rival.sit(match, level, own, (problem) => {
        this.#fault.textContent = "";
        if (problem) void this.#fail(problem);
        this.#tell();
      });
    } catch (thrown) {
      match.close();
      throw thrown;
    }
  }

  /** The record inside the element. */
  async #text(): Promise<string> {
    if (!this.textContent?.trim() && document.readyState !== "loading") return "";
    return (await import("./element/inside")).textIn(this);
  }

  #languages(): readonly string[] {
    const outer = this.parentElement?.closest<HTMLElement>("[lang]")?.lang ?? "";
    return [this.lang, outer, ...navigator.languages];
  }

  /** The empty board, until the rules are there. */
  async #sketch(game: string, wanted: Wanted, turn: number): Promise<void> {
    if (isLevelled(game)) await this.#climb();
    const model = outline(game, levels?.sketch);
    if (!model) return;
    const [words] = await Promise.all([
      gameWords(wanted.language, game),
      this.#furniture(model.layout),
    ]);
    if (turn !== this.#turn || this.#match) return;
    const view = this.#board(words);
    this.#dress();
    view.show(flat(model), { animate: false });
  }

  async #adopt(match: Match, turn: number): Promise<void> {
    const { language, mode } = this.#wanted();
    // Why players end a game is said by the play page; a board on another page says it itself.
    const [words] = await Promise.all([
      gameWords(language, match.game),
      this.#furniture(match.layout),
    ]);
    const alone = this.#owned && mode !== "diagram" && !this.hasAttribute("bare");
    const told = (mode === "replay" || mode === "analyse") && !this.hasAttribute("bare");
    const [parts, score] = await Promise.all([
      alone ? import("./element/status") : null,
      told ? import("./element/replay") : null,
      words.load("play", ...(match.layout.camera === "levels" ? ["space"] : [])),
    ]);
    if (turn !== this.#turn || !this.isConnected) return;
    this.#mode = mode;
    this.#leave();
    const view = this.#board(words);
    this.#furigoma?.element.remove();
    this.#furigoma = null;
    if (tiles && match.layout.kinds.length) {
      const throwChicks = () => this.#play("throw", "click");
      this.#furigoma = new tiles.Furigoma(words, () => view.pieces, throwChicks);
      view.fit.append(this.#furigoma.element);
    }
    if (levels && match.layout.camera === "levels") {
      const pictures = new levels.Pictures(this, view, words, LEVELS, () => import("./space"));
      this.#pictures = pictures;
      this.#endings.push(() => pictures.destroy());
    }
    const changed = (event: Event) => this.#changed(match, event);
    match.addEventListener(MatchChange.type, changed);
    this.#endings.push(() => match.removeEventListener(MatchChange.type, changed));
    if (parts) {
      const again = () => {
        this.#source = "";
        void this.#load(++this.#turn).then(() => view.focus());
      };
      this.#status = new parts.Status(words, match, this.#rival, mode === "play" ? again : null);
      this.#frame.append(this.#status.element);
    }
    if (score) {
      this.#replay = new score.Replay(words, match, () => this.flip());
      this.#frame.append(this.#replay.element);
    }
    // A page that owns a game to play has buttons for that.
    const walks = score ?? (!this.#owned && mode === "play");
    if (walks) this.#endings.push(listenWheel(view.stage, (where) => navigate(match, where)));
    this.#fault.textContent = "";
    this.#ended = match.snapshot.scene.result !== null;
    this.#dress();
    this.#show(false);
    // Somebody will try what is not allowed, but not before there is a picture.
    const reasons = setTimeout(() => void words.load(...reasonsOf(`${match.game}-`)));
    this.#endings.push(() => clearTimeout(reasons));
    this.#emit("bg-ready", { game: match.game });
  }

  /** Loads what stands beside the board in this kind of game. */
  async #furniture(layout: Layout): Promise<void> {
    if (layout.kinds.length) {
      tiles ??= await import("./element/tiles");
      tiles.registerTiles(layout.kinds);
      this.#root.adoptedStyleSheets = [sheet, tiles.sheet];
    }
    if (layout.camera === "levels") await this.#climb();
    if (!drawsCards(layout)) return;
    cards ??= await import("./element/cards");
    this.#root.adoptedStyleSheets = [sheet, cards.sheet];
  }

  /** Loads what boards above each other need. */
  async #climb(): Promise<void> {
    levels ??= await import("./element/levels");
    levels.Levels.registerStands();
    this.#root.adoptedStyleSheets = [sheet, levels.sheet];
  }

  /** What the attributes ask for; where they are bad, what a board would do without them. */
  #wanted(): Pick<Wanted, "language" | "mode"> {
    try {
      return readWanted(this, this.#languages());
    } catch {
      return readWanted({ getAttribute: () => null }, this.#languages());
    }
  }

  #board(words: Messages): BoardView {
    if (this.#view && this.#words === words) return this.#view;
    this.#view?.destroy();
    this.#words = words;
    this.#frame.lang = words.language;
    this.#view = new BoardView(this.#frame, {
      words,
      get Cards() {
        return cards?.CardTable;
      },
      get Levels() {
        return levels?.Levels;
      },
      choose: (code, via) => this.#play(code, via),
      explain: (steps) => {
        if (!this.#choices.length) return this.#shut();
        const plan = this.#match?.layout.camera === "levels" ? levels : null;
        return this.#match?.explain(plan ? steps.map(plan.Levels.offPlan) : steps) ?? null;
      },
      sight: (cell) => this.#match?.sight(cell) ?? [],
      playText: (text) => this.#playText(text),
      reasons: (code) => words.load(...reasonsOf(code)),
      refused: ({ rule }) => this.#emit("bg-refused", { rule }),
      status: () => {
        const prompt = this.#match?.snapshot.scene.prompt;
        return this.status?.() ?? (prompt ? words.phrase(prompt) : "");
      },
      help: () => this.#emit("bg-help", {}),
      taken: (key) => (this.taken ? this.taken(key) : key === FLIP),
      annotated: (notes) => this.#match?.drawings.set(this.#match.snapshot.node, notes),
    });
    return this.#view;
  }

  /** Lets go of the match, but leaves its picture. */
  #leave(): void {
    for (const end of this.#endings) end();
    this.#endings = [];
    this.#replay?.element.remove();
    this.#replay = null;
    this.#status?.remove();
    this.#status = null;
  }

  #dismiss(): void {
    this.#rival?.leave();
    this.#rival = null;
  }

  #strip(): void {
    this.#leave();
    this.#view?.destroy();
    this.#view = null;
  }

  async #fail(error: GameError): Promise<void> {
    const { language } = this.#wanted();
    const words = await messagesOf(language).load("board", ...reasonsOf(error.code));
    const message = words.problem(error.problem);
    this.#fault.lang = language;
    this.#fault.textContent = message;
    // The person can do nothing else on the program's turn.
    if (this.#rival?.onTurn) this.#fault.append(" ", this.#rival.retry(words));
    this.#emit("bg-error", { problem: error.problem, message });
  }

  // Showing

  #dress(): void {
    try {
      const look = readLook(this);
      const { speed } = look;
      this.#caption.textContent = look.caption ?? "";
      const still = this.#mode === "diagram";
      this.#frame.classList.toggle("still", still);
      this.#frame.classList.toggle("bare", still && this.hasAttribute("bare"));
      this.#view?.settings({
        bottom: this.#bottom ?? (look.flipped ? 1 : 0),
        viewer: this.#rival?.own ?? null,
        coordinates: look.coordinates,
        ...(look.pieces === null ? {} : { pieces: look.pieces }),
        counts: look.counts,
        annotate: this.#mode !== "diagram",
        ...(speed === null ? {} : { speed }),
        ...this.#settings,
        ...(this.#bottom === null ? {} : { bottom: this.#bottom }),
      });
      this.#view?.retheme();
      this.#pictures?.want(this.#settings.levels ?? look.levels);
      this.#tell();
      if (this.#badLook) this.#fault.textContent = "";
      this.#badLook = false;
    } catch (thrown) {
      this.#badLook = true;
      void this.#fail(GameError.from(thrown));
    }
  }

  #model(match: Match): BoardModel {
    const { scene, news } = match.snapshot;
    const { game, layout } = match;
    return flat({ game, layout, scene, choices: this.#choices, news });
  }

  /** What can be done here now. */
  get #choices(): readonly Choice[] {
    return (this.#plays && this.#match?.snapshot.choices) || [];
  }

  /** Whether moves can be made here now. */
  get #plays(): boolean {
    const may = this.#mode === "play" || this.#mode === "analyse";
    return may && !this.#locked && !this.#rival?.onTurn;
  }

  #show(animate: boolean): void {
    if (!this.#match || !this.#view || !this.#words) return;
    const model = this.#model(this.#match);
    this.#view.show(model, { animate });
    this.#view.annotate(this.#match.drawings.get(this.#match.snapshot.node) ?? []);
    this.#furigoma?.update(model);
    this.#replay?.update(this.#words.language);
    this.#tell();
  }

  /** Says what there is to say of the game as it stands. */
  #tell(): void {
    const slot = (name: string) => this.#frame.querySelector(`slot[name="${name}"]`);
    const [near, far] = [slot("near"), slot("far")];
    if (near && far && this.#view) this.#status?.update(near, far, this.#view.bottom);
  }

  #changed(match: Match, event: Event): void {
    const cause = event instanceof MatchChange ? event.cause : "edit";
    const via = event instanceof MatchChange ? event.via : "program";
    this.#fault.textContent = "";
    this.#show(cause === "play" || cause === "navigate");
    const { node, ply, position, scene } = match.snapshot;
    if (cause === "play") {
      const code = match.moves("en").nodes.find((one) => one.id === node)?.code ?? "";
      const chicks = fallen(code);
      if (chicks) this.#fall(match, chicks);
      this.#emit("bg-move", { code, via, position, ply });
    }
    if (cause === "navigate") this.#emit("bg-navigate", { node, ply, position });
    const { result } = scene;
    if (result && !this.#ended && cause !== "navigate") this.#emit("bg-end", { ...result });
    this.#ended = result !== null;
  }

  /** Shows how the chicks fell. */
  #fall(match: Match, chicks: readonly ("chick" | "hen")[]): void {
    const told = match.snapshot.news.map((phrase) => this.#words?.phrase(phrase) ?? "");
    this.#furigoma?.fall(chicks, told.join(" "));
    this.#view?.focus();
  }

  #play(code: string, via: Via): void {
    try {
      this.#match?.play(code, via);
    } catch (thrown) {
      void this.#fail(GameError.from(thrown));
    }
  }

  /** Tells the page that nothing can be done here now: it knows why. */
  #shut(): null {
    this.#emit("bg-locked", {});
    return null;
  }

  async #playText(text: string): Promise<string | null> {
    if (!this.#choices.length) {
      this.#shut();
      return this.#words?.text("board-no-moves") ?? "";
    }
    try {
      this.#match?.playText(text);
      return null;
    } catch (thrown) {
      const { problem } = GameError.from(thrown);
      await this.#words?.load(...reasonsOf(problem.code));
      return this.#words?.problem(problem) ?? "";
    }
  }

  #key(event: KeyboardEvent): void {
    const match = this.#match;
    if (!match || event.defaultPrevented) return;
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.composedPath().some((target) => target instanceof HTMLInputElement)) return;
    if (event.key === FLIP && !this.taken && this.#mode !== "diagram") return this.flip();
    const where = this.#replay && navigationOf(event.key);
    if (!where) return;
    event.preventDefault();
    navigate(match, where);
  }

  #emit<T extends keyof BoardGameEvents>(type: T, detail: BoardGameEvents[T]): void {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  }
}

/** Boards above each other are taken apart. */
const flat = (model: BoardModel): BoardModel =>
  levels && model.layout.camera === "levels" ? levels.Levels.flatten(model) : model;

async function open(wanted: Wanted, inner: string): Promise<Match> {
  const { game, mode, options, position } = wanted;
  const text = wanted.src ? await fetchText(wanted.src) : inner;
  let session: GameSession;
  if (text) session = await openAnyText(text, game, options, position);
  else session = (await loadGame(game ?? "")).create(game ?? "", options, position);
  const match = new Match(session, mode === "play" ? "play" : "analyse");
  if (text && mode === "replay") match.goToStart();
  else if (text) match.goToEnd();
  return match;
}

/** A record, moves, or the first game in a file of another program. */
async function openAnyText(...asked: Parameters<typeof openText>): Promise<GameSession> {
  const [text, game] = asked;
  try {
    return await openText(...asked);
  } catch (thrown) {
    if (text.trimStart().startsWith("[")) throw thrown;
    const { readFile } = await import("../engine/files");
    const [found] = (await readFile(text)) ?? [];
    if (!found || (game !== null && found.game !== game)) throw thrown;
    if (found.problem) throw new GameError(found.problem);
    return openText(found.record, found.game);
  }
}

async function fetchText(src: string): Promise<string> {
  try {
    const response = await fetch(src);
    if (!response.ok) throw GameError.of("src-status", { src, status: String(response.status) });
    const text = decodeText(await response.arrayBuffer());
    // Nothing, or what a server shows instead of a file that it has not.
    if (/^\s*(<|$)/.test(text)) throw GameError.of("src-no-record", { src });
    return text;
  } catch (thrown) {
    throw thrown instanceof GameError ? thrown : GameError.of("src-unreachable", { src });
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "board-game": BoardGame;
  }
}
