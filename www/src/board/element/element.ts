import { GameError } from "../../game-error";
import type { Match } from "../../game/match";
import type { Messages } from "../../i18n/messages";
import { isMissingPart, remedyOf } from "../../loading/part";
import css from "../index.css?inline";
import type { BoardModel, BoardSettings } from "../core/model";
import type { Space } from "../parts/space/space";
import type { BoardView } from "../view";
import { ANEW, type Asked, frameClass, LOOK, readLook, type Wanted, without } from "./attributes";
import { emit } from "./events";
import { Fault } from "./fault";
import { GameBoard } from "./game-board";
import { FLIP, isForBoard } from "./keys";
import { loadBoard, loadNeeds, type Needs, wantedOf } from "./loader";
import type { Inner, Shown } from "./inner";
import { loadOwnGame, ownGame } from "./own";
import type { Order } from "./own-game";
import { bringWheel } from "./wheel-later";
import { Settling } from "./settling";
import type { ComputerOpponent } from "./standalone/computer-opponent";
import type { Standalone } from "./standalone/standalone";
import { StyleSheets } from "./style-sheets";
import { dress } from "./wardrobe";

const sheet = new CSSStyleSheet();
sheet.replaceSync(css);

/**
 * `<board-game>`: the one way a board gets on a page. What pages may use of it stands in `public.ts`;
 * a page that owns the game sets the property `match` instead.
 */
export class BoardGame extends HTMLElement implements Inner {
  static readonly observedAttributes: readonly string[] = [...ANEW, ...LOOK];

  readonly #root: ShadowRoot;
  readonly #sheets: StyleSheets;
  readonly #frame = document.createElement("div");
  readonly #caption = document.createElement("p");
  readonly #fault = new Fault();
  /** What stands between the tags; it is shown while there is no game. */
  readonly #instead = document.createElement("slot");
  #board: GameBoard | null = null;
  #match: Match | null = null;
  /** The match was made here, and has to be closed. */
  #owned = false;
  #mode: Wanted["mode"] = "play";
  #standalone: Standalone | null = null;
  /** Ends what listens to the match on view. */
  #ending: AbortController | null = null;
  #opponent: ComputerOpponent | null = null;
  #settings: Partial<BoardSettings> = {};
  /** The side at the bottom; null until the page's word is read again. */
  #bottom: number | null = null;
  #locked = false;
  #waits = false;
  /** What is wrong now is an attribute that says how to show the game. */
  #badLook = false;
  #queued = false;
  /** What the game here was loaded from. */
  #order: Order | null = null;
  asked: Asked | null = null;
  readonly settling = new Settling();
  /** Counts loads: one that is overtaken by another is dropped. */
  #turn = 0;
  /** Counts looks that were asked for: of those that come too late nothing is told. */
  #wishes = 0;
  /** In words, who sits opposite and the clocks (key `o`). */
  status: (() => string) | null = null;
  /** Whether the page has a use of its own for a key; without it, the board has its own keys. */
  taken: ((key: string) => boolean) | null = null;

