import type { Annotation } from "../../game/annotation";
import { type Command, commandOf, type Grid, keyOf } from "../access/grid";
import type { Narrator } from "../access/narrator";
import type { Reading, Whole } from "../access/reading";
import type { noteItems } from "../canvas/painters/notes";
import type { Frame } from "../canvas/part";
import type { PartSet } from "../canvas/part-set";
import { Held } from "../canvas/held";
import { SightLines } from "../canvas/sight-lines";
import type { Surface } from "../canvas/surface";
import type { BoardState } from "../core/board-state";
import type { Item } from "../core/dirty";
import type { Geometry } from "../core/geometry";
import type { Effect, Spot } from "../core/interaction";
import { StackExpansion } from "../core/stack-expansion";
import type { BoardHooks } from "../core/model";
import { setsOf } from "../core/taste";
import { BoardPointer } from "../input/board-pointer";
import type { EarlyPresses } from "../input/early-presses";
import { reduce } from "../input/reduce";
import { Chooser } from "../overlays/chooser";
import { CommandBar } from "../overlays/command-bar";
import { KeyChoices } from "../overlays/key-choices";
import { KeyCommands } from "../overlays/key-commands";
import { Notes } from "../overlays/notes";
import { Popover } from "../overlays/popover";
import { Refusals } from "../overlays/refusals";

/** The picture of a board that hands are put on. */
export interface Picture {
  readonly hooks: BoardHooks;
  readonly board: BoardState;
  readonly surface: Surface;
  readonly parts: PartSet;
  /** All of it, and what pointers may take things from. */
  readonly root: HTMLElement;
  readonly ground: HTMLElement;
  /** Where answers appear. */
  readonly popover: HTMLElement;
  readonly view: Whole;
  /** The board in words. */
  readonly reading: Reading;
  /** What pointers did before. */
  readonly early: EarlyPresses;
}

/**
 * What people do with a board: pointers, keys, and what opens over the board. It is loaded after the first picture and put on that.
 */
export class Hands {
  readonly #picture: Picture;
  readonly #pointer: BoardPointer;
  readonly #grid: Grid;
  readonly #narrator: Narrator;
  readonly #keys: KeyCommands;
  readonly #popover: Popover;
  /** What explains itself has a place of its own: what is chosen meanwhile takes nothing away. */
  readonly #signs: Popover;
  /** What is touched has explained itself: why nothing can be done with it is told next time. */
  #signed = false;
  readonly #refusals: Refusals;
  readonly #chooser: Chooser;
  readonly #choices: KeyChoices;
  readonly #notes: Notes;
  readonly #commands: CommandBar;

