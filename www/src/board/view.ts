import { GameError } from "../game-error";
import type { Annotation } from "../game/annotation";
import type { PartName } from "../generated/types/PartName";
import type { Step } from "../generated/types/Step";
import type { AfterPicture } from "./later/after-picture";
import { here, type LaterHooks, loadAfter } from "./later/needs";
import { numbers, printed } from "./canvas/painters/printed";
import type { BoardPartModule, PartHost } from "./canvas/part";
import { PartSet } from "./canvas/part-set";
import { element, strip } from "./canvas/strip";
import { Surface } from "./canvas/surface";
import { watchTheme } from "./canvas/watch-theme";
import { BoardState } from "./core/board-state";
import { same } from "./core/same";
import type { Geometry } from "./core/geometry";
import type { BoardModel, BoardSettings } from "./core/model";
import type { SecondarySource, SecondaryView } from "./core/secondary-view";
import { EarlyPresses } from "./input/early-presses";

/** What the board needs from whoever owns the game, and the parts that were loaded for it. */
export interface ViewHooks extends LaterHooks {
  partOf(name: PartName): BoardPartModule;
}

/**
 * A board on a page: the surface, the parts that its layout names, and what comes after the first
 * picture, such as hands. `show` gives it a
 * picture and the ways to click every action; `hooks.choose` is called with the action that was
 * clicked, typed or dragged.
 */
export class BoardView {
  readonly #hooks: ViewHooks;
  readonly #unwatch: () => void;
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
  readonly #parts: PartSet;
  #secondary: SecondaryView | null = null;
  #after: AfterPicture | null = null;
  /** What is to be done as soon as that is there; null once it is, or never will be. */
  #toDo: ((after: AfterPicture) => void)[] | null = [];
  #asked = false;
  /** The first picture is there: trays and buttons follow. */
  #begun = false;
  /** What is shown now is not seen coming. */
  #still = false;

