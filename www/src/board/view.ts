import { GameError } from "../game-error";
import type { Annotation } from "../game/annotation";
import type { PartName } from "../generated/types/PartName";
import type { Step } from "../generated/types/Step";
import { part } from "../loading/part";
import { numbers, printed } from "./canvas/painters/printed";
import type { BoardPartModule, PartHost } from "./canvas/part";
import { PartSet } from "./canvas/part-set";
import { element, strip } from "./canvas/strip";
import { Surface } from "./canvas/surface";
import { watchPlace } from "./canvas/watch-place";
import { watchPrint } from "./canvas/watch-print";
import { watchTheme } from "./canvas/watch-theme";
import { BoardState } from "./core/board-state";
import { same } from "./core/same";
import type { Geometry } from "./core/geometry";
import type { BoardHooks, BoardModel, BoardSettings } from "./core/model";
import type { SecondarySource, SecondaryView } from "./core/secondary-view";
import type * as HandsPart from "./hands";
import { EarlyPresses } from "./input/early-presses";
import { CommandBar } from "./overlays/command-bar";

/** What people do with boards, once it is here. */
let handsPart: typeof HandsPart | null = null;

/** Loads that; whoever knows that a picture is near may ask for it before. */
export async function loadHands(): Promise<typeof HandsPart> {
  handsPart ??= await part(() => import("./hands"));
  return handsPart;
}

/** What the board needs from whoever owns the game, and the parts that were loaded for it. */
export interface ViewHooks extends BoardHooks {
  partOf(name: PartName): BoardPartModule;
  /** Loads what the hands say; null where that is here. */
  handWords(): Promise<unknown> | null;
  /** A style sheet came with what was loaded after the first picture. */
  wear(sheet: CSSStyleSheet): void;
  /** What comes after the first picture cannot be loaded now; another `show` asks for it again. */
  failed(error: GameError): void;
}

/**
 * A board on a page: the surface, the parts that its layout names, and after the first picture
 * the hands, which are everything that people do with it and are told of it. `show` gives it a
 * picture and the ways to click every action; `hooks.choose` is called with the action that was
 * clicked, typed or dragged.
 */
export class BoardView {
  readonly #hooks: ViewHooks;
  readonly #endings: readonly (() => void)[];
  #timer = 0;
  readonly #root = element("board");
  /** What lies side by side or one below the other, as there is room. */
  readonly #ground = element("ground");
  readonly #near = element("trays near");
  readonly #far = element("trays far");
  /** Reasons and choices, once there are hands. */
  readonly #popover = element("popover");
  readonly #board: BoardState;
  readonly #surface: Surface;
  /** The board as it is painted: its size, and a way to paint it somewhere else as well. */
  readonly painted: Pick<Surface, "geometry" | "copy">;
  readonly #early: EarlyPresses;
  readonly #commands: CommandBar;
  readonly #parts: PartSet;
  #secondary: SecondaryView | null = null;
  #hands: HandsPart.Hands | null = null;
  /** The arrows and circles that were given before the hands were there. */
  #notes: readonly Annotation[] = [];
  /** What the hands are to do as soon as they are there; null once they are, or never will be. */
  #toDo: ((hands: HandsPart.Hands) => void)[] | null = [];
  #asked = false;
  /** The first picture is there: letters, trays and buttons follow. */
  #begun = false;
  /** What is shown now is not seen coming. */
  #still = false;