  constructor() {
    super();
    this.#root = this.attachShadow({ mode: "open" });
    this.#sheets = new StyleSheets(this.#root, sheet);
    this.#caption.className = this.#caption.part.value = "caption";
    this.#root.append(this.#frame, this.#caption, this.#fault.element);
    this.addEventListener("keydown", (event) => this.#key(event));
  }

  connectedCallback(): void {
    if (!this.#match) this.queue();
    // One that is only moved still has its view, and its game.
    else if (!this.#board) void this.#adopt(this.#match, this.#turn);
  }

  disconnectedCallback(): void {
    // An element that is only moved comes back at once and keeps its game.
    queueMicrotask(() => {
      if (this.isConnected) return;
      this.#turn++;
      this.#release();
      this.#board?.destroy();
      this.#board = null;
      if (this.#owned) this.#match = null;
      this.settling.begin();
    });
  }

  async attributeChangedCallback(name: string, before: unknown, after: unknown): Promise<void> {
    if (before === after) return;
    // The page has the last word: what was asked for or turned here before is past.
    this.asked = this.asked && without(this.asked, name);
    if (name === "flipped") this.#bottom = null;
    // One that is only moved is back by then; any other reads them all when it is.
    if (!this.isConnected && this.#board) await Promise.resolve();
    if (!this.isConnected) return;
    if (!this.#board || (ANEW as readonly string[]).includes(name)) return this.queue();
    this.#applyLook();
    this.view?.retheme();
  }

  get match(): Match | null {
    return this.#match;
  }

  /** Shows a game that the page owns. */
  set match(match: Match | null) {
    if (match === this.#match) return;
    const turn = ++this.#turn;
    this.#release();
    this.#owned = false;
    this.#order = null;
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
    this.#applyLook();
  }

  /** While locked the board is only looked at: it is somebody else's turn. */
  get locked(): boolean {
    return this.#locked;
  }

  set locked(locked: boolean) {
    if (locked === this.#locked) return;
    this.#locked = locked;
    void this.#board?.turn();
  }

  /** Whether a person waits for the program, and may choose a move for when that has moved. */
  set waits(waits: boolean) {
    if (waits === this.#waits) return;
    this.#waits = waits;
    this.#board?.turnLater();
  }

  /** The board inside, once there is one. */
  get view(): BoardView | null {
    return this.#board?.view ?? null;
  }

  /** The view in space, once it has been opened. */
  get space(): Space | null {
    return (this.view?.secondary ?? null) as Space | null;
  }

  /** The board takes the focus: what stands first in the element, a tray, may be far above. */
  override focus(options?: FocusOptions): void {
    if (this.view) this.view.focus();
    else super.focus(options);
  }

  flip(side?: number): void {
    if (this.#bottom === null) this.#applyLook();
    const bottom = side ?? 1 - (this.#bottom ?? 0);
    this.#bottom = bottom;
    this.#applyLook();
    emit(this, "bg-flip", { bottom });
  }

  /** For methods. */
  get current(): Shown | null {
    const match = this.#match;
    return match && { match, mode: this.#mode, opponent: this.#opponent, order: this.#order };
  }

  /** Loads soon, once for all that is asked until then. */
  queue(): void {
    this.settling.begin();
    if (this.#queued) return;
    this.#queued = true;
    queueMicrotask(() => {
      this.#queued = false;
      if (!this.isConnected) return;
      if (this.#match && !this.#owned) void this.#adopt(this.#match, ++this.#turn);
      else void this.#load(++this.#turn);
    });
  }

  /** Reads the attributes and loads the game; what was shown stays if anything is wrong. */
  async #load(turn: number, anew = false): Promise<void> {
    try {
      const own = ownGame() ?? (await loadOwnGame());
      const order = await own.readOrder(this, this.asked);
      const { game, wanted, source } = order;
      const same = !anew && source === this.#order?.source;
      if (this.#match && same) return this.#adopt(this.#match, turn);
      const fresh = game !== null && !this.#match;
      const ahead = fresh ? own.askAhead(this, game, wanted) : null;
      if (fresh && !this.#board) own.reserve(this.#frame, game);
      const sketch = () =>
        game === null || this.#match ? null : this.#sketch(own.skeletonOf(game), wanted, turn);
      const match = await own.whenNear(this, () => own.openMatch(order, sketch, ahead));
      if (turn !== this.#turn) return match.close();
      const [opponent, needs] = await own.provide(this, match, wanted, this.#told);
      if (turn !== this.#turn) {
        opponent?.dispose();
        return match.close();
      }
      this.#release();
      this.#owned = true;
      this.#match = match;
      this.#order = order;
      this.#opponent = opponent;
      this.#mount(match, needs);
    } catch (thrown) {
      if (turn === this.#turn) this.#refuse(GameError.from(thrown));
    }
  }

  /** What the program that plays here says of itself. */
  readonly #told = (problem: GameError | null) => {
    this.#fault.clear();
    if (problem) void this.#fail(problem);
    this.#standalone?.showStatus();
  };

  /** The empty board, until the rules are there. */
  async #sketch(model: BoardModel | null, wanted: Wanted, turn: number): Promise<void> {
    if (!model) return;
    const { words, sheets } = await loadBoard(this, wanted.language, model.game, model.layout);
    if (turn !== this.#turn || this.#match) return;
    this.#sheets.wear(sheets);
    // It has the shape of what comes: nothing moves then.
    this.#mode = wanted.mode;
    const { view } = this.#boardIn(words);
    this.#applyLook();
    view.show(model, { animate: false });
  }

  /** Shows a match that is here; what it needs is loaded first, and what was shown stays till then. */
  async #adopt(match: Match, turn: number): Promise<void> {
    try {
      const wanted = { ...wantedOf(this), ...this.asked };
      const needs = await loadNeeds(this, match, wanted, this.#owned);
      if (turn === this.#turn && this.isConnected) this.#mount(match, needs);
    } catch (thrown) {
      if (turn === this.#turn) this.#refuse(GameError.from(thrown));
    }
  }

  #mount(match: Match, needs: Needs): void {
    const { words, mode, later, sheets, standalone, status, replay } = needs;
    this.#mode = mode;
    this.#leave();
    this.#sheets.add(status?.sheet, replay?.sheet);
    this.#sheets.wear(sheets);
    const board = this.#boardIn(words);
    const { view } = board;
    board.mount(match, later);
    this.#standalone =
      standalone &&
      new standalone(
        this.#frame,
        {
          view,
          match,
          opponent: this.#opponent,
          flip: () => this.flip(),
          again: () => void this.#load(++this.#turn, true).then(() => view.focus()),
        },
        needs,
      );
    const { signal } = (this.#ending = new AbortController());
    this.#fault.clear();
    this.#instead.remove();
    this.#applyLook();
    board.show(false);
    if (this.#waits || this.#opponent?.onTurn) board.turnLater();
    // A page that owns a game to play has buttons besides the wheel.
    if (!this.#owned && mode === "play") bringWheel(view.stage, match, signal);
    this.settling.end(null);
    emit(this, "bg-ready", { game: match.game });
  }

  #boardIn(words: Messages): GameBoard {
    if (this.#board?.words === words) return this.#board;
    this.#frame.lang = words.language;
    this.#frame.style.cssText = "";
    return (this.#board = new GameBoard(this.#frame, this.#sheets, words, {
      element: this,
      held: this.#board?.destroy() ?? null,
      plays: () => this.#plays(),
      waits: () => this.#waits || (this.#opponent?.onTurn ?? false),
      status: () => this.status?.() ?? null,
      taken: (key) => (this.taken ? this.taken(key) : key === FLIP),
      shown: () => {
        this.#standalone?.showMoves();
        this.#standalone?.showStatus();
      },
      changed: () => this.#fault.clear(),
      fail: (error) => void this.#fail(error),
    }));
  }

  /** Lets go of the match, but leaves its picture. */
  #leave(): void {
    this.#board?.unmount();
    this.#ending?.abort();
    this.#standalone?.dispose();
    this.#standalone = null;
  }

  /** Lets go of the match and of the program too. */
  #release(): void {
    this.#leave();
    this.#opponent?.dispose();
    this.#opponent = null;
    if (this.#owned) this.#match?.close();
  }

  #refuse(wrong: GameError): void {
    this.settling.end(wrong);
    void this.#fail(wrong);
  }

  async #fail(wrong: GameError): Promise<void> {
    // The person can do nothing else on the program's turn.
    const opponent = this.#opponent?.onTurn ? this.#opponent : null;
    const again = () => {
      if (opponent) return opponent.again();
      this.#fault.clear();
      this.queue();
    };
    const remedy = opponent || isMissingPart(wrong) ? remedyOf(wrong, again) : null;
    // The empty board is none.
    if (!this.#match) {
      this.#frame.style.cssText = "";
      this.#fault.element.before(this.#instead);
    }
    const message = await this.#fault.show(wrong, wantedOf(this).language, remedy);
    if (message !== null) emit(this, "bg-error", { problem: wrong.problem, message });
  }

  /** `thrown`: why the board cannot wear what is wanted; of the empty one it is told with the game. */
  #applyLook(thrown?: unknown): void {
    if (thrown) return void (this.#match && this.#fail(GameError.from(thrown)));
    try {
      this.#frame.className = frameClass(this.#mode, this.hasAttribute("bare"), !this.#match);
      const look = readLook(this);
      this.#caption.textContent = look.caption ?? "";
      this.style.setProperty("--bg-size", look.size === null ? "" : `${look.size}px`);
      this.#bottom ??= this.#settings.bottom ?? (look.flipped ? 1 : 0);
      const viewer = this.#opponent?.own ?? null;
      const annotate = this.#mode !== "diagram";
      const wanted = { ...look.settings, viewer, annotate, ...this.#settings };
      const parts = this.#match?.layout.parts ?? [];
      const wish = ++this.#wishes;
      const worn = dress(this.#sheets, wanted, parts, (thrown) => {
        if (wish === this.#wishes) this.#applyLook(thrown);
      });
      this.view?.settings({ ...worn, bottom: this.#bottom });
      this.#standalone?.showStatus();
      if (this.#badLook) {
        this.#fault.clear();
        // Meanwhile a load may have been refused for it.
        this.queue();
      }
      this.#badLook = false;
    } catch (thrown) {
      this.#badLook = true;
      void this.#fail(GameError.from(thrown));
    }
  }

  /** Whether moves can be made here now. */
  #plays(): boolean {
    const seen = this.#mode === "diagram" || this.#mode === "replay";
    return !seen && !this.#locked && !this.#opponent?.onTurn;
  }

  #key(event: KeyboardEvent): void {
    if (!this.#match || !isForBoard(event)) return;
    if (event.key === FLIP && !this.taken && this.#mode !== "diagram") return this.flip();
    if (this.#standalone?.press(event.key)) event.preventDefault();
  }
}
