import type { PartName } from "../generated/types/PartName";
import type { Step } from "../generated/types/Step";
import type { Annotation } from "../game/annotation";
import { Grid } from "./access/grid";
import { Narrator } from "./access/narrator";
import { numbers, printed } from "./canvas/painters/printed";
import type { BoardPartModule, PartHost } from "./canvas/part";
import { PartSet } from "./canvas/part-set";
import { element, strip } from "./canvas/strip";
import { Surface } from "./canvas/surface";
import { watchPlace } from "./canvas/watch-place";
import { watchPrint } from "./canvas/watch-print";
import { watchTheme } from "./canvas/watch-theme";
import { BoardState } from "./core/board-state";
import type { Geometry } from "./core/geometry";
import type { BoardHooks, BoardModel, BoardSettings } from "./core/model";
import type { SecondarySource, SecondaryView } from "./core/secondary-view";
import { BoardPointer } from "./input/board-pointer";
import { Chooser } from "./overlays/chooser";
import { CommandBar } from "./overlays/command-bar";
import { KeyChoices } from "./overlays/key-choices";
import { KeyCommands } from "./overlays/key-commands";
import { Notes } from "./overlays/notes";
import { Popover } from "./overlays/popover";
import { Refusals } from "./overlays/refusals";

/** What the board needs from whoever owns the game, and the parts that were loaded for it. */
export interface ViewHooks extends BoardHooks {
  partOf(name: PartName): BoardPartModule;
}

/**
 * A board on a page: the surface, the accessible grid over it, small popovers, and the parts
 * that its layout names. `show` gives it a picture and the ways to click every action;
 * `hooks.choose` is called with the action that was clicked, typed or dragged.
 */
export class BoardView {
  readonly #hooks: ViewHooks;
  readonly #endings: readonly (() => void)[];
  #gridTimer = 0;
  readonly #root = element("board");
  /** What lies side by side or one below the other, as there is room. */
  readonly #ground = element("ground");
  readonly #near = element("trays near");
  readonly #far = element("trays far");
  readonly #board: BoardState;
  readonly #surface: Surface;
  /** The board as it is painted: its size, and a way to paint it somewhere else as well. */
  readonly painted: Pick<Surface, "geometry" | "copy">;
  readonly #pointer: BoardPointer;
  readonly #grid: Grid;
  readonly #narrator: Narrator;
  readonly #commands: CommandBar;
  readonly #keys: KeyCommands;
  readonly #popover = new Popover((event) => this.#choices.press(event));
  readonly #refusals: Refusals;
  readonly #chooser: Chooser;
  readonly #choices: KeyChoices;
  readonly #notes: Notes;
  readonly #parts: PartSet;
  #secondary: SecondaryView | null = null;
  /** What is shown now is not seen coming. */
  #still = false;