  constructor(host: HTMLElement, hooks: ViewHooks) {
    this.#hooks = hooks;
    const { words } = hooks;
    const board = new BoardState(
      hooks,
      (whole) => this.#changed(whole),
      (effect) => this.#hands?.refuse(effect),
    );
    this.#board = board;
    const surface = new Surface(board, {
      resized: () => this.#hands?.moved(),
      arranged: (geometry) => this.#arranged(geometry),
      under: (frame, flight) => printed(frame, flight, this.#parts, this.#lettered),
      over: (frame) => [
        ...this.#parts.items("over", frame),
        ...(this.#hands?.items(frame) ?? []),
        ...numbers(frame, board),
      ],
      carry: () => this.#hands?.carry(),
    });
    this.#surface = this.painted = surface;
    this.#early = new EarlyPresses(this.#ground, board, surface);
    this.#commands = new CommandBar(words, board, (command) =>
      this.#parts.some((part) => part.offers?.(command)),
    );
    this.#parts = new PartSet((name) => hooks.partOf(name), this.#host());
    host.append(this.#root);
    this.#root.append(this.#ground);
    this.#ground.append(strip(this.#far, "far"), surface.stage, strip(this.#near, "near"));
    this.#ground.append(this.#commands.element);
    // Presses here are none on the board.
    this.#popover.dataset["float"] = "";
    surface.fit.append(this.#popover);
    this.#endings = [
      watchTheme(() => surface.retheme()),
      watchPrint(board, surface),
      watchPlace(() => {
        this.#hands?.moved();
        surface.moved();
      }),
    ];
  }

  /** Where the board is painted. */
  get stage(): HTMLElement {
    return this.#surface.stage;
  }

  /** The side at the bottom. */
  get bottom(): number {
    return this.#board.settings.bottom;
  }

  get annotations(): readonly Annotation[] {
    return this.#hands?.annotations ?? this.#notes;
  }

  /** The other picture of the board, where there is one. */
  get secondary(): SecondaryView | null {
    return this.#secondary;
  }

  /** Shows a position; with `animate`, what moved is seen moving. */
  show(given: BoardModel, change: { readonly animate: boolean } = { animate: true }): void {
    const board = this.#board;
    const old = board.model;
    const model = this.#parts.convert(given);
    this.#parts.mount(given.layout.parts);
    const { tokens } = model.scene;
    if (old && !same(old.scene.tokens, tokens)) this.point([]);
    board.model = model;
    this.#parts.show();
    this.#still = !old || !change.animate;
    this.#surface.show(old, model, change.animate);
    this.#hands?.forget();
    this.#surface.sight?.hide();
    board.load(model);
    this.#surface.refresh();
    this.#still = false;
    // What is there from the beginning is no news.
    if (old) this.#withHands((hands) => hands.tellChange(old, model));
    void this.#askForHands();
  }

  settings(changed: Partial<BoardSettings>): void {
    const board = this.#board;
    const old = board.settings;
    board.settings = { ...old, ...changed };
    // Pages say the same again and again.
    if (same(old, board.settings)) return;
    const { confirm } = board.settings;
    if (old.confirm !== confirm) board.dispatch({ type: "confirm", on: confirm });
    this.#parts.show();
    this.#surface.settings(old);
    this.#update();
    this.#surface.refresh();
  }

  /** Sets the arrows and circles without telling the host. */
  annotate(notes: readonly Annotation[]): void {
    this.#notes = notes;
    this.#withHands((hands) => hands.annotate(notes));
  }

  /** Sets what the program points out until the position changes. */
  point(hints: readonly Annotation[]): void {
    this.#withHands((hands) => hands.point(hints));
  }

  /** An action was played, and this is said of it. */
  played(code: string, news: string): void {
    if (this.#parts.some((part) => part.played?.(code, news))) this.focus();
  }

  /** What the space bar does where it means something of its own; whether it did. */
  space(): boolean {
    return this.#parts.some((part) => part.space?.());
  }

  /** Says something to screen readers. */
  say(text: string, urgent = false): void {
    this.#withHands((hands) => hands.say(text, urgent));
  }

  /** Puts the focus of the keyboard on a cell. */
  focus(cell?: string): void {
    this.#withHands((hands) => hands.focus(cell));
  }

  /** Reads the colours again. */
  retheme(): void {
    this.#surface.retheme();
  }

  /** What is chosen so far; what was begun on another board goes on here. */
  get held(): readonly Step[] {
    return this.#board.chosen.path;
  }

  set held(path: readonly Step[]) {
    this.#board.dispatch({ type: "hold", path });
  }

  /** Answers appear here from now on, and no longer in another picture. */
  takePopover(): void {
    const { fit } = this.#surface;
    if (this.#popover.parentNode !== fit) fit.append(this.#popover);
  }

  destroy(): void {
    clearTimeout(this.#timer);
    for (const end of this.#endings) end();
    this.#toDo = null;
    this.#early.end();
    this.#parts.dispose();
    this.#secondary?.destroy();
    this.#hands?.destroy();
    this.#surface.destroy();
    this.#root.remove();
  }

  // Hands

  /** Now, or as soon as the hands are there. */
  #withHands(act: (hands: HandsPart.Hands) => void): void {
    if (this.#hands) act(this.#hands);
    else this.#toDo?.push(act);
  }

  async #askForHands(): Promise<void> {
    const { model } = this.#board;
    // Nothing is to come before the first picture, and with the empty board nothing can be done.
    if (this.#asked || !this.#begun || model?.scene.phase === "loading") return;
    this.#asked = true;
    const words = this.#hooks.handWords();
    // At once where they need not be waited for, in one frame with the letters.
    if (handsPart && !words) return this.#takeHands(handsPart);
    try {
      const [loaded] = await Promise.all([loadHands(), words]);
      // The board may be gone by then.
      if (this.#toDo) this.#takeHands(loaded);
    } catch (thrown) {
      this.#asked = false;
      if (this.#toDo) this.#hooks.failed(GameError.from(thrown));
    }
  }

  #takeHands({ Hands, sheet }: typeof HandsPart): void {
    this.#hooks.wear(sheet);
    const hands = new Hands(this.#picture());
    this.#hands = hands;
    const toDo = this.#toDo ?? [];
    this.#toDo = null;
    this.#update();
    for (const act of toDo) act(hands);
    hands.begin();
  }

  #picture(): ConstructorParameters<typeof HandsPart.Hands>[0] {
    return {
      hooks: this.#hooks,
      board: this.#board,
      surface: this.#surface,
      parts: this.#parts,
      root: this.#root,
      ground: this.#ground,
      popover: this.#popover,
      early: this.#early,
      secondary: () => this.#secondary,
      takePopover: () => this.takePopover(),
      space: () => this.space(),
    };
  }

  // Parts and pictures

  #host(): PartHost {
    return {
      words: this.#hooks.words,
      board: this.#board,
      stage: this.stage,
      fit: this.#surface.fit,
      near: this.#near,
      far: this.#far,
      activate: (spot) => this.#withHands((hands) => hands.activate(spot)),
      choose: (code, via) => this.#hooks.choose(code, via),
      stepName: (id) => this.#commands.nameOf(id),
      say: (text) => this.say(text),
      focus: () => this.focus(),
      redraw: () => this.#surface.redraw(),
      light: (cell) => this.#secondary?.light(cell),
      reflect: (make) => this.#reflect(make),
      takePopover: () => this.takePopover(),
    };
  }

  #reflect(make: ((source: SecondarySource) => SecondaryView | null) | null): void {
    this.#secondary?.destroy();
    this.takePopover();
    const source: SecondarySource = {
      words: this.#hooks.words,
      board: this.#board,
      popover: this.#popover,
      light: (cell) => this.#parts.light(cell),
      pressed: () => this.#withHands((hands) => hands.handDown()),
    };
    this.#secondary = make?.(source) ?? null;
    this.#secondary?.update(true);
  }

  /** The first picture does not wait for letters. */
  get #lettered(): boolean {
    return this.#begun && this.#board.settings.coordinates;
  }

  // Keeping everything up to date

  #changed(whole: boolean): void {
    this.#hands?.changed();
    if (whole) this.#update();
    this.#surface.changed(whole);
  }

  /** Brings everything that is not painted up to date with the state. */
  #update(): void {
    this.#secondary?.update(this.#still);
    if (!this.#board.model || !this.#surface.geometry || !this.#begun) return;
    this.#parts.update(this.#still);
    this.#commands.update();
    this.#hands?.update();
  }

  #arranged(geometry: Geometry): void {
    this.#hands?.arranged(geometry);
    if (!this.#begun) {
      // The first picture of a board waits for nothing else.
      clearTimeout(this.#timer);
      this.#timer = window.setTimeout(() => {
        this.#begun = true;
        this.#surface.redraw();
        this.#update();
        void this.#askForHands();
      });
    }
    this.#update();
  }
}
