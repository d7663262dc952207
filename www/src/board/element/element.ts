import { GameError } from "../../game-error";
import { gameOf, loadGame } from "../../engine/rules/load";
import type { Choice } from "../../generated/types/Choice";
import type { Layout } from "../../generated/types/Layout";
import { gameWords, reasonsOf, type Messages } from "../../i18n/messages";
import { isMissingPart, part, remedyOf } from "../../loading/part";
import { Match, MatchChange } from "../../game/match";
import { fallen } from "../../game/furigoma";
import css from "./board.css?inline";
import { drawsCards } from "../../game/draws-cards";
import type * as CardParts from "../parts/cards";
import type * as LevelParts from "../parts/levels";
import type { Rival } from "./standalone/opponent";
import type * as StatusParts from "./standalone/status";
import type { Status } from "./standalone/status";
import type * as TileParts from "../parts/tiles";
import { CONTENT, LEVELS, LOOK, readLook, readWanted, type Wanted } from "./attributes";
import { isLevelled, outline } from "./skeleton";
import { Fault } from "./fault";
import type * as ReplayParts from "./standalone/replay";
import type { Replay } from "./standalone/replay";
import { whenNear } from "./near";
import type { BoardModel, BoardSettings, Via } from "../core/model";
import type { Space } from "../parts/space";
import { BoardView } from "../view";

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