  constructor(host: HTMLElement, hooks: ViewHooks) {
    this.#hooks = hooks;
    const { words } = hooks;
    const board = new BoardState(
      hooks,
      (whole) => this.#changed(whole),
      ({ steps }) => {
        const refusal = hooks.explain(steps);
        if (refusal) void this.#refusals.show(refusal, steps);
      },
    );
    this.#board = board;
    const surface = new Surface(board, {
      sight: (cell) => hooks.sight(cell),
      sightPainter: (loaded) => void this.#keys.ask(({ sightItem }) => loaded(sightItem)),
      resized: () => this.#pointer.moved(),
      arranged: (geometry) => this.#arranged(geometry),
      under: (frame, flight) => printed(frame, flight, this.#parts, this.#lettered),
      over: (frame) => [
        ...this.#parts.items("over", frame),
        ...this.#notes.items(frame.geometry, frame.theme),
        ...numbers(frame, board),
      ],
      carry: () => this.#pointer.carry(),
    });
    this.#surface = this.painted = surface;
    this.#pointer = new BoardPointer(this.#ground, board, surface, {
      began: () => this.#refusals.forget(),
      pressed: (cell) => {
        this.#grid.follow(cell);
        this.#handDown();
        this.takePopover();
      },
      menu: (cell) => this.#notes.menu(cell, () => this.takePopover()),
      note: (from, to, colour, done) => this.#notes.draw(from, to, colour, done),
    });
    this.#narrator = new Narrator(words, board);
    this.#refusals = new Refusals(hooks, board, surface, this.#popover, this.#narrator);
    this.#grid = new Grid({
      activate: (cell) =>
        this.#choices.activate({ at: "cell", cell, lift: surface.height(cell) || null }),
      command: (command) => this.#keys.do(command),
      focused: (cell) => {
        surface.focusOn(cell);
        this.#secondary?.focusOn(cell);
      },
      // A piece of one's own is chosen by the space bar too; anywhere else a part may have it.
      space: (cell, byKey) => !(byKey && board.chosen.root.next.has(`c${cell}`)) && this.space(),
      climb: (cell, by) => {
        const { geometry } = surface;
        return geometry && this.#parts.ask((part) => part.climb?.(geometry, cell, by));
      },
      taken: (key) => hooks.taken?.(key) ?? false,
      get letters() {
        return board.settings.letters;
      },
    });
    this.#commands = new CommandBar(words, board, (command) =>
      this.#parts.some((part) => part.offers?.(command)),
    );
    this.#keys = new KeyCommands({
      hooks,
      board,
      surface,
      grid: this.#grid,
      narrator: this.#narrator,
      popover: this.#popover,
      column: (cell) => {
        const { geometry } = surface;
        return (geometry && this.#parts.ask((part) => part.column?.(geometry, cell))) ?? [];
      },
    });
    this.#notes = new Notes({
      words,
      board,
      surface,
      popover: this.#popover,
      ask: (answer) => this.#keys.ask(answer),
      annotated: (notes) => hooks.annotated?.(notes),
    });
    this.#chooser = new Chooser(
      this.#popover,
      words,
      (step) => {
        board.dispatch({ type: "mean", step });
        if (this.#choices.goesOn) this.#narrator.tellMoves(board.chosen.node);
      },
      () => this.#grid.focus(),
    );
    this.#choices = new KeyChoices({
      board,
      grid: this.#grid,
      narrator: this.#narrator,
      popover: this.#popover,
      chooser: this.#chooser,
      refusals: this.#refusals,
      offer: () => this.#update(),
      count: (count) => this.#keys.count(count),
    });
    this.#parts = new PartSet((name) => hooks.partOf(name), this.#host());
    host.append(this.#root);
    this.#root.addEventListener("keydown", (event) => this.#choices.escape(event));
    this.#root.append(this.#ground, this.#narrator.element);
    this.#ground.append(strip(this.#far, "far"), surface.stage, strip(this.#near, "near"));
    this.#ground.append(this.#commands.element);
    surface.fit.firstElementChild?.after(this.#pointer.ring);
    surface.fit.append(this.#grid.element, this.#popover.element);
    this.#endings = [
      watchTheme(() => surface.retheme()),
      watchPrint(board, surface),
      watchPlace(() => {
        this.#pointer.moved();
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
    return this.#notes.notes;
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
    if (old && JSON.stringify(old.scene.tokens) !== JSON.stringify(tokens)) this.#notes.point([]);
    board.model = model;
    this.#parts.show();
    this.#still = !old || !change.animate;
    this.#surface.show(old, model, change.animate);
    this.#refusals.forget();
    this.#surface.sight.hide();
    board.load(model);
    this.#surface.refresh();
    this.#still = false;
    this.#narrator.tellChange(old, model);
  }

  settings(changed: Partial<BoardSettings>): void {
    const board = this.#board;
    const old = board.settings;
    board.settings = { ...old, ...changed };
    const { confirm } = board.settings;
    if (old.confirm !== confirm) board.dispatch({ type: "confirm", on: confirm });
    this.#parts.show();
    this.#surface.settings(old);
    this.#update();
    this.#surface.refresh();
  }

  /** Sets the arrows and circles without telling the host. */
  annotate(notes: readonly Annotation[]): void {
    this.#notes.put(notes);
  }

  /** Sets what the program points out until the position changes. */
  point(hints: readonly Annotation[]): void {
    this.#notes.hint(hints);
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
    this.#narrator.say(text, urgent);
  }

  /** Puts the focus of the keyboard on a cell. */
  focus(cell?: string): void {
    this.#grid.focus(cell);
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
    const { element } = this.#popover;
    if (element.parentNode !== fit) fit.append(element);
  }

  destroy(): void {
    clearTimeout(this.#gridTimer);
    for (const end of this.#endings) end();
    this.#parts.dispose();
    this.#secondary?.destroy();
    this.#popover.clear();
    this.#pointer.destroy();
    this.#surface.destroy();
    this.#root.remove();
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
      activate: (spot) => this.#choices.activate(spot),
      choose: (code, via) => this.#hooks.choose(code, via),
      stepName: (id) => this.#commands.nameOf(id),
      say: (text) => this.#narrator.say(text),
      focus: () => this.#grid.focus(),
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
      popover: this.#popover.element,
      light: (cell) => this.#parts.light(cell),
      pressed: () => this.#handDown(),
    };
    this.#secondary = this.#refusals.secondary = make?.(source) ?? null;
    this.#secondary?.update(true);
  }

  /** The first picture does not wait for letters. */
  get #lettered(): boolean {
    return this.#grid.current !== "" && this.#board.settings.coordinates;
  }

  // Keeping everything up to date

  /** A hand has gone down on this board or on another picture of it. */
  #handDown(): void {
    this.#board.keyed = false;
    this.#notes.handDown();
  }

  #changed(whole: boolean): void {
    this.#pointer.changed();
    if (whole) this.#update();
    this.#surface.changed(whole);
  }

  /** Brings everything that is not painted up to date with the state. */
  #update(): void {
    const { model, chosen, settings, touched, keyed } = this.#board;
    const { geometry } = this.#surface;
    this.#secondary?.update(this.#still);
    this.#notes.update();
    if (!model || !geometry || !this.#grid.current) return;
    this.#grid.update(this.#narrator.cellStates(model, geometry));
    this.#parts.update(this.#still);
    this.#commands.update();
    this.#chooser.show({
      model,
      geometry,
      state: chosen,
      pieces: settings.pieces,
      offers: touched || keyed,
      styleOf: (option) => this.#parts.ask((part) => part.optionStyle?.(option)) ?? "",
    });
  }

  #arranged(geometry: Geometry): void {
    this.#pointer.arranged(geometry);
    if (this.#grid.current) this.#buildGrid(geometry);
    else {
      // The first picture of a board waits for nothing else.
      clearTimeout(this.#gridTimer);
      this.#gridTimer = window.setTimeout(() => {
        if (this.#surface.geometry) this.#buildGrid(this.#surface.geometry);
        this.#surface.redraw();
        this.#update();
      });
    }
    this.#update();
  }

  #buildGrid(geometry: Geometry): void {
    const { words, taken } = this.#hooks;
    const { model, settings } = this.#board;
    const label = words.text("board-grid", { game: words.text(`${model?.game ?? ""}-name`) });
    const nameOf = (board: string | null) => {
      if (board === null) return label;
      return `${label}, ${this.#parts.ask((part) => part.boardName?.(board)) ?? board}`;
    };
    // Only a page with a list of keys answers.
    const listed = taken?.("?") ? [words.text("board-hint-keys")] : [];
    const hint = [words.text("board-hint"), ...listed].join(" ");
    // Of a mere picture the table of contents of a page says nothing.
    this.#grid.build(geometry, nameOf, { hint, headed: settings.annotate });
  }
}