  constructor(picture: Picture) {
    this.#picture = picture;
    const { hooks, board, surface, parts } = picture;
    const { words } = hooks;
    this.#popover = new Popover(picture.popover, (event) => this.#choices.press(event));
    const signs = document.createElement("div");
    signs.className = `${picture.popover.className} signs`;
    this.#signs = new Popover(signs, () => {});
    const { grid, narrator } = picture.reading;
    this.#grid = grid;
    this.#narrator = narrator;
    this.#refusals = new Refusals(picture, this.#popover, this.#narrator);
    this.#keys = new KeyCommands({
      hooks,
      board,
      surface,
      grid: this.#grid,
      narrator: this.#narrator,
      popover: this.#popover,
      column: (cell) => {
        const { geometry } = surface;
        return (geometry && parts.ask((part) => part.column?.(geometry, cell))) ?? [];
      },
      draw: (cell) => this.#notes.menu(cell, () => {}, board.origin ?? cell),
      explain: (spot) => {
        const sign = hooks.sign?.(spot, true) ?? null;
        this.#tellSign(spot, sign);
        return sign !== null;
      },
    });
    this.#notes = new Notes({
      words,
      board,
      surface,
      popover: this.#popover,
      ask: (answer) => this.#keys.ask(answer),
      question: (cell) => this.ask(cell),
      leave: () => this.#grid.focus(),
      annotated: (notes) => hooks.annotated?.(notes),
    });
    this.#pointer = new BoardPointer(picture.ground, board, surface, {
      began: (spot) => {
        this.#refusals.forget();
        this.#tellSign(spot, this.#signAt(spot), surface.fit);
      },
      pressed: (cell) => {
        this.#grid.follow(cell);
        this.handDown();
        picture.view.takePopover();
      },
      menu: (cell) => this.#notes.menu(cell, () => picture.view.takePopover()),
      note: (from, to, colour, done) => this.#notes.draw(from, to, colour, done),
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
      offer: () => this.#offer(),
      count: (count) => this.#keys.count(count),
      cancel: () => hooks.cancel?.() ?? false,
    });
    this.#commands = new CommandBar(words, board, (command) =>
      parts.some((part) => part.offers?.(command)),
    );
    picture.ground.append(this.#commands.element);
    surface.held = new Held(board);
    surface.expansion = new StackExpansion();
    surface.sight = new SightLines(
      (cell) => hooks.sight(cell),
      (loaded) => void this.#keys.ask(({ sightItem }) => loaded(sightItem)),
      () => surface.seen(),
    );
    picture.root.addEventListener("keydown", (event) => this.#choices.escape(event));
    picture.root.addEventListener("keydown", (event) => this.#besideKey(event));
    const { held } = surface;
    surface.cover(this.#pointer.ring);
    surface.fit.append(signs);
    // After the cells, in the order of the Tab key.
    if (picture.popover.parentNode === surface.fit) surface.fit.append(picture.popover);
    // Over all the rest: the fewer layers of the screen come after it, the less a step of a drag is.
    surface.fit.append(held.hand.element);
    if (surface.geometry) this.arranged(surface.geometry);
  }

  /** Does what was done before the hands were there: the picture knows them by now. */
  begin(): void {
    const { board, early } = this.#picture;
    board.handsOn(reduce);
    this.#pointer.replay(early.end());
  }

  get annotations(): readonly Annotation[] {
    return this.#notes.notes;
  }

  destroy(): void {
    this.#popover.clear();
    this.#signs.clear();
    this.#pointer.destroy();
  }

  // What people do

  /** A cell or a thing beside the board was chosen without a pointer. */
  activate(spot: Spot): void {
    const sign = this.#signAt(spot);
    this.#choices.activate(spot);
    this.#tellSign(spot, sign);
  }

  /** A key on the board that means something. */
  command(command: Command): void {
    this.#keys.do(command);
  }

  /** Opens what can be asked: about a cell, or what is chosen or was last. */
  ask(cell?: string): void {
    this.#keys.do({ do: "ask" }, cell === undefined ? cell : { at: "cell", cell, lift: null });
  }

  /** Keys on a thing beside the board ask about it; moves are written on the board. */
  #besideKey(event: KeyboardEvent): void {
    const { tray, kind } = event.target instanceof HTMLElement ? event.target.dataset : {};
    if (!tray || !kind || event.ctrlKey || event.altKey || event.metaKey) return;
    const { letters } = this.#picture.board.settings;
    const command = commandOf(keyOf(event), { letters, taken: () => true, columns: new Set() });
    if (!command || /count|walk|help/.test(command.do)) return;
    event.preventDefault();
    this.#keys.do(command, { at: "tray", tray, kind });
  }

  #signAt(spot: Spot): string | null {
    const sign = this.#picture.hooks.sign?.(spot) ?? null;
    this.#signed = sign !== null;
    return sign;
  }

  /** Explains what was touched, at its place; a thing beside the board at the edge nearest to it. */
  #tellSign(spot: Spot, sign: string | null, where?: HTMLElement): void {
    const { board, surface, popover } = this.#picture;
    const { geometry } = surface;
    this.#signs.clear();
    if (sign === null || !geometry || spot.at === "off") return;
    // Where the person looks: on this picture, or where answers appear now.
    const { element } = this.#signs;
    if (where && element.parentNode !== where) where.append(element);
    else if (!where && element.parentNode !== popover.parentNode) popover.before(element);
    const cells = [...geometry.cells.values()].toSorted((a, b) => a.cy - b.cy || a.cx - b.cx);
    const near = () => {
      const { layout } = board.model ?? {};
      const side = layout?.trays.find(({ id }) => spot.at === "tray" && id === spot.tray)?.side;
      return cells.at(side === board.settings.bottom ? -1 : 0)?.id ?? "";
    };
    const cell = spot.at === "cell" ? spot.cell : near();
    this.#signs.bubble(geometry, cell, sign, () => {}, surface.discs(cell));
    this.#narrator.add(sign);
  }

  /** A hand has gone down: on another picture of the board at a place, which may explain itself. */
  handDown(spot?: Spot): void {
    this.#picture.board.keyed = false;
    this.#notes.handDown();
    if (!spot) return;
    this.#refusals.forget();
    this.#tellSign(spot, this.#signAt(spot));
  }

  // What people are told

  /** Why steps lead to no action. */
  refuse({ steps }: Extract<Effect, { readonly do: "explain" }>): void {
    const refusal = this.#picture.hooks.explain(steps);
    if (refusal && !this.#signed) void this.#refusals.show(refusal, steps);
  }

  /** What was said to be wrong is past. */
  forget(): void {
    this.#refusals.forget();
  }

  /** Goes on with what is drawn on the board, and with what paints it, if that is here. */
  draw(notes: readonly Annotation[], paint: typeof noteItems | null): void {
    if (paint) this.#notes.paintWith(paint);
    this.annotate(notes);
  }

  /** Sets the arrows and circles without telling the host. */
  annotate(notes: readonly Annotation[]): void {
    this.#notes.put(notes);
  }

  // Keeping up with the picture

  /** The board may have another place in the window. */
  moved(): void {
    this.#pointer.moved();
  }

  /** What is chosen has changed. */
  changed(): void {
    this.#pointer.changed();
  }

  /** What is carried has been painted: it goes where the pointer is. */
  carry(): void {
    this.#pointer.carry();
  }

  /** What is drawn over the pieces, or `under` them. */
  items({ geometry, theme }: Frame, under: boolean): readonly Item[] {
    return this.#notes.items(geometry, theme, this.#picture.board.hints, under);
  }

  /** The cells are elsewhere on the board, or others. */
  arranged(geometry: Geometry): void {
    this.#pointer.arranged(geometry);
  }

  /** Brings everything up to date with the state. */
  update(): void {
    const { board, surface } = this.#picture;
    this.#notes.update();
    if (!board.model || !surface.geometry) return;
    this.#commands.update();
    this.#offer();
  }

  /** Offers what there is to choose now. */
  #offer(): void {
    const { board, surface, parts } = this.#picture;
    const { model, chosen, settings, touched, keyed } = board;
    const { geometry } = surface;
    if (!model || !geometry) return;
    this.#chooser.show({
      model,
      geometry,
      state: chosen,
      sets: setsOf(settings),
      offers: touched || keyed,
      styleOf: (option) => parts.ask((part) => part.optionStyle?.(option)) ?? "",
    });
  }
}