  constructor(host: HTMLElement, hooks: ViewHooks) {
    this.#hooks = hooks;

    const board = new BoardState(
      hooks,
      (whole) => this.#changed(whole),
      (effect) => this.#after?.hands?.refuse(effect),
    );
    this.#board = board;
    const surface = new Surface(board, {
      resized: () => this.#after?.hands?.moved(),
      arranged: (geometry) => this.#arranged(geometry),
      under: (frame, flight) => [
        ...printed(frame, flight, this.#parts, board),
        ...(this.#after?.items(frame, true) ?? []),
      ],
      over: (frame) => [
        ...this.#parts.items("over", frame),
        ...(this.#after?.items(frame, false) ?? []),
        ...numbers(frame, board),
      ],
      carry: () => this.#after?.hands?.carry(),
    });
    this.#surface = this.painted = surface;
    this.#early = new EarlyPresses(this.#ground, board, surface);
    this.#parts = new PartSet((name) => hooks.partOf(name), this.#host());
    host.append(this.#root);
    this.#root.append(this.#ground);
    this.#ground.append(strip(this.#far, "far"), surface.stage, strip(this.#near, "near"));
    // Presses here are none on the board.
    this.#popover.dataset["float"] = "";
    surface.fit.append(this.#popover);
    this.#unwatch = watchTheme(() => surface.retheme());
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
    return this.#after?.annotations ?? [];
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
    this.#after?.hands?.forget();
    this.#surface.sight?.hide();
    board.load(model);
    this.#surface.refresh();
    this.#still = false;
    // What is there from the beginning is no news.
    if (old) this.#follow((after) => after.tellChange(old, model));
    void this.#bring();
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
    // It may be higher or lower now.
    void this.#bring();
  }

  /** Sets the arrows and circles without telling the host. */
  annotate(notes: readonly Annotation[]): void {
    this.#follow((after) => after.annotate(notes));
  }

  /** Sets what the program points out until the position changes. */
  point(hints: readonly Annotation[]): void {
    this.#follow((after) => after.point(hints));
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
    this.#follow((after) => after.withReading(({ narrator }) => narrator.say(text, urgent)));
  }

  /** Opens what can be asked of the board. */
  ask(): void {
    this.#follow((after) => after.withHands((hands) => hands.ask()));
  }

  /** Puts the focus of the keyboard on a cell. */
  focus(cell?: string): void {
    this.#follow((after) => after.withReading(({ grid }) => grid.focus(cell)));
  }

  /** Puts on a style sheet besides those of the game. */
  wear(sheet: CSSStyleSheet): void {
    this.#hooks.wear(sheet);
  }

  /** Reads the colours again. */
  retheme(): void {
    this.#surface.retheme();
  }

  /** Says why these steps lead to no action. */
  refuse(steps: readonly Step[]): void {
    this.#after?.hands?.refuse({ do: "explain", steps });
  }

  /** Whether a move is chosen ahead. */
  get isAhead(): boolean {
    return !!this.#board.model?.ahead?.length;
  }

  /** Takes back a move that was chosen ahead; whether there was one. */
  cancelPremove(): boolean {
    return this.#hooks.cancel?.() ?? false;
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
    this.#unwatch();
    this.#early.end();
    this.#parts.dispose();
    this.#secondary?.destroy();
    this.#toDo = null;
    this.#after?.destroy();
    this.#surface.destroy();
    this.#root.remove();
  }

  // After the picture

  /** Now, or as soon as what comes after the first picture is there. */
  #follow(act: (after: AfterPicture) => void): void {
    if (this.#after) act(this.#after);
    else this.#toDo?.push(act);
  }

  async #bring(): Promise<void> {
    if (this.#after) return this.#after.ask();
    // Nothing is to come before the first picture.
    if (this.#asked || !this.#begun) return;
    this.#asked = true;
    try {
      // At once where it need not be waited for, in one frame with the letters.
      const { AfterPicture } = here.after ?? (await loadAfter());
      // The board may be gone by then.
      if (!this.#toDo) return;
      const after = new AfterPicture(this.#picture());
      this.#after = after;
      for (const act of this.#toDo.splice(0)) act(after);
      await after.ask();
    } catch (thrown) {
      this.#asked = false;
      if (this.#toDo) this.#hooks.failed(GameError.from(thrown));
    }
  }

  #picture(): ConstructorParameters<typeof AfterPicture>[0] {
    return {
      view: this,
      came: () => this.#update(),
      hooks: this.#hooks,
      board: this.#board,
      surface: this.#surface,
      parts: this.#parts,
      root: this.#root,
      ground: this.#ground,
      popover: this.#popover,
      early: this.#early,
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
      activate: (spot) => this.#follow((after) => after.withHands((hands) => hands.activate(spot))),
      choose: (code, via) => this.#hooks.choose(code, via),
      stepName: (id) => this.#hooks.words.text(`${this.#board.model?.game ?? ""}-step-${id}`),
      say: (text) => this.say(text),
      focus: () => this.focus(),
      redraw: () => this.#surface.redraw(),
      again: () => this.#again(),
      light: (cell) => this.#secondary?.light(cell),
      reflect: (make) => this.#reflect(make),
      takePopover: () => this.takePopover(),
      wear: (sheet) => this.#hooks.wear(sheet),
      failed: (error) => this.#hooks.failed(error),
    };
  }

  /** The same once more; what is chosen stays so. */
  #again(): void {
    const { held } = this;
    const { model } = this.#board;
    if (!model) return;
    this.show(model.solid ?? model, { animate: false });
    this.held = held;
  }

  #reflect(make: ((source: SecondarySource) => SecondaryView | null) | null): void {
    this.#secondary?.destroy();
    this.takePopover();
    const source: SecondarySource = {
      words: this.#hooks.words,
      board: this.#board,
      popover: this.#popover,
      light: (cell) => this.#parts.light(cell),
      pressed: (spot) => this.#follow((after) => after.withHands((hands) => hands.handDown(spot))),
    };
    this.#secondary = make?.(source) ?? null;
    this.#secondary?.update(true);
  }

  // Keeping everything up to date

  #changed(whole: boolean): void {
    this.#after?.hands?.changed();
    if (whole) this.#update();
    this.#surface.changed(whole);
  }

  /** Brings everything that is not painted up to date with the state. */
  #update(): void {
    this.#secondary?.update(this.#still);
    if (!this.#board.model || !this.#surface.geometry || !this.#begun) return;
    this.#parts.update(this.#still);
    this.#after?.update();
  }

  #arranged(geometry: Geometry): void {
    this.#after?.arranged(geometry);
    if (!this.#begun) {
      // The first picture of a board waits for nothing else.
      clearTimeout(this.#timer);
      this.#timer = window.setTimeout(() => {
        this.#begun = true;
        this.#update();
        void this.#bring();
      });
    }
    this.#update();
  }
}