/** What a game is shown with: loaded before it takes the place of what is shown. */
interface Parts {
  readonly words: Messages;
  readonly mode: Wanted["mode"];
  /** Where nobody else says whose turn it is. */
  readonly status: typeof StatusParts | null;
  /** Where it can be looked through. */
  readonly score: typeof ReplayParts | null;
}

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
  /** How the board looks and what stands round it, and what its kind of game brings. */
  readonly #sheets = new Set([sheet]);
  #kind: readonly CSSStyleSheet[] = [];
  readonly #frame = document.createElement("div");
  readonly #caption = document.createElement("p");
  readonly #fault = new Fault();
  /** What stands between the tags; it is shown while there is no game. */
  readonly #instead = document.createElement("slot");
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
    this.#wear();
    this.#frame.className = "frame";
    this.#caption.className = "caption";
    this.#root.append(this.#frame, this.#caption, this.#fault.element);
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
      if (this.#match && source === this.#source) return this.#adopt(this.#match, turn);
      if (game !== null && !this.#match) await this.#sketch(game, wanted, turn);
      const match = await whenNear(this, () => open(wanted, text));
      if (turn !== this.#turn) return match.close();
      const [rival, parts] = await this.#provide(match, wanted);
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
      this.#mount(match, parts);
    } catch (thrown) {
      if (turn === this.#turn) void this.#fail(GameError.from(thrown));
    }
  }

  /** All that a game needs before it can take the place of another; without it, it is let go. */
  async #provide(match: Match, wanted: Wanted): Promise<readonly [Rival | null, Parts]> {
    try {
      const parts = await this.#parts(match, wanted, true);
      return [await this.#invite(match, wanted), parts];
    } catch (thrown) {
      match.close();
      throw thrown;
    }
  }

  /** The program that plays the side at the far end, where one is asked for. */
  async #invite(match: Match, { level, mode }: Wanted): Promise<Rival | null> {
    if (!level || mode !== "play") return null;
    const { Rival } = await part(() => import("./standalone/opponent"));
    const own = readLook(this).flipped ? 1 : 0;
    return Rival.sit(match, level, own, (problem) => {
      this.#fault.clear();
      if (problem) void this.#fail(problem);
      this.#tell();
    });
  }

  /** The record inside the element. */
  async #text(): Promise<string> {
    if (!this.textContent?.trim() && document.readyState !== "loading") return "";
    return (await part(() => import("./inline-record"))).textIn(this);
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
    // It has the shape of what comes: nothing moves then.
    this.#mode = wanted.mode;
    const view = this.#board(words);
    this.#dress();
    view.show(flat(model), { animate: false });
  }

  /** Shows a match that is here; what it needs is loaded first, and what was shown stays till then. */
  async #adopt(match: Match, turn: number): Promise<void> {
    try {
      const parts = await this.#parts(match, this.#wanted(), this.#owned);
      if (turn === this.#turn && this.isConnected) this.#mount(match, parts);
    } catch (thrown) {
      if (turn === this.#turn) void this.#fail(GameError.from(thrown));
    }
  }

  async #parts(
    match: Match,
    { language, mode }: Pick<Wanted, "language" | "mode">,
    owned: boolean,
  ): Promise<Parts> {
    // Why players end a game is said by the play page; a board on another page says it itself.
    const [words] = await Promise.all([
      gameWords(language, match.game),
      this.#furniture(match.layout),
    ]);
    const bare = this.hasAttribute("bare");
    const alone = owned && mode !== "diagram" && !bare;
    const told = (mode === "replay" || mode === "analyse") && !bare;
    const [status, score] = await Promise.all([
      alone ? part(() => import("./standalone/status")) : null,
      told ? part(() => import("./standalone/replay")) : null,
      words.load("play", ...(match.layout.camera === "levels" ? ["space"] : [])),
    ]);
    return { words, mode, status, score };
  }

  #mount(match: Match, { words, mode, status, score }: Parts): void {
    this.#mode = mode;
    this.#leave();
    for (const round of [status, score]) if (round) this.#sheets.add(round.sheet);
    this.#wear();
    const view = this.#board(words);
    this.#furigoma?.element.remove();
    this.#furigoma = null;
    if (tiles && match.layout.kinds.length) {
      const throwChicks = () => this.#play("throw", "click");
      this.#furigoma = new tiles.Furigoma(words, () => view.pieces, throwChicks);
      view.fit.append(this.#furigoma.element);
    }
    if (levels && match.layout.camera === "levels") {
      const pictures = new levels.Pictures(this, view, words, LEVELS, () =>
        part(() => import("../parts/space")),
      );
      this.#pictures = pictures;
      this.#endings.push(() => pictures.destroy());
    }
    const changed = (event: Event) => this.#changed(match, event);
    match.addEventListener(MatchChange.type, changed);
    this.#endings.push(() => match.removeEventListener(MatchChange.type, changed));
    if (status) {
      const again = () => {
        this.#source = "";
        void this.#load(++this.#turn).then(() => view.focus());
      };
      this.#status = new status.Status(words, match, this.#rival, mode === "play" ? again : null);
      this.#frame.append(this.#status.element);
    }
    if (score) {
      this.#replay = new score.Replay(words, match, () => this.flip());
      this.#frame.append(this.#replay.element);
    }
    const ending = new AbortController();
    this.#endings.push(() => ending.abort());
    const roll = ({ listenWheel }: Pick<typeof ReplayParts, "listenWheel">) =>
      listenWheel(view.stage, match, ending.signal);
    if (score) roll(score);
    this.#fault.clear();
    this.#instead.remove();
    this.#ended = match.snapshot.scene.result !== null;
    this.#dress();
    this.#show(false);
    // Somebody will try what is not allowed, but not before there is a picture.
    const later = setTimeout(() => {
      words.load(...reasonsOf(`${match.game}-`)).catch(() => undefined);
      // A page that owns a game to play has buttons besides the wheel.
      if (score || this.#owned || mode !== "play") return;
      part(() => import("./standalone/wheel")).then(roll, () => undefined);
    });
    this.#endings.push(() => clearTimeout(later));
    this.#emit("bg-ready", { game: match.game });
  }

  /** Loads what stands beside the board in this kind of game. */
  async #furniture(layout: Layout): Promise<void> {
    if (layout.kinds.length) {
      tiles ??= await part(() => import("../parts/tiles"));
      tiles.registerTiles(layout.kinds);
      this.#wear([tiles.sheet]);
    }
    if (layout.camera === "levels") await this.#climb();
    if (!drawsCards(layout)) return;
    cards ??= await part(() => import("../parts/cards"));
    this.#wear([cards.sheet]);
  }

  /** Loads what boards above each other need. */
  async #climb(): Promise<void> {
    levels ??= await part(() => import("../parts/levels"));
    levels.Levels.registerStands();
    this.#wear([levels.sheet]);
  }

  /** Puts on all style sheets; those of a kind of game take the place of the last one's. */
  #wear(kind = this.#kind): void {
    this.#kind = kind;
    this.#root.adoptedStyleSheets = [...this.#sheets, ...kind];
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
      get checkItems() {
        return tiles?.checkItems;
      },
      choose: (code, via) => this.#play(code, via),
      explain: (steps) => {
        if (!this.#choices.length) return this.#shut();
        const plan = this.#match?.layout.camera === "levels" ? levels : null;
        return this.#match?.explain(plan ? steps.map(plan.Levels.offPlan) : steps) ?? null;
      },
      sight: (cell) => this.#match?.sight(cell) ?? [],
      playText: (text) => this.#playText(text),
      reasons: (code) => words.load(...reasonsOf(code)).catch(() => undefined),
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

  async #fail(wrong: GameError): Promise<void> {
    // The person can do nothing else on the program's turn.
    const rival = this.#rival?.onTurn ? this.#rival : null;
    const again = () => {
      if (rival) return rival.again();
      this.#fault.clear();
      this.#queue();
    };
    const remedy = rival || isMissingPart(wrong) ? remedyOf(wrong, again) : null;
    // The empty board is none.
    if (!this.#match) this.#fault.element.before(this.#instead);
    const message = await this.#fault.show(wrong, this.#wanted().language, remedy);
    if (message !== null) this.#emit("bg-error", { problem: wrong.problem, message });
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
      if (this.#badLook) this.#fault.clear();
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
    this.#fault.clear();
    this.#show(cause === "play" || cause === "navigate");
    const { node, ply, position, scene } = match.snapshot;
    if (cause === "play") {
      const code = match.moves().get(node)?.code ?? "";
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
      await this.#words?.load(...reasonsOf(problem.code)).catch(() => undefined);
      return this.#words?.problem(problem) ?? "";
    }
  }

  #key(event: KeyboardEvent): void {
    const match = this.#match;
    if (!match || event.defaultPrevented) return;
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.composedPath().some((target) => target instanceof HTMLInputElement)) return;
    if (event.key === FLIP && !this.taken && this.#mode !== "diagram") return this.flip();
    if (this.#replay?.press(event.key)) event.preventDefault();
  }

  #emit<T extends keyof BoardGameEvents>(type: T, detail: BoardGameEvents[T]): void {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  }
}

/** Boards above each other are taken apart. */
const flat = (model: BoardModel): BoardModel =>
  levels && model.layout.camera === "levels" ? levels.Levels.flatten(model) : model;

async function open(wanted: Wanted, inner: string): Promise<Match> {
  const { game, mode, options, position, src } = wanted;
  const source = src || inner ? await part(() => import("./source")) : null;
  const text = source && src ? await source.fetchText(src) : inner;
  const session = source
    ? await source.openAnyText(text, game, options, position)
    : (await loadGame(game ?? "")).create(game ?? "", options, position);
  const match = new Match(session, mode === "play" ? "play" : "analyse");
  if (text && mode === "replay") match.goToStart();
  else if (text) match.goToEnd();
  return match;
}

declare global {
  interface HTMLElementTagNameMap {
    "board-game": BoardGame;
  }
}
